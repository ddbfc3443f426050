import { refusal } from "./refusals.ts";
import type { Schema } from "./schema.ts";

/** A stone as the index takes it, in the order of the schema. Numbers are whole by their scale. */
export interface Row {
  readonly id: number;
  readonly codes: ArrayLike<number>;
  readonly numbers: ArrayLike<number | null>;
  readonly bucket: number;
  /** The keys, as texts or as the bytes of normalKey's result. */
  readonly keys: ArrayLike<string | Uint8Array | null>;
}

const MOST_ID = 2 ** 31 - 2;

/** Refuses a row that the index cannot hold: a half-written stone would be worse than none. */
export function checkRow(schema: Schema, row: Row): void {
  const { attributes, numbers, keys, buckets } = schema;
  if (!Number.isInteger(row.id) || row.id < 1 || row.id > MOST_ID) throw refusal("idOutOfRange", row.id);
  if (
    row.codes.length !== attributes.length ||
    row.numbers.length !== numbers.length ||
    row.keys.length !== keys.length
  )
    throw refusal("rowIncomplete", row.id);
  for (const { name, index, values } of attributes) {
    const code = row.codes[index] as number;
    if (values[code] === undefined) throw refusal("codeOutOfRange", name, code);
  }
  for (const column of numbers) {
    const value = row.numbers[column.index] as number | null;
    if (value === null ? Number.isNaN(column.none) : !isWithin(value, column.lowest, column.highest))
      throw refusal("numberOutOfRange", column.name, value as number);
  }
  if (!isWithin(row.bucket, 0, buckets - 1)) throw refusal("bucketOutOfRange", row.bucket);
}

const isWithin = (value: number, lowest: number, highest: number) =>
  Number.isInteger(value) && value >= lowest && value <= highest;
