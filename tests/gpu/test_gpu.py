"""Games on a GPU are those of the CPU, bit for bit."""

from __future__ import annotations

import ctypes
import gc
import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from cardtown import fast, games
from cardtown.core import BadInput
from cardtown.gpu import Environment, GpuError, Rollouts, available, compiler, driver, state_of
from cardtown.gpu.tensors import Tensor, _handed_out, _Managed
from tests.gpu.conftest import numbers
from tests.sampling import one_day_in

np = pytest.importorskip("numpy")
TABLES = [
    ("carson-city", ["human"] * 4, {}),
    ("carson-city", ["human", "virtual:expert", "bot:random", "human", "human", "human"], {}),
    ("card-city", ["human"], {}),
    ("card-city", ["human"] * 4, {"development": "once"}),
    ("card-city", ["human", "bot:random", "human"], {"joining": "allowed"}),
]
EACH_TABLE = pytest.mark.parametrize(
    ("game", "seats", "options"), TABLES, ids=[f"{game}-{len(seats)}" for game, seats, _ in TABLES]
)
MANY = {"emulated": 5, "real": 4096}
STEPS = {"carson-city": 340, "card-city": 260}
"""Enough steps for some games to end."""


def codec_of(game: str, seats: list[str]) -> Any:
    from cardtown.envs.parts import codec_for

    return codec_for(game, len(seats))


@EACH_TABLE
@pytest.mark.parametrize("dtype", ["float32", "uint8"])
@pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
def test_an_environment_shows_what_a_batch_on_the_cpu_shows(
    gpu: str, game: str, seats: list[str], options: dict[str, Any], dtype: str
) -> None:
    count, codec = MANY[gpu], codec_of(game, seats)
    how: Any = {"seed": "gpu", "reward": "margin", "options": options}
    batch = fast.new_batch(game, seats, count, **how)
    env = Environment(game, seats, count, **how, dtype=dtype, actions=codec.actions.size)
    seen = np.zeros((count, codec.observation.size), dtype)
    masks = np.zeros((count, codec.actions.size), np.uint8)
    for step in range(STEPS[game]):
        assert (numbers(env.bits).view(np.uint64) == np.asarray(batch.masks)).all()
        assert (numbers(env.seats)[:, 0] == np.asarray(batch.seats)).all()
        if step % 10 == 0:
            env.observe()
            env.write_masks()
            batch.observe(seen)
            batch.write_masks(masks)
            assert numbers(env.observations).tobytes() == seen.tobytes()
            assert (numbers(env.masks) == masks).all()
        env.choose(step)
        batch.choose(step)
        assert (numbers(env.actions)[:, 0] == np.asarray(batch.actions)).all()
        env.step()
        batch.step(batch.actions)
        assert not numbers(env.refused).any()
        assert (numbers(env.over)[:, 0] == np.asarray(batch.over)).all()
        assert (numbers(env.games)[:, 0] == np.asarray(batch.games)).all()
        for shown, expected in ((env.scores, batch.scores), (env.rewards, batch.rewards)):
            assert numbers(shown).tobytes() == np.asarray(expected)[:, : len(seats)].tobytes()
    assert numbers(env.games).max() >= count, "too few steps for a game to end"
    env.reset()
    batch.reset()
    assert (numbers(env.bits).view(np.uint64) == np.asarray(batch.masks)).all()


@EACH_TABLE
def test_an_environment_plays_by_the_python_rules(
    gpu: str, game: str, seats: list[str], options: dict[str, Any]
) -> None:
    """Without the compiled core: observations and masks from views, for a few games."""
    if "bot:random" in seats:
        seats = ["human" if kind == "bot:random" else kind for kind in seats]
    codec = codec_of(game, seats)
    count = 3
    env = Environment(
        game,
        seats,
        count,
        seed="rules",
        options=options,
        dtype="float32",
        actions=codec.actions.size,
    )
    tables = [
        games.get(game).new_table(seats, seed=f"rules {n}", options=options, log=False)
        for n in range(count)
    ]
    rng = random.Random(1)
    while not any(table.over for table in tables):
        env.observe()
        env.write_masks()
        seen, masks, deciding = map(numbers, (env.observations, env.masks, env.seats))
        chosen = []
        for number, table in enumerate(tables):
            decision = min(table.decisions())
            assert deciding[number] == decision.seat
            assert (seen[number] == codec.encode(table.view(decision.seat))).all()
            codec.resume()
            options_of = list(codec.numbers(decision, lambda: table.view(decision.seat)))  # noqa: B023
            assert masks[number].nonzero()[0].tolist() == options_of
            at = rng.randrange(len(options_of))
            chosen.append(options_of[at])
            table.apply(decision.seat, decision.options[at])
        write_tensor(env.actions, np.array(chosen, np.int16))
        env.step()
    scores = numbers(env.scores)
    for number, table in enumerate(tables):
        expected = table.result.scores if table.result else [0] * len(seats)
        assert scores[number].tolist() == list(expected)


