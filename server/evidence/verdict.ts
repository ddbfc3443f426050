import type { Data } from "#api/operation-types.ts";
import { auditHead } from "../db/queries/audit-chain.ts";
import { findings } from "../db/queries/audit-findings.ts";
import { conformanceStanding, endedChainRun, wholeChainRun } from "../db/queries/audit-runs.ts";
import { checkpoints } from "../db/queries/checkpoints.ts";
import type { Reading } from "../house/context.ts";
import { keptCheckpoint } from "./kept-checkpoint.ts";

type Verdict = Data<"getAuditVerdict">;
const written = (at: Date | null | undefined) => at?.toISOString() ?? null;

const FINDINGS = 20;

/** The verdict on the log: whether it is whole, agrees with its checkpoints, and conforms. */
export async function auditVerdict(ctx: Reading): Promise<Verdict> {
  const conformance = await conformanceStanding(ctx.db);
  return {
    chain: await chainVerdict(ctx),
    checkpoint: await checkpointVerdict(ctx),
    conformance: { ...conformance, checked_at: written(conformance.checked_at) },
    findings: (await findings(ctx.db, FINDINGS)).map(({ seq, found_at, ...found }) => ({
      ...found,
      seq: seq === 0 ? null : seq,
      found_at: found_at.toISOString(),
    })),
    key: ctx.house.auditKey.fingerprint,
  };
}

async function chainVerdict({ db }: Reading): Promise<Verdict["chain"]> {
  const [last, whole, { size }] = [await endedChainRun(db), await wholeChainRun(db), await auditHead(db)];
  return {
    state: !last ? "unchecked" : last.faults > 0 ? "broken" : "whole",
    from: 1,
    to: last?.to_seq ?? 0,
    entries: size,
    checked_at: written(last?.ended_at),
    whole_at: written(whole?.ended_at),
    broken_at: last?.broken_at ?? null,
  };
}

/**
 * The oldest checkpoint that the log disagrees with, else the latest. One of another key counts only where there is no
 * other.
 */
async function checkpointVerdict({ db, house }: Reading): Promise<Verdict["checkpoint"]> {
  const all = (await checkpoints(db).execute()).map((row) => keptCheckpoint(row, house));
  const ours = all.filter(({ why }) => why !== "otherKey");
  const told = ours.findLast(({ agrees }) => !agrees) ?? ours[0] ?? all[0];
  if (!told) return null;
  const { id, size, at, agrees, why } = told;
  return { id, size, at, agrees, why, kept: all.length };
}
