import type { Condition, ConditionParams, ConditionType } from "./conditions.ts";

const lastWord = (place: string) => place.slice(place.lastIndexOf(".") + 1);
const list = (value: unknown) => (Array.isArray(value) ? value.join(" or ") : String(value));

const words: { [T in ConditionType]: (params: ConditionParams[T]) => string } = {
  facts: (facts) =>
    Object.entries(facts)
      .map(([fact, wanted]) => `${fact} is ${list(wanted)}`)
      .join(" and "),
  hasText: ({ at }) => `${lastWord(at)} is given`,
  positive: ({ at }) => `${lastWord(at)} is more than 0`,
  fewerThan: ({ at, limit }) => `${lastWord(at)} is less than ${typeof limit === "number" ? limit : lastWord(limit)}`,
  atOrAfter: ({ at, than }) => `${lastWord(at)} is not before ${lastWord(than)}`,
  equals: ({ at, value }) => `${lastWord(at)} is ${String(value)}`,
  sameAs: ({ at, as }) => `${lastWord(at)} is the current ${lastWord(as)}`,
  and: ({ all }) => all.map((one) => (one.type === "or" ? `(${wordsOf(one)})` : wordsOf(one))).join(" and "),
  or: ({ any }) => any.map((one) => (one.type === "and" ? `(${wordsOf(one)})` : wordsOf(one))).join(" or "),
  not: ({ one }) => `not (${wordsOf(one)})`,
};

/** A condition in plain words, exact enough for an auditor's table. */
export function wordsOf(condition: Condition): string {
  return (words[condition.type] as (params: Condition["params"]) => string)(condition.params);
}
