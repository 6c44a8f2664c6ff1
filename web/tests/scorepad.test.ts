// @vitest-environment jsdom
/** What the scorepad computes itself: boards, tables, links and storage. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Entry } from "../src/scorepad/entry.svelte";
import { PAD as CARD_CITY } from "../src/games/card-city/scorepad/game";
import { withCharacter } from "../src/games/carson-city/scorepad/characters";
import { PAD as CARSON_CITY } from "../src/games/carson-city/scorepad/game";
import { read, write } from "../src/scorepad/link";
import { Pad } from "../src/scorepad/pad.svelte";
import { resultOf } from "../src/scorepad/ranking";
import { Scores } from "../src/scorepad/scores.svelte";
import { Transport, type Engine } from "../src/engine/port";
import type { Answer, Question } from "../src/engine/questions";
import { withSuit } from "../src/ui/suits";
import { bare, fitBoard, shiftCity } from "../src/scorepad/rows";
import { newTable, withPlayer, type Table } from "../src/scorepad/table";

// jsdom has no screen to query.
vi.hoisted(() =>
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) }),
);
beforeEach(() => localStorage.clear());

/** A table of one player with a city of these rows. */
function tableOf(...rows: string[]): Table {
  const [player] = newTable(CARSON_CITY).players;
  return { players: [{ ...player!, name: "Anna", rows: fitBoard(rows, 8, 8) }] };
}

describe("a board", () => {
  it("grows at its end, and shrinks where it is empty", () => {
    const rows = ["h_", "_M"];
    expect(fitBoard(rows, 3, 4)).toEqual(["h___", "_M__", "____"]);
    expect(fitBoard(["____", "_h__", "__M_"], 2, 2)).toEqual(rows);
  });

  it("never loses anything by shrinking", () => {
    expect(fitBoard(["h..M", "____"], 1, 3)).toEqual(["h..M"]);
  });

  it("lets its city move as far as its edges", () => {
    const rows = ["h__", "___"];
    expect(shiftCity(rows, [0, 1])).toEqual(["_h_", "___"]);
    expect(shiftCity(rows, [0, -1])).toBeNull();
    expect(shiftCity(rows, [-1, 0])).toBeNull();
    expect(shiftCity(bare(2, 2), [0, 1])).toBeNull();
  });
});

describe("a table", () => {
  it("has each character once, together with what depends on it", () => {
    let table = withPlayer(CARSON_CITY, tableOf("h........"));
    table = withCharacter(table, 0, "captain");
    table = withCharacter(table, 0, "auctioneer");
    table.players[0]!.sold = 2;
    table = withCharacter(table, 1, "auctioneer");
    expect(table.players.map((player) => player.characters)).toEqual([["captain"], ["auctioneer"]]);
    expect(table.players[0]!.sold).toBe(0);
  });

  it("keeps a city that has become too large", () => {
    const long = "h.......M";
    let table = withCharacter(tableOf(long), 0, "captain");
    table = withCharacter(table, 0, "captain");
    expect(table.players[0]!.characters).toEqual([]);
    expect(table.players[0]!.rows[0]).toBe(long);
  });

  it("swaps suits rather than giving one twice", () => {
    const table = newTable(CARSON_CITY);
    const [first, second] = table.players.map((player) => player.suit);
    const suits = withSuit(table.players, 0, second!).map((player) => player.suit);
    expect(suits).toEqual([second, first]);
  });
});

/** An engine for which every city is worth nothing. */
class Frugal extends Transport {
  async carry({ command }: Question): Promise<Answer> {
    const score = { lines: {}, characters: {}, total: 0, earnings: [] };
    return { output: command === "doubts" ? { doubts: [] } : score };
  }
}

describe("a result", () => {
  it("needs a city of every person", async () => {
    const scores = new Scores(CARSON_CITY, new Frugal() as Engine);
    const [built] = tableOf("hM").players;
    const [, bare] = newTable(CARSON_CITY).players;
    const result = async (...players: Table["players"]) => {
      scores.follow("table", players);
      await vi.waitFor(() => expect(scores.complete).toBe(true));
      return resultOf(CARSON_CITY, players, scores);
    };
    expect(await result(built!, bare!)).toBeNull();
    expect(await result(built!, { ...bare!, virtual: 7 })).toEqual({
      totals: [0, 7],
      winners: [1],
    });
  });
});

