# What is printed on the plants of Waldgärtner; the pieces and the wheel of the year.

waldgaertner-cards-class-climber = climber
waldgaertner-cards-class-small-shrub = small shrub
waldgaertner-cards-class-large-shrub = large shrub
waldgaertner-cards-class-small-tree = small tree
waldgaertner-cards-class-medium-tree = medium tree
waldgaertner-cards-class-large-tree = large tree
waldgaertner-cards-origin-EU = Europe
waldgaertner-cards-origin-NA = North America
waldgaertner-cards-origin-AS = Asia
waldgaertner-cards-flower-white = white
waldgaertner-cards-flower-yellow = yellow
waldgaertner-cards-flower-pink = pink
waldgaertner-cards-flower-red = red
waldgaertner-cards-flower-purple = purple
waldgaertner-cards-flowers-white = white flowers
waldgaertner-cards-flowers-yellow = yellow flowers
waldgaertner-cards-flowers-pink = pink flowers
waldgaertner-cards-flowers-red = red flowers
waldgaertner-cards-flowers-purple = purple flowers
waldgaertner-cards-crop-fruit = fruit
waldgaertner-cards-crop-nut = nut
waldgaertner-cards-crop-seed = seed
waldgaertner-cards-crop-shoot = shoots
waldgaertner-cards-crop-sap = sap
waldgaertner-cards-crop-flower = flowers
waldgaertner-cards-preparation-raw = raw
waldgaertner-cards-preparation-cooked = cooked
waldgaertner-cards-preparation-roasted = roasted
waldgaertner-cards-season-0 = winter
waldgaertner-cards-season-1 = early spring
waldgaertner-cards-season-2 = mid-spring
waldgaertner-cards-season-3 = late spring
waldgaertner-cards-season-4 = early summer
waldgaertner-cards-season-5 = midsummer
waldgaertner-cards-season-6 = late summer
waldgaertner-cards-season-7 = early autumn
waldgaertner-cards-season-8 = mid-autumn
waldgaertner-cards-season-9 = late autumn
waldgaertner-cards-phase = phase { $phase }, { $season }
waldgaertner-cards-metres = { $metres } m
waldgaertner-cards-eaten = { $crop }, eaten { $preparation }
waldgaertner-cards-value = value { $value }
waldgaertner-cards-value-bracketed = value { $value } in brackets
waldgaertner-cards-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
waldgaertner-cards-blooms = blooms in { $season }
waldgaertner-cards-ripens = ripens in { $season }
waldgaertner-cards-needs = needs { $partners }
waldgaertner-cards-partner-here = a partner stands in the garden
waldgaertner-cards-partner-missing = the partner is still missing
waldgaertner-cards-nitrogen = gives its neighbours nitrogen
waldgaertner-cards-self-fertile = needs no partner
waldgaertner-cards-male = male: it fertilises, and its own flower brings no coin
waldgaertner-cards-markers-worth = { $count ->
    [one] { $count } marker, which adds { $count } point
   *[other] { $count } markers, which add { $count } points
}
waldgaertner-cards-sells = { $coins ->
    [one] sells for { $coins } coin
   *[other] sells for { $coins } coins
}
waldgaertner-cards-back = a hidden card from { $origin }
waldgaertner-cards-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
waldgaertner-cards-die = die showing { $face }
waldgaertner-cards-die-hidden = hidden die
waldgaertner-cards-wheel = Wheel of the year: { $phase }
waldgaertner-cards-year = The year in all gardens
waldgaertner-cards-list-blooms = in bloom: { $plants }
waldgaertner-cards-list-ripens = ripe: { $plants }
