# What the home page says of Waldgärtner: with its mode as titles of tables, alone, its modes for small buttons.

home-game-waldgaertner-basic = Waldgärtner
home-game-waldgaertner-advanced = Waldgärtner, advanced
home-box-waldgaertner = Waldgärtner
home-mode-waldgaertner-basic = Basic game
home-mode-waldgaertner-advanced = Advanced
home-mode-about-waldgaertner-basic = Plant a garden through the seasons.
home-mode-about-waldgaertner-advanced = With free rows and shade.
home-credits-waldgaertner = Waldgärtner is a game by Claas Fischer, published by Edition Essentia.
