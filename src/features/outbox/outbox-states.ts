import type { Data } from "#api/operation-types.ts";
import { cameBackStatuses } from "#domain/bounces.ts";
import type { Status } from "#domain/codes.ts";
import { noticeKinds } from "#domain/notices.ts";

export type Mail = Data<"listOutbox">["data"][number];
export type Job = Data<"listJobs">["data"][number];

/** The statuses of a mail. `kept` means that no mail server is set, so it is read in the outbox. */
export const mailStatuses: Record<Mail["status"], Status> = {
  waiting: { label: "Waiting", hue: "orange", kind: "waiting" },
  kept: { label: "Not sent", hue: "blue", kind: "final" },
  sent: { label: "Sent", hue: "green", kind: "final" },
  failed: { label: "Failed", hue: "red", kind: "off" },
  cancelled: { label: "Cancelled", hue: "gray", kind: "final" },
};

export const jobStates: Record<Job["state"], Status> = {
  waiting: { label: "Waiting", hue: "orange", kind: "waiting" },
  running: { label: "Running", hue: "blue", kind: "claimed" },
  done: { label: "Done", hue: "green", kind: "final" },
  failed: { label: "Failed", hue: "red", kind: "final" },
  cancelled: { label: "Cancelled", hue: "gray", kind: "final" },
};

/** True if a mail server refused it for now. It is tried again by itself. */
export const isLate = ({ status, error }: Pick<Mail, "status" | "error">) => status === "waiting" && error !== null;
const late: Status = { label: "Delayed", hue: "orange", kind: "waiting" };
/** The status of this mail. */
export const statusOf = (mail: Pick<Mail, "status" | "error" | "came_back">): Status => {
  if (mail.came_back) return cameBackStatuses[mail.came_back.kind];
  return isLate(mail) ? late : mailStatuses[mail.status];
};

/** True if its status will change by itself. The list is read anew as long as it shows such a row. */
export const isMailMoving = ({ status }: Mail) => status === "waiting";
export const isJobMoving = ({ state }: Job) => state === "waiting" || state === "running";
/** True if a mail may be sent again. An invitation goes out anew, with a link of its own, until it is used. */
export const mayResend = ({ kind, status }: Pick<Mail, "kind" | "status">) =>
  status === "failed" || status === "cancelled" || (kind === "invitation" && status !== "waiting");

/** The time between two reads of a changing list. */
export const refetchMs = 4_000;

const kinds: Record<string, string> = {
  ...Object.fromEntries(Object.entries(noticeKinds).map(([kind, { label }]) => [kind, label])),
  applyPriceLists: "Apply price lists",
  checkConformance: "Replay all histories",
  compareStates: "Compare statuses with the log",
  exportClients: "Export clients",
  exportLines: "Export a list",
  exportLoadRows: "Export the rows of a load",
  exportLog: "Export the log",
  exportStones: "Export stones",
  readLoad: "Read a load",
  commitLoad: "Commit a load",
  rollBackLoad: "Roll a load back",
  settleLoads: "Settle delivered loads",
  settleSameReports: "Settle stones with the same report",
  fetchFeed: "Fetch a feed",
  leaveFeedResult: "Return the result of a feed",
  runFeeds: "Start due feeds",
  backUp: "Make the due backup",
  tellOfBackups: "Look whether backups fail or are late",
  runReports: "Start due reports",
  mailReport: "Mail a report",
  makeStockList: "Make a stock list",
  sendStockList: "Send a stock list",
  runStockLists: "Start due stock lists",
  runMailings: "Start due bulk emails",
  writeMailing: "Write the letters of a bulk email",
  mailTheDay: "Send the notices of the day",
  noticesOfDay: "Notices of a day",
  tellDemands: "Send demand alerts",
  tellWatchers: "Send news of watched stones",
  invitation: "Invitation",
  stockLapsing: "Warning to a provider",
  checkFigures: "Compare figures with the log",
  checkMedia: "Check media links",
  followFreshness: "Check the age of stock",
  demandStones: "Stones for a demand",
  scheduledReport: "Scheduled report",
  mailing: "Bulk email",
  mailingTest: "Test of a bulk email",
  remindHolders: "Reminders of holds and memos",
  signupCode: "Code for sign-up",
  accountExists: "Sign-up with a known address",
  resetCode: "Code for a new password",
  lookAtSender: "Look at the sender of mails",
  readBounces: "Read letters that came back",
  sendMail: "Send a mail",
  sendOffer: "Send a mail that one may decline",
  mailCode: "Send a code",
  cleanUp: "Clean up",
  removeFile: "Remove a file",
  reseal: "Seal with the new key",
  checkpoint: "Checkpoint of the log",
  makeCheckpoint: "Make a checkpoint of the log",
  verifyLog: "Check the chain of the log",
  writeOverdueTasks: "Add tasks for overdue memos",
};
/** The name of a kind of mail or job. A kind that this screen does not know keeps its own name. */
export const kindOf = (kind: string) => kinds[kind] ?? kind;

/** The choices of a filter: every state under its label. */
export const choicesOf = (states: Record<string, Status>) =>
  Object.entries(states).map(([value, { label }]) => ({ value, label }));
