# The frame around all pages, and the parts they are built from.

look-skip = Skip to content
look-home = Waldbach, home
look-nav = Pages
look-nav-play = Play
look-nav-lobby = Lobby
look-nav-mine = My tables
look-nav-learn = Learn
look-menu = Menu
look-language = Language
look-theme = Theme
look-theme-system = As the system
look-theme-light = Light
look-theme-dark = Dark
look-settings = Settings
look-account = Account
look-account-guest = { $name } (guest)
look-sign-in = Sign in
look-nicknames = Owl, Badger, Snail, Turtle, Salamander, Woodpecker, Butterfly, Hedgehog, Otter, Kingfisher

look-close = Close
look-cancel = Cancel
look-retry = Try again
look-reload = Load again
look-loading = One moment…
look-notes = Notes
look-unreachable = The server cannot be reached. Nothing is lost; please try again in a moment.
look-offline = You are offline. Your games wait on the server; this page goes on by itself when you are back.
look-trouble = Something went wrong on the way ({ $status }). Please try again.
look-page-failed = This page could not be opened.
look-page-failed-hint = Perhaps the connection is gone, or there is a newer version.
look-fault = Something went wrong.
look-fault-hint = Your games are safe on the server. Load the page again to go on.
look-not-found = There is nothing at this address.
look-not-found-hint = The link may be old, or a letter of it got lost.
look-to-home = To the home page
look-rule = Rule { $rule }

look-chart-table = Show as a table
look-chart-chart = Show as a chart
look-copy-failed = Copying did not work. Select the text and copy it yourself.
