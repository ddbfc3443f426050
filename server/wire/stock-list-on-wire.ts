import type { Data } from "#api/operation-types.ts";
import { type StockListStop, withOrigin } from "#domain/stock-lists.ts";
import type { RemotePlaceRow } from "../db/queries/remote-places.ts";
import type { ShownRun } from "../db/queries/stock-list-runs.ts";
import type { ShownStockList } from "../db/queries/stock-lists.ts";
import { remotePlaceOnWire } from "./remote-place-on-wire.ts";
import { askedOnWire, moment, namedOnWire } from "./run-on-wire.ts";
import { type Clock, scheduledOnWire } from "./schedule-on-wire.ts";

type List = Data<"createStockList">;
type Run = Data<"runStockList">;

/** A run as it travels. */
export const runOnWire = (row: ShownRun): Run => ({
  ...askedOnWire(row, row.is_scheduled),
  started_at: moment(row.started_at),
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
    client:
      row.client_id === null ? null : { id: row.client_id, name: namedOnWire(row), company_name: row.company_name },
    remote_place: remote ? remotePlaceOnWire(remote) : null,
    paused_at: moment(row.paused_at),
    markup_percent: row.markup_percent === null ? null : Number(row.markup_percent),
    ...scheduledOnWire(schedule, is_active && row.paused_at === null, clock),
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
