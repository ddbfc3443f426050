import {
  feedRunsKeptDays,
  idempotencyKeptHours,
  jobsKeptDays,
  knownDevicesKeptDays,
  outboxKeptDays,
  remindersKeptDays,
  stockListRunsKeptDays,
  stoneChangesKeptDays,
  supplyBatchKeptHours,
} from "#domain/limits.ts";
import { forgetFeedRuns } from "../../db/queries/feed-runs.ts";
import { forgetUnusedLinks } from "../../db/queries/media-links.ts";
import { forgetRuns } from "../../db/queries/stock-list-runs.ts";
import { forgetBatches } from "../../db/queries/supply-batches.ts";
import { clearDownloads } from "../../files/downloads.ts";
import { dayIn } from "../../ground/time-zone.ts";
import type { Job } from "../../house/job.ts";
import { sweepGuests } from "./sweep-guests.ts";
import { sweepLoads } from "./sweep-loads.ts";

/**
 * Deletes what is past its time: dead sessions, old codes, answers, mails, ended jobs, files after an hour, guests, and files of old
 * loads.
 */
export const cleanUp: Job<Record<never, never>> = {
  name: "cleanUp",
  schedule: "17 * * * *",
  async run(_, { house, id }) {
    const now = house.now();
    const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    await house.db
      .deleteFrom("reminder")
      .where("at", "<", before(remindersKeptDays * 24))
      .execute();
    await house.db
      .deleteFrom("invitation")
      .where("expires_at", "<", before(outboxKeptDays * 24))
      .execute();
    await house.db.deleteFrom("session").where("expires_at", "<", now).execute();
    await house.db.deleteFrom("kyc_link").where("expires_at", "<", now).execute();
    await house.db.deleteFrom("one_time_code").where("created_at", "<", before(48)).execute();
    await house.db.deleteFrom("sign_in_failure").where("last_at", "<", before(24)).execute();
    await house.db.deleteFrom("sign_in_pace").where("last_at", "<", before(24)).execute();
    await house.db
      .deleteFrom("known_device")
      .where("last_at", "<", before(knownDevicesKeptDays * 24))
      .execute();
    await house.db.deleteFrom("idempotency_key").where("created_at", "<", before(idempotencyKeptHours)).execute();
    await house.db
      .deleteFrom("stone_change")
      .where("at", "<", before(stoneChangesKeptDays * 24))
      .execute();
    await house.db
      .deleteFrom("mail")
      .where("created_at", "<", before(outboxKeptDays * 24))
      .execute();
    await house.db
      .deleteFrom("job")
      .where("ended_at", "<", before(jobsKeptDays * 24))
      .where("state", "in", ["done", "failed", "cancelled"])
      .execute();
    await house.db
      .deleteFrom("guest_arrival")
      .where("day", "<", dayIn(house.timeZone, before(48)))
      .execute();
    await forgetUnusedLinks(house.db);
    await forgetBatches(house.db, before(supplyBatchKeptHours));
    await forgetFeedRuns(house.db, before(feedRunsKeptDays * 24));
    await forgetRuns(house.db, before(stockListRunsKeptDays * 24));
    await clearDownloads(house);
    await sweepGuests(house, id);
    await sweepLoads(house, id);
  },
};
