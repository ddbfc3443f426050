import { backUp } from "../../backups/back-up.ts";
import { tellOfBackups } from "../../backups/tell-of-backups.ts";
import { checkConformance } from "../../evidence/check-conformance.ts";
import { makeCheckpoint } from "../../evidence/checkpoint-job.ts";
import { compareStates } from "../../evidence/compare-states.ts";
import { verifyLog } from "../../evidence/verify-log.ts";
import { exportClients } from "../../export/export-clients.ts";
import { exportLines } from "../../export/export-lines.ts";
import { exportLoadRows } from "../../export/export-load-rows.ts";
import { exportLog } from "../../export/export-log.ts";
import { exportStones } from "../../export/export-stones.ts";
import { mailReport } from "../../export/scheduled-reports/mail-report.ts";
import { runReports } from "../../export/scheduled-reports/run-reports.ts";
import { stateConsistency } from "../../export/state-consistency.ts";
import { makeStockList } from "../../export/stock-list/make-stock-list.ts";
import { runStockLists } from "../../export/stock-list/run-stock-lists.ts";
import { sendStockList } from "../../export/stock-list/send-stock-list.ts";
import { removeFile } from "../../files/remove-file.ts";
import type { Job } from "../../house/job.ts";
import { checkFigures } from "../../insight/compare-figures.ts";
import { keepStock } from "../../insight/keep-stock.ts";
import { readBounces } from "../../mail/bounces/read-bounces.ts";
import { mailTheDay } from "../../mail/mail-the-day.ts";
import { remindHolders } from "../../mail/remind-holders.ts";
import { sendMail, sendOffer } from "../../mail/send-mail.ts";
import { lookAtSender } from "../../mail/sender/look-at-sender.ts";
import { runMailings } from "../../mailings/run-mailings.ts";
import { writeMailing } from "../../mailings/write-mailing.ts";
import { mailCode } from "../../sign-in/mail-code.ts";
import { applyPriceLists } from "../../stones/prices/apply-price-lists.ts";
import { commitLoad } from "../../supply/commit-load.ts";
import { fetchFeed } from "../../supply/feeds/fetch-feed.ts";
import { leaveFeedResult } from "../../supply/feeds/leave-feed-result.ts";
import { runFeeds } from "../../supply/feeds/run-feeds.ts";
import { followFreshness } from "../../supply/follow-freshness.ts";
import { checkMedia } from "../../supply/media/check-media.ts";
import { readLoad } from "../../supply/read-load.ts";
import { rollBackLoad } from "../../supply/roll-back-load.ts";
import { settleLoads } from "../../supply/settle-loads.ts";
import { settleSameReports } from "../../supply/settle-same-reports.ts";
import { tellDemands } from "../../supply/tell-demands.ts";
import { tellWatchers } from "../../supply/tell-watchers.ts";
import { writeOverdueTasks } from "../../workflows/write-overdue-tasks.ts";
import { cleanUp } from "./clean-up.ts";
import { followLostJobs } from "./follow-lost-jobs.ts";
import { reseal } from "./reseal.ts";

/** All kinds of background jobs, by their names. */
export const jobKinds = {
  applyPriceLists,
  backUp,
  checkConformance,
  checkFigures,
  checkMedia,
  cleanUp,
  commitLoad,
  compareStates,
  exportClients,
  exportLines,
  exportLoadRows,
  exportLog,
  exportStones,
  followFreshness,
  followLostJobs,
  fetchFeed,
  keepStock,
  leaveFeedResult,
  lookAtSender,
  mailCode,
  mailReport,
  mailTheDay,
  makeCheckpoint,
  makeStockList,
  readBounces,
  readLoad,
  remindHolders,
  removeFile,
  reseal,
  rollBackLoad,
  runFeeds,
  runMailings,
  runReports,
  runStockLists,
  sendMail,
  sendOffer,
  settleLoads,
  settleSameReports,
  sendStockList,
  stateConsistency,
  tellDemands,
  tellOfBackups,
  tellWatchers,
  verifyLog,
  writeMailing,
  writeOverdueTasks,
};
export const allJobs: readonly Job<never>[] = Object.values(jobKinds);
