/** A game's panel of hints, loaded when somebody wants one. */

import type { Component } from "svelte";
import type { Hints } from "./hints.svelte";

/** It gets the game as its table plays it, which only that game's own parts know. */
export type HintPart = () => Promise<{ default: Component<{ game: never; hints: Hints }> }>;
