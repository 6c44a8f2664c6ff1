/** What a building would do apart from its points, as the server says: as icons and in words. */

import { key, same, type Place } from "../../../places";
import { t } from "../../../texts/texts.svelte";
import { signed } from "../../../ui/points";
import { sign } from "./kinds";
import { placeName } from "./places";
import type { Change, City, District, Kind } from "./types";

export interface Fact {
  id: string;
  /** The kind whose icon it shows; null: a coin. */
  kind: Kind | null;
  /** A few letters beside the icon. */
  mark: string;
  words: string;
  /** Whether it is a loss. */
  bad: boolean;
}

export const COIN = { id: "ic-coin", box: "0 0 32 32" };
export const signOf = ({ kind }: Fact) => (kind === null ? COIN : { id: sign(kind) });

/** The facts of a change, the most important ones first. */
export function factsOf(change: Change, city: City): Fact[] {
  const named = (at: Place) => (same(at, change.at) ? "" : ` ${placeName(at)}`);
  const facts: Fact[] = [
    ...change.will_grow.map(({ kind, at }) => ({
      id: `grow ${key(at)}`,
      kind,
      mark: `↑${named(at)}`,
      words: t("web-cc-does-grow", { at: placeName(at) }),
      bad: false,
    })),
    ...change.never_grow.map(({ kind, at }) => ({
      id: `never ${key(at)}`,
      kind,
      mark: `✕${named(at)}`,
      words: t("web-cc-does-never", { at: placeName(at) }),
      bad: true,
    })),
  ];
  if (change.income !== 0)
    facts.push({
      id: "income",
      kind: null,
      mark: signed(change.income),
      words: t("web-cc-does-income", { n: city.income, number: city.income + change.income }),
      bad: change.income < 0,
    });
  if (change.capacity > 0)
    facts.push({
      id: "limit",
      kind: "I",
      mark: `→ ${city.capacity + change.capacity}`,
      words: t("web-cc-does-limit", { n: city.capacity, number: city.capacity + change.capacity }),
      bad: false,
    });
  for (const district of change.districts)
    if (nearer(district, city) && !facts.some(({ bad, kind }) => bad && kind === district.kind))
      facts.push({
        id: `has ${key(district.cells[0]!)}`,
        kind: district.kind,
        mark: `${district.has}/${district.needs}`,
        words: t("web-cc-does-has", {
          at: placeName(district.cells[0]!),
          n: district.has,
          number: district.needs,
        }),
        bad: false,
      });
  return facts;
}

/** Whether a district has come closer to growing, but can't grow yet. */
function nearer(district: District, city: City): boolean {
  const before = city.districts.find(
    (one) =>
      one.kind === district.kind &&
      one.cells.some((at) => district.cells.some((cell) => same(at, cell))),
  );
  const gained = district.has > (before?.has ?? 0) || district.size !== (before?.size ?? 1);
  return district.state === "needs" && district.has > 0 && gained;
}
