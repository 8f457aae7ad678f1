# What the home page says of Waldgärtner: with its mode as titles of tables, alone, its modes for small buttons.

home-game-waldgaertner-basic = Waldgärtner
home-game-waldgaertner-advanced = Waldgärtner für Fortgeschrittene
home-box-waldgaertner = Waldgärtner
home-mode-waldgaertner-basic = Grundspiel
home-mode-waldgaertner-advanced = Fortgeschrittene
home-mode-about-waldgaertner-basic = Ein Garten durch die Jahreszeiten.
home-mode-about-waldgaertner-advanced = Mit freien Reihen und Schatten.
home-credits-waldgaertner = Waldgärtner ist ein Spiel von Claas Fischer, erschienen bei Edition Essentia.
