import type { Kysely } from "kysely";
import { type PathStep, rootBy } from "#domain/merkle-path.ts";
import { leafOfRow, rootsInLog } from "../db/queries/load-leaves.ts";
import type { Tables } from "../db/tables.ts";
import { pathTo } from "../ground/merkle.ts";
import { leavesOfLoad } from "./load-root.ts";

type LoadRowProof = {
  load_id: number;
  row_id: number;
  leaf: string;
  path: PathStep[];
  root: string;
  seq: number | null;
  logged_root: string | null;
  is_proven: boolean;
};

/** The way from a row of a load to the root that the log has of it; undefined for a row that was not decided. */
export async function loadRowProof(
  db: Kysely<Tables>,
  loadId: number,
  rowId: number,
): Promise<LoadRowProof | undefined> {
  const leaf = await leafOfRow(db, loadId, rowId);
  if (leaf === undefined) return undefined;
  const leaves: Buffer[] = [];
  let at = -1;
  for await (const { id, written } of leavesOfLoad(db, loadId)) {
    if (id === rowId) at = leaves.length;
    leaves.push(written);
  }
  const path = pathTo(leaves, at);
  const root = rootBy(Buffer.from(leaf), path);
  const entry = (await rootsInLog(db, loadId)).find((one) => one.root !== null);
  const logged_root = entry?.root ?? null;
  return {
    load_id: loadId,
    row_id: rowId,
    leaf,
    path,
    root,
    seq: entry?.seq ?? null,
    logged_root,
    is_proven: root === logged_root,
  };
}
