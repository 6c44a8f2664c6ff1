/** The tables of the games, each loaded when somebody comes to one. */

export const TABLES = {
  "carson-city": () => import("../carson/CarsonTable.svelte"),
  "card-city": () => import("../cardcity/CardCityTable.svelte"),
};
