"""Programs for those who work on Waldbach. From the top of a checkout, after `make check` or any
other target that sets up `.venv-dev`:

.venv-dev/bin/python -m tools.NAME
"""
