/** Short names for the server's types. */

import type { components } from "./generated";

type Schemas = components["schemas"];

export type CalendarDay = Schemas["CalendarDayShape"];
export type Daily = Schemas["DailyShape"];
export type Week = Schemas["WeekShape"];
export type DailyBoard = Schemas["BoardShape"];
export type DailyDeal = Schemas["DailyDealShape"];
export type DailyTable = Schemas["DailyTableShape"];
export type ErrorShape = Schemas["ErrorShape"];
export type Game = Schemas["GameShape"];
export type Granted = Schemas["GrantedShape"];
export type Item = Schemas["ItemShape"];
export type Me = Schemas["MeShape"];
export type MedalName = NonNullable<Schemas["TryShape"]["medal"]>;
export type NewTable = Schemas["NewTable"];
export type OwnProgram = Schemas["OwnProgramShape"];
export type ProgramHere = Schemas["ProgramShape"];
export type ProgramToken = Schemas["TokenShape"];
export type Presence = Schemas["PresenceShape"];
export type OwnDays = Schemas["OwnDaysShape"];
export type Pace = Schemas["PaceShape"];
export type Race = Schemas["RaceShape"];
export type Racer = Schemas["RacerShape"];
export type Refused = Schemas["RefusedShape"];
export type Seat = Schemas["SeatShape"];
export type Summary = Schemas["SummaryShape"];
export type TableFacts = Schemas["TableShape"];
export type HandOverVote = Schemas["HandOverVoteShape"];
export type Update = Schemas["UpdateShape"];

/** A request to a table; see `requests.py`. */
export type TableRequest = { do: string; id?: string } & Record<string, unknown>;
