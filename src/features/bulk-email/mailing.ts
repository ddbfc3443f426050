import type { Data, OperationId } from "#api/operation-types.ts";
import { codes, statusOf } from "#domain/codes.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { words } from "./words.ts";

export type Mailing = Data<"listBulkEmails">["data"][number];
export type MailingSend = Data<"listBulkEmailSends">["data"][number];

export const mailingId = ({ id }: Mailing) => String(id);
export const codeOf = ({ state }: Pick<Mailing, "state">): number => codes.mailing[state];

/** The standing of a rule in words: a run of which no letter left was kept, not sent. */
export const standingOf = ({ state, last_run }: Pick<Mailing, "state" | "last_run">): string =>
  state === "sent" && last_run?.outcome === "kept" ? words.sends.kept : statusOf("mailing", codeOf({ state })).label;

/** The time at which a rule is sent. */
export const whenOf = ({ next_run, schedule_words }: Mailing): string =>
  next_run ? formatDateTime(next_run) : (schedule_words ?? words.byHand);

const fates = Object.keys(words.counts);

/** The fate of a run's letters, in words: what was sent, then what was not, and why. */
export function countsOf(counts: Readonly<Record<string, number>>): string {
  const said = Object.entries(counts).toSorted(([one], [other]) => fates.indexOf(one) - fates.indexOf(other));
  return said.map(([name, people]) => `${count(people)} ${words.counts[name] ?? name}`).join(", ");
}

/** The reads that change with a rule. */
export const refreshes: readonly OperationId[] = [
  "listBulkEmails",
  "listBulkEmailRuns",
  "listBulkEmailSends",
  "planBulkEmail",
  "previewBulkEmail",
];
