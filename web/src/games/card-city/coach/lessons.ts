/** What the coach tells about Card City, in the order in which it matters. */

import type { Decision, GameEvent, Kind, SeatView, View } from "../model/types";
import { at, type Lesson } from "../../../coach/lessons";

/** What a person sees when they have to decide, or when the game is over. */
export interface CardCityMoment {
  view: View;
  me: SeatView;
  /** The kind of the decision; null when the game is over. */
  kind: Decision["kind"] | null;
  /** The kinds of the cards that this person holds or can see in the lots. */
  cards: readonly Kind[];
  /** Whether a card is on trial in the city. */
  ghost: boolean;
  /** The rule that closes the cell just tried. */
  closed: string | null;
  /** What has happened to this person so far. */
  past: ReadonlySet<GameEvent["event"] | "unpaid">;
  /** Whether points are shown before a choice is made. */
  previews: boolean;
}

type CityLesson = Lesson<CardCityMoment>;
type Met = CityLesson["met"];

/** The heading of what this person has to do. */
const PANEL = ".phase :is(h2, header)";
const FRAME = 5;
const LAST_ROUND = 10;

/** The longer side of a city. */
const longest = ({ city }: SeatView): number =>
  Math.max(city.rows.length, city.rows[0]?.length ?? 0);
const dealing: Met = ({ kind }) => kind === "keep" || kind === "divide" || kind === "choose";
const building: Met = ({ kind }) => kind === "build";

function decides(id: string, rule: string, kind: Decision["kind"]): CityLesson {
  return { id, rule, at: at(PANEL), met: (moment) => moment.kind === kind };
}

function refused(id: string, rule: string): CityLesson {
  return { id, rule, at: at(".city .why.asked"), met: ({ closed }) => closed === rule };
}

/** A lesson for the first card of the kind in hand or on offer. */
function card(kind: Kind, name: string, rule: string): CityLesson {
  return {
    id: `city-${name}`,
    title: `building-${name}`,
    rule,
    at: at(PANEL),
    met: (moment) => (dealing(moment) || building(moment)) && moment.cards.includes(kind),
    aside: true,
  };
}

/**
 * A lesson for the first card of the kind, or for the first district of it. It can wait until such
 * a card is to be built.
 */
function growth(id: string, rule: string, kind: Kind): CityLesson {
  return {
    id,
    rule,
    at: at(".growth"),
    met: (moment) =>
      moment.kind !== null &&
      (moment.cards.includes(kind) || moment.me.city.districts.some((one) => one.kind === kind)),
    aside: (moment) => !(building(moment) && moment.cards.includes(kind)),
  };
}

export const CARD_CITY_LESSONS: readonly CityLesson[] = [
  // What a player must know to decide at all.
  { id: "city-about", rule: "K6.1", at: at(".top .track"), met: ({ kind }) => kind !== null },
  {
    id: "city-last-round",
    rule: "K1.4",
    at: at(".top .track"),
    met: ({ view, kind }) => kind !== null && view.round === LAST_ROUND,
  },
  decides("city-keep", "K2.4", "keep"),
  decides("city-divide", "K2.2", "divide"),
  decides("city-choose", "K2.3", "choose"),
  refused("city-not-apart", "K3.2"),
  refused("city-not-over-limit", "K3.3"),
  refused("city-not-alike", "K3.4"),
  refused("city-not-homes-by-industry", "K3.5"),
  refused("city-not-unpaid", "K3.6"),
  decides("city-build", "K3.2", "build"),
  growth("city-growth-homes", "K4.2", "R"),
  {
    id: "city-limit",
    rule: "K3.3",
    at: at(".purse"),
    met: (moment) => building(moment) && (moment.view.round > 1 || moment.me.city.room <= 1),
  },
  {
    id: "city-preview",
    rule: "K6.1",
    at: at(".city [aria-selected='true']"),
    met: ({ previews, ghost }) => previews && ghost,
  },
  decides("city-develop", "K4.5", "develop"),
  decides("city-buy", "K5.2", "buy"),
  {
    id: "city-end",
    rule: "K6.2",
    at: at(".end .tally"),
    met: ({ view }) => view.over && view.seats.length > 1,
  },
  {
    id: "city-end-solo",
    rule: "K6.2",
    at: at(".end .tally"),
    met: ({ view }) => view.over && view.seats.length === 1,
  },
  // Asides: they can wait, and come one at a time.
  {
    id: "city-discard",
    rule: "K3.7",
    at: at(PANEL),
    met: ({ kind, past }) => kind !== null && past.has("discard"),
    aside: true,
  },
  {
    id: "city-discard-unpaid",
    rule: "K3.6",
    at: at(".purse"),
    met: ({ kind, past }) => kind !== null && past.has("unpaid"),
    aside: true,
  },
  {
    id: "city-income",
    rule: "K5.1",
    at: at(".purse"),
    met: building,
    aside: ({ cards }) => !cards.includes("C"),
  },
  {
    id: "city-slides",
    rule: "K3.1",
    at: at(".city .slides"),
    met: (moment) => building(moment) && longest(moment.me) < FRAME,
    aside: true,
  },
  growth("city-growth-shops", "K4.3", "C"),
  {
    id: "city-grown",
    rule: "K4.4",
    at: at(".reserve"),
    met: ({ kind, past }) => kind !== null && past.has("develop"),
    aside: true,
  },
  {
    id: "city-price",
    rule: "K5.2",
    at: at(".purse"),
    met: ({ kind, me }) => kind !== null && me.purchases > 0,
    aside: true,
  },
  card("R", "residential", "K3.5"),
  card("L", "leisure", "K3.6"),
  card("I", "industrial", "K3.3"),
  card("C", "commercial", "K5.1"),
  card("P", "parking", "K6.1"),
  {
    id: "city-municipal",
    title: "building-municipal",
    rule: "K4.2",
    at: at(".city .kind-M"),
    met: building,
    aside: true,
  },
  {
    id: "city-first-player",
    rule: "K5.3",
    at: at(".opponents"),
    met: ({ view, kind }) => kind !== null && view.seats.length > 1 && view.round > 1,
    aside: true,
  },
  {
    id: "city-score",
    rule: "K6.1",
    at: at(".sheet"),
    met: ({ view, kind }) => kind !== null && view.round > 1,
    aside: true,
  },
  {
    id: "city-frame",
    rule: "K3.1",
    at: at(".city .frame"),
    met: ({ me, kind }) => kind !== null && longest(me) >= FRAME,
    aside: true,
  },
];
