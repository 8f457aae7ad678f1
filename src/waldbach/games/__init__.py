"""A folder for each game; `waldbach.registry` finds them."""
