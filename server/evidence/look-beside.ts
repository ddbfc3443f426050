import type { Kysely } from "kysely";
import { changedSinceRead, checkpointsUnlike, guardFaults } from "../db/queries/audit-guards.ts";
import type { Tables } from "../db/tables.ts";
import type { ChainFault } from "./verify/chain.ts";

/** Whether the log's triggers, their functions, its columns and the rights on it are as the migrations made them. */
export const lookAtGuards = async (db: Kysely<Tables>): Promise<ChainFault[]> =>
  (await guardFaults(db)).map((kind) => ({ seq: 0, kind }));

/** What no chain can say of itself: whether its guards stand, and whether it is still what was read before. */
export async function lookBeside(db: Kysely<Tables>): Promise<ChainFault[]> {
  const changed = await changedSinceRead(db);
  return [...(await lookAtGuards(db)), ...changed.map((seq) => ({ seq, kind: "changed" as const }))];
}

/** Checkpoints counted against the log: those that it says were made, and those that are there. */
export const lookAtCheckpoints = (db: Kysely<Tables>): Promise<ChainFault[]> => checkpointsUnlike(db);
