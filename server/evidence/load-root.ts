import type { Kysely } from "kysely";
import { loadLeavesAtOnce } from "#domain/limits.ts";
import { type Leaves, leavesAfter } from "../db/queries/load-leaves.ts";
import type { Tables } from "../db/tables.ts";
import { MerkleRoot } from "../ground/merkle.ts";

/** The leaves of a load over its rows as they stand in the table, in the order of their ids. */
export async function* leavesOfLoad(db: Kysely<Tables>, loadId: number, signal?: AbortSignal): AsyncGenerator<Leaves> {
  let after = 0;
  for (let isMore = true; isMore; ) {
    signal?.throwIfAborted();
    const rows = await leavesAfter(db, loadId, after, loadLeavesAtOnce);
    yield* rows;
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === loadLeavesAtOnce;
  }
}

/** The roots of what a load wrote and took back, over its rows as they stand in the table (decision 0067). */
export async function rootsOfLoad(
  db: Kysely<Tables>,
  loadId: number,
  signal?: AbortSignal,
): Promise<{ root: string; reversal_root: string }> {
  const roots = { written: new MerkleRoot(), reversed: new MerkleRoot() };
  for await (const { written, reversed } of leavesOfLoad(db, loadId, signal)) {
    roots.written.addLeaf(written);
    if (reversed) roots.reversed.addLeaf(reversed);
  }
  return { root: roots.written.root(), reversal_root: roots.reversed.root() };
}
