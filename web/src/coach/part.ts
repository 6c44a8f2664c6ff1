/** A game's coach, loaded where it speaks. */

import type { Component } from "svelte";
import type { Listener } from "./speaking";

/** It gets the game as its table plays it, which only that game's own parts know. */
export type CoachPart = () => Promise<{ default: Component<{ game: never; listener: Listener }> }>;
