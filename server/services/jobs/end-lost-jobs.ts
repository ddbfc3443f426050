import { changeJob } from "../../db/queries/jobs.ts";
import { type LostJob, lostJobs } from "../../db/queries/lost-jobs.ts";
import { eachByItself } from "../../ground/each-by-itself.ts";
import type { House } from "../../house/house.ts";
import type { Job } from "../../house/job.ts";
import { giveUp } from "./job-record.ts";

/** The reason that stands at a job of which nobody could tell the end. */
export const lostReason = "The portal was stopped while it did this, or it took too long.";

/** Ends lost jobs as their kinds end a last try that failed. One that cannot be ended does not keep the others waiting. */
export const endLostJobs = async (house: House, kinds: readonly Job<never>[]): Promise<void> =>
  eachByItself(
    await lostJobs(house.db),
    (lost) => endOne(house, kinds, lost),
    (err, { id, kind }) => house.log.warn({ err, job: id, kind }, "a lost job could not be ended"),
  );

async function endOne(house: House, kinds: readonly Job<never>[], { id, kind: name, data }: LostJob): Promise<void> {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) return; // a newer portal's
  house.log.warn({ job: id, kind: name }, "a job was lost");
  if (data) return giveUp(house, kind, { id, data: data as never }, lostReason);
  await changeJob(house.db, id, { state: "failed", error: lostReason, ended_at: house.now() });
}
