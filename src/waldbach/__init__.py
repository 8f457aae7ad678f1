"""Waldbach: a place to play, learn and study Renature, Valley and Waldgärtner.

>>> import waldbach
>>> waldbach.get("renature").name
'renature'
"""

from waldbach.registry import every, get, names

__all__ = ["every", "get", "names"]
__version__ = "1.1.0"
