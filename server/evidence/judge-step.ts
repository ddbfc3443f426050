import type { ModelDescription } from "#machines/kit/describe.ts";
import { type Deviation, judge, type Step } from "#machines/kit/judge.ts";
import { isReleased } from "#machines/released-machines.ts";

/**
 * Judges a step by the machine that its entry names. Anybody with the tables can keep a machine there that no release
 * contains: its steps are a deviation.
 */
export function judgeStep(model: ModelDescription | undefined, step: Step, standing: readonly string[]): Deviation[] {
  const found = judge(model, step, standing);
  if (!model || isReleased(step.model)) return found;
  const detail = `No release of the product contains this machine: ${model.id} ${model.version}, ${step.model.slice(0, 12)}.`;
  return [...found, { kind: "foreignModel", detail }];
}
