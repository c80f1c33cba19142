#!/usr/bin/env python3
"""A whole bot for Undercroft: plays any of the games, Pocket Sub with a little sense.

    undercroft simulate pocket-sub --bots "run:python3 docs/examples/bot.py",wanderer --rotate --games 200
"""
import json
import random
import sys


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()  # without this the line stays here, and the time runs out


def danger(position, seat, action):
    """Pocket Sub: how bad it is to go to a place. Anything else is as good as anything."""
    if action["type"] != "step":
        return 0
    colours = list(position["subs"])
    own = colours[seat]
    at = action["to"]
    theirs = [place for colour, places in position["mines"].items() if colour != own for place in places]
    bad = sum(places.count(at) for places in position["subs"].values())  # a sub of anybody's
    bad += at in theirs
    bad += at in position.get("commandCentres", {}).values()
    return bad


def choose(message):
    random.seed(message["random"])  # the same question, the same answer
    legal = message["legal"]
    worst = [danger(message["position"], message["seat"], action) for action in legal]
    return random.choice([i for i, bad in enumerate(worst) if bad == min(worst)])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "ready"})
    elif message["type"] == "decide":
        say({"id": message["id"], "choice": choose(message)})
    # "game" and "over" need no answer
