// @vitest-environment jsdom
import "../../no-media";
import { describe, expect, it } from "vitest";
import type { Slot } from "../../../src/games/carson-city/model/round";
import type {
  SeatView,
  PlacePreview,
  Terrain,
  View,
} from "../../../src/games/carson-city/model/types";
import { CARSON_LESSONS, type CarsonMoment } from "../../../src/games/carson-city/coach/lessons";
import { LessonRunner, type Situation } from "../../../src/coach/lesson-runner.svelte";
import { isAside } from "../../../src/coach/lessons";

const terrain = (parcels: [string, string]): Terrain => ({ id: "I-01", parcels, appeal: 3 });

function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    kind: "person",
    suit: "star",
    spent: [],
    characters: [],
    bonus: 0,
    lawyer: false,
    city: { rows: [], cards: [] },
    ...changes,
  } as Partial<SeatView> as SeatView;
}

function view(changes: Partial<View> = {}): View {
  const plain = { era: 1, round: 1, bids: null, skull: false, over: false, seats: [seat()] };
  return { ...plain, ...changes } as Partial<View> as View;
}

function moment(changes: Partial<CarsonMoment> = {}): CarsonMoment {
  return {
    view: view(),
    me: seat(),
    kind: "bid",
    round: { slots: [], returned: [] },
    card: null,
    places: null,
    ghost: false,
    spot: null,
    closed: null,
    previews: true,
    ...changes,
  };
}

const offered = (...cards: Terrain[]): CarsonMoment["round"] => ({
  slots: cards.map((card, index): Slot => ({ key: card.id, card, takenBy: null, index })),
  returned: [],
});
const inCity = (...rows: string[]): SeatView =>
  seat({ city: { rows, cards: [{}] } as SeatView["city"] });
const ofCards = (number: number): SeatView => {
  const cards = Array.from({ length: number }, () => ({}));
  return seat({ city: { rows: [".."], cards } as unknown as SeatView["city"] });
};
const spot = (covers: number): PlacePreview =>
  ({
    covers: Array.from({ length: covers }, () => [0, 0]),
  }) as Partial<PlacePreview> as PlacePreview;
const lessonOf = (id: string) => CARSON_LESSONS.find((one) => one.id === `carson-${id}`)!;
const met = (id: string, changes: Partial<CarsonMoment>) => lessonOf(id).met(moment(changes));
const taking = { kind: "take" } as const;
const open = { ...taking, view: view({ bids: [5, 3], seats: [seat(), seat()] }) };

/** Lessons of Carson City: a moment at which each applies, and one at which it does not. */
const MEETINGS: [string, Partial<CarsonMoment>, Partial<CarsonMoment>][] = [
  ["about", {}, { kind: null }],
  ["bid", {}, taking],
  ["era", { view: view({ era: 2 }) }, {}],
  ["last-round", { view: view({ era: 2, round: 9 }) }, { view: view({ era: 1, round: 9 }) }],
  ["order", open, taking],
  ["use", { kind: "use" }, {}],
  ["adopt", { kind: "adopt" }, {}],
  ["last-sale", { kind: "sell" }, taking],
  ["not-too-large", { ...taking, closed: "C4.2" }, taking],
  ["not-apart", { ...taking, closed: "C4.3" }, { ...taking, closed: "C4.2" }],
  ["not-over", { ...taking, closed: "C4.4" }, taking],
  ["not-outlaws", { ...taking, closed: "C4.5" }, taking],
  ["pick", taking, {}],
  ["nowhere", { ...taking, card: terrain(["..", ".h"]), places: 0 }, { ...taking, places: 0 }],
  ["first-card", { ...taking, card: terrain(["..", ".h"]) }, taking],
  [
    "place",
    { ...taking, card: terrain(["..", ".h"]), me: inCity("..", "..") },
    { ...taking, card: terrain(["..", ".h"]) },
  ],
  ["preview", { spot: spot(0) }, { spot: spot(0), previews: false }],
  ["cover", { spot: spot(1) }, { spot: spot(0) }],
  ["end", { kind: null, view: view({ over: true }) }, {}],
  [
    "ties",
    { ...taking, view: view({ bids: [5, 5], seats: [seat(), seat()] }) },
    { ...taking, view: view({ bids: [5, 5], seats: [seat(), seat({ bonus: 2 })] }) },
  ],
  ["skull", { round: { slots: [], returned: ["banker"] } }, {}],
  ["virtual", { view: view({ seats: [seat({ kind: "virtual:expert" })] }) }, {}],
  ["appeal", { view: view({ seats: [seat({ kind: "virtual:novice" })] }) }, {}],
  ["character", { me: seat({ characters: ["banker"] }) }, {}],
  [
    "governor",
    { me: seat({ characters: ["governor"] }) },
    { me: seat({ characters: ["banker"] }) },
  ],
  ["discard", { me: seat({ lawyer: true }) }, {}],
  ["lawyer", { me: seat({ characters: ["lawyer"] }) }, {}],
  ["worker", { me: seat({ characters: ["chinese_worker"] }) }, {}],
  ["early-bonus", { me: seat({ characters: ["gunsmith"] }) }, {}],
  ["late-bonus", { me: seat({ characters: ["doctor"] }) }, {}],
  ["auctioneer", { me: seat({ characters: ["auctioneer"] }) }, {}],
  ["captain", { me: seat({ characters: ["captain"] }) }, {}],
  ["sheriff", { me: seat({ characters: ["sheriff"] }) }, {}],
  ["paperboy", { me: seat({ characters: ["paperboy"] }) }, {}],
  ["bonus", { ...taking, view: view({ bids: [5], seats: [seat({ bonus: 3 })] }) }, open],
  [
    "full",
    { ...taking, me: inCity("........") },
    {
      ...taking,
      me: { ...inCity("........"), characters: ["captain"] },
    },
  ],
  ["outlaws", { round: offered(terrain(["..", ".!"])) }, {}],
  ["prison", { me: inCity("P.") }, {}],
  ["mine", { ...taking, round: offered(terrain(["..", "M."])) }, { kind: "use", me: inCity("M.") }],
  ["mountain", { round: offered(terrain(["^.", ".."])) }, {}],
  ["ranch", { me: inCity(".R") }, { me: inCity("..") }],
  ["bank", { me: inCity(".B") }, {}],
  ["drugstore", { me: inCity(".D") }, {}],
  ["house", { me: inCity(".h") }, { me: inCity(".H") }],
  ["townhouse", { me: inCity(".T") }, {}],
  ["hotel", { me: inCity(".H") }, { me: inCity(".h") }],
  ["saloon", { me: inCity(".S") }, {}],
  ["general-store", { me: inCity(".G") }, {}],
  ["church", { me: inCity(".C") }, {}],
  ["city-hall", { me: inCity(".Y") }, {}],
  ["blacksmith", { me: inCity(".K") }, {}],
  ["sheet", { me: inCity("..") }, {}],
  ["spent", { me: seat({ spent: [4] }) }, {}],
  ["high", { me: seat({ spent: [4, 7] }) }, { me: seat({ spent: [4] }) }],
  ["overlap", { ...taking, me: ofCards(3) }, { ...taking, me: ofCards(2) }],
];