describe("a link", () => {
  it("restores the whole table", () => {
    let table = withPlayer(CARSON_CITY, withPlayer(CARSON_CITY, tableOf("h^!.", "_MTY")));
    table = withCharacter(table, 0, "auctioneer");
    table = withCharacter(table, 0, "chinese_worker");
    table.players[0] = { ...table.players[0]!, name: "Zoë & Max = 100 % + #/", sold: 2 };
    table.players[1] = { ...table.players[1]!, virtual: 61 };
    expect(read(CARSON_CITY, write(table))).toEqual(table);
  });

  it("can be read by people, and is not cut by messengers", () => {
    expect(write(tableOf("h^!."))).toBe(
      "v=1&p=Anna&suit=star&city=hAO-____/________/________/________" +
        "/________/________/________/________",
    );
  });

  it("contains the coins in Card City", () => {
    const table = newTable(CARD_CITY);
    table.players[0]!.coins = 13;
    expect(read(CARD_CITY, write(table))).toEqual(table);
  });

  it("survives being opened from an address", () => {
    const table = tableOf("h^!.");
    table.players[0]!.name = "Jürgen 𝒳";
    const address = new URL(`https://example.org/scorepad/carson-city#${write(table)}`);
    expect(read(CARSON_CITY, address.hash.slice(1))).toEqual(table);
  });

  it.each([
    ["of nothing", ""],
    ["of another version", "v=2&p=Anna"],
    ["of no version", "p=Anna"],
    ["of nobody", "v=1"],
    ["of a city without a player", "v=1&city=h"],
    ["of unknown signs", "v=1&p=A&city=hx"],
    ["of uneven rows", "v=1&p=A&city=hh/h"],
    ["of a city that nobody could draw", `v=1&p=A&city=${"h".repeat(400)}`],
    ["of an unknown suit", "v=1&p=A&suit=spade"],
    ["of an unknown character", "v=1&p=A&with=bandit"],
    ["of a character with two players", "v=1&p=A&with=banker&p=B&suit=cow&with=banker"],
    ["of a suit with two players", "v=1&p=A&p=B"],
    ["of an unknown field", "v=1&p=A&bonus=99"],
    ["of a number that is none", "v=1&p=A&virtual=many"],
    [
      "of a crowd",
      `v=1${"star cow cactus boot hat horseshoe star"
        .split(" ")
        .map((suit) => `&p=A&suit=${suit}`)
        .join("")}`,
    ],
  ])("%s is refused", (_, text) => {
    expect(read(CARSON_CITY, text)).toBeNull();
  });

  it("to the other game is refused", () => {
    expect(read(CARD_CITY, write(tableOf("hTK")))).toBeNull();
  });
});

describe("the pad", () => {
  it("is restored when it is opened again", () => {
    const pad = new Pad(CARSON_CITY, null);
    pad.edit({ name: "Anna" });
    pad.write([0, 0], "h");
    const again = new Pad(CARSON_CITY, null);
    expect(again.table).toEqual(pad.table);
    expect(new Pad(CARD_CITY, null).player.name).toBe("");
  });

  it("shows a table from a link without touching the person's own", () => {
    new Pad(CARSON_CITY, null).edit({ name: "Mine" });
    const visiting = new Pad(CARSON_CITY, write(tableOf("hM")));
    expect([visiting.source, visiting.player.name]).toEqual(["link", "Anna"]);
    expect(new Pad(CARSON_CITY, null).player.name).toBe("Mine");
    visiting.keep();
    expect(
      visiting.kept.tables.map((kept) => visiting.kept.tableOf(kept)?.players[0]?.name),
    ).toEqual(expect.arrayContaining(["Mine", "Anna"]));
  });

  it("keeps a table from a link as soon as it is changed", () => {
    const visiting = new Pad(CARSON_CITY, write(tableOf("hM")));
    visiting.write([0, 0], "T");
    expect(new Pad(CARSON_CITY, null).player.rows[0]).toBe("TM______");
  });

  it("stays with the person's own table when a link is damaged", () => {
    new Pad(CARSON_CITY, null).edit({ name: "Mine" });
    const pad = new Pad(CARSON_CITY, "v=1&p=A&city=??");
    expect([pad.source, pad.player.name]).toEqual(["bad-link", "Mine"]);
  });

  it("deletes a table and restores it", () => {
    const pad = new Pad(CARSON_CITY, null);
    pad.edit({ name: "First" });
    pad.begin();
    pad.edit({ name: "Second" });
    const second = pad.kept.find(pad.id)!;
    pad.kept.rename(second.id, "Sunday");
    const named = pad.kept.find(second.id)!;
    pad.remove(named);
    expect(pad.player.name).toBe("First");
    pad.restore(named);
    expect(pad.player.name).toBe("Second");
    expect(pad.kept.find(pad.id)?.title).toBe("Sunday");
    expect(pad.kept.tables).toHaveLength(2);
  });

  it("starts over if what it stored can't be read", () => {
    localStorage.setItem("cardtown-scorepad-carson-city", "{broken");
    expect(new Pad(CARSON_CITY, null).players).toHaveLength(2);
  });
});

