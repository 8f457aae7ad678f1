"""Waldgärtner (Woodland gardeners): a card game of blossom, harvest and neighbours."""
