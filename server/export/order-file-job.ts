import { createHash } from "node:crypto";
import { accepted } from "#domain/answers.ts";
import { roleIds } from "#domain/roles.ts";
import { canonical } from "#machines/kit/canonical.ts";
import { fileJobsUnderWay, lockFileJobs } from "../db/queries/file-jobs.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Job } from "../house/job.ts";

/** About the time that one file takes: an earlier retry is of no use. */
const RETRY_SECONDS = 15;

/**
 * Lets a job make a file. Files take turns: an account has one under way at a time and few waiting, so that many files
 * of one do not delay the single file of another. A request that is under way already gets the same job and one entry
 * in the log.
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

/** Refuses a guest a file of too many stones: a guest is unknown, and the whole stock is not for them. */
export function insistOnGuestFile({ actor, house }: Reading, stones: number): void {
  if (actor.roleId === roleIds.guest && stones > house.limits.guestFileStones) throw new Problem("guestFileTooLong");
}
