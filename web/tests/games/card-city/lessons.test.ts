import { describe, expect, it } from "vitest";
import type { GameEvent, SeatView, View } from "../../../src/games/card-city/model/types";
import { CARD_CITY_LESSONS, type CardCityMoment } from "../../../src/games/card-city/coach/lessons";
import { LessonRunner, type Situation } from "../../../src/coach/lesson-runner.svelte";

type District = SeatView["city"]["districts"][number];

function seat(city: Partial<SeatView["city"]> = {}, purchases = 0): SeatView {
  const plain = { rows: ["M"], room: 4, districts: [], ...city };
  return { city: plain, purchases } as Partial<SeatView> as SeatView;
}

const view = (round: number, over = false, seats = 2): View =>
  ({ round, over, seats: Array.from({ length: seats }, () => seat()) }) as Partial<View> as View;
const district = (kind: "R" | "C") => ({ kind }) as Partial<District> as District;
const past = (...events: (GameEvent["event"] | "unpaid")[]) => new Set(events);

function moment(changes: Partial<CardCityMoment> = {}): CardCityMoment {
  return {
    view: view(1),
    me: seat(),
    kind: "build",
    cards: [],
    ghost: false,
    closed: null,
    past: past(),
    previews: true,
    ...changes,
  };
}

const met = (id: string, changes: Partial<CardCityMoment>) =>
  CARD_CITY_LESSONS.find((one) => one.id === `city-${id}`)!.met(moment(changes));

/** Lessons of Card City: a moment at which each applies, and one at which it does not. */
const MEETINGS: [string, Partial<CardCityMoment>, Partial<CardCityMoment>][] = [
  ["about", {}, { kind: null }],
  ["last-round", { view: view(10) }, { view: view(9) }],
  ["keep", { kind: "keep" }, {}],
  ["divide", { kind: "divide" }, {}],
  ["choose", { kind: "choose" }, {}],
  ["not-apart", { closed: "K3.2" }, {}],
  ["not-over-limit", { closed: "K3.3" }, {}],
  ["not-alike", { closed: "K3.4" }, { closed: "K3.5" }],
  ["not-homes-by-industry", { closed: "K3.5" }, { closed: "K3.4" }],
  ["not-unpaid", { closed: "K3.6" }, {}],
  ["build", {}, { kind: "buy" }],
  ["preview", { ghost: true }, { ghost: true, previews: false }],
  ["develop", { kind: "develop" }, {}],
  ["buy", { kind: "buy" }, {}],
  ["end", { kind: null, view: view(10, true) }, { kind: null, view: view(10, true, 1) }],
  ["end-solo", { kind: null, view: view(10, true, 1) }, { kind: null, view: view(10, true) }],
  ["discard", { past: past("discard") }, { past: past("unpaid") }],
  ["discard-unpaid", { past: past("unpaid") }, { past: past("discard") }],
  ["limit", { view: view(2) }, {}],
  ["slides", {}, { me: seat({ rows: ["MPPPP"] }) }],
  ["growth-homes", { cards: ["R"] }, {}],
  ["growth-shops", { me: seat({ districts: [district("C")] }) }, {}],
  ["income", {}, { kind: "choose" }],
  ["grown", { past: past("develop") }, {}],
  ["price", { me: seat({}, 1) }, {}],
  ["residential", { cards: ["R"] }, { kind: "buy", cards: ["R"] }],
  ["leisure", { kind: "choose", cards: ["L"] }, {}],
  ["industrial", { cards: ["I"] }, {}],
  ["commercial", { cards: ["C"] }, {}],
  ["parking", { cards: ["P"] }, {}],
  ["municipal", {}, { kind: "divide" }],
  ["first-player", { view: view(2) }, { view: view(2, false, 1) }],
  ["score", { view: view(2) }, {}],
  ["frame", { me: seat({ rows: ["MRICP"] }) }, {}],
];

/** Two rounds of somebody who reads nothing: a lot, and two cards that are built. */
function* firstRounds(): Generator<Situation<CardCityMoment>> {
  for (let round = 1; round <= 2; round += 1) {
    const events = round > 1 ? past("income") : past();
    const now = { view: view(round, false, 3), past: events, cards: ["R", "C"] as const };
    const see = (step: string, changes: Partial<CardCityMoment>) => ({
      moment: moment({ ...now, ...changes }),
      decision: `${step.split(" ", 1)[0]} ${round}`,
      step: `${step} ${round}`,
    });
    yield see("choose", { kind: "choose" });
    for (const card of ["first", "second"]) {
      yield see(card, {});
      yield see(`${card} chosen`, {});
      yield see(`${card} tried`, { ghost: true });
    }
  }
}

describe("the lessons of Card City", () => {
  it("tell in time what shapes a city, also whoever just plays on", () => {
    const runner = new LessonRunner(CARD_CITY_LESSONS, []);
    const heard = new Map<string, number>();
    for (const now of firstRounds()) {
      runner.see(now);
      if (runner.lesson) heard.set(runner.lesson.id, now.moment.view.round);
    }
    for (const id of ["about", "build", "growth-homes", "growth-shops", "income"])
      expect([id, heard.get(`city-${id}`)]).toEqual([id, 1]);
    expect(heard.get("city-choose")).toBe(2);
    expect(heard.get("city-limit")).toBe(2); // before the sixth building
  });

  it("are all tested here", () => {
    expect(MEETINGS.map(([id]) => `city-${id}`).sort()).toEqual(
      CARD_CITY_LESSONS.map((one) => one.id).sort(),
    );
  });

  it.each(MEETINGS)("%s: when it is met, and not before", (id, now, before) => {
    expect(met(id, now)).toBe(true);
    expect(met(id, before)).toBe(false);
  });
});
