import type { Body, Data } from "#api/operation-types.ts";
import {
  type PairAttribute,
  pairAttributes,
  pairNumbers,
  pairStepNames,
  type WeightClass,
  type WeightTolerances,
  weightClasses,
} from "#domain/search/pair-search.ts";
import { stoneAttributes, stoneNumbers } from "#domain/stone.ts";
import { sentNumber } from "#domain/typed-number.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { words } from "./words.ts";

export type StoredSetting = Data<"getPairSetting">;

/** The differences in the order of the table, each with its label and its decimals. */
export const differences = [
  ...pairNumbers.map((name) => {
    const { label, unit, decimals } = stoneNumbers[name];
    return { name, label: unit ? words.unitOf(label, unit) : label, decimals, mayBeEmpty: name !== "carat" };
  }),
  ...pairStepNames.map((name) => {
    const label = words.unitOf(words.steps[name], words.stepUnit);
    return { name, label, decimals: 0, mayBeEmpty: false };
  }),
];
type Difference = keyof WeightTolerances;

/** The name of a tolerance in the form is that of its place on the wire. */
export type ToleranceName = `${WeightClass}.${Difference}`;
export const toleranceName = (weights: WeightClass, name: Difference): ToleranceName => `${weights}.${name}`;

/** The settings as fields; an empty field holds an empty text. */
export type PairForm = Record<ToleranceName, number | string> & {
  equal: PairAttribute[];
  is_exclusive: boolean;
  version: number;
};

const labelOfAttribute = (name: PairAttribute) => stoneAttributes[name].label;
export const attributeChoices = pairAttributes.map((name) => ({ name, label: labelOfAttribute(name) }));

export const fields: FieldWords<PairForm> = {
  ...Object.fromEntries(
    weightClasses.flatMap((weights) =>
      differences.map(({ name, label }) => [
        toleranceName(weights, name),
        {
          label: words.nameOf(label, words.weights[weights]),
          show: (value: number | string) => (value === "" ? words.notCompared : value),
        },
      ]),
    ),
  ),
  equal: { label: words.equal, show: (names) => names.map(labelOfAttribute).join(", ") },
  is_exclusive: { label: words.once, show: (is) => (is ? "Yes" : "No") },
};

export function formOf({ equal, is_exclusive, version, ...byWeight }: StoredSetting): PairForm {
  const tolerances = Object.fromEntries(
    weightClasses.flatMap((weights) =>
      differences.map(({ name }) => [toleranceName(weights, name), byWeight[weights][name] ?? ""]),
    ),
  ) as Record<ToleranceName, number | string>;
  return { ...tolerances, equal, is_exclusive, version };
}

/** The settings of the form. An empty field is null, which the server refuses where a tolerance is needed. */
export function bodyOf(form: PairForm): Body<"setPairSetting"> {
  const { equal, is_exclusive, version } = form;
  const toleranceOf = (weights: WeightClass) =>
    Object.fromEntries(
      differences.map(({ name }) => {
        const value = form[toleranceName(weights, name)];
        return [name, sentNumber(value)];
      }),
    ) as Body<"setPairSetting">[WeightClass];
  return {
    below_carat: toleranceOf("below_carat"),
    from_carat: toleranceOf("from_carat"),
    equal,
    is_exclusive,
    version,
  };
}
