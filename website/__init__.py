"""The documentation site: what MkDocs is told beyond the pages in docs/."""
