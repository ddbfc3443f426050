import type { Condition, ConditionParams, ConditionType } from "./conditions.ts";

/**
 * A place such as `event.facts.stone` as an expression. It is undefined, without an error, if something on the way is
 * missing.
 */
const read = (place: string): string =>
  place.split(".").reduce((found, key) => (found === "" ? `_event.data.${key}` : `(${found} || {}).${key}`), "");

const value = (wanted: unknown) => JSON.stringify(wanted);

const isNumber = (expression: string) => `typeof ${expression} === "number"`;

const compare = (one: string, operator: string, other: string) =>
  `(${isNumber(one)} && ${isNumber(other)} && ${one} ${operator} ${other})`;

const chained = (parts: string[], operator: string, none: string) =>
  parts.length === 0 ? none : `(${parts.join(` ${operator} `)})`;

const expressions: { [T in ConditionType]: (params: ConditionParams[T]) => string } = {
  facts: (facts) =>
    chained(
      Object.entries(facts).map(([fact, wanted]) => {
        const found = read(`event.facts.${fact}`);
        return Array.isArray(wanted) ? `${value(wanted)}.indexOf(${found}) >= 0` : `${found} === ${value(wanted)}`;
      }),
      "&&",
      "true",
    ),
  hasText: ({ at }) => `(typeof ${read(at)} === "string" && ${read(at)}.trim() !== "")`,
  positive: ({ at }) => `(${isNumber(read(at))} && isFinite(${read(at)}) && ${read(at)} > 0)`,
  fewerThan: ({ at, limit }) => compare(read(at), "<", typeof limit === "number" ? value(limit) : read(limit)),
  atOrAfter: ({ at, than }) => compare(read(at), ">=", read(than)),
  equals: ({ at, value: wanted }) => `${read(at)} === ${value(wanted)}`,
  sameAs: ({ at, as }) => `(${read(at)} === ${read(as)} && ${read(at)} !== undefined)`,
  and: ({ all }) => chained(all.map(ecmascript), "&&", "true"),
  or: ({ any }) => chained(any.map(ecmascript), "||", "false"),
  not: ({ one }) => `!(${ecmascript(one)})`,
};

/** A condition as an expression of SCXML's ECMAScript data model, over `_event.data.event` and `_event.data.context`. */
export function ecmascript(condition: Condition): string {
  return (expressions[condition.type] as (params: Condition["params"]) => string)(condition.params);
}
