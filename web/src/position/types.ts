/** Short names for the server's types of positions. */

import type { components } from "../api/generated";

type Schemas = components["schemas"];

export type Position = Schemas["PositionShape"];
export type Evaluation = Schemas["EvaluationShape"];
export type Weighed = Schemas["WeighedOptionShape"];
