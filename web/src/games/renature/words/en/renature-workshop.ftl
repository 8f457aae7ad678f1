# The board workshop of Renature.

renature-workshop-title = Board workshop
renature-workshop-board = The board to draw on
renature-workshop-about-board = Arrow keys walk over the board, Space or Enter paints with the chosen tool, Shift and an arrow key paints on the way. The digits 1 to 7 choose the tool. Ctrl and Z takes a step back.
renature-workshop-not-drawn = This text cannot be drawn yet, and nothing can be painted meanwhile. What you see is the last board that could be drawn: mend the text (the reasons stand under “Check”), undo, or begin with another board.
renature-workshop-name = Name of the board
renature-workshop-new = New board
renature-workshop-mode = Made for
renature-workshop-tabs = About this board
renature-workshop-tab-check = Check
renature-workshop-tab-begin = Begin
renature-workshop-tab-tokens = Tokens
renature-workshop-tab-trial = Bots
renature-workshop-tab-share = Share
renature-workshop-tab-text = Text

renature-workshop-tools = Tools
renature-workshop-tool-brook = Brook
renature-workshop-tool-brook-meadow = Meadow
renature-workshop-tool-area = Soil
renature-workshop-tool-start = Spring
renature-workshop-tool-start-meadow = Pond
renature-workshop-tool-stump = Tree stump
renature-workshop-tool-cloud = Clouds
renature-workshop-tool-outside = Not part of the board
renature-workshop-tool-erase = Eraser
renature-workshop-fill = Fill
renature-workshop-clouds = Clouds on a space
renature-workshop-fewer = Fewer clouds
renature-workshop-more = More clouds
renature-workshop-undo = Undo
renature-workshop-redo = Do it again
renature-workshop-symmetry = Paint twice
renature-workshop-symmetry-none = Paint here only
renature-workshop-symmetry-mirror = Mirrored as well
renature-workshop-symmetry-half-turn = Turned by half as well
renature-workshop-spoken-wrong = something is wrong here
renature-workshop-spoken-better = could be better here

renature-workshop-invent = Invent a board
renature-workshop-invent-about = A new board ({ $mode }) that keeps to all rules of our own boards. The same seed gives the same board.
renature-workshop-invent-symmetry = Its sides
renature-workshop-likeness-none = All different
renature-workshop-likeness-mirror = Mirrored
renature-workshop-likeness-half-turn = Alike after half a turn
renature-workshop-invent-seed = Seed
renature-workshop-invent-seed-any = any
renature-workshop-invent-go = Invent one
renature-workshop-invent-used = Made from the seed { $seed }.
renature-workshop-begin = Begin with
renature-workshop-begin-about = A board that you have changed stays among those made before. One that you have not makes room for the next; undoing brings it back.
renature-workshop-begin-shipped = Ours: { $mode }
renature-workshop-begin-empty = An empty one
renature-workshop-begin-file = A file …

renature-workshop-tokens-about = Every area gets a token whose large number is its size. Which back a token has is a secret until the end.
renature-workshop-tokens-other = Tokens are needed only where the back of Valley's board is played by the rules of the base game.
renature-workshop-token-main = First
renature-workshop-token-minor = Second
renature-workshop-token-backs = Backs, one for each token
renature-workshop-token-areas = Areas / tokens
renature-workshop-token-fit = Tokens for these areas
renature-workshop-token-fit-about = One for each area and three spare ones, with backs as on our boards. They take the place of those that are there.
renature-workshop-token-add = Another kind
renature-workshop-token-remove = Take away the tokens { $kind }

renature-workshop-text = The board as text
renature-workshop-text-about = S or P starting space, . brook or meadow, T stump, letters soil, # not part of the board. Paste a board here, or change it.

renature-workshop-figure-areas = Areas
renature-workshop-figure-area-spaces = Spaces of soil
renature-workshop-figure-brook = Brook or meadow
renature-workshop-figure-starts = Starting spaces
renature-workshop-figure-clouds = Clouds
renature-workshop-figure-bays = Narrow bays
renature-workshop-figure-narrows = Narrow places
renature-workshop-figure-joins = Mushroom bridges
renature-workshop-figure-tokens = Tokens
renature-workshop-figure-stumps = Stumps
renature-workshop-figure-closed = Areas closed, %
renature-workshop-figure-discards = Discards, %
renature-workshop-figure-decisions = Decisions a game
renature-workshop-verdict-closed = Areas that close during play, %
renature-workshop-verdict-discards = Turns that are discards, %
renature-workshop-figure-margin = Winner ahead by
renature-workshop-verdict-turn-order = Lead of the best seat over its share, percentage points
renature-workshop-sizes = Sizes of areas
renature-workshop-size = { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}
