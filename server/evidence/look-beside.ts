import type { Kysely } from "kysely";
import { changedSinceRead, checkpointsUnlike, guardFaults } from "../db/queries/audit-guards.ts";
import type { Tables } from "../db/tables.ts";
import type { ChainFault } from "./verify/chain.ts";

/** What no chain can say of itself: whether its guards stand, and whether it is still what was read and signed before. */
export async function lookBeside(db: Kysely<Tables>): Promise<ChainFault[]> {
  const guards = await guardFaults(db);
  const changed = await changedSinceRead(db);
  return [...guards.map((kind) => ({ seq: 0, kind })), ...changed.map((seq) => ({ seq, kind: "changed" as const }))];
}

/** Checkpoints counted against the log: those that it says were made, and those that are there. */
export const lookAtCheckpoints = (db: Kysely<Tables>): Promise<ChainFault[]> => checkpointsUnlike(db);
