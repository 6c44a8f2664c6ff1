/** A game's coach, loaded where it speaks. */

import type { Component } from "svelte";
import type { Listener } from "./speaking";

/** `game` is the model that the game's table uses; only that game's own parts know its type. */
export type CoachPart = () => Promise<{ default: Component<{ game: never; listener: Listener }> }>;
