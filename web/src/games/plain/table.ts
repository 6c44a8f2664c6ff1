/** What a table of this game needs; loaded when somebody comes to one. */

export { replay } from "./replay";
export { default as Table } from "./PlainTable.svelte";
