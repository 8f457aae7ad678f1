# What the home page says of Renature: with its mode as titles of tables, alone, its modes for small buttons.

home-game-renature-base = Renature
home-game-renature-valley = Renature: Valley
home-game-renature-variant = Renature: Valley, Planrückseite
home-box-renature = Renature
home-mode-renature-base = Grundspiel
home-mode-renature-valley = Valley
home-mode-renature-variant = Rückseite
home-mode-about-renature-base = Am Bach pflanzen und in den Gebieten führen. Am besten für den Anfang.
home-mode-about-renature-valley = Mit Wiesen, Pilzen, Baumstümpfen und Teichen.
home-mode-about-renature-variant = Die Wiese auf der Rückseite des Plans: weniger Wege, mehr Freiheit.
home-credits-renature = Renature ist ein Spiel von Wolfgang Kramer und Michael Kiesling, erschienen bei Deep Print Games und Capstone Games.
