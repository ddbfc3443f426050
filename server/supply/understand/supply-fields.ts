import { stoneAttributeNames, stoneAttributes, stoneNumbers, stoneTexts } from "#domain/stone.ts";
import type { SupplyField, SupplyFieldFact } from "../mapping.ts";

const needed: ReadonlySet<SupplyField> = new Set(["org_stock_no", "stone_origin", "shape", "carat"]);
const links: ReadonlySet<string> = new Set(["image", "video", "certificate"]);

const fact = (
  field: SupplyField,
  label: string,
  kind: SupplyFieldFact["kind"],
  master: string | null = null,
): SupplyFieldFact => ({ field, label, kind, is_needed: needed.has(field), master });

const { stock_no: _ours, ...texts } = stoneTexts;
const { ratio: _workedOut, ...numbers } = stoneNumbers;
const namesOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

/** Everything that a column can be, in the order in which it is offered. */
export const supplyFields: readonly SupplyFieldFact[] = [
  ...namesOf(texts).map((field) => fact(field, texts[field], links.has(field) ? "link" : "text")),
  fact("stone_origin", "Natural or lab grown", "code"),
  fact("diamond_type", "White or fancy", "code"),
  fact("availability", "Availability", "code", "AVAILABILITY"),
  ...stoneAttributeNames.map((field) =>
    fact(field, stoneAttributes[field].label, "code", stoneAttributes[field].master),
  ),
  fact("cut_polish_symmetry", "Cut, polish and symmetry in one", "joined"),
  fact("fluorescence_with_color", "Fluorescence with its colour", "joined"),
  fact("has_hearts_arrows", "Hearts and arrows", "code"),
  ...namesOf(numbers).map((field) => fact(field, numbers[field].label, "number")),
  fact("position", "Position of the change", "number"),
  fact("measurements", "Measurements in one", "joined"),
  fact("rap", "List price per carat", "money"),
  fact("disc", "Discount %", "money"),
  fact("asking_pct", "Asking % of the list", "money"),
  fact("price_per_ct", "Price per carat", "money"),
  fact("total_amt", "Total price", "money"),
];

const byField = new Map(supplyFields.map((one) => [one.field, one]));

/** The label of a field. A change may name one that no column fills, which is its own label. */
export const labelOf = (field: string): string => byField.get(field as SupplyField)?.label ?? field;

/** The catalogue's row of a field. */
export function factOf(field: SupplyField): SupplyFieldFact {
  const found = byField.get(field);
  if (!found) throw new Error(`${field} is no field of a supplier's file`);
  return found;
}
