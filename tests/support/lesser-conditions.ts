import { wordsOf } from "#machines/kit/condition-words.ts";
import type { Condition } from "#machines/kit/conditions.ts";

interface Lesser {
  /** The part that is left out. */
  lost: string;
  condition: Condition;
}

/** The conditions of a list with one of them left out or weakened. */
const lesserOf = (list: readonly Condition[], again: (list: Condition[]) => Condition): Lesser[] =>
  list.flatMap((one, at) => [
    ...(list.length > 1 ? [{ lost: wordsOf(one), condition: again(list.toSpliced(at, 1)) }] : []),
    ...lesserConditions(one).map(({ lost, condition }) => ({
      lost,
      condition: again(list.toSpliced(at, 1, condition)),
    })),
  ]);

/** A condition of several parts, each time without another one: the guard after somebody forgot a part. */
export function lesserConditions(condition: Condition): Lesser[] {
  switch (condition.type) {
    case "and":
      return lesserOf(condition.params.all, (all) => ({ type: "and", params: { all } }));
    case "or":
      return lesserOf(condition.params.any, (any) => ({ type: "or", params: { any } }));
    case "not":
      return lesserConditions(condition.params.one).map(({ lost, condition: one }) => ({
        lost,
        condition: { type: "not", params: { one } },
      }));
    case "facts": {
      const facts = Object.entries(condition.params);
      if (facts.length === 1) return [];
      return facts.map((fact) => ({
        lost: wordsOf({ type: "facts", params: Object.fromEntries([fact]) }),
        condition: { type: "facts", params: Object.fromEntries(facts.filter((other) => other !== fact)) },
      }));
    }
    default:
      return [];
  }
}
