/** What a table of this game needs; loaded when somebody opens one. */

export { replay } from "./replay";
export { default as Table } from "./table/CarsonTable.svelte";