def write_tensor(tensor: Tensor, content: Any) -> None:
    """Write an array of the CPU to a tensor."""
    tensor.device.synchronize(0)
    tensor.device.upload(tensor.address, content.tobytes())


@EACH_TABLE
@pytest.mark.skipif(not fast.AVAILABLE, reason="the fast core is not built: make core")
def test_whole_games_are_those_of_the_cpu(
    gpu: str, game: str, seats: list[str], options: dict[str, Any]
) -> None:
    seats = ["human" if kind == "bot:random" else kind for kind in seats]
    made: Any = fast.get(game).new_table(seats, seed="rollouts 0", options=options, log=False)
    rollouts = Rollouts(game, seats, seed="rollouts", options=options)
    for count, threads in ((1, 32), (MANY[gpu] * 6 + 5, 64)):
        each = [made.core.rollouts(1, state_of(99, number)) for number in range(count)]
        expected = [sum(column) for column in zip(*each, strict=True)]
        played = rollouts.play(count, 99, threads=threads)
        assert [played.decisions, *played.points] == expected
        again = rollouts.play(count, 99, threads=threads, blocks_each=1)
        assert again == played
    assert rollouts.play(0, 1) == (0, (0,) * len(seats))


def test_what_is_not_an_option_is_not_played(gpu: str) -> None:
    env = Environment("carson-city", ["human"] * 4, 5, seed="wrong")
    before = numbers(env.bits).copy()
    write_tensor(env.actions, np.array([-1, 295, 30000, 0, 14], np.int16))
    env.step()
    assert numbers(env.refused)[:, 0].tolist() == [1, 1, 1, 1, 0]
    assert (numbers(env.bits)[:4] == before[:4]).all()
    assert numbers(env.seats)[:, 0].tolist() == [0, 0, 0, 0, 1]
    env.choose(1)
    env.step()
    assert not numbers(env.refused).any()


@pytest.mark.parametrize("size", [1, 2, 4, 8])
def test_actions_may_be_whole_numbers_of_any_size(gpu: str, size: int) -> None:
    env = Environment("carson-city", ["human"] * 4, 3, seed="sizes")
    tensor = Tensor(env.bits.device, f"int{8 * size}", (3,))
    write_tensor(tensor, np.array([14, 15, 22], f"int{8 * size}"))
    env.step(tensor)
    assert not numbers(env.refused).any()


def test_bad_input_is_refused(gpu: str) -> None:
    four = ["human"] * 4
    for changes, sentence in (
        ({"games": 0}, "games: must be from 1"),
        ({"reward": "fame"}, "is not one of win"),
        ({"dtype": "float64"}, "dtype: must be one of"),
        ({"seed": "x" * 201}, "must not be longer"),
        ({"seats": ["human", "bot:greedy", "human", "human"]}, "only 'bot:random' can"),
        ({"seats": ["virtual:expert"] * 4}, "nothing to decide"),
        ({"game": "chess"}, "must be one of"),
    ):
        how: Any = {"game": "carson-city", "seats": four, "games": 2, "seed": "x", **changes}
        with pytest.raises(BadInput, match=sentence):
            Environment(**how)
    env = Environment("carson-city", four, 3, seed="x")
    for wrong in (
        [14, 14, 14],
        np.array([14] * 3),
        Tensor(env.bits.device, "int16", (2,)),
        env.masks,
    ):
        with pytest.raises(BadInput, match="actions: "):
            env.step(wrong)
    with pytest.raises(GpuError, match="failed"):
        Environment("carson-city", four, 2, seed="x", device=99)
    with pytest.raises(BadInput, match="games: "):
        Rollouts("carson-city", four, seed="x").play(-1, 0)


# --- tensors for others ---------------------------------------------------------------------------


