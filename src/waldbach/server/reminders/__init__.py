"""Tells people who are away that it is their turn, by web push and by mail (docs/reminders.md)."""
