"""Games on a GPU: `python -m bench.gpu` proves that they are right, and measures their speed.

Needs an NVIDIA GPU, and NVRTC or nvcc; nothing has to be installed. Games are compared with the
compiled core where it is built, and else with the Python rules. Figures are absolute: decisions per
second of wall time. They are printed and written to `$OUT/gpu.json`, or to build/gpu.json.
"""

import json
import os
import random
import struct
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import bench.checkout  # noqa: F401  # finds cardtown where it is not installed
from bench import figures
from cardtown import fast, games
from cardtown.gpu import Environment, Rollouts, available, state_of
from cardtown.gpu.games import device_of

FOUR = ["human"] * 4
TABLES = [
    ("carson-city", FOUR),
    ("carson-city", ["human", "virtual:expert", "human", "human", "human", "human"]),
    ("card-city", ["human"]),
    ("card-city", FOUR),
]
CHECKED = 4096
STEPS = 320
SAMPLE = 40
ROUNDS = 40
BATCHES = (1 << 14, 1 << 16, 1 << 17, 1 << 18)
ROLLOUTS = 1 << 21
SHAPES = [(threads, each) for threads in (32, 64, 128, 256) for each in (2, 4, 8, 16)]


def say(text: str) -> None:
    print(text, flush=True)


# --- are they right? ------------------------------------------------------------------------------


def compare(what: str, shown: bytes, expected: bytes) -> None:
    """Exit if the GPU differs."""
    if shown != expected:
        sys.exit(f"NOT EQUAL: {what}")


def check_against_core(game: str, seats: list[str], dtype: str) -> int:
    """Step both and compare all their columns; return the decisions."""
    batch = fast.new_batch(game, seats, CHECKED, seed="equal", reward="margin")
    env = Environment(game, seats, CHECKED, seed="equal", reward="margin", dtype=dtype)
    seen = bytearray(len(env.observations.to_bytes()))
    room = memoryview(seen) if dtype == "uint8" else memoryview(seen).cast("f")
    for step in range(STEPS):
        compare(f"masks at step {step}", env.bits.to_bytes(), batch.masks.tobytes())
        compare(f"seats at step {step}", env.seats.to_bytes(), batch.seats.tobytes())
        if step % 8 == 0:
            env.observe()
            batch.observe(room)
            compare(f"observations at step {step}", env.observations.to_bytes(), bytes(seen))
        env.choose(step)
        batch.choose(step)
        compare(f"actions at step {step}", env.actions.to_bytes(), batch.actions.tobytes())
        env.step()
        batch.step(batch.actions)
        compare(f"ends at step {step}", env.over.to_bytes(), batch.over.tobytes())
        compare(f"numbers at step {step}", env.games.to_bytes(), batch.games.tobytes())
        for name in ("scores", "rewards"):
            content = getattr(batch, name).tobytes()
            compare(f"{name} at step {step}", getattr(env, name).to_bytes(), content)
    return CHECKED * STEPS


def check_against_python(game: str, seats: list[str], dtype: str) -> int:
    """The same with the Python rules, for a few games; observations need NumPy."""
    env = Environment(game, seats, SAMPLE, seed="equal", dtype=dtype)
    tables = [
        games.get(game).new_table(seats, seed=f"equal {number}", log=False)
        for number in range(SAMPLE)
    ]
    try:
        from cardtown.envs.parts import codec_for

        codec: Any = codec_for(game, len(seats))
    except ImportError:
        sys.exit("neither the compiled core nor NumPy is here: nothing to compare with")
    rng = random.Random(1)
    decisions = 0
    while not any(table.over for table in tables):
        env.observe()
        seen = env.observations.to_bytes()
        bits = env.bits.to_bytes()
        size, words = len(seen) // SAMPLE, len(bits) // SAMPLE
        chosen = []
        for number, table in enumerate(tables):
            decision = min(table.decisions())
            vector = codec.encode(table.view(decision.seat))
            content = (vector.clip(0, 255) if dtype == "uint8" else vector).astype(dtype).tobytes()
            compare(f"observation of game {number}", seen[number * size :][:size], content)
            codec.resume()
            numbers = list(codec.numbers(decision, lambda: table.view(decision.seat)))  # noqa: B023
            mask = sum(1 << option for option in numbers).to_bytes(words, "little")
            compare(f"mask of game {number}", bits[number * words :][:words], mask)
            at = rng.randrange(len(numbers))
            chosen.append(numbers[at])
            table.apply(decision.seat, decision.options[at])
        env.actions.device.upload(env.actions.address, struct.pack(f"{SAMPLE}h", *chosen))
        env.step()
        decisions += SAMPLE
    wide = len(env.scores.to_bytes()) // SAMPLE // 2
    scores = struct.unpack(f"{SAMPLE * wide}h", env.scores.to_bytes())
    for number, table in enumerate(tables):
        expected = table.result.scores if table.result else (0,) * len(seats)
        if scores[number * wide :][: len(seats)] != tuple(expected):
            sys.exit(f"NOT EQUAL: scores of game {number}")
    return decisions


def check_rollouts(game: str, seats: list[str]) -> int:
    """Sums of whole games on both."""
    table: Any = fast.get(game).new_table(seats, seed="equal 0", log=False)
    core = table.core
    each = [core.rollouts(1, state_of(5, number)) for number in range(CHECKED)]
    expected = [sum(column) for column in zip(*each, strict=True)]
    played = Rollouts(game, seats, seed="equal").play(CHECKED, 5)
    if [played.decisions, *played.points] != expected:
        sys.exit(f"NOT EQUAL: rollouts {played} {expected}")
    return played.decisions


