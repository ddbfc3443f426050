import {
  deliveriesKeptDays,
  feedRunsKeptDays,
  idempotencyKeptHours,
  jobsKeptDays,
  knownDevicesKeptDays,
  noticesKeptDays,
  noticesMost,
  outboxKeptDays,
  remindersKeptDays,
  reportRunsKeptDays,
  stockListRunsKeptDays,
  stoneChangesKeptDays,
  supplyBatchKeptHours,
} from "#domain/limits.ts";
import { forgetDeliveries } from "../../db/queries/deliveries.ts";
import { forgetFeedRuns } from "../../db/queries/feed-runs.ts";
import { forgetArrivals, forgetJobs, forgetPast, type PassingTable } from "../../db/queries/forget-past.ts";
import { forgetUnusedLinks } from "../../db/queries/media-links.ts";
import { forgetNotices } from "../../db/queries/notices.ts";
import { forgetReportRuns } from "../../db/queries/report-runs.ts";
import { forgetRuns } from "../../db/queries/stock-list-runs.ts";
import { forgetBatches } from "../../db/queries/supply-batches.ts";
import { clearDownloads } from "../../files/downloads.ts";
import { eachByItself } from "../../ground/each-by-itself.ts";
import { dayIn } from "../../ground/time-zone.ts";
import type { Job } from "../../house/job.ts";
import { sweepGuests } from "./sweep-guests.ts";
import { sweepLoads } from "./sweep-loads.ts";

/** The hours that rows stay after their time. */
const keptHours: Readonly<Record<PassingTable, number>> = {
  reminder: remindersKeptDays * 24,
  invitation: outboxKeptDays * 24,
  session: 0,
  half_sign_in: 0,
  passkey_challenge: 0,
  spent_issuer_sign_in: 0,
  kyc_link: 0,
  one_time_code: 48,
  sign_in_failure: 24,
  sign_in_pace: 24,
  mail_pace: 24,
  known_device: knownDevicesKeptDays * 24,
  idempotency_key: idempotencyKeptHours,
  stone_change: stoneChangesKeptDays * 24,
  stock_snapshot: stoneChangesKeptDays * 24,
  mail: outboxKeptDays * 24,
};
const passing = Object.keys(keptHours) as PassingTable[];

/**
 * Deletes what is past its time: dead sessions, old codes, answers, mails, ended jobs, files after an hour, guests, and
 * files of old loads.
 */
export const cleanUp: Job<Record<never, never>> = {
  name: "cleanUp",
  schedule: "17 * * * *",
  async run(_, { house, id }) {
    const before = (hours: number) => new Date(house.now().getTime() - hours * 3_600_000);
    const works: (() => Promise<unknown>)[] = [
      ...passing.map((table) => () => forgetPast(house.db, table, before(keptHours[table]))),
      () => forgetJobs(house.db, before(jobsKeptDays * 24)),
      () => forgetArrivals(house.db, dayIn(house.timeZone, before(48))),
      () => forgetDeliveries(house.db, before(deliveriesKeptDays * 24)),
      () => forgetBatches(house.db, before(supplyBatchKeptHours)),
      () => forgetFeedRuns(house.db, before(feedRunsKeptDays * 24)),
      () => forgetRuns(house.db, before(stockListRunsKeptDays * 24)),
      () => forgetReportRuns(house.db, before(reportRunsKeptDays * 24)),
      () => forgetNotices(house.db, before(noticesKeptDays * 24), noticesMost),
      () => clearDownloads(house),
      () => sweepGuests(house, id),
      () => sweepLoads(house, id),
      () => forgetUnusedLinks(house.db), // the longest in a large house
    ];
    // A file that cannot be removed must not keep sessions and codes for ever.
    await eachByItself(
      works,
      (work) => work(),
      (err) => house.log.warn({ err }, "a part of the house could not be cleaned up"),
    );
  },
};
