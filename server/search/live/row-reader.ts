// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { diamondTypes, stoneOrigins } from "#domain/stone.ts";
import type { Row } from "../index/row.ts";
import type { Attribute, Schema } from "../index/schema.ts";
import { CodeTable } from "./code-table.ts";
import { FieldCursor } from "./field-cursor.ts";
import { arrivalEpoch, none, type StockShape, spanName } from "./stock-shape.ts";

/** A code that the index does not know yet: another index must be built. */
export class UnknownCode extends RangeError {}

/** A row that can be filled again: a million stones are loaded through one. */
export class RowBuffer implements Row {
  id = 0;
  bucket = 0;
  readonly codes: number[];
  readonly numbers: (number | null)[];
  readonly keys: (Uint8Array | null)[];
  /** The buffers for the bytes of each key. */
  readonly buffers: Buffer[][];

  constructor({ attributes, numbers, keys }: Schema) {
    this.codes = attributes.map(() => 0);
    this.numbers = numbers.map(() => null);
    this.keys = keys.map(() => null);
    this.buffers = keys.map(() => []);
  }
}

/** Makes rows of the index from lines of COPY with the fields in the order of `columns`. */
export class RowReader {
  readonly columns: readonly string[];
  readonly #shape: StockShape;
  readonly #coded: readonly (Attribute & { table: CodeTable })[];
  readonly #rangeOf: (carat: number) => number;
  readonly #at: Record<"carat" | "arrived" | "range" | "type" | "origin" | "provider", number>;
  readonly #providerIds: readonly number[];

  constructor(shape: StockShape) {
    const { schema, caratRanges } = shape;
    const range = schema.attribute("carat_range");
    this.#shape = shape;
    this.#coded = schema.attributes
      .filter((one) => one !== range)
      .map((one) => ({ ...one, table: new CodeTable(one.values) }));
    this.#rangeOf = caratRangeCodes(range.values, caratRanges);
    this.#at = {
      carat: schema.number("carat").index,
      arrived: schema.number("arrived_at").index,
      range: range.index,
      type: schema.attribute("diamond_type").index,
      origin: schema.attribute("stone_origin").index,
      provider: schema.attribute("provider").index,
    };
    this.#providerIds = schema.attribute("provider").values.map(Number);
    this.columns = ["id", ...[...this.#coded, ...schema.numbers, ...schema.keys].map(({ name }) => name)];
  }

  /** Reads a row from its own line. */
  read(line: Buffer): Row {
    return this.next(new FieldCursor(line), new RowBuffer(this.#shape.schema));
  }

  /** Reads the next row under the cursor. */
  next(cursor: FieldCursor, row: RowBuffer): Row {
    const { codes, numbers, keys, buffers } = row;
    const at = this.#at;
    row.id = cursor.number()!;
    for (const attribute of this.#coded) codes[attribute.index] = codeUnder(cursor, attribute);
    for (let i = 0; i < numbers.length; i++) numbers[i] = cursor.number();
    for (let i = 0; i < keys.length; i++) keys[i] = cursor.key(buffers[i]!);
    const carat = numbers[at.carat]!;
    numbers[at.arrived]! -= arrivalEpoch;
    codes[at.range] = this.#rangeOf(carat);
    row.bucket = this.#bucketOf(codes, carat);
    return row;
  }

  /** The bucket of a row's prices. A row of no provider is in nobody's sight, so that any bucket does. */
  #bucketOf(codes: readonly number[], carat: number): number {
    const at = this.#at;
    const provider_id = this.#providerIds[codes[at.provider]!]!;
    if (Number.isNaN(provider_id)) return 0;
    return this.#shape.plan.bucketOf({
      provider_id,
      diamond_type: diamondTypes[codes[at.type]!]!,
      stone_origin: stoneOrigins[codes[at.origin]! - 1]!, // the first code is of stones without one
      carat,
    });
  }
}

/** Reads the field under the cursor as a code of its column. */
export function codeUnder(cursor: FieldCursor, { name, none: without, table }: Attribute & { table: CodeTable }) {
  const from = cursor.at;
  const code = cursor.code(table, without);
  if (!(code >= 0)) throw new UnknownCode(`the index knows no ${name} ${cursor.text(from)}`);
  return code;
}

/** The code of a carat range, by a weight within it. */
function caratRangeCodes(values: readonly string[], spans: StockShape["caratRanges"]): (carat: number) => number {
  const byWeight = new Uint8Array(65_536).fill(values.indexOf(none));
  for (const span of spans) byWeight.fill(values.indexOf(spanName(span)), span.low, span.high + 1);
  return (carat) => byWeight[carat]!;
}
