/** What has changed from version to version, as CHANGELOG.md tells it. */

import { blocksOf, type Block } from "../../rules/markdown";

export interface Version {
  /** Such as "0.1.0 — unreleased". */
  name: string;
  parts: { title: string; blocks: Block[] }[];
}

/** The versions of a file, the latest first; what stands above the first one is left out. */
export function versionsOf(text: string): Version[] {
  return chapters(text, "## ").map(({ title, body }) => ({
    name: title,
    parts: chapters(body, "### ").map((part) => ({
      title: part.title,
      blocks: blocksOf(part.body),
    })),
  }));
}

/** The text below each heading of one depth. */
function chapters(text: string, mark: string): { title: string; body: string }[] {
  return text
    .split(new RegExp(`^${mark}`, "m"))
    .slice(1)
    .map((chapter) => {
      const [title = "", ...lines] = chapter.split("\n");
      return { title: title.trim(), body: lines.join("\n").trim() };
    });
}
