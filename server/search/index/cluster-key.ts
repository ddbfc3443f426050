// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { BlockStore } from "./block-store.ts";
import { refusal } from "./refusals.ts";
import type { Row } from "./row.ts";
import type { Schema } from "./schema.ts";

/** The columns that rows are clustered by, as one number. Similar rows have close numbers. */
export class ClusterKey {
  /** The end of the keys: every key is less. */
  readonly end: number;
  readonly #parts: readonly Part[];

  constructor(schema: Schema) {
    this.#parts = schema.description.clusterBy.map((name) => partOf(schema, name));
    this.end = this.#parts.reduce((product, { span }) => product * span, 1);
    if (this.end > Number.MAX_SAFE_INTEGER)
      throw refusal("schemaWrong", "the columns it is clustered by have too many values");
  }

  /** The key of some values, in the order of the columns. */
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

/** A column of the key: `span` values from `lowest` on. For a number the last value stands for a missing one. */
type Part = { span: number; lowest: number; isNumber: boolean; index: number };

function partOf(schema: Schema, name: string): Part {
  const attribute = schema.attributes.find((one) => one.name === name);
  if (attribute) return { span: attribute.values.length, lowest: 0, isNumber: false, index: attribute.index };
  const { lowest, highest, index } = schema.number(name);
  return { span: highest - lowest + 2, lowest, isNumber: true, index };
}