/** Four rounds of somebody who reads nothing: a bid, a card, and a place for it. */
function* firstRounds(): Generator<Situation<CarsonMoment>> {
  const card = terrain(["..", "M."]);
  const seats = [seat(), seat({ kind: "virtual:novice" })];
  for (let round = 1; round <= 4; round += 1) {
    const spent = [4, 5, 6, 7].slice(0, round - 1);
    const me = { ...ofCards(round - 1), spent };
    const before = moment({ me, view: view({ round, seats }) });
    const after = moment({ ...taking, me, view: view({ round, seats, bids: [round, 9] }) });
    const laying = { ...after, card, places: 3, round: offered(card) };
    yield { moment: before, decision: `bid ${round}`, step: `bid ${round}` };
    yield { moment: before, decision: `bid ${round}`, step: `bid ${round} chosen` };
    yield { moment: after, decision: `take ${round}`, step: `take ${round}` };
    yield { moment: laying, decision: `take ${round}`, step: `take ${round} chosen` };
    const ghost = { ...laying, ghost: true, spot: spot(0) };
    yield { moment: ghost, decision: `take ${round}`, step: `take ${round} ghost` };
    yield { moment: { ...ghost }, decision: `take ${round}`, step: `take ${round} moved` };
  }
}

describe("the lessons of Carson City", () => {
  it("are all tested here", () => {
    expect(MEETINGS.map(([id]) => `carson-${id}`).sort()).toEqual(
      CARSON_LESSONS.map((one) => one.id).sort(),
    );
  });

  it.each(MEETINGS)("%s: when it is met, and not before", (id, now, before) => {
    expect(met(id, now)).toBe(true);
    expect(met(id, before)).toBe(false);
  });

  it("point at the card of the row that shows a thing for the first time, or at the city", () => {
    const mine = lessonOf("mine");
    const row = offered(terrain(["..", "h."]), terrain(["..", "M."]));
    expect(mine.at(moment({ round: row }))).toBe(".row > :nth-child(2)");
    expect(mine.at(moment({ me: inCity("M.") }))).toBe(".city .board");
  });

  it("about an element no longer wait when a card with it is to be built", () => {
    const [mine, card] = [lessonOf("mine"), terrain(["..", "M."])];
    const looking = moment({ ...taking, round: offered(card) });
    expect(isAside(mine, looking)).toBe(true);
    expect(isAside(mine, { ...looking, card })).toBe(false);
    expect(mine.at({ ...looking, card })).toBe(".row .selected");
  });

  it("tell in time how one wins, also whoever just plays on", () => {
    const runner = new LessonRunner(CARSON_LESSONS, []);
    const heard: string[] = [];
    for (const now of firstRounds()) {
      runner.see(now);
      if (runner.lesson) heard.push(runner.lesson.id.replace("carson-", ""));
    }
    expect(heard.join(" ")).toBe(
      "about bid order first-card mine preview spent pick place high sheet virtual overlap",
    );
  });

  it("ignore a card that somebody has taken", () => {
    const taken = offered(terrain(["..", "M."]));
    taken.slots[0]!.index = null;
    expect(met("mine", { round: taken })).toBe(false);
  });
});
