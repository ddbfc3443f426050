import type { Data } from "#api/operation-types.ts";
import type { ShownFeedRun } from "../db/queries/feed-runs.ts";
import type { ShownFeed } from "../db/queries/feeds.ts";
import type { RemotePlaceRow } from "../db/queries/remote-places.ts";
import type { Reading } from "../house/context.ts";
import { remotePlaceOnWire } from "./remote-place-on-wire.ts";
import { scheduleOnWire } from "./stock-list-on-wire.ts";

type Feed = Data<"getFeed">;
type Run = Data<"listFeedRuns">["data"][number];
type Clock = Pick<Reading, "now"> & { timeZone: string };

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** A run as it travels. */
export const feedRunOnWire = (row: ShownFeedRun): Run => ({
  id: row.id,
  is_scheduled: row.account_id === null,
  by: row.account_id === null ? null : [row.first_name, row.last_name].filter(Boolean).join(" "),
  asked_at: row.asked_at.toISOString(),
  started_at: moment(row.started_at),
  ended_at: moment(row.ended_at),
  looks_again_at: moment(row.looks_again_at),
  outcome: row.outcome,
  sentence: row.sentence,
  file_name: row.file_name,
  file_bytes: row.file_bytes,
  load:
    row.load_id === null || row.load_state === null
      ? null
      : { id: row.load_id, state: row.load_state, counts: row.counts, done: row.done ?? 0, total: row.total },
});

type Beside = { place: RemotePlaceRow | undefined; run: ShownFeedRun | undefined; clock: Clock };

/** A feed as it travels: of its secrets only that there are any. */
export function feedOnWire(row: ShownFeed, { place, run, clock }: Beside): Feed {
  const { id, name, source, mode, pattern, afterwards, move_to, wants_result, schedule, state, failures, version } =
    row;
  const shown = schedule === null ? undefined : scheduleOnWire(schedule, clock);
  const next_run =
    state === "resting" ? (shown?.next_runs[0] ?? null) : state === "waiting" ? moment(row.tries_at) : null;
  return {
    id,
    name,
    source,
    mode,
    pattern,
    afterwards,
    move_to,
    wants_result,
    schedule,
    state,
    failures,
    version,
    provider: { id: row.provider_id, name: row.provider_name },
    remote_place: place ? remotePlaceOnWire(place) : null,
    web: webOnWire(row),
    schedule_words: shown?.words ?? null,
    next_run,
    tries_at: moment(row.tries_at),
    last_run: run ? feedRunOnWire(run) : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

const webOnWire = ({ source, url, sign_in, sign_in_name, sealed_secret, pages }: ShownFeed): Feed["web"] =>
  source === "web" && url !== null
    ? { url, sign_in, sign_in_name, has_secret: sealed_secret !== null, ...pages }
    : null;
