/** A finished game's table with all cards open: what each seat knew of its own cards. */

import type { Counts, Kind, Offer, SeatView, View } from "./types";

type Holding = SeatView["hand"];

/** A spectator's view with the hands of all seats, and what lay face down in the lots. */
export function opened(view: View, seen: readonly View[]): View {
  const seats = view.seats.map((seat, at) => ({ ...seat, hand: seen[at]!.seats[at]!.hand }));
  const offers = view.offers.map((offer, at) => ({
    ...offer,
    hidden: seen[offer.divider]!.offers[at]!.hidden,
  }));
  const [alone] = seen.length === 1 ? seen : [];
  const under = alone?.under ?? view.under;
  const lying = (offer: Offer) => offer.lot === null; // what was taken is in a hand by now
  const found = [
    ...seats.flatMap(({ hand }, at) => news(hand, view.seats[at]!.hand)),
    ...offers.flatMap((offer, at) =>
      lying(offer) ? news(offer.hidden, view.offers[at]!.hidden) : [],
    ),
    ...news(under, view.under),
  ];
  return { ...view, seats, offers, under, unseen: without(view.unseen, found) };
}

/** The cards that became known. */
function news(now: Holding, before: Holding): Kind[] {
  const left = [...before.known];
  return now.known.filter((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function without(counts: Counts, cards: readonly Kind[]): Counts {
  const left = { ...counts };
  for (const kind of cards) left[kind] -= 1;
  return left;
}
