import { workflows } from "#machines/index.ts";
import type { Condition } from "#machines/kit/conditions.ts";
import { describeMachine, type ModelDescription, type TransitionDescription } from "#machines/kit/describe.ts";

/** The machine of memos as data. */
export const presentMemo = describeMachine(workflows.memo.machine);

/** A machine as data in which one transition is another. */
export const changedTransition = (
  model: ModelDescription,
  id: string,
  change: Partial<TransitionDescription>,
): ModelDescription => ({
  ...model,
  transitions: model.transitions.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** A price that is not less than this. */
export const notBelow = (limit: number): Condition => ({
  type: "not",
  params: { one: { type: "fewerThan", params: { at: "event.price", limit } } },
});

/** The machine of memos where a sale asks for something else. */
export function changedMemo(condition: Condition): ModelDescription {
  const guard = { sentence: "the price is high enough", status: 422 as const, condition, words: "" };
  return changedTransition(presentMemo, "memo.sell", { guard });
}