def test_a_capsule_describes_its_tensor_and_keeps_it_alive(gpu: str) -> None:
    env = Environment("carson-city", ["human"] * 4, 3, seed="capsule", dtype="float32")
    assert env.rewards.__dlpack_device__() == (2, 0)
    capsule = env.rewards.__dlpack__(stream=1, max_version=(1, 0))
    address = next(iter(_handed_out))
    tensor = _Managed.from_address(address).tensor
    assert tensor.data == env.rewards.address
    assert (tensor.ndim, tensor.code, tensor.bits, tensor.lanes) == (2, 2, 32, 1)
    shape, strides = (
        (ctypes.c_int64 * 2).from_address(at) for at in (tensor.shape, tensor.strides)
    )
    assert list(shape) == [3, 4]
    assert list(strides) == [6, 1]
    assert env.rewards.__cuda_array_interface__["strides"] == (24, 4)
    del env
    gc.collect()
    assert _handed_out[address][1].address == tensor.data
    del capsule
    assert not _handed_out


@pytest.mark.skipif(not available(), reason="there is no NVIDIA GPU here")
def test_torch_takes_tensors_without_copies() -> None:
    torch = pytest.importorskip("torch")
    env = Environment("carson-city", ["human"] * 4, 64, seed="torch", dtype="float32", actions=296)
    seen, masks = torch.from_dlpack(env.observations), torch.from_dlpack(env.masks)
    assert seen.data_ptr() == env.observations.address
    assert seen.is_cuda
    for _ in range(300):
        env.write_masks()
        env.step(masks.float().multinomial(1)[:, 0].contiguous())
    env.observe()
    env.synchronize()
    assert (seen.cpu().numpy() == numbers(env.observations)).all()
    assert not torch.from_dlpack(env.refused).any().item()
    assert torch.from_dlpack(env.games).max().item() >= 64
    assert tuple(torch.from_dlpack(env.rewards).shape) == (64, 4)
    del env
    gc.collect()
    assert seen.sum().item() > 0


@pytest.mark.skipif(not available(), reason="there is no NVIDIA GPU here")
def test_the_example_of_the_page_runs() -> None:
    pytest.importorskip("torch")
    page = Path(__file__).parents[2] / "docs" / "fast-core.md"
    (example,) = re.findall(r"```py\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    exec(compile(example, str(page), "exec"), {"__name__": "example"})


@pytest.mark.skipif(not available(), reason="there is no NVIDIA GPU here")
def test_jax_takes_tensors_without_copies() -> None:
    jax = pytest.importorskip("jax")
    env = Environment("card-city", ["human"] * 2, 16, seed="jax", dtype="float32")
    env.observe()
    env.synchronize()
    seen = jax.dlpack.from_dlpack(env.observations)
    assert (np.asarray(seen) == numbers(env.observations)).all()


# --- compiling ------------------------------------------------------------------------------------


@pytest.mark.slow
@one_day_in(3)
@pytest.mark.skipif(shutil.which("nvcc") is None, reason="there is no nvcc here")
def test_nvcc_compiles_all_kernels_for_an_h200() -> None:
    program = compiler.compile_with_nvcc("sm_90")
    for game in ("carson_city", "card_city"):
        for kernel in ("prepare", "begin", "step", "deal", "choose", "masks", "rollouts"):
            assert f"{game}_{kernel}".encode() in program


@pytest.mark.slow
def test_nvrtc_compiles_all_kernels_for_an_h200() -> None:
    try:
        compiler._find_nvrtc()
    except GpuError as problem:
        pytest.skip(str(problem))
    assert b"carson_city_rollouts" in compiler.compile_with_nvrtc("sm_90")


def test_what_was_compiled_is_kept(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    compiled: list[str] = []

    def compile_once(architecture: str) -> bytes:
        compiled.append(architecture)
        return b"program"

    monkeypatch.setattr(compiler, "compile_with_nvrtc", compile_once)
    for architecture in ("sm_90", "sm_90", "sm_80"):
        assert compiler.compile_core(architecture) == b"program"
    assert compiled == ["sm_90", "sm_80"]


def test_without_a_compiler_that_is_said(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(compiler, "_nvrtc_names", lambda: ["not-there.so"])
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(GpuError, match=r"pip install nvidia-cuda-nvrtc; there is no nvcc"):
        compiler.compile_core("sm_90")


def test_without_a_gpu_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "library", lambda: None)
    with pytest.raises(GpuError, match="there is no NVIDIA GPU here"):
        driver.Device()
