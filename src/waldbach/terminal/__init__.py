"""The table in a terminal: play, watch, replay, count.

Nothing here knows a game. What a game looks like stands in `games/<name>/terminal.py`; `face.py`
says what that module offers.
"""
