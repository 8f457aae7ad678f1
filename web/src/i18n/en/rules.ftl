# The page of rules around a game's own words.

rules-contents = Contents
rules-search = Search the rules
rules-none = Nothing found for “{ $text }”.
rules-print = Print
rules-learn = Learn it by playing
rules-unknown = There are no rules for this game here yet.
rules-example = Example:
