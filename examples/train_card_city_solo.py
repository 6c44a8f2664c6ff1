"""Learn Card City alone with a policy gradient, in NumPy: a few minutes on one core.

An actor-critic with one hidden layer plays many games side by side. After each batch, actions that
turned out better than the critic expected become more likely. Needs the extra `envs`.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import cardtown.envs  # noqa: F401  # registers the environments

Array = NDArray[Any]
HIDDEN, RATE, ENTROPY, CRITIC = 128, 0.002, 0.01, 0.25
SCALE = 10.0  # points, so that the critic's numbers stay small


class Learner:
    """Observation → hidden layer → logits of all actions, and the points still to come."""

    def __init__(self, env: Any, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        layout, actions = env.play.codec.observation, env.action_space.n
        self.points = layout.at["seats[0].points"].start
        self.scale = 1 / np.sqrt(np.maximum(1.0, layout.bounds()[1]))
        self.weights = [
            self.rng.normal(0, 1 / np.sqrt(30), (layout.size, HIDDEN)),
            np.zeros(HIDDEN),
            np.zeros((HIDDEN, actions + 1)),
            np.zeros(actions + 1),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Hidden layer, probabilities of the legal actions, and the critic's expectation."""
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        out = hidden @ self.weights[2] + self.weights[3]
        logits = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def choose(self, seen: Array, masks: Array) -> Array:
        """An action for every game, drawn by its probability."""
        heaped = self.forward(seen, masks)[1].cumsum(axis=1)
        draws = self.rng.random(len(seen)) * heaped[:, -1]
        return np.asarray((heaped <= draws[:, None]).sum(axis=1))

    def learn(self, seen: Array, masks: Array, actions: Array, to_come: Array, rate: float) -> None:
        """One step of Adam towards what went better than expected."""
        hidden, chances, expected = self.forward(seen, masks)
        gain = to_come / SCALE - expected
        advantage = (gain - gain.mean()) / (gain.std() + 1e-6)
        slope = chances * advantage[:, None]
        slope[np.arange(len(seen)), actions] -= advantage
        logs = np.log(chances, out=np.zeros_like(chances), where=chances > 0)
        slope += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        out = np.column_stack([slope, -CRITIC * gain]) / len(seen)
        back = out @ self.weights[2].T * (1 - hidden**2)
        gradients = (seen.T @ back, back.sum(axis=0), hidden.T @ out, out.sum(axis=0))
        self.steps += 1
        for index, gradient in enumerate(gradients):
            mean, square = self.moments[index]
            mean, square = 0.9 * mean + 0.1 * gradient, 0.999 * square + 0.001 * gradient**2
            self.moments[index] = mean, square
            spread = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.weights[index] -= rate * mean / (1 - 0.9**self.steps) / spread


def play(learner: Learner, envs: list[Any], rate: float = 0.0) -> Array:
    """Play one game in every environment, learn from them at this rate, and return the scores."""
    seen = [env.reset()[0] for env in envs]
    scores = np.zeros(len(envs))
    steps: list[tuple[Array, Array, Array, list[int]]] = []
    playing = list(range(len(envs)))
    while playing:
        batch = np.stack([seen[i] for i in playing]) * learner.scale
        masks = np.stack([envs[i].action_masks() for i in playing]) > 0
        actions = learner.choose(batch, masks)
        steps.append((batch, masks, actions, playing))
        for i, action in zip(playing, actions, strict=True):
            seen[i], scores[i], _, _, _ = envs[i].step(action)
        playing = [i for i in playing if not envs[i].play.table.over]
    if rate:
        batch, masks, actions, owners = (np.concatenate(part) for part in zip(*steps, strict=True))
        now = batch[:, learner.points] / learner.scale[learner.points]
        learner.learn(batch, masks, actions, scores[owners] - now, rate)
    return scores


def train(games: int, *, abreast: int = 32, seed: int = 1, tests: int = 500) -> tuple[float, float]:
    """Train for `games` games; print and return the mean score before and after."""
    envs = [gymnasium.make("cardtown/CardCitySolo-v1").unwrapped for _ in range(abreast)]
    for number, env in enumerate(envs):
        env.reset(seed=seed * 1000 + number)
    learner, start = Learner(envs[0], seed), time.perf_counter()
    batches, means = games // abreast, list[float]()
    for when in ("before", "after"):
        scores = np.concatenate([play(learner, envs) for _ in range(-(-tests // abreast))])
        means.append(float(scores.mean()))
        interval = 1.96 * scores.std() / np.sqrt(len(scores))
        print(f"{when}: {means[-1]:.2f} ± {interval:.2f} points", flush=True)
        for batch in range(batches if when == "before" else 0):
            mean = play(learner, envs, RATE * (1 - 0.9 * batch / batches)).mean()
            if (batch + 1) % max(1, batches // 10) == 0:
                print(f"  {(batch + 1) * abreast:6} games: {mean:6.2f} points", flush=True)
    print(f"{games} games in {time.perf_counter() - start:.0f} s")
    return means[0], means[1]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    train(given.games, seed=given.seed)
