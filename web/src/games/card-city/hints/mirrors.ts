/** Cells that are equivalent by symmetry of the city: a hint about one is a hint about all. */

import { key, type Place } from "../../../places";
import { buildings, builtBox, kindAt } from "../model/places";
import type { City } from "../model/types";

type Turn = (down: number, right: number) => [number, number];

/** The symmetries of a square, for distances from its middle. */
const TURNS: readonly Turn[] = [1, -1].flatMap((one) =>
  [1, -1].flatMap((other): Turn[] => [
    (down, right) => [one * down, other * right],
    (down, right) => [one * right, other * down],
  ]),
);

/** The cells onto which a symmetry of the city maps this one, itself first. */
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
