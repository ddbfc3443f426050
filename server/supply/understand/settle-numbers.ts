import type { Hundredths } from "#domain/money.ts";
import type { DecimalForm, DiscountForm, FileRow, MappedColumn, Mapping, SupplyField } from "../mapping.ts";
import type { Choice } from "./choice.ts";
import { DiscountForms } from "./discount-form.ts";
import { measurementsIn } from "./joined-values.ts";
import { shiftOf } from "./number-cells.ts";
import { readNumber } from "./numbers.ts";

/** Fields whose numbers are written as fractions by some: 0.385 is 38.5 %. The bound is what no percentage of them stays below. */
const fractions: Partial<Record<SupplyField, Hundredths>> = {
  disc: 1_00,
  asking_pct: 1_50,
  depth_pct: 1_00,
  table_pct: 1_00,
};

/** The factor of a column's numbers. What was decided before stays while the values allow it. */
export function scaled(mapped: MappedColumn, { values, earlier }: Choice, rows: readonly FileRow[]): MappedColumn {
  const { field } = mapped;
  if (field === null) return mapped;
  const bound = fractions[field];
  if (bound !== undefined) {
    const numbers = values.numbers.map(Math.abs).filter((value) => value !== 0);
    return numbers.length > 0 && numbers.every((value) => value <= bound) ? { ...mapped, factor: 100 } : mapped;
  }
  if (earlier?.field === field && earlier.factor !== undefined) return { ...mapped, factor: earlier.factor };
  return field === "carat" && arePoints(mapped.column, rows) ? { ...mapped, factor: 0.01 } : mapped;
}

const MOST = 0.9;
const ROUND_FACTOR = 0.0061;

/** Weights are points if they are whole and a hundred times what the measurements of round stones give. */
function arePoints(column: number, rows: readonly FileRow[]): boolean {
  let seen = 0;
  let points = 0;
  for (const { cells } of rows) {
    const weight = cells[column] ?? "";
    const measured = cells.map(measurementsIn).find((found) => found !== null);
    if (!measured || !/^\d+$/.test(weight)) continue;
    const [length = 0, width = 0, height = 0] = measured.map((text) => Number(text.replace(",", ".")));
    seen += 1;
    const share = Number(weight) / (length * width * height * ROUND_FACTOR);
    if (share > 50 && share < 200) points += 1;
  }
  return seen > 0 && points >= MOST * seen;
}

interface FileFacts {
  decimal: DecimalForm | null;
  earlier: Mapping | null;
}

/**
 * The form of the file's discounts: its own rows prove it; else as the provider did before, if nothing speaks against
 * it.
 */
export function discountOf(
  columns: readonly MappedColumn[],
  rows: readonly FileRow[],
  { decimal, earlier }: FileFacts,
): DiscountForm | null {
  const numberOf = (field: SupplyField) => {
    const column = columns.find((one) => one.field === field);
    const shift = column ? shiftOf(column) : 0;
    return ({ cells }: FileRow) => {
      const read = column ? readNumber(cells[column.column] ?? "", decimal, shift) : "unreadable";
      return typeof read === "string" || read.value === 0 ? null : read;
    };
  };
  const [disc, rap, perCt, total, carat] = (["disc", "rap", "price_per_ct", "total_amt", "carat"] as const).map(
    numberOf,
  );
  const forms = new DiscountForms();
  for (const row of rows) {
    const written = disc?.(row);
    if (written?.said !== 0) continue;
    const weight = carat?.(row)?.value;
    const sum = total?.(row)?.value;
    const price = perCt?.(row)?.value ?? (sum && weight ? Math.round((sum * 100) / weight) : null);
    forms.see({ disc: written.value, rap: rap?.(row)?.value ?? null, price_per_ct: price });
  }
  const { form } = forms;
  const before = earlier?.discount ?? null;
  if (form !== null || before === null) return form;
  return forms.allows(before) ? before : null;
}
