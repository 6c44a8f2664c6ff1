/** The server's types for games that have no shapes of their own. */

import type { components } from "../../api/generated";

type Schemas = components["schemas"];

export type PlainView = Schemas["PlainViewShape"];
export type PlainDecision = Schemas["PlainDecisionShape"];
export type PlainEvent = Schemas["PlainEventShape"];
