/** What the coach tells about Carson City, in the order in which it matters. */

import { ELEMENTS } from "../model/elements";
import { tied, type Round } from "../model/round";
import { isVirtual } from "../model/status";
import type { CharacterId, Decision, SeatView, PlacePreview, Terrain, View } from "../model/types";
import { at, type Lesson } from "../../../coach/lessons";

/** What a person sees when they have to decide, or when the game is over. */
export interface CarsonMoment {
  view: View;
  me: SeatView;
  /** The kind of the decision; null when the game is over. */
  kind: Decision["kind"] | null;
  round: Pick<Round, "slots" | "returned">;
  /** The selected terrain card, and the number of legal places for it once it is known. */
  card: Terrain | null;
  places: number | null;
  /** Whether the card is on trial, and what it changes if it may lie there. */
  ghost: boolean;
  spot: PlacePreview | null;
  /** The rule that closes the place just tried. */
  closed: string | null;
  /** Whether points are shown before a choice is made. */
  previews: boolean;
}

type CarsonLesson = Lesson<CarsonMoment>;
type Met = CarsonLesson["met"];

const CHARACTER_OF_ROW = ".row > :first-child";
const CHOSEN = ".row .selected";
const FRAME = 8;

const bidding: Met = ({ kind, me }) => kind === "bid" && !me.lawyer;
const picking: Met = ({ kind }) => kind === "take";
const laying: Met = ({ kind, card }) => kind === "take" && card !== null;
const empty: Met = ({ me }) => me.city.cards.length === 0;
const virtual: Met = ({ view }) => view.seats.some((seat) => isVirtual(seat.kind));

function isTied({ view }: CarsonMoment): boolean {
  const totals = (view.bids ?? []).flatMap((card, seat) => {
    const one = view.seats[seat];
    return one && !one.lawyer ? [[seat, card + one.bonus] as const] : [];
  });
  return tied(new Map(totals)).size > 0;
}

function refused(id: string, rule: string): CarsonLesson {
  return { id, rule, at: at(".side .slot"), met: ({ closed }) => closed === rule };
}

/** A lesson for the first time that somebody owns one of these characters. */
function owned(id: string, rule: string, ...characters: CharacterId[]): CarsonLesson {
  const [only, another] = characters;
  return {
    id,
    ...(another === undefined && { title: `character-${only?.replaceAll("_", "-")}` }),
    rule,
    at: at(".chars"),
    met: ({ me, kind }) => kind !== null && characters.some((one) => me.characters.includes(one)),
    aside: true,
  };
}

/**
 * A lesson for the first parcel with an element in the row or in the player's city. It can wait
 * until the player tries to build a card with it.
 */
function element(glyph: string, rule = "C5.3"): CarsonLesson {
  const name = (ELEMENTS[glyph] ?? "").replaceAll("_", "-");
  const shows = (card: object) => "parcels" in card && `${card.parcels}`.includes(glyph);
  const chosen = ({ card }: CarsonMoment) => card !== null && shows(card);
  const slot = ({ round }: CarsonMoment) =>
    round.slots.findIndex((one) => one.index !== null && shows(one.card));
  return {
    id: `carson-${name}`,
    title: `element-${name}`,
    rule,
    at: (moment) => {
      if (chosen(moment)) return CHOSEN;
      const index = slot(moment);
      return index < 0 ? ".city .board" : `.row > :nth-child(${index + 1})`;
    },
    met: (moment) =>
      (bidding(moment) || picking(moment)) &&
      (slot(moment) >= 0 || moment.me.city.rows.some((row) => row.includes(glyph))),
    aside: (moment) => !chosen(moment),
  };
}

