"""Random games of fastcatan, in C++: ``.venv-fastcatan/bin/python bench/fastcatan_random.py loop``.

``loop`` plays games one by one from Python, with all options listed; ``batch`` plays many at once
and measures masks and steps alone: to choose from masks is left to whoever uses them.

Imports nothing of ours: the environment of fastcatan does not have it.
Prints ``{"games": ..., "decisions": ..., "cpu_s": ...}``.
"""

import argparse
import json
import random
import time

import numpy as np
from fastcatan import MASK_WORDS, BatchedEnv, Env

AT_ONCE = 1024


def loop(games: int) -> tuple[int, float]:
    """The decisions of whole games, and the CPU time that they took."""
    draw = random.Random("loop").random
    env = Env()
    decisions = 0
    start = time.process_time()
    for number in range(games):
        env.reset(number + 1)
        done = False
        while not done:
            legal = env.legal_actions()
            done = env.step(legal[int(draw() * len(legal))])
            decisions += 1
    return decisions, time.process_time() - start


def batch(steps: int) -> tuple[int, float]:
    """The decisions of so many steps of all games, and the CPU time of masks and steps."""
    envs = BatchedEnv(AT_ONCE, 1)
    envs.reset()
    masks = np.zeros((AT_ONCE, MASK_WORDS), dtype=np.uint64)
    over = np.zeros(AT_ONCE, dtype=np.uint8)
    draw = np.random.default_rng(1)
    cpu_s = 0.0
    for _ in range(steps):
        start = time.process_time()
        envs.write_masks(masks)
        cpu_s += time.process_time() - start
        bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
        chosen = (bits * draw.random(bits.shape, dtype=np.float32)).argmax(axis=1)
        actions = chosen.astype(np.uint32)
        start = time.process_time()
        envs.step_autoreset(actions, over)
        cpu_s += time.process_time() - start
    return AT_ONCE * steps, cpu_s


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("way", choices=["loop", "batch"])
    parser.add_argument("--count", type=int, default=50, help="games, or steps of a batch")
    given = parser.parse_args()
    decisions, cpu_s = (loop if given.way == "loop" else batch)(given.count)
    print(json.dumps({"games": given.count, "decisions": decisions, "cpu_s": cpu_s}))


if __name__ == "__main__":
    main()
