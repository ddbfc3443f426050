import type { Kysely } from "kysely";
import { loadSliceRows } from "#domain/limits.ts";
import { canonical } from "#machines/kit/canonical.ts";
import { type ProvenRow, provenRows } from "../db/queries/load-slices.ts";
import type { Tables } from "../db/tables.ts";
import { MerkleRoot } from "./verify/merkle.ts";

/** What the root of a commit says of a row: all that was decided and written. */
const written = ({ reversal: _, ...row }: ProvenRow) => canonical(row);
/** What the root of a roll back says of it. */
const reversed = ({ id, reversal }: ProvenRow) => canonical({ id, reversal });

/** The roots of what a load wrote and took back, over its rows as they stand in the table (decision 0067). */
export async function rootsOfLoad(
  db: Kysely<Tables>,
  loadId: number,
  signal?: AbortSignal,
): Promise<{ root: string; reversal_root: string }> {
  const roots = { written: new MerkleRoot(), reversed: new MerkleRoot() };
  let after = 0;
  for (let isMore = true; isMore; ) {
    signal?.throwIfAborted();
    const rows = await provenRows(db, loadId, after, loadSliceRows);
    for (const row of rows) {
      roots.written.add(written(row));
      if (row.reversal !== null) roots.reversed.add(reversed(row));
    }
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === loadSliceRows;
  }
  return { root: roots.written.root(), reversal_root: roots.reversed.root() };
}
