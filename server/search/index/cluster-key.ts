// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { BlockStore } from "./block-store.ts";
import { refusal } from "./refusals.ts";
import type { Row } from "./row.ts";
import type { Schema } from "./schema.ts";

/** The columns that rows are clustered by, as one number: rows that are alike have numbers that are close. */
export class ClusterKey {
  /** No key is as great. */
  readonly end: number;
  readonly #parts: readonly Part[];

  constructor(schema: Schema) {
    this.#parts = schema.description.clusterBy.map((name) => partOf(schema, name));
    this.end = this.#parts.reduce((product, { span }) => product * span, 1);
    if (this.end > Number.MAX_SAFE_INTEGER)
      throw refusal("schemaWrong", "the columns it is clustered by have too many values");
  }

  /** Of the values of these columns, in their order. */
  of(values: ArrayLike<number | null>): number {
    let key = 0;
    for (let i = 0; i < this.#parts.length; i++) {
      const { span, lowest } = this.#parts[i]!;
      key = key * span + (values[i] === null ? span - 1 : values[i]! - lowest);
    }
    return key;
  }

  ofRow(row: Row): number {
    let key = 0;
    for (const { span, lowest, isNumber, index } of this.#parts) {
      const value = isNumber ? row.numbers[index]! : row.codes[index]!;
      key = key * span + (value === null ? span - 1 : value - lowest);
    }
    return key;
  }

  at(store: BlockStore, place: number): number {
    let key = 0;
    for (const { span, lowest, isNumber, index } of this.#parts) {
      const value = isNumber ? store.numberAt(place, store.schema.numbers[index]!) : store.codeAt(place, index);
      key = key * span + (value === null ? span - 1 : value - lowest);
    }
    return key;
  }
}

/** `span` values from `lowest` on; the last of a number is that of none. */
type Part = { span: number; lowest: number; isNumber: boolean; index: number };

function partOf(schema: Schema, name: string): Part {
  const attribute = schema.attributes.find((one) => one.name === name);
  if (attribute) return { span: attribute.values.length, lowest: 0, isNumber: false, index: attribute.index };
  const { lowest, highest, index } = schema.number(name);
  return { span: highest - lowest + 2, lowest, isNumber: true, index };
}
