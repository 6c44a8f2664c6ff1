/** Parses the small part of Markdown that the rules use, to be drawn as components. */

import { isRuleNumber } from "./books";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "rule"; number: string }
  | { kind: "strong" | "em"; parts: Inline[] };

export type Block =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const ITEM = /^(?:-|\d+\.) /;
/** Code, bold, emphasis (a lone star is a star), the number of a rule. */
const MARKED =
  /`([^`]+)`|\*\*(.+?)\*\*|(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])|\b([A-Z]\d+(?:\.\d+)?)\b/gu;

export function blocksOf(text: string): Block[] {
  return text.split(/\n{2,}/).map((block) => blockOf(block.split("\n")));
}

/** The text without its marks. */
export function plain(text: string): string {
  const words = (parts: readonly Inline[]): string => parts.map(wordsOf).join("");
  const cells = (row: readonly Inline[][]): string => row.map(words).join(" · ");
  return blocksOf(text)
    .map((block) => {
      if (block.kind === "paragraph") return words(block.parts);
      if (block.kind === "list") return block.items.map(words).join(" ");
      return [block.head, ...block.rows].map(cells).join("; ");
    })
    .join(" ");
}

function wordsOf(part: Inline): string {
  if ("parts" in part) return part.parts.map(wordsOf).join("");
  return part.kind === "rule" ? part.number : part.text;
}

function blockOf(lines: string[]): Block {
  if (lines[0]?.startsWith("|")) return tableOf(lines);
  if (lines[0] && ITEM.test(lines[0])) return listOf(lines);
  return { kind: "paragraph", parts: partsOf(lines.join(" ")) };
}

function tableOf([head, , ...rows]: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => partsOf(cell.trim()));
  return { kind: "table", head: cells(head ?? ""), rows: rows.map(cells) };
}

function listOf(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop()} ${line.trim()}`);
  }
  const ordered = !lines[0]?.startsWith("-");
  return { kind: "list", ordered, items: items.map(partsOf) };
}

function partsOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found[4] !== undefined && !isRuleNumber(found[4])) continue;
    if (found.index > end) parts.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, code, strong, em, number] = found;
    if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (strong !== undefined) parts.push({ kind: "strong", parts: partsOf(strong) });
    else if (em !== undefined) parts.push({ kind: "em", parts: partsOf(em) });
    else if (number !== undefined) parts.push({ kind: "rule", number });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}