describe("entering a city", () => {
  function begin() {
    const pad = new Pad(CARSON_CITY, null);
    return { pad, entry: new Entry(pad) };
  }

  it("by keys advances while typing, and Backspace goes back", () => {
    const { pad, entry } = begin();
    let at = [0, 0] as readonly [number, number];
    for (const key of ["h", "t", "!", "^", ".", "_", "H", "k", "M"]) {
      entry.press(key, at);
      at = entry.cursor!;
    }
    expect(pad.player.rows.slice(0, 2)).toEqual(["hT!^._HK", "M_______"]);
    entry.press("Backspace", at);
    expect(pad.player.rows[1]).toBe("________");
    expect(entry.cursor).toEqual([1, 0]);
    expect(entry.press("x", [0, 0])).toBe(false);
  });

  it("paints with the held glyph, and undo takes back a whole stroke", () => {
    const { pad, entry } = begin();
    entry.pick("h");
    entry.tap([0, 0]);
    entry.beginStroke([1, 0]);
    entry.continueStroke([1, 1]);
    entry.continueStroke([1, 2]);
    expect(pad.player.rows.slice(0, 2)).toEqual(["h_______", "hhh_____"]);
    pad.undo();
    expect(pad.player.rows.slice(0, 2)).toEqual(["h_______", "________"]);
    pad.redo();
    entry.tap([0, 0]);
    expect(pad.player.rows.slice(0, 2)).toEqual(["________", "hhh_____"]);
  });

  it("writes a picked glyph at the chosen place, and moves on", () => {
    const { pad, entry } = begin();
    entry.tap([2, 6]);
    for (const glyph of ["M", "^", "R"]) entry.pick(glyph);
    expect(pad.player.rows.slice(2, 4)).toEqual(["______M^", "R_______"]);
    expect(entry.held).toBeNull();
  });

  it("stops at the edges", () => {
    const { pad, entry } = begin();
    entry.tap([7, 7]);
    for (const glyph of ["M", "R"]) entry.pick(glyph);
    expect(pad.player.rows[7]).toBe("_______R");
    expect(entry.cursor).toEqual([7, 7]);
    entry.press("Backspace", [0, 0]);
    expect(entry.cursor).toEqual([0, 0]);
  });
});

describe("land by cards", () => {
  function laying(): { pad: Pad; entry: Entry } {
    const pad = new Pad(CARSON_CITY, null);
    const entry = new Entry(pad);
    entry.whole = true;
    return { pad, entry };
  }

  it("is laid four parcels at a touch, over nothing that is there", () => {
    const { pad, entry } = laying();
    pad.write([0, 1], "M");
    entry.pick(".");
    expect(entry.laysLand).toBe(true);
    entry.tap([0, 0]);
    expect(pad.player.rows.slice(0, 3)).toEqual([".M______", "..______", "________"]);
    pad.undo();
    expect(pad.player.rows[0]).toBe("_M______");
  });

  it("follows a stroke, which undo takes back at once", () => {
    const { pad, entry } = laying();
    entry.pick(".");
    entry.beginStroke([6, 0]);
    entry.continueStroke([6, 1]);
    entry.continueStroke([6, 2]);
    expect(pad.player.rows.slice(6)).toEqual(["....____", "....____"]);
    pad.undo();
    expect(pad.player.rows[6]).toBe("________");
    expect(pad.canUndo).toBe(false);
  });

  it("stays on the board, and never clears what it touches again", () => {
    const { pad, entry } = laying();
    entry.pick(".");
    entry.tap([7, 7]);
    entry.tap([7, 7]);
    expect(pad.player.rows.slice(6)).toEqual(["______..", "______.."]);
  });

  it("is no matter for other glyphs, nor for parcels", () => {
    const { pad, entry } = laying();
    entry.pick("h");
    entry.tap([0, 0]);
    entry.whole = false;
    entry.pick(".");
    entry.tap([1, 0]);
    expect(pad.player.rows.slice(0, 2)).toEqual(["h_______", "._______"]);
  });
});

describe("two places", () => {
  it("are exchanged by one change", () => {
    const pad = new Pad(CARSON_CITY, null);
    const entry = new Entry(pad);
    pad.write([0, 0], "M");
    entry.exchange([0, 0], [2, 2]);
    expect(pad.player.rows.map((row) => row[2])[2]).toBe("M");
    expect(pad.player.rows[0]).toBe("________");
    pad.undo();
    expect(pad.player.rows[0]).toBe("M_______");
  });

  it("are exchanged from a chosen place where something stands", () => {
    const pad = new Pad(CARSON_CITY, null);
    const entry = new Entry(pad);
    pad.write([0, 0], "M");
    expect(entry.canDrag([0, 0])).toBe(false);
    entry.tap([0, 0]);
    expect(entry.canDrag([0, 0])).toBe(true);
    entry.letGo();
    entry.tap([1, 1]);
    expect(entry.canDrag([1, 1])).toBe(false);
  });
});
