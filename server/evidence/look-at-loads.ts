import type { Kysely } from "kysely";
import { rootsInLog } from "../db/queries/load-leaves.ts";
import type { Tables } from "../db/tables.ts";
import { rootsOfLoad } from "./load-root.ts";
import type { ChainFault } from "./verify/chain.ts";

/** Entries that end a load, and whose root its rows do not have any more: somebody altered a row behind the log. */
export async function lookAtLoads(db: Kysely<Tables>, signal?: AbortSignal): Promise<ChainFault[]> {
  const faults: ChainFault[] = [];
  for (const { seq, load_id, root, reversal_root } of await rootsInLog(db)) {
    const found = await rootsOfLoad(db, load_id, signal);
    const isSame =
      (root ?? found.root) === found.root && (reversal_root ?? found.reversal_root) === found.reversal_root;
    if (!isSame) faults.push({ seq, kind: "loadRows" });
  }
  return faults;
}
