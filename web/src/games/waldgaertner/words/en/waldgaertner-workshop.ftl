# The card workshop of Waldgärtner.

waldgaertner-workshop-title = Card workshop
waldgaertner-workshop-about = Play with plants of your own: load a card file or change ours, see what is wrong in which line, and look at the cards as they will lie on the table.
waldgaertner-workshop-name = Name of these cards
waldgaertner-workshop-new = My cards
waldgaertner-workshop-tabs = About these cards
waldgaertner-workshop-tab-check = Check
waldgaertner-workshop-tab-text = Text
waldgaertner-workshop-tab-begin = Begin
waldgaertner-workshop-tab-trial = Bots
waldgaertner-workshop-tab-share = Save
waldgaertner-workshop-text = The card file
waldgaertner-workshop-text-about = One line a card, with commas in between; the first line names the columns. Paste a file here, or change a line.
waldgaertner-workshop-begin-shipped = Begin with our cards
waldgaertner-workshop-begin-file = Begin with a file …
waldgaertner-workshop-mode = Rules
waldgaertner-workshop-cards = The cards
waldgaertner-workshop-find = Find a plant
waldgaertner-workshop-origin = From
waldgaertner-workshop-origin-all = All
waldgaertner-workshop-count = { $count ->
    [one] { $count } of { $all } cards
   *[other] { $count } of { $all } cards
}
waldgaertner-workshop-none = The cards are shown as soon as the file can be read.
waldgaertner-workshop-stale = The file cannot be read as it is: these are the last cards that could be.
waldgaertner-workshop-figure-cards = Cards
waldgaertner-workshop-figure-decisions = Decisions a game
waldgaertner-workshop-figure-value = Mean value
waldgaertner-workshop-figure-bracketed = In brackets
waldgaertner-workshop-figure-nitrogen = Fix nitrogen
waldgaertner-workshop-figure-males = Males
waldgaertner-workshop-figure-margin = Winner ahead by
waldgaertner-workshop-figure-plants = Plants a garden
waldgaertner-workshop-figure-sold = Cards sold a garden
waldgaertner-workshop-figure-sixes = Sixes a player
waldgaertner-workshop-figure-failing = Failing cards a garden
waldgaertner-workshop-figure-colour-bonus = Colour bonus, %
waldgaertner-workshop-figure-contests = Rounds with a contest, %
waldgaertner-workshop-group-origin = Origin
waldgaertner-workshop-group-class = Growth
waldgaertner-workshop-group-value = Value
waldgaertner-workshop-group-bloom = Bloom
waldgaertner-workshop-group-harvest = Harvest
waldgaertner-workshop-group-crop = What is eaten
waldgaertner-workshop-group-colour = Flowers
waldgaertner-workshop-colour-none = no colour printed
waldgaertner-workshop-verdict-turn-order = Lead of the best seat over its share, percentage points
waldgaertner-workshop-verdict-sixes = Sixes a player
waldgaertner-workshop-verdict-failing = Failing cards a garden
waldgaertner-workshop-verdict-colour-bonus = Gardens with the colour bonus, %
waldgaertner-workshop-verdict-contests = Rounds with a contest, %
