# What the home page says of Renature: with its mode as titles of tables, alone, its modes for small buttons.

home-game-renature-base = Renature
home-game-renature-valley = Renature: Valley
home-game-renature-variant = Renature: Valley, board back
home-box-renature = Renature
home-mode-renature-base = Base game
home-mode-renature-valley = Valley
home-mode-renature-variant = Valley, back
home-mode-about-renature-base = Plant along the brook and lead in the areas. The best one to begin with.
home-mode-about-renature-valley = With meadows, mushrooms, stumps and ponds.
home-mode-about-renature-variant = The meadow on the back of the board: fewer paths, more freedom.
home-credits-renature = Renature is a game by Wolfgang Kramer and Michael Kiesling, published by Deep Print Games and Capstone Games.
