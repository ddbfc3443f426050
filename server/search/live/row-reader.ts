import { diamondTypes, stoneOrigins } from "#domain/stone.ts";
import type { StoneFields } from "../../db/queries/stone-fields.ts";
import type { Row } from "../index/row.ts";
import { arrivalEpoch, none, type StockShape, spanName } from "./stock-shape.ts";

/** A code that the index does not know yet: another one must be built. */
export class UnknownCode extends RangeError {
  readonly attribute: string;
  readonly value: string;

  constructor(attribute: string, value: string) {
    super(`the index knows no ${attribute} ${value}`);
    this.attribute = attribute;
    this.value = value;
  }
}

/** Makes rows of the index out of the database's texts, in the order of `columns`. */
export type RowReader = { columns: string[]; read(fields: StoneFields): Row };

export function rowReader({ schema, plan, caratRanges }: StockShape): RowReader {
  const attributes = schema.attributes.filter(({ name }) => name !== "carat_range");
  const codes = attributes.map(({ values }) => new Map(values.map((value, code) => [value, code])));
  const columns = [
    "id",
    ...attributes.map(({ name }) => name),
    ...schema.numbers.map(({ name }) => name),
    ...schema.keys.map(({ name }) => name),
  ];
  const firstNumber = 1 + attributes.length;
  const firstKey = firstNumber + schema.numbers.length;
  const carat = firstNumber + schema.number("carat").index;
  const arrived = schema.number("arrived_at").index;
  const provider = columns.indexOf("provider");
  const origin = columns.indexOf("stone_origin");
  const type = columns.indexOf("diamond_type");
  const rangeAt = schema.attribute("carat_range").index;
  const rangeCode = caratRangeCodes(schema.attribute("carat_range").values, caratRanges);
  return {
    columns,
    read(fields) {
      const weight = wholeOf(fields[carat] as string);
      const rowCodes = new Array<number>(schema.attributes.length);
      for (let i = 0; i < attributes.length; i++) {
        const value = fields[i + 1] ?? none;
        const code = codes[i]?.get(value);
        const attribute = attributes[i] as (typeof attributes)[number];
        if (code === undefined) throw new UnknownCode(attribute.name, value);
        rowCodes[attribute.index] = code;
      }
      rowCodes[rangeAt] = rangeCode(weight);
      const numbers = new Array<number | null>(schema.numbers.length);
      for (let i = 0; i < numbers.length; i++) numbers[i] = maybeWhole(fields[firstNumber + i] ?? null);
      numbers[arrived] = (numbers[arrived] as number) - arrivalEpoch;
      return {
        id: Number(fields[0]),
        codes: rowCodes,
        numbers,
        bucket: plan.bucketOf({
          provider_id: Number(fields[provider]),
          diamond_type: diamondTypes.find((one) => one === fields[type]) ?? "white",
          stone_origin: stoneOrigins.find((one) => String(one) === fields[origin]) ?? 1,
          carat: weight,
        }),
        keys: [fields[firstKey] ?? null, fields[firstKey + 1] ?? null, fields[firstKey + 2] ?? null],
      };
    },
  };
}

/** By weight, the code of the range that holds it. */
function caratRangeCodes(values: readonly string[], spans: StockShape["caratRanges"]): (carat: number) => number {
  const byWeight = new Uint8Array(65_536).fill(values.indexOf(none));
  for (const span of spans) byWeight.fill(values.indexOf(spanName(span)), span.low, span.high + 1);
  return (carat) => byWeight[carat] ?? 0;
}

const maybeWhole = (text: string | null) => (text === null ? null : wholeOf(text));

/** A decimal of the database without its point: its scale is the column's. */
function wholeOf(text: string): number {
  const point = text.indexOf(".");
  return Number(point < 0 ? text : text.slice(0, point) + text.slice(point + 1));
}
