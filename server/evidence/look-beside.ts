import type { Kysely } from "kysely";
import { changedSinceRead, checkpointsUnlike, guardFaults } from "../db/queries/audit-guards.ts";
import type { Tables } from "../db/tables.ts";
import type { ChainFault } from "./verify/chain.ts";

/**
 * Faults of the log's triggers, their functions, its columns and its rights: each must be as the migrations made it.
 */
export const lookAtGuards = async (db: Kysely<Tables>): Promise<ChainFault[]> =>
  (await guardFaults(db)).map((kind) => ({ seq: 0, kind }));

/** Faults that the chain cannot show: its guards, and entries changed since they were last read. */
export async function lookBeside(db: Kysely<Tables>): Promise<ChainFault[]> {
  const changed = await changedSinceRead(db);
  return [...(await lookAtGuards(db)), ...changed.map((seq) => ({ seq, kind: "changed" as const }))];
}

/** Checkpoints in the log but not in the table, or in the table but not in the log. */
export const lookAtCheckpoints = (db: Kysely<Tables>): Promise<ChainFault[]> => checkpointsUnlike(db);
