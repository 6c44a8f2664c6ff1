/** How the rules of this game are illustrated. */

import "../art/cards.css";
import type { Component } from "svelte";
import type { Illustrations, RulePicture } from "../../../rules/books";
import Picture from "./Picture.svelte";
import { PICTURES } from "./pictures";
import Sign from "./Sign.svelte";

const WIDE = new Set(["auction", "terrain", "characters", "tie"]);

export const illustrations: Illustrations = {
  pictures: PICTURES,
  Picture: Picture as Component<{ picture: RulePicture }>,
  wide: ({ kind }) => WIDE.has(kind),
  Sign,
};
