// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { ClusterKey } from "./cluster-key.ts";
import type { Row } from "./row.ts";
import type { Schema } from "./schema.ts";

/**
 * The number of rows to come of each kind. The rows of a kind have the same values in the columns that the schema
 * clusters by.
 */
export class Kinds {
  /** The rows of all kinds together. */
  rows = 0;
  readonly counts: number[] = [];
  readonly #key: ClusterKey;
  readonly #keys: number[] = [];
  readonly #kinds = new Map<number, number>();

  constructor(schema: Schema) {
    this.#key = new ClusterKey(schema);
  }

  /** Adds a kind by its values, in the order of the schema's columns. */
  add(values: ArrayLike<number | null>, count: number): void {
    const key = this.#key.of(values);
    this.#kinds.set(key, this.counts.length);
    this.#keys.push(key);
    this.counts.push(count);
    this.rows += count;
  }

  /** The number of a row's kind; undefined for an unknown kind. */
  of(row: Row): number | undefined {
    return this.#kinds.get(this.#key.ofRow(row));
  }

  /** The numbers of all kinds, similar ones beside each other. */
  inOrder(): Uint32Array {
    const keys = new Float64Array(this.#keys).sort();
    const kinds = new Uint32Array(keys.length);
    for (let i = 0; i < keys.length; i++) kinds[i] = this.#kinds.get(keys[i]!)!;
    return kinds;
  }
}