export const CARSON_LESSONS: readonly CarsonLesson[] = [
  // What a player must know to decide at all.
  { id: "carson-about", rule: "C7.2", at: at(".row"), met: ({ kind }) => kind !== null },
  { id: "carson-bid", rule: "C3.4", at: at(".hand"), met: bidding },
  {
    id: "carson-discard",
    rule: "C1.5",
    at: at(".hand"),
    met: ({ kind, me }) => kind === "bid" && me.lawyer,
  },
  {
    id: "carson-era",
    rule: "C3.9",
    at: at(".hand"),
    met: (moment) => bidding(moment) && moment.view.era === 2,
  },
  {
    id: "carson-last-round",
    rule: "C7.1",
    at: at(".top .track"),
    met: ({ view, kind }) => kind !== null && view.era === 2 && view.round === 9,
  },
  {
    id: "carson-order",
    rule: "C3.6",
    at: at(".order"),
    met: (moment) => picking(moment) && moment.view.bids !== null,
  },
  { id: "carson-use", rule: "C6.1", at: at(".side .slot"), met: ({ kind }) => kind === "use" },
  { id: "carson-adopt", rule: "C6.4", at: at(".side .slot"), met: ({ kind }) => kind === "adopt" },
  {
    id: "carson-last-sale",
    rule: "C6.3",
    at: at(".city [data-needed]"),
    met: ({ kind }) => kind === "sell",
  },
  refused("carson-not-too-large", "C4.2"),
  refused("carson-not-apart", "C4.3"),
  refused("carson-not-over", "C4.4"),
  refused("carson-not-outlaws", "C4.5"),
  {
    id: "carson-pick",
    rule: "C3.6",
    at: at(".row"),
    met: (moment) => picking(moment) && moment.card === null && !moment.ghost,
  },
  {
    id: "carson-nowhere",
    rule: "C3.10",
    at: at(CHOSEN),
    met: (moment) => laying(moment) && moment.places === 0,
  },
  {
    id: "carson-first-card",
    rule: "C4.1",
    at: at(CHOSEN),
    met: (moment) => laying(moment) && empty(moment),
  },
  {
    id: "carson-end",
    rule: "C7.2",
    at: at(".end .tally"),
    met: ({ view }) => view.over,
  },
  // Asides: they can wait, and come one at a time. First how one wins: most people just play on, and
  // hear one lesson a decision.
  {
    id: "carson-spent",
    rule: "C3.4",
    at: at(".hands, .opponents"),
    met: (moment) => bidding(moment) && moment.me.spent.length > 0,
    aside: true,
  },
  {
    id: "carson-high",
    rule: "C3.4",
    at: at(".hand"),
    met: (moment) => bidding(moment) && moment.me.spent.length > 1,
    aside: true,
  },
  {
    id: "carson-sheet",
    rule: "C5.5",
    at: at(".sheet"),
    met: (moment) => (bidding(moment) || picking(moment)) && !empty(moment),
    aside: true,
  },
  {
    id: "carson-ties",
    rule: "C3.6",
    at: at(".order .tie"),
    met: (moment) => picking(moment) && !moment.view.skull && isTied(moment),
    aside: true,
  },
  {
    id: "carson-overlap",
    rule: "C4.4",
    at: at(".city .board"),
    met: ({ kind, me }) => kind === "take" && me.city.cards.length > 2,
    aside: true,
  },
  {
    id: "carson-skull",
    rule: "C3.2",
    at: at(CHARACTER_OF_ROW),
    met: (moment) => bidding(moment) && moment.round.returned.length > 0,
    aside: true,
  },
  {
    id: "carson-virtual",
    rule: "C3.7",
    at: at(".opponents"),
    met: (moment) => bidding(moment) && virtual(moment),
    aside: true,
  },
  {
    id: "carson-character",
    rule: "C6.1",
    at: at(".chars"),
    met: ({ me, kind }) => kind !== null && me.characters.length > 0,
    aside: true,
  },
  owned("carson-governor", "C1.5", "governor"),
  owned("carson-lawyer", "C1.5", "lawyer"),
  owned("carson-worker", "C1.5", "chinese_worker"),
  owned("carson-early-bonus", "C3.3", "heroes", "gunsmith"),
  owned("carson-late-bonus", "C3.5", "mercenary", "doctor"),
  owned("carson-auctioneer", "C6.3", "auctioneer"),
  owned("carson-captain", "C6.2", "captain"),
  owned("carson-sheriff", "C5.4", "sheriff"),
  owned("carson-paperboy", "C6.4", "paperboy"),
  {
    id: "carson-bonus",
    rule: "C3.5",
    at: at(".order"),
    met: ({ view, kind }) =>
      kind !== null && view.bids !== null && view.seats.some((seat) => seat.bonus > 0),
    aside: true,
  },
  {
    id: "carson-appeal",
    rule: "C7.1",
    at: at(".row"),
    met: (moment) => bidding(moment) && virtual(moment),
    aside: true,
  },
  {
    id: "carson-full",
    rule: "C4.2",
    at: at(".city .board"),
    met: (moment) =>
      picking(moment) &&
      !moment.me.characters.includes("captain") &&
      [moment.me.city.rows.length, moment.me.city.rows[0]?.length ?? 0].some(
        (parcels) => parcels >= FRAME,
      ),
    aside: true,
  },
  element("!", "C5.4"),
  element("P", "C5.4"),
  element("M"),
  element("^", "C4.4"),
  element("R"),
  element("B"),
  element("D"),
  element("h", "C5.2"),
  element("T", "C5.2"),
  element("H"),
  element("S"),
  element("G"),
  element("C"),
  element("Y"),
  element("K"),
  // What a card brings, before where it may lie.
  {
    id: "carson-place",
    rule: "C4.3",
    at: at(".city [data-needed]"),
    met: (moment) => laying(moment) && !empty(moment) && !moment.ghost,
  },
  {
    id: "carson-preview",
    rule: "C5.3",
    at: at(".city .ghost"),
    met: ({ previews, spot }) => previews && spot !== null,
  },
  {
    id: "carson-cover",
    rule: "C4.4",
    at: at(".city .ghost"),
    met: ({ spot }) => spot !== null && spot.covers.length > 0,
  },
];
