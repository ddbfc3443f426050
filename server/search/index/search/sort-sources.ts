// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import type { BlockStore } from "../block-store.ts";
import { type KeyType, keyType } from "../kernel/kernel.ts";
import { CHUNK } from "../key-text.ts";
import { numberTypes } from "../number-types.ts";
import type { Key } from "../schema.ts";
import type { SortColumn } from "./plan-sort.ts";

/** A source of sort keys for the kernel. */
export interface SortSource {
  readonly from: number;
  readonly type: KeyType;
  readonly none: number;
  readonly sign: number;
}

/**
 * The sources of a sort column. A column has one. A text has its first five characters (key-text.ts), the next five if
 * ordered, and its position in the text store.
 */
export function sortSources(
  store: BlockStore,
  column: Exclude<SortColumn, { kind: "own" }>,
  block: number,
): SortSource[] {
  const base = store.blockAt(block);
  const lines = base + store.layout.lines;
  const { sign } = column;
  switch (column.kind) {
    case "id":
      return [{ from: base + store.layout.ids, type: keyType.i32, none: Number.NaN, sign }];
    case "attribute":
      return [{ from: lines + column.attribute.index, type: keyType.lineU8, none: column.attribute.none, sign }];
    case "number": {
      const { index, type, none } = column.column;
      return [{ from: base + store.layout.numbers[index]!, type: numberTypes[type].key, none, sign }];
    }
    case "key": {
      const { index, isOrdered } = column.key;
      const { next, text } = store.keysInLine[index]!;
      const five = { type: keyType.lineU32, none: Number.NaN, sign };
      return [
        // the first five characters of other keys are written from the texts (offer-rows.ts)
        ...(isOrdered ? [{ from: base + store.layout.beginnings[index]!, type: keyType.i32, none: 0, sign }] : []),
        ...(isOrdered ? [{ ...five, from: lines + next }] : []),
        ...(hasTail(store, column.key) ? [{ ...five, from: lines + text, sign: 1 }] : []),
      ];
    }
  }
}

/** The number of characters of a key that are compared as numbers, before its text. */
export const charactersOf = ({ isOrdered }: Key) => (isOrdered ? 2 * CHUNK : CHUNK);

/** True if any text is longer than these characters. */
export const hasTail = (store: BlockStore, key: Key) => store.keys.texts.longest > charactersOf(key);
