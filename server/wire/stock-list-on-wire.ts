import type { Data } from "#api/operation-types.ts";
import { nextRunsShown } from "#domain/limits.ts";
import { readSchedule, scheduleText, scheduleWords } from "#domain/schedule.ts";
import { type StockListStop, withOrigin } from "#domain/stock-lists.ts";
import type { RemotePlaceRow } from "../db/queries/remote-places.ts";
import type { ShownRun } from "../db/queries/stock-list-runs.ts";
import type { ShownStockList } from "../db/queries/stock-lists.ts";
import { nextRuns } from "../ground/next-runs.ts";
import type { Reading } from "../house/context.ts";
import { remotePlaceOnWire } from "./remote-place-on-wire.ts";

type List = Data<"createStockList">;
type Run = Data<"runStockList">;
type Clock = Pick<Reading, "now"> & { timeZone: string };

const named = ({ first_name, last_name }: { first_name: string | null; last_name: string | null }) =>
  [first_name, last_name].filter(Boolean).join(" ");
const moment = (at: Date | null) => at?.toISOString() ?? null;

/** A run as it travels. */
export const runOnWire = (row: ShownRun): Run => ({
  id: row.id,
  is_scheduled: row.is_scheduled,
  by: row.account_id === null ? null : named(row),
  asked_at: row.asked_at.toISOString(),
  started_at: moment(row.started_at),
  ended_at: moment(row.ended_at),
  outcome: row.outcome,
  reason: row.reason,
  stones: row.stones,
  bytes: row.bytes,
  sent_to: row.sent_to,
  tries: row.tries,
});

type Beside = {
  stop: StockListStop | null;
  run: ShownRun | undefined;
  remote: RemotePlaceRow | undefined;
  clock: Clock;
};

/** A stock list as it travels, with the reason why it is not published, if there is one. */
export function stockListOnWire(row: ShownStockList, { stop, run, remote, clock }: Beside): List {
  const { id, name, code, diamond_type, format, place, schedule, fetches, is_active, version } = row;
  return {
    id,
    name,
    code,
    diamond_type,
    format,
    place,
    schedule,
    fetches,
    is_active,
    version,
    search: row.params.search,
    layout: withOrigin(row.layout),
    client: row.client_id === null ? null : { id: row.client_id, name: named(row), company_name: row.company_name },
    remote_place: remote ? remotePlaceOnWire(remote) : null,
    paused_at: moment(row.paused_at),
    markup_percent: row.markup_percent === null ? null : Number(row.markup_percent),
    ...scheduled(row, clock),
    file_url: `/files/stock-lists/${code}`,
    file: row.file_at && {
      made_at: row.file_at.toISOString(),
      stones: row.file_stones ?? 0,
      bytes: row.file_bytes ?? 0,
    },
    fetched_at: moment(row.fetched_at),
    stopped_by: stop,
    is_running: run !== undefined && run.ended_at === null,
    last_run: run ? runOnWire(run) : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function scheduled({ schedule, is_active, paused_at }: ShownStockList, { timeZone, now }: Clock) {
  const shown = schedule === null ? undefined : scheduleOnWire(schedule, { timeZone, now });
  const next_run = (is_active && paused_at === null && shown?.next_runs[0]) || null;
  return { schedule_words: shown?.words ?? null, next_run };
}

/** A schedule in words with its next runs; undefined for a text that is none. */
export function scheduleOnWire(text: string, { timeZone, now }: Clock): Data<"previewSchedule"> | undefined {
  const read = readSchedule(text);
  if ("fault" in read) return undefined;
  const next = nextRuns(read.schedule, timeZone, now, nextRunsShown);
  return {
    schedule: scheduleText(read.schedule),
    words: scheduleWords(read.schedule),
    time_zone: timeZone,
    next_runs: next.map((at) => at.toISOString()),
  };
}
