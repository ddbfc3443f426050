import type { Data } from "#api/operation-types.ts";
import { leftOutReasons } from "#domain/mailings.ts";
import { personName } from "#domain/person-name.ts";
import type { Meanwhile } from "#domain/problems.ts";
import type { ShownMailingRun } from "../db/queries/mailing-runs.ts";
import type { Reader, ShownSend } from "../db/queries/mailing-sends.ts";
import type { MailingRow } from "../db/queries/mailings.ts";
import { cameBackOnWire } from "./came-back-on-wire.ts";
import { askedOnWire, moment } from "./run-on-wire.ts";
import { type Clock, scheduledOnWire } from "./schedule-on-wire.ts";

type Mailing = Data<"createBulkEmail">;
type Run = Data<"listBulkEmailRuns">["data"][number];
type Send = Data<"listBulkEmailSends">["data"][number];

/** The outcome of a run. One whose letters were all kept sent none (spec §8: no sentence says what was not done). */
const outcomeOf = ({ outcome, counts }: ShownMailingRun): Run["outcome"] =>
  outcome === "sent" && counts.kept && !counts.sent ? "kept" : outcome;

/** A run as it travels, with what became of its letters. */
export const mailingRunOnWire = (row: ShownMailingRun): Run => ({
  ...askedOnWire(row),
  mailing_id: row.mailing_id,
  outcome: outcomeOf(row),
  reason: row.reason,
  subject: row.content.subject,
  counts: row.counts,
});

type Beside = { run: ShownMailingRun | undefined; changed: Meanwhile | undefined; clock: Clock };

/** A rule as it travels. */
export function mailingOnWire(row: MailingRow, { run, changed, clock }: Beside): Mailing {
  const { id, name, subject, body, people, diamond_type, link, share_hours, attachments, schedule, state, version } =
    row;
  return {
    id,
    name,
    subject,
    body,
    people,
    diamond_type,
    search: row.params.search,
    link,
    share_hours,
    attachments,
    schedule,
    state,
    version,
    changed: changed ?? null,
    ...scheduledOnWire(schedule, state === "scheduled", clock),
    last_run: run ? mailingRunOnWire(run) : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A letter of a run as its report tells of it. */
export function sendOnWire(row: ShownSend): Send {
  const leftOut = leftOutReasons.find((reason) => row.state === "leftOut" && reason === row.reason) ?? null;
  return {
    uid: row.uid,
    account_id: row.account_id,
    name: personName(row),
    company_name: row.company_name,
    email: row.email,
    state: row.state,
    reason: leftOut === null ? row.reason : null,
    left_out: leftOut,
    pieces: row.stone_ids.length,
    sell_amt: Number(row.total),
    composed_at: moment(row.composed_at),
    sent_at: moment(row.sent_at),
    came_back: cameBackOnWire(row),
  };
}

/** Somebody whom a letter is for, as a plan tells of them. */
export const readerOnWire = ({ account_id, company_name, ...reader }: Reader) => ({
  account_id,
  name: personName(reader),
  company_name,
});
