// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { diamondTypes, stoneOrigins } from "#domain/stone.ts";
import type { Row } from "../index/row.ts";
import { CodeTable } from "./code-table.ts";
import { fieldEnd, fieldText, isNull, keyOf, wholeNumber } from "./field-bytes.ts";
import { arrivalEpoch, none, type StockShape, spanName } from "./stock-shape.ts";

/** A code that the index does not know yet: another one must be built. */
export class UnknownCode extends RangeError {}

/** Makes rows of the index out of lines of COPY with the fields in the order of `columns`. */
export type RowReader = { columns: string[]; read(bytes: Buffer, from?: number, to?: number): Row };

export function rowReader({ schema, plan, caratRanges }: StockShape): RowReader {
  const attributes = schema.attributes.filter(({ name }) => name !== "carat_range");
  const codes = attributes.map(({ values }) => new CodeTable(values));
  const carat = schema.number("carat").index;
  const arrived = schema.number("arrived_at").index;
  const range = schema.attribute("carat_range");
  const rangeOf = caratRangeCodes(range.values, caratRanges);
  const at = (name: string) => schema.attribute(name).index;
  const [type, origin, provider] = [at("diamond_type"), at("stone_origin"), at("provider")];
  const providerIds = schema.attribute("provider").values.map(Number);
  const columns = [
    "id",
    ...attributes.map(({ name }) => name),
    ...schema.numbers.map(({ name }) => name),
    ...schema.keys.map(({ name }) => name),
  ];
  return {
    columns,
    read(bytes, start = 0, to = bytes.length) {
      let from = start;
      let end = fieldEnd(bytes, from, to);
      const next = () => {
        from = end + 1;
        end = fieldEnd(bytes, from, to);
      };
      const id = wholeNumber(bytes, from, end);
      const rowCodes = new Array<number>(schema.attributes.length);
      for (let i = 0; i < attributes.length; i++) {
        next();
        const { name, index, none: without } = attributes[i]!;
        const code = isNull(bytes, from, end) ? without : codes[i]!.codeOf(bytes, from, end);
        if (!(code >= 0)) throw new UnknownCode(`the index knows no ${name} ${fieldText(bytes, from, end)}`);
        rowCodes[index] = code;
      }
      const numbers = new Array<number | null>(schema.numbers.length);
      for (let i = 0; i < numbers.length; i++) {
        next();
        numbers[i] = isNull(bytes, from, end) ? null : wholeNumber(bytes, from, end);
      }
      numbers[arrived]! -= arrivalEpoch;
      rowCodes[range.index] = rangeOf(numbers[carat]!);
      const keys = new Array<Uint8Array | null>(schema.keys.length);
      for (let i = 0; i < keys.length; i++) {
        next();
        keys[i] = isNull(bytes, from, end) ? null : keyOf(bytes, from, end);
      }
      const bucket = plan.bucketOf({
        provider_id: providerIds[rowCodes[provider]!]!,
        diamond_type: diamondTypes[rowCodes[type]!]!,
        stone_origin: stoneOrigins[rowCodes[origin]! - 1]!, // the first code is of stones without one
        carat: numbers[carat]!,
      });
      return { id, codes: rowCodes, numbers, bucket, keys };
    },
  };
}

/** By weight, the code of the range that holds it. */
function caratRangeCodes(values: readonly string[], spans: StockShape["caratRanges"]): (carat: number) => number {
  const byWeight = new Uint8Array(65_536).fill(values.indexOf(none));
  for (const span of spans) byWeight.fill(values.indexOf(spanName(span)), span.low, span.high + 1);
  return (carat) => byWeight[carat]!;
}
