import type { ModelDescription } from "#machines/kit/describe.ts";
import { type Deviation, judge, type Step } from "#machines/kit/judge.ts";
import { isReleased } from "#machines/released-machines.ts";

/**
 * One step by the machine that its entry names. A house keeps what was written into its tables: a machine that no release
 * of the product has may be kept there by anybody, and what it allows is allowed by nobody.
 */
export function judgeStep(model: ModelDescription | undefined, step: Step, standing: readonly string[]): Deviation[] {
  const found = judge(model, step, standing);
  if (!model || isReleased(step.model)) return found;
  const detail = `No release of the product contains this machine: ${model.id} ${model.version}, ${step.model.slice(0, 12)}.`;
  return [...found, { kind: "foreignModel", detail }];
}
