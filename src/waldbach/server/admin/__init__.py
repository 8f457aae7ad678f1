"""`waldbach admin`: look after the tables and people of a server, whether it runs or not.

The commands work on the database of the settings. Servers that run hear of it over the bus, or
notice within half a minute (`server/rounds.py`). `commands.py` has one function for each command.
"""
