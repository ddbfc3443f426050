import type { OperationId } from "#api/operation-types.ts";
import { makeCheckpoint } from "#server/evidence/make-checkpoint.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import type { TestApp } from "./app.ts";
import { builtVerifier } from "./built-verifier.ts";
import type { Sample } from "./stone-samples.ts";

/** A checkpoint of the present log, made by the schedule. */
export async function aCheckpoint({ house }: TestApp): Promise<number> {
  const made = await inTransaction(house, { requestId: "test", operation: "makeCheckpoint" }, makeCheckpoint);
  return made.checkpoint.id;
}

const bare: Sample = { ask: () => ({}) };

/** One good request for each operation about the proofs of the log. */
export const auditProofSamples = {
  getAuditVerdict: bare,
  verifyAudit: bare,
  listCheckpoints: bare,
  createCheckpoint: bare,
  getCheckpoint: { ask: async (portal) => ({ path: { id: await aCheckpoint(portal) } }) },
  getConsistency: {
    ask: async (portal) => ({ query: { from: await aCheckpoint(portal), to: await aCheckpoint(portal) } }),
  },
  getVerifier: {
    ask: async () => {
      await builtVerifier();
      return {};
    },
  },
} satisfies Partial<Record<OperationId, Sample>>;
