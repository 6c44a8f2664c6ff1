/** The tables of the games, each loaded when somebody comes to one. */

export const TABLES = {
  "carson-city": () => import("../games/carson-city/table/CarsonTable.svelte"),
  "card-city": () => import("../games/card-city/table/CardCityTable.svelte"),
};
