import { createHash } from "node:crypto";
import { accepted } from "#domain/answers.ts";
import { roleIds } from "#domain/roles.ts";
import { canonical } from "#machines/kit/canonical.ts";
import { fileJobsUnderWay, lockFileJobs } from "../db/queries/file-jobs.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Job } from "../house/job.ts";

/** About how long one is under way: sooner nobody need ask again. */
const RETRY_SECONDS = 15;

/**
 * Lets a job write a file. Files are made in turn: of an account one at a time, and few wait, so that nobody's many keep
 * anybody's one. An order that is under way already is that job, and is told once.
 */
export async function orderFileJob<Data extends object>(
  ctx: Context,
  job: Job<Data>,
  data: Data,
  tell: (job: string) => void,
) {
  const { accountId, roleId } = ctx.actor;
  const { fileJobsPerAccount, fileJobsPerGuest } = ctx.house.limits;
  await lockFileJobs(ctx.db, accountId);
  const underWay = await fileJobsUnderWay(ctx.db, accountId);
  const asked = createHash("sha256")
    .update(canonical({ kind: job.name, data }))
    .digest("hex");
  const same = underWay.find((one) => one.asked === asked);
  if (same) return accepted(same.id);
  const most = roleId === roleIds.guest ? fileJobsPerGuest : fileJobsPerAccount;
  if (underWay.length >= most) throw new Problem("tooManyFileJobs", { retryAfter: RETRY_SECONDS });
  const turn = { asked, behind: underWay.length };
  const id = await ctx.house.jobs.enqueue(ctx.db, job, data, accountId, turn);
  tell(id);
  return accepted(id);
}

/** A guest is known to nobody: some stones they may take home, the whole stock they may not. */
export function insistOnGuestFile({ actor, house }: Reading, stones: number): void {
  if (actor.roleId === roleIds.guest && stones > house.limits.guestFileStones) throw new Problem("guestFileTooLong");
}
