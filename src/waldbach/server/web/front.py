"""The front page as HTML: no script, no style of its own, all words from the catalogues."""

from __future__ import annotations

from html import escape

from waldbach.messages import language, text

PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="{lead}">
<title>Waldbach</title>
<link rel="icon" href="/static/waldbach.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/front.css">
</head>
<body>
<main>
<header>
<img src="/static/waldbach.svg" alt="" width="88" height="88">
<h1>Waldbach</h1>
<p class="lead">{lead}</p>
</header>
<img class="bank" src="/static/brook.svg" alt="">
<dl>
<div><dt>{open_label}</dt><dd>{open}</dd></div>
<div><dt>{playing_label}</dt><dd>{playing}</dd></div>
</dl>
<section>
<h2>{play_head}</h2>
<p>{play}</p>
<pre><code>waldbach play renature
waldbach play waldgaertner</code></pre>
</section>
<section>
<h2>{api_head}</h2>
<p>{api} <a href="{schema}">{api_link}</a></p>
</section>
<footer><p>{credits}</p></footer>
</main>
</body>
</html>
"""


def front_page(open_tables: int, playing: int, schema: str) -> str:
    words = {
        "lang": language.get(),
        "lead": text("front-lead"),
        "open_label": text("front-open", count=open_tables),
        "open": str(open_tables),
        "playing_label": text("front-playing", count=playing),
        "playing": str(playing),
        "play_head": text("front-play-head"),
        "play": text("front-play"),
        "api_head": text("front-api-head"),
        "api": text("front-api"),
        "api_link": text("front-api-link"),
        "credits": text("front-credits"),
        "schema": schema,
    }
    return PAGE.format(**{name: escape(word) for name, word in words.items()})
