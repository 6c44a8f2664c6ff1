/** A replay with all cards open shows what each seat knew of its own. */

import { expect, it } from "vitest";
import { opened } from "../../../src/games/card-city/model/opened";
import type { View } from "../../../src/games/card-city/model/types";

const holding = (known: string, unknown = 0) => ({ known: [...known], unknown });
const view = (hands: ReturnType<typeof holding>[], hidden: ReturnType<typeof holding>) =>
  ({
    seats: hands.map((hand) => ({ hand })),
    offers: [{ divider: 1, chooser: 0, open: ["C", "I"], shown: ["P"], hidden, lot: null }],
    under: holding(""),
    unseen: { R: 9, C: 7, L: 4, M: 0, I: 5, P: 6 },
  }) as unknown as View;

const SPECTATOR = view([holding("C", 1), holding("", 0)], holding("", 1));
const SEEN = [
  view([holding("CR"), holding("", 0)], holding("", 1)),
  view([holding("C", 1), holding("")], holding("L")),
];

it("shows every hand, and what lies face down in a lot", () => {
  const all = opened(SPECTATOR, SEEN);
  expect(all.seats[0]?.hand).toEqual(holding("CR"));
  expect(all.offers[0]?.hidden).toEqual(holding("L"));
});

it("counts as unseen only what nobody has seen", () => {
  expect(opened(SPECTATOR, SEEN).unseen).toEqual({ R: 8, C: 7, L: 3, M: 0, I: 5, P: 6 });
});

it("counts a hidden card once, when it has been taken into a hand", () => {
  const taken = SEEN.map((one) => ({
    ...one,
    offers: one.offers.map((offer) => ({ ...offer, lot: "mixed" as const })),
  }));
  const all = opened({ ...SPECTATOR, offers: taken[1]!.offers.map(hide) }, taken);
  expect(all.unseen).toMatchObject({ R: 8, L: 4 });
});

const hide = <O extends View["offers"][number]>(offer: O) => ({
  ...offer,
  hidden: { known: [], unknown: 1 },
});

it("shows the cards under the deck of a game alone", () => {
  const alone = { ...view([holding("")], holding("")), offers: [] };
  const own = { ...alone, under: holding("MP") as unknown as View["under"] };
  const before = { ...alone, under: { known: [], unknown: 2 } };
  expect(opened(before, [own]).under).toEqual(holding("MP"));
});
