import type { Data } from "#api/operation-types.ts";
import { pairLimits } from "#domain/search/pair-rule.ts";
import { pairAttributes, pairNumbers, pairStepNames, pairSteps } from "#domain/search/pair-search.ts";
import { stoneAttributes, stoneNumbers } from "#domain/stone.ts";

/** The fields in which two stones of a pair are compared: numbers, steps of a grade, and what both have to share. */
export function pairFields(): Data<"listPairFields"> {
  const numbers = pairNumbers.map((field) => {
    const { label, unit, decimals } = stoneNumbers[field];
    const may_be_null = field !== "carat";
    return {
      field,
      label,
      kind: "number" as const,
      unit: unit || null,
      decimals,
      most: pairLimits[field],
      may_be_null,
    };
  });
  const steps = pairStepNames.map((field) => {
    const { label } = stoneAttributes[pairSteps[field]];
    const most = pairLimits.steps;
    return { field, label, kind: "steps" as const, unit: "steps", decimals: 0, most, may_be_null: false };
  });
  const equal = pairAttributes.map((field) => {
    const { label } = stoneAttributes[field];
    return { field, label, kind: "equal" as const, unit: null, decimals: 0, most: null, may_be_null: true };
  });
  return [...numbers, ...steps, ...equal];
}
