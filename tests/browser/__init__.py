"""Tests in a real browser: a server with the built client, Chromium, and people who click."""
