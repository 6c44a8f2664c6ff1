/** Cells that are alike because the city is symmetric: a hint about one is a hint about all. */

import { key, type Place } from "../../../places";
import { buildings, builtBox, kindAt } from "../model/places";
import type { City } from "../model/types";

type Turn = (down: number, right: number) => [number, number];

/** The ways to lay a square on itself, for distances from its middle. */
const TURNS: readonly Turn[] = [1, -1].flatMap((one) =>
  [1, -1].flatMap((other): Turn[] => [
    (down, right) => [one * down, other * right],
    (down, right) => [one * right, other * down],
  ]),
);

/** The cells that a symmetry of the city puts in the place of this one, itself first. */
export function mirrorsOf(city: City, at: Place): Place[] {
  const box = builtBox(city);
  const [down, right] = [box.top + box.bottom, box.left + box.right]; // twice the middle
  const moved = (turn: Turn, [row, column]: Place): Place => {
    const [below, beside] = turn(2 * row - down, 2 * column - right);
    return [(below + down) / 2, (beside + right) / 2];
  };
  const built = buildings(city);
  const found = new Map<string, Place>([[key(at), at]]);
  for (const turn of TURNS)
    if (built.every((one) => kindAt(city, moved(turn, one.at)) === one.kind)) {
      const image = moved(turn, at);
      found.set(key(image), image);
    }
  return [...found.values()];
}
