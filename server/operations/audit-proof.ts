import { accepted, said } from "#domain/answers.ts";
import { page } from "../db/crud.ts";
import { checkpoints } from "../db/queries/checkpoints.ts";
import { asSigned, keptCheckpoint } from "../evidence/kept-checkpoint.ts";
import { makeCheckpoint } from "../evidence/make-checkpoint.ts";
import { auditVerdict } from "../evidence/verdict.ts";
import { verifierFile } from "../evidence/verifier-file.ts";
import { verifyLog } from "../evidence/verify-log.ts";
import { orderConsistency } from "../export/order-consistency.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";

/** The proof of the log: the verdict on its chain, and its signed checkpoints. */
export const auditProof = {
  getAuditVerdict: (_, ctx) => auditVerdict(ctx),
  verifyAudit: async (_, ctx) => {
    const job = await ctx.enqueue(verifyLog, { whole: true });
    ctx.audit.push({ workflow: "audit_run", item: job, transition: "audit_run.ask", after: { kind: "chain" } });
    return accepted(job);
  },
  listCheckpoints: async ({ query }, { db, house }) => {
    const { data, pagination } = await page(checkpoints(db), query);
    return { data: data.map((row) => keptCheckpoint(row, house)), pagination };
  },
  createCheckpoint: async (_, ctx) => {
    const { checkpoint, isThere } = await makeCheckpoint(ctx);
    return said(isThere ? "checkpointThere" : "checkpointMade", checkpoint);
  },
  getCheckpoint: async ({ path: { id } }, { db }) => {
    const row = await checkpoints(db).where("c.id", "=", id).executeTakeFirst();
    if (!row) throw new Problem("notFound");
    return asSigned(row);
  },
  getConsistency: ({ query }, ctx) => orderConsistency(ctx, query),
  getVerifier: () => verifierFile(),
} satisfies Partial<Handlers>;
