/** A game's panel of hints, loaded when somebody wants one. */

import type { Component } from "svelte";
import type { Hints } from "./hints.svelte";

/** `game` is the model that the game's table uses; only that game's own parts know its type. */
export type HintPart = () => Promise<{ default: Component<{ game: never; hints: Hints }> }>;
