"""What happens at tables while people look on: nudges between server processes (`bus/`) and who is
there (`presence.py`)."""
