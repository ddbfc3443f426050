import type { Data } from "#api/operation-types.ts";
import type { ShownReportRun, ShownSend } from "../db/queries/report-runs.ts";
import type { ReportReaderRow, ScheduledReportRow } from "../db/queries/scheduled-reports.ts";
import { askedOnWire, moment, namedOnWire } from "./run-on-wire.ts";
import { type Clock, scheduledOnWire } from "./schedule-on-wire.ts";

type Shown = Data<"createScheduledReport">;
type Run = Data<"runScheduledReport">;
type Reader = Data<"listReportReaders">["data"][number];

export const readerOnWire = (row: ReportReaderRow): Reader => ({
  id: row.id,
  name: namedOnWire(row),
  email: row.email,
});

/** A letter that is cancelled in the outbox did not leave either. */
const mailStates = { waiting: "waiting", kept: "kept", sent: "sent", failed: "failed", cancelled: "failed" } as const;

const sendOnWire = (row: ShownSend): Run["sends"][number] => ({
  reader: namedOnWire(row),
  // A letter that the outbox has forgotten since was sent.
  state: row.left_out ? "leftOut" : mailStates[row.status ?? "sent"],
  reason: row.left_out ?? row.error,
  lines: row.lines,
});

/** A run as it travels, with what became of its letters. */
export const reportRunOnWire = (row: ShownReportRun, sends: readonly ShownSend[]): Run => ({
  ...askedOnWire(row, row.is_scheduled),
  started_at: moment(row.started_at),
  outcome: row.outcome,
  reason: row.reason,
  period: { from: row.from_day, to: row.to_day },
  sends: sends.filter(({ run_id }) => run_id === row.id).map(sendOnWire),
});

type Beside = { people: readonly ReportReaderRow[]; run: Run | undefined; clock: Clock };

/** A scheduled report as it travels. */
export function scheduledReportOnWire(row: ScheduledReportRow, { people, run, clock }: Beside): Shown {
  const { id, name, question, format, schedule, reader_ids, account_id, is_active, version } = row;
  const owner = people.find((one) => one.id === account_id);
  return {
    id,
    name,
    question,
    format,
    schedule,
    ...scheduledOnWire(schedule, is_active, clock),
    readers: people.filter((one) => reader_ids.includes(one.id)).map(readerOnWire),
    owner: owner ? readerOnWire(owner) : { id: account_id, name: "", email: "" },
    is_active,
    is_running: run !== undefined && run.ended_at === null,
    last_run: run ?? null,
    version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
