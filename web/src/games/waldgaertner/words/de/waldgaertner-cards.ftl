# Was auf den Pflanzen von Waldgärtner steht; die Spielsteine und das Rad des Jahres.

waldgaertner-cards-class-climber = Kletterpflanze
waldgaertner-cards-class-small-shrub = kleiner Strauch
waldgaertner-cards-class-large-shrub = großer Strauch
waldgaertner-cards-class-small-tree = kleiner Baum
waldgaertner-cards-class-medium-tree = mittlerer Baum
waldgaertner-cards-class-large-tree = großer Baum
waldgaertner-cards-origin-EU = Europa
waldgaertner-cards-origin-NA = Nordamerika
waldgaertner-cards-origin-AS = Asien
waldgaertner-cards-flower-white = weiß
waldgaertner-cards-flower-yellow = gelb
waldgaertner-cards-flower-pink = rosa
waldgaertner-cards-flower-red = rot
waldgaertner-cards-flower-purple = violett
waldgaertner-cards-flowers-white = weiße Blüten
waldgaertner-cards-flowers-yellow = gelbe Blüten
waldgaertner-cards-flowers-pink = rosa Blüten
waldgaertner-cards-flowers-red = rote Blüten
waldgaertner-cards-flowers-purple = violette Blüten
waldgaertner-cards-crop-fruit = Frucht
waldgaertner-cards-crop-nut = Nuss
waldgaertner-cards-crop-seed = Samen
waldgaertner-cards-crop-shoot = Triebe
waldgaertner-cards-crop-sap = Saft
waldgaertner-cards-crop-flower = Blüten
waldgaertner-cards-preparation-raw = roh
waldgaertner-cards-preparation-cooked = gekocht
waldgaertner-cards-preparation-roasted = geröstet
waldgaertner-cards-season-0 = Winter
waldgaertner-cards-season-1 = Vorfrühling
waldgaertner-cards-season-2 = Frühling
waldgaertner-cards-season-3 = Spätfrühling
waldgaertner-cards-season-4 = Frühsommer
waldgaertner-cards-season-5 = Hochsommer
waldgaertner-cards-season-6 = Spätsommer
waldgaertner-cards-season-7 = Frühherbst
waldgaertner-cards-season-8 = Herbst
waldgaertner-cards-season-9 = Spätherbst
waldgaertner-cards-phase = Phase { $phase }, { $season }
waldgaertner-cards-metres = { $metres } m
waldgaertner-cards-eaten = { $crop }, { $preparation }
waldgaertner-cards-value = Wert { $value }
waldgaertner-cards-value-bracketed = Wert { $value } in Klammern
waldgaertner-cards-markers = { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
}
waldgaertner-cards-blooms = blüht in { $season }
waldgaertner-cards-ripens = reif in { $season }
waldgaertner-cards-needs = braucht { $partners }
waldgaertner-cards-partner-here = ein Partner steht im Garten
waldgaertner-cards-partner-missing = der Partner fehlt noch
waldgaertner-cards-nitrogen = gibt den Nachbarn Stickstoff
waldgaertner-cards-self-fertile = braucht keinen Partner
waldgaertner-cards-male = männlich: sie befruchtet, ihre eigene Blüte bringt keine Münze
waldgaertner-cards-markers-worth = { $count ->
    [one] { $count } Marker bringt { $count } Punkt dazu
   *[other] { $count } Marker bringen { $count } Punkte dazu
}
waldgaertner-cards-sells = { $coins ->
    [one] Verkauf bringt { $coins } Münze
   *[other] Verkauf bringt { $coins } Münzen
}
waldgaertner-cards-back = eine verdeckte Karte aus { $origin }
waldgaertner-cards-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
waldgaertner-cards-die = Würfel mit { $face }
waldgaertner-cards-die-hidden = verdeckter Würfel
waldgaertner-cards-wheel = Rad des Jahres: { $phase }
waldgaertner-cards-year = Das Jahr in allen Gärten
waldgaertner-cards-list-blooms = in Blüte: { $plants }
waldgaertner-cards-list-ripens = reif: { $plants }
