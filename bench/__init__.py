"""Performance figures. `python -m bench` prints them as a Markdown table."""
