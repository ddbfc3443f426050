import type { Kysely } from "kysely";
import { type PathStep, rootBy } from "#domain/merkle-path.ts";
import { leavesOfRow, rootsInLog } from "../db/queries/load-leaves.ts";
import type { Tables } from "../db/tables.ts";
import { pathTo } from "../ground/merkle.ts";
import { leavesOfLoad } from "./load-root.ts";

type Proof = {
  leaf: string;
  path: PathStep[];
  root: string;
  seq: number | null;
  logged_root: string | null;
  is_proven: boolean;
};
type LoadRowProof = Proof & { load_id: number; row_id: number; reversal: Proof | null };

/**
 * The way from a row of a load to the root that the log has of it, and from its end in a roll back to the root of that;
 * undefined for a row that was not decided.
 */
export async function loadRowProof(
  db: Kysely<Tables>,
  loadId: number,
  rowId: number,
): Promise<LoadRowProof | undefined> {
  const own = await leavesOfRow(db, loadId, rowId);
  if (!own) return undefined;
  const written = new Beside();
  const reversed = new Beside();
  for await (const leaves of leavesOfLoad(db, loadId)) {
    written.add(leaves.written, leaves.id === rowId);
    if (leaves.reversed) reversed.add(leaves.reversed, leaves.id === rowId);
  }
  const logged = await rootsInLog(db, loadId);
  const committed = logged.find(({ root }) => root !== null);
  const rolledBack = logged.find(({ reversal_root }) => reversal_root !== null);
  return {
    load_id: loadId,
    row_id: rowId,
    ...written.proofOf(own.written, committed?.seq, committed?.root),
    reversal: own.reversed === null ? null : reversed.proofOf(own.reversed, rolledBack?.seq, rolledBack?.reversal_root),
  };
}

/** The leaves under one root, and the place of the row among them. */
class Beside {
  readonly #leaves: Buffer[] = [];
  #at = -1;

  add(leaf: Buffer, isOwn: boolean): void {
    if (isOwn) this.#at = this.#leaves.length;
    this.#leaves.push(leaf);
  }

  proofOf(leaf: string, seq: number | null = null, logged_root: string | null = null): Proof {
    const path = pathTo(this.#leaves, this.#at);
    const root = rootBy(Buffer.from(leaf), path);
    return { leaf, path, root, seq, logged_root, is_proven: root === logged_root };
  }
}
