// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { type BlockStore, blockOf } from "../block-store.ts";
import { BLOCK_ROWS, LINE, LINE_BYTES } from "../line.ts";
import type { Attribute, NumberColumn } from "../schema.ts";
import type { PairRule } from "./pair-query.ts";
import { stepOf } from "./step-of.ts";

/** A column in which two stones are compared, and how far apart they may be. The first is the carat. */
export interface Compared {
  readonly column: string;
  readonly allowed: number;
  readonly values: Int32Array;
}

export interface PairStones {
  readonly ids: Uint32Array;
  /** Stones of one group agree in all attributes that must be equal. */
  readonly groups: Uint32Array;
  readonly groupCount: number;
  readonly compared: Compared[];
}

/** Beyond these, groups are numbered anew: there are never more than stones. */
const mostGroups = 2 ** 22;

/** What pairing needs of the stones found, as columns beside each other; stones without a number to compare stay out. */
export function gatherStones(store: BlockStore, found: readonly number[], rule: PairRule): PairStones {
  const { schema } = store;
  const equal = rule.equal.map((name) => schema.attribute(name));
  const numbers: [NumberColumn, number][] = [
    [schema.price.carat, rule.carat],
    ...Object.entries(rule.within).map(([name, allowed]): [NumberColumn, number] => [schema.number(name), allowed]),
  ];
  const { places, columns } = completeStones(store, found, numbers);
  const { u8, u32 } = store.memory;
  const lines = new Uint32Array(places.length);
  const ids = new Uint32Array(places.length);
  for (let i = 0; i < lines.length; i++) {
    lines[i] = lineOf(store, places[i]!);
    ids[i] = u32[(lines[i]! + LINE.id) >> 2]!;
  }
  const groups = new Uint32Array(places.length);
  let groupCount = 1;
  for (const { index, values } of equal) {
    for (let i = 0; i < lines.length; i++) groups[i] = groups[i]! * values.length + u8[lines[i]! + index]!;
    groupCount *= values.length;
    if (groupCount > mostGroups) groupCount = renumber(groups);
  }
  const steps = Object.entries(rule.steps ?? {}).map(([name, allowed]): [Attribute, number] => [
    schema.attribute(name),
    allowed,
  ]);
  return {
    ids,
    groups,
    groupCount,
    compared: [
      ...numbers.map(([column, allowed], c) => ({ column: column.name, allowed, values: columns[c]! })),
      ...steps.map(([attribute, allowed]) => ({
        column: attribute.name,
        allowed,
        values: Int32Array.from(lines, (line) => stepOf(attribute, u8[line + attribute.index]!)),
      })),
    ],
  };
}

/** Leaves no number out that no stone has. */
function renumber(groups: Uint32Array): number {
  const numbers = new Map<number, number>();
  for (let i = 0; i < groups.length; i++) {
    const number = numbers.get(groups[i]!) ?? numbers.size;
    numbers.set(groups[i]!, number);
    groups[i] = number;
  }
  return Math.max(1, numbers.size);
}

const lineOf = (store: BlockStore, place: number) =>
  store.blockAt(blockOf(place)) + store.layout.lines + (place % BLOCK_ROWS) * LINE_BYTES;

/** The stones that have every number, and these numbers as columns. */
function completeStones(store: BlockStore, found: readonly number[], numbers: [NumberColumn, number][]) {
  const columns = numbers.map(([column]) => valuesOf(store, found, column));
  const places = Uint32Array.from(found);
  let kept = 0;
  for (let i = 0; i < places.length; i++) {
    let isComplete = true;
    for (let c = 0; c < columns.length; c++) if (columns[c]![i] === numbers[c]![0].none) isComplete = false;
    if (!isComplete) continue;
    places[kept] = places[i]!;
    for (const values of columns) values[kept] = values[i]!;
    kept++;
  }
  return { places: places.subarray(0, kept), columns: columns.map((values) => values.subarray(0, kept)) };
}

function valuesOf(store: BlockStore, places: readonly number[], column: NumberColumn): Int32Array {
  const { u16, i16, i32 } = store.memory;
  const values = new Int32Array(places.length);
  const at = store.layout.numbers[column.index]!;
  for (let i = 0; i < values.length; i++) {
    const place = places[i]!;
    const from = store.blockAt(blockOf(place)) + at;
    const row = place % BLOCK_ROWS;
    if (column.type === "u16") values[i] = u16[(from >> 1) + row]!;
    else if (column.type === "i16") values[i] = i16[(from >> 1) + row]!;
    else values[i] = i32[(from >> 2) + row]!;
  }
  return values;
}
