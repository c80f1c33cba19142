#!/usr/bin/env python3
"""A complete bot for Undercroft: plays any of the games at random, but Pocket Sub with some care.

    undercroft simulate pocket-sub --bots "run:python3 docs/examples/bot.py",wanderer --rotate --games 200
"""
import json
import random
import sys


def send(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()  # otherwise the line stays in the buffer, and the time runs out


def danger(position, seat, action):
    """In Pocket Sub: how many things at the target would destroy the sub. Everything else counts as safe."""
    if action["type"] != "step":
        return 0
    colours = list(position["subs"])
    own = colours[seat]
    at = action["to"]
    theirs = [place for colour, places in position["mines"].items() if colour != own for place in places]
    bad = sum(places.count(at) for places in position["subs"].values())  # anybody's subs
    bad += at in theirs
    bad += at in position.get("commandCentres", {}).values()
    return bad


def choose(message):
    random.seed(message["random"])  # equal questions get equal answers
    legal = message["legal"]
    dangers = [danger(message["position"], message["seat"], action) for action in legal]
    return random.choice([i for i, bad in enumerate(dangers) if bad == min(dangers)])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "ready"})
    elif message["type"] == "decide":
        send({"id": message["id"], "choice": choose(message)})
    # "game" and "over" need no answer
