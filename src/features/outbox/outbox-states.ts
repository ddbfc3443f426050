import type { Data } from "#api/operation-types.ts";
import { cameBackStatuses } from "#domain/bounces.ts";
import type { Status } from "#domain/codes.ts";
import { jobTitles } from "#domain/job-titles.ts";
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
  ...jobTitles,
  noticesOfDay: "Notices of a day",
  invitation: "Invitation",
  stockLapsing: "Warning to a provider",
  demandStones: "Stones for a demand",
  scheduledReport: "Scheduled report",
  mailing: "Bulk email",
  mailingTest: "Test of a bulk email",
  signupCode: "Code for sign-up",
  accountExists: "Sign-up with a known address",
  resetCode: "Code for a new password",
  checkpoint: "Checkpoint of the log",
};
/** The name of a kind of mail or job. A kind that this screen does not know keeps its own name. */
export const kindOf = (kind: string) => kinds[kind] ?? kind;

/** The choices of a filter: every state under its label. */
export const choicesOf = (states: Record<string, Status>) =>
  Object.entries(states).map(([value, { label }]) => ({ value, label }));
