# What the home page says of Renature: with its mode as titles of tables, alone, its modes for small buttons.

home-game-renature-base = Renature
home-game-renature-valley = Renature: Valley
home-game-renature-variant = Renature: Valley, druga strona planszy
home-box-renature = Renature
home-mode-renature-base = Podstawowa
home-mode-renature-valley = Valley
home-mode-renature-variant = Druga strona
home-mode-about-renature-base = Sadź nad potokiem i zdobywaj przewagę na nieużytkach. Najlepsza na początek.
home-mode-about-renature-valley = Z łąkami, grzybami, pniakami i stawami.
home-mode-about-renature-variant = Łąka na drugiej stronie planszy: mniej ścieżek, więcej swobody.
home-credits-renature = Renature to gra Wolfganga Kramera i Michaela Kieslinga, wydana przez Deep Print Games i Capstone Games.
