import type { Data } from "#api/operation-types.ts";
import { leftOutReasons } from "#domain/mailings.ts";
import { personName } from "#domain/person-name.ts";
import type { ShownMailingRun } from "../db/queries/mailing-runs.ts";
import type { Reader, ShownSend } from "../db/queries/mailing-sends.ts";
import type { MailingRow } from "../db/queries/mailings.ts";
import type { Reading } from "../house/context.ts";
import { cameBackOnWire } from "./came-back-on-wire.ts";
import { scheduleOnWire } from "./stock-list-on-wire.ts";

type Mailing = Data<"createBulkEmail">;
type Run = Data<"listBulkEmailRuns">["data"][number];
type Send = Data<"listBulkEmailSends">["data"][number];
type Clock = Pick<Reading, "now"> & { timeZone: string };

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** A run as it travels, with what became of its letters. */
export const mailingRunOnWire = (row: ShownMailingRun): Run => ({
  id: row.id,
  mailing_id: row.mailing_id,
  is_scheduled: row.account_id === null,
  by: row.account_id === null ? null : [row.first_name, row.last_name].filter(Boolean).join(" "),
  asked_at: row.asked_at.toISOString(),
  ended_at: moment(row.ended_at),
  outcome: row.outcome,
  reason: row.reason,
  subject: row.content.subject,
  counts: row.counts,
});

/** A rule as it travels. */
export function mailingOnWire(row: MailingRow, run: ShownMailingRun | undefined, clock: Clock): Mailing {
  const { id, name, subject, body, people, diamond_type, link, share_hours, attachments, schedule, state, version } =
    row;
  const shown = schedule === null ? undefined : scheduleOnWire(schedule, clock);
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
    schedule_words: shown?.words ?? null,
    next_run: state === "scheduled" ? (shown?.next_runs[0] ?? null) : null,
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
