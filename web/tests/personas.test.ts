/** People of the town: names of their own, and remarks about moves that fit their style. */

import { describe, expect, it } from "vitest";
import { speaks as speaksInCardCity } from "../src/games/card-city/model/personas";
import { speaks } from "../src/games/carson-city/model/personas";
import { FRONTS } from "../src/games/registry";
import { changeSeat, firstSeats, showsPeople } from "../src/pages/seats";
import portraits from "../src/art/portraits.svg?raw";
import portraitsOfStart from "../src/art/portraits-start.svg?raw";
import elements from "../src/art/elements.svg?raw";
import { withLastRemarks, type LogLine } from "../src/table/log";
import type { GameEvent as CityEvent } from "../src/games/card-city/model/types";
import type { GameEvent } from "../src/games/carson-city/model/types";

const taking = (parcels: string[]) =>
  ({ event: "take", seat: 1, index: 0, terrain: { id: "I-1", parcels, appeal: 3 } }) as GameEvent;

describe.each(FRONTS.filter(({ seats }) => Object.keys(seats.personas).length > 0))(
  "the personas of $name",
  (front) => {
    const { personas } = front.seats;

    it("are at least six, each with a name and a face that are drawn", () => {
      expect(Object.keys(personas).length).toBeGreaterThanOrEqual(6);
      const names = Object.values(personas).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { portrait, sign } of Object.values(personas)) {
        expect(portraits + portraitsOfStart).toContain(`id="pt-${portrait}"`);
        expect(elements).toContain(`id="${sign}"`);
      }
    });

    it("bring their name to a seat, and take it with them", () => {
      const [kind, { name }] = Object.entries(personas)[0]!;
      const seats = changeSeat(firstSeats(front, "Bo"), 1, kind, personas);
      expect(seats[1]).toMatchObject({ who: kind, name });
      expect(changeSeat(seats, 1, "bot:hard", personas)[1]!.name).not.toBe(name);
      expect(changeSeat(seats, 2, "bot:easy", personas)[2]!.name).not.toBe(name);
    });

    it("bring their portraits to the table", () => {
      const kinds = [{ kind: "person" }, { kind: Object.keys(personas)[0]! }];
      expect(showsPeople({ ...front, portraits: false }, kinds)).toBe(true);
      expect(showsPeople({ ...front, portraits: false }, [{ kind: "bot:hard" }])).toBe(false);
    });
  },
);

describe("a persona", () => {
  it("talks about what fits its style alone", () => {
    expect(speaks("bot:miner", taking([".M", "^."]))).toBe(true);
    expect(speaks("bot:miner", taking(["hR", ".."]))).toBe(false);
    expect(speaks("bot:rancher", taking(["hR", ".."]))).toBe(true);
    expect(speaks("bot:collector", taking(["hR", ".."]))).toBe(false);
    expect(speaks("bot:hard", taking([".M", "^."]))).toBe(false);
    const building: CityEvent = { event: "build", seat: 1, kind: "L", at: [0, 1], coins: 0 };
    expect(speaksInCardCity("bot:gardener", building)).toBe(true);
    expect(speaksInCardCity("bot:saver", building)).toBe(false);
    expect(speaksInCardCity("bot:hard", building)).toBe(false);
  });

  it("is not heard twice saying the same", () => {
    const line = (key: string, remark?: string): LogLine => ({
      ...{ key, seat: 1, who: "Gus", text: key, icon: "" },
      ...(remark === undefined ? {} : { remark }),
    });
    const parts = [
      { key: "1", title: "", lines: [line("a", "ore"), line("b", "cow")] },
      { key: "2", title: "", lines: [line("c", "ore"), line("d")] },
    ];
    const shown = withLastRemarks(parts).flatMap(({ lines }) => lines);
    expect(shown.map(({ remark }) => remark)).toEqual([undefined, "cow", "ore", undefined]);
    expect(shown.map(({ key }) => key)).toEqual(["a", "b", "c", "d"]);
  });
});
