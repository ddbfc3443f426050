import { workflows } from "#machines/index.ts";
import type { Condition } from "#machines/kit/conditions.ts";
import { describeMachine, type ModelDescription, type TransitionDescription } from "#machines/kit/describe.ts";

/** The machine of memos as data. */
export const presentMemo = describeMachine(workflows.memo.machine);

/** A machine as data, with one changed transition. */
export const changedTransition = (
  model: ModelDescription,
  id: string,
  change: Partial<TransitionDescription>,
): ModelDescription => ({
  ...model,
  transitions: model.transitions.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** The condition of a price that is not below this. */
export const notBelow = (limit: number): Condition => ({
  type: "not",
  params: { one: { type: "fewerThan", params: { at: "event.price", limit } } },
});

/** The machine of memos with another condition on a sale. */
export function changedMemo(condition: Condition): ModelDescription {
  const guard = { sentence: "the price is high enough", status: 422 as const, condition, words: "" };
  return changedTransition(presentMemo, "memo.sell", { guard });
}
