# What the home page says of Waldgärtner: with its mode as titles of tables, alone, its modes for small buttons.

home-game-waldgaertner-basic = Waldgärtner
home-game-waldgaertner-advanced = Waldgärtner, gra zaawansowana
home-box-waldgaertner = Waldgärtner
home-mode-waldgaertner-basic = Podstawowa
home-mode-waldgaertner-advanced = Zaawansowana
home-mode-about-waldgaertner-basic = Ogród przez cztery pory roku.
home-mode-about-waldgaertner-advanced = Ze swobodnymi rzędami i cieniem.
home-credits-waldgaertner = Waldgärtner to gra Claasa Fischera, wydana przez Edition Essentia.
