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
