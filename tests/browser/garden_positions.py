"""Tables of Waldgärtner on which something that is rare can be seen at once."""

from __future__ import annotations

# Three seats choose. Seats 1 and 2 have as many coins, all can pay for a six.
THREE = """
seats 3
origins AS
round 8 step select
region 1: 16 top wineberry+1
region 2: 15 top kaki-persimmon
region 3: 17 top goji
market castor-aralia blue-bean miquelberry
seat 1
  coins 4
  hand peach(own)
  row 1: honeyberry-amfora . . . .
  row 2: . goumi . .
seat 2
  coins 4
  hand bush-clover(own)
  row 2: . zereshk* . .
  row 3: . apricot .
seat 3
  coins 3
  hand korean-barberry(own)
  row 1: . . dikusha-currant . .
  row 5: korean-pine*
"""

# The same with different coins: if all choose one region, seat 1 has the right, then seat 2.
RICHER = THREE.replace("coins 4", "coins 6", 1)

# Seats 2 and 3 have as many coins: after seat 1, who has the right, they draw blindly.
TIED = RICHER.replace("coins 3", "coins 4")

# Both others have chosen region 1 already; seat 1, which contends there too, has the right.
WANTED = RICHER.replace("  hand bush", "  commit choose 1\n  hand bush").replace(
    "  hand korean", "  commit choose 1\n  hand korean"
)

# Seat 1 can pay for a six, and region 3 is known from top to bottom. Seat 3 has chosen region 1; if
# seat 2 does so too, both draw blindly. What only its holder knows stands nowhere else.
SECRETS = """
seats 3
origins AS
round 8 step select
region 1: 6 top wineberry then korean-black-raspberry
region 2: 15 top kaki-persimmon
region 3: 4 top goji then heartnut white-mulberry raisin-tree
market castor-aralia blue-bean miquelberry
seat 1
  coins 3
  hand peach(own)
  row 1: honeyberry-amfora . . . .
seat 2
  coins 2
  hand bush-clover(own)
  row 2: . zereshk* . .
seat 3
  coins 2
  commit choose 1
  hand korean-barberry(own)
  row 5: korean-pine*
"""

# Seat 1 is to play: its honeyberry is a partner for the one that stands there, its olive feeds its
# neighbours. From region 3, which it has looked through, seat 2 has taken the heartnut.
PLAYING = """
seats 3
origins AS
round 8 step play
region 1: 16 top wineberry+1
region 2: 15 top kaki-persimmon
region 3: 2 top goji then white-mulberry
market castor-aralia blue-bean miquelberry peach jujube nashi-pear+1
seat 1
  coins 6
  choice 6
  hand honeyberry-morena autumn-olive
  memory 3: goji heartnut! white-mulberry
  row 1: honeyberry-amfora+1 . . . .
  row 2: . goumi zereshk+2* .
seat 2
  coins 4
  choice 1
  hand heartnut(from=3,traced=1) bush-clover
  row 3: . apricot .
  row 4: ussurian-pear .
seat 3
  coins 3
  choice 2
  hand korean-barberry(own) chinese-toon
  row 1: . . dikusha-currant . .
  row 5: korean-pine*
"""

# The advanced game: behind the medlar, which is a small tree, a small shrub has no sun.
SHADE = """
options mode=advanced
seats 2
origins EU
round 4 step play
region 1: 19 top quince
region 2: 19 top redcurrant
market norway-maple common-barberry
seat 1
  coins 2
  choice 1
  hand lingonberry(own) sweet-rowan
  row 1: . medlar . . .
seat 2
  coins 2
  choice 2
  commit grow black-elder 1.4
  hand bilberry(own) black-elder
"""

# The last cards: row 6 is open to seat 1, whose card brings a fourth colour too, and so one more
# card of the market. Seat 2 has chosen already.
LAST = """
seats 2
origins EU
round 21 step play
region 1: 6 top winter-savory
region 2: 7 top medlar
market norway-maple common-barberry+2 sour-cherry
seat 1
  coins 8
  hand wild-cherry+1
  row 1: english-lavender apothecary-rose+1 redcurrant blackcurrant european-raspberry [lingonberry]
  row 2: quince . sea-buckthorn-frugana .
  row 3: sea-buckthorn-male apple-king-of-pippins+2 black-mulberry
  row 4: pear-beurre-hardy fontainebleau-service [sweet-cherry-kassins]
  row 5: common-walnut+1 [sweet-chestnut]
seat 2
  coins 3
  commit grow judas-tree 3.2
  hand judas-tree(own)
  row 1: european-gooseberry . bilberry bog-cranberry+1 .
  row 2: common-hazel mirabelle-plum cornelian-cherry .
  row 3: filbert . german-prune
  row 4: european-wild-pear swedish-whitebeam
  row 5: european-nettle-tree
"""

# Seat 2 has chosen its place already. The hazel of seat 1 waits for the filbert.
PLANTING = """
seats 2
origins EU
round 4 step play
region 1: 19 top quince
region 2: 19 top redcurrant
market norway-maple common-barberry
seat 1
  coins 2
  choice 1
  hand lingonberry(own) filbert
  row 2: . common-hazel . .
seat 2
  coins 2
  choice 2
  commit grow black-elder 2.4
  hand bilberry(own) black-elder
"""

# The same before the dice are set.
CHOOSING = """
seats 2
origins EU
round 4 step select
region 1: 19 top quince
region 2: 19 top redcurrant
seat 1
  coins 2
  hand filbert(own)
  row 2: . common-hazel . .
seat 2
  coins 2
  hand bilberry(own)
"""

# Late summer. Seats 2 and 3 have chosen; nobody can pay for a six, and region 3 is empty. If seat 1
# chooses region 1, it and seat 2 draw blindly. In the next phase an olive of seat 1 blooms, its
# jujube and the pine of seat 2 are ripe.
POOR = """
seats 3
origins AS
round 8 step select
region 1: 16 top wineberry+1
region 2: 15 top kaki-persimmon
region 3: 0
market castor-aralia blue-bean
seat 1
  coins 2
  hand peach(own)
  row 2: thorny-olive . . .
  row 3: jujube* . .
seat 2
  coins 2
  commit choose 1
  hand bush-clover(own)
  row 5: korean-pine*
seat 3
  coins 2
  commit choose 2
  hand korean-barberry(own)
"""
