// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { type BlockStore, blockOf } from "../block-store.ts";
import { BLOCK_ROWS, LINE, LINE_BYTES } from "../line.ts";
import type { Attribute, NumberColumn } from "../schema.ts";
import type { PairRule } from "./pair-query.ts";
import { stepOf } from "./step-of.ts";

/** A compared column, and the allowed difference. */
export interface Compared {
  readonly column: string;
  readonly allowed: number;
  readonly values: Int32Array;
}

export interface PairStones {
  readonly count: number;
  /** The id of a stone. Only the ids of pairs are asked for. */
  idOf(stone: number): number;
  /** The group of each stone. Stones of one group agree in all attributes that must be equal. */
  readonly groups: Uint32Array;
  readonly groupCount: number;
  /** The compared numbers, the carat first. */
  readonly numbers: readonly Compared[];
  /** The codes that may lie some steps apart. */
  readonly steps: readonly Compared[];
}

/** The most groups before they are numbered anew. There are never more groups than stones. */
const mostGroups = 2 ** 22;

/** The columns of the found stones that pairing needs. Stones without a compared number stay out. */
export function gatherStones(store: BlockStore, found: Uint32Array, rule: PairRule): PairStones {
  const { schema } = store;
  const equal = rule.equal.map((name) => schema.attribute(name));
  const numbers: [NumberColumn, number][] = [
    [schema.price.carat, rule.carat],
    ...Object.entries(rule.within).map(([name, allowed]): [NumberColumn, number] => [schema.number(name), allowed]),
  ];
  const { lines, columns } = completeStones(store, found, numbers);
  const { u8, u32 } = store.memory;
  const { groups, groupCount } = groupsOf(u8, lines, equal);
  const steps = Object.entries(rule.steps ?? {}).map(([name, allowed]): [Attribute, number] => [
    schema.attribute(name),
    allowed,
  ]);
  return {
    count: lines.length,
    idOf: (stone) => u32[(lines[stone]! + LINE.id) >> 2]!,
    groups,
    groupCount,
    numbers: numbers.map(([column, allowed], c) => ({ column: column.name, allowed, values: columns[c]! })),
    steps: steps.map(([attribute, allowed]) => ({
      column: attribute.name,
      allowed,
      values: stepsOf(u8, lines, attribute),
    })),
  };
}

function stepsOf(u8: Uint8Array, lines: Uint32Array, attribute: Attribute): Int32Array {
  const values = new Int32Array(lines.length);
  for (let i = 0; i < lines.length; i++) values[i] = stepOf(attribute, u8[lines[i]! + attribute.index]!);
  return values;
}

/**
 * Puts stones of the same values into one group. Lines lie far apart, so as many attributes as possible are read of each
 * at once: as many as the groups have numbers.
 */
function groupsOf(u8: Uint8Array, lines: Uint32Array, equal: readonly Attribute[]) {
  const groups = new Uint32Array(lines.length);
  let groupCount = 1;
  for (let from = 0; from < equal.length; ) {
    let to = from;
    while (to < equal.length && groupCount <= mostGroups) groupCount *= equal[to++]!.values.length;
    const together = equal.slice(from, to);
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]!;
      let group = groups[i]!;
      for (const { index, values } of together) group = group * values.length + u8[line + index]!;
      groups[i] = group;
    }
    if (groupCount > mostGroups) groupCount = renumber(groups);
    from = to;
  }
  return { groups, groupCount };
}

/** Numbers the groups anew, without gaps. */
function renumber(groups: Uint32Array): number {
  const numbers = new Map<number, number>();
  for (let i = 0; i < groups.length; i++) {
    const number = numbers.get(groups[i]!) ?? numbers.size;
    numbers.set(groups[i]!, number);
    groups[i] = number;
  }
  return Math.max(1, numbers.size);
}

/** The lines of the stones that have every number, and these numbers as columns. */
function completeStones(store: BlockStore, found: Uint32Array, numbers: [NumberColumn, number][]) {
  const bases = new Uint32Array(found.length);
  const rows = new Uint16Array(found.length);
  for (let i = 0; i < found.length; i++) {
    bases[i] = store.blockAt(blockOf(found[i]!));
    rows[i] = found[i]! % BLOCK_ROWS;
  }
  const columns = numbers.map(([column]) => valuesOf(store, bases, rows, column));
  const kept = keepComplete(
    columns,
    numbers.map(([{ none }]) => none),
    [bases, rows],
  );
  const lines = bases.subarray(0, kept);
  for (let i = 0; i < kept; i++) lines[i] = lines[i]! + store.layout.lines + rows[i]! * LINE_BYTES;
  return { lines, columns: columns.map((values) => values.subarray(0, kept)) };
}

/** Moves the stones with all numbers to the front, and answers their number. */
function keepComplete(columns: Int32Array[], nones: number[], beside: (Uint32Array | Uint16Array)[]): number {
  const all = [...columns, ...beside];
  let kept = 0;
  for (let i = 0; i < columns[0]!.length; i++) {
    let isComplete = true;
    for (let c = 0; c < columns.length; c++) if (columns[c]![i] === nones[c]) isComplete = false;
    if (!isComplete) continue;
    if (kept < i) for (const values of all) values[kept] = values[i]!;
    kept++;
  }
  return kept;
}

function valuesOf(store: BlockStore, bases: Uint32Array, rows: Uint16Array, column: NumberColumn): Int32Array {
  const { u16, i16, i32 } = store.memory;
  const values = new Int32Array(bases.length);
  const at = store.layout.numbers[column.index]!;
  for (let i = 0; i < values.length; i++) {
    const from = bases[i]! + at;
    if (column.type === "u16") values[i] = u16[(from >> 1) + rows[i]!]!;
    else if (column.type === "i16") values[i] = i16[(from >> 1) + rows[i]!]!;
    else values[i] = i32[(from >> 2) + rows[i]!]!;
  }
  return values;
}
