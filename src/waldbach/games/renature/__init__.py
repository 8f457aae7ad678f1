"""Renature with its expansion Valley and the variant on the back of Valley's board."""
