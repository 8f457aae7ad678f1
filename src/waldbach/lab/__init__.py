"""The lab: what the games and the bots are like, measured over many games.

`runner.py` carries out many tasks, on this machine or on a Ray cluster, and keeps what is finished;
`tournament.py` compares players. From a notebook:

    from waldbach.lab import tournament

    result = tournament.play("renature", ["greedy", "random"], games=200)
    print(result)

What needs the extra packages of `pip install 'waldbach[lab]'` imports them when it is used.
"""
