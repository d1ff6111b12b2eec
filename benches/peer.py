#!/usr/bin/env python3
"""Random games a second, beside a peer's, in one run on one core.

The peer is catanatron 3.2.1 (pip install catanatron==3.2.1). Both sides play
whole games of four players who decide by lot. Usage: python3 benches/peer.py
"""
import random
import re
import subprocess
import sys
import time

SECONDS = 20


def peer() -> float:
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    games, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        Game([RandomPlayer(color) for color in colors]).play()
        games += 1
    return games / (time.perf_counter() - start)


def ours() -> float:
    command = ["cargo", "bench", "--locked", "--bench", "core", "--", "random_game"]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    mean = re.search(r"Open\s.*│\s*([\d.]+) (ms|µs)\s*│ \d+\s*│ \d+", output)
    if mean is None:
        sys.exit("the bench printed no figure:\n" + output)
    seconds = float(mean[1]) * {"ms": 1e-3, "µs": 1e-6}[mean[2]]
    return 1 / seconds


if __name__ == "__main__":
    here, there = ours(), peer()
    print(f"random games a second: tableside {here:.0f}, catanatron {there:.1f}, ratio {here / there:.1f}")
