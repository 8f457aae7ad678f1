"""Hummelwiese, a small game of our own: what a game's folder holds. README.md has its rules."""