def check_all() -> None:
    judge = "the compiled core" if fast.AVAILABLE else "the Python rules"
    for game, seats in TABLES:
        for dtype in ("uint8", "float32"):
            check = check_against_core if fast.AVAILABLE else check_against_python
            decisions = check(game, seats, dtype)
            say(f"equal to {judge}: {game}, {len(seats)} seats, {dtype}, {decisions:,} decisions")
        if fast.AVAILABLE:
            decisions = check_rollouts(game, seats)
            say(f"equal to {judge}: {game}, {len(seats)} seats, whole, {decisions:,} decisions")


def check_libraries() -> None:
    """Tensors reach PyTorch and JAX without copies, if these are installed."""
    env = Environment("carson-city", FOUR, 64, seed="tensors", dtype="float32")
    env.observe()
    env.synchronize()
    try:
        torch = import_module("torch")
    except ImportError:
        say("PyTorch is not installed: tensors not tried there")
    else:
        seen = torch.from_dlpack(env.observations)
        same = seen.data_ptr() == env.observations.address
        env.write_masks()
        masks = torch.from_dlpack(env.masks)
        env.step(masks.float().multinomial(1)[:, 0].contiguous())
        refused = int(torch.from_dlpack(env.refused).sum().item())
        say(f"PyTorch {torch.__version__}: same memory {same}, refused {refused} of 64 actions")
    try:
        jax = import_module("jax")
    except ImportError:
        say("JAX is not installed: tensors not tried there")
    else:
        seen = jax.dlpack.from_dlpack(env.observations)
        say(f"JAX {jax.__version__}: {seen.shape} {seen.dtype} on {seen.devices()}")


# --- how fast are they? ---------------------------------------------------------------------------


def best(measure: Callable[[], Iterator[tuple[str, float]]]) -> float:
    """The highest of several rates; prints all of them."""
    found = 0.0
    for how, rate in measure():
        say(f"  {how}: {rate / 1e6:,.1f} M/s")
        found = max(found, rate)
    return found


def rollouts_of(game: str) -> Callable[[], Iterator[tuple[str, float]]]:
    def measure() -> Iterator[tuple[str, float]]:
        rollouts = Rollouts(game, FOUR, seed="bench")
        rollouts.play(1 << 16, 1)
        for threads, each in SHAPES:
            start = time.perf_counter()
            played = rollouts.play(ROLLOUTS, 2, threads=threads, blocks_each=each)
            rate = played.decisions / (time.perf_counter() - start)
            yield f"{game}, whole games, {threads} threads, {each} blocks each", rate

    return measure


def steps_of(game: str, dtype: str | None) -> Callable[[], Iterator[tuple[str, float]]]:
    """Choose, step and mask, with or without observations, in batches of several sizes."""

    def measure() -> Iterator[tuple[str, float]]:
        for count in BATCHES:
            env = Environment(game, FOUR, count, seed="bench", dtype=dtype or "uint8")
            for state in range(250):  # games are then at different places, as in training
                env.choose(state)
                env.step()
            env.synchronize()
            start = time.perf_counter()
            for state in range(ROUNDS):
                env.choose(state)
                env.step()
                if dtype:
                    env.observe()
            env.synchronize()
            rate = count * ROUNDS / (time.perf_counter() - start)
            yield f"{game}, {count:,} games, observations {dtype or 'none'}", rate

    return measure


def parts_of_a_step() -> None:
    """Print how long each part of a step takes."""
    env = Environment("carson-city", FOUR, 1 << 16, seed="parts")
    for state in range(250):
        env.choose(state)
        env.step()

    def choose_and_step() -> None:
        env.choose(1)
        env.step()

    for name, part in (
        ("choose", partial(env.choose, 1)),
        ("choose and step", choose_and_step),
        ("observe uint8", env.observe),
        ("masks as bytes", env.write_masks),
    ):
        env.synchronize()
        start = time.perf_counter()
        for _ in range(ROUNDS):
            part()
        env.synchronize()
        say(f"  {name}: {(time.perf_counter() - start) / ROUNDS * 1e6:,.0f} µs for 65,536 games")


def gpu_figures() -> dict[str, float]:
    """All figures of the GPU."""
    return {
        "gpu_decisions": round(best(rollouts_of("carson-city"))),
        "gpu_card_city_decisions": round(best(rollouts_of("card-city"))),
        "gpu_env_steps": round(best(steps_of("carson-city", "uint8"))),
        "gpu_env_steps_float32": round(best(steps_of("carson-city", "float32"))),
        "gpu_env_steps_bare": round(best(steps_of("carson-city", None))),
    }


def main() -> None:
    if not available():
        sys.exit("there is no NVIDIA GPU here, or no driver for it")
    start = time.perf_counter()
    device = device_of(0)
    say(f"{device.architecture}, {device.processors} multiprocessors; compiling")
    Environment("card-city", ["human"], 1, seed="compile").synchronize()
    say(f"ready after {time.perf_counter() - start:.1f} s")
    check_all()
    check_libraries()
    parts_of_a_step()
    measured = gpu_figures()
    say(figures.table(measured))
    out = Path(os.environ.get("OUT") or figures.BUILD)
    out.mkdir(parents=True, exist_ok=True)
    out.joinpath("gpu.json").write_text(json.dumps(measured, indent=2) + "\n", encoding="utf-8")
    say(f"written to {out / 'gpu.json'}")


if __name__ == "__main__":
    main()
