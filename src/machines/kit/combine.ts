import type { Condition } from "./conditions.ts";

/** All of these conditions. */
export const and = (...all: Condition[]) => ({ type: "and" as const, params: { all } });

/** At least one of these conditions. */
export const or = (...any: Condition[]) => ({ type: "or" as const, params: { any } });

/** The opposite of this condition. */
export const not = (one: Condition) => ({ type: "not" as const, params: { one } });
