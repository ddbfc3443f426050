import type { Condition } from "./conditions.ts";
import type { Guarded } from "./meta.ts";

/** All of these conditions. */
export const and = (...all: Condition[]) => ({ type: "and" as const, params: { all } });

/** At least one of these conditions. */
export const or = (...any: Condition[]) => ({ type: "or" as const, params: { any } });

/** The opposite of this condition. */
export const not = (one: Condition) => ({ type: "not" as const, params: { one } });

const listed = (claims: string[]) =>
  claims.length === 1 ? claims.join() : `${claims.slice(0, -1).join(", ")}, and ${claims.at(-1)}`;

/** All of these conditions, each with its own words: a refusal tells the first that does not hold. */
export const every = (...parts: [Guarded, ...Guarded[]]): Guarded => ({
  condition: and(...parts.map(({ condition }) => condition)),
  meta: { sentence: listed(parts.map(({ meta }) => meta.sentence)), status: parts[0].meta.status, parts },
});
