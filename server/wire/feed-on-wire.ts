import type { Data } from "#api/operation-types.ts";
import type { Meanwhile } from "#domain/problems.ts";
import type { ShownFeedRun } from "../db/queries/feed-runs.ts";
import type { ShownFeed } from "../db/queries/feeds.ts";
import type { RemotePlaceRow } from "../db/queries/remote-places.ts";
import { remotePlaceOnWire } from "./remote-place-on-wire.ts";
import { askedOnWire, moment } from "./run-on-wire.ts";
import { type Clock, scheduledOnWire } from "./schedule-on-wire.ts";

type Feed = Data<"getFeed">;
type Run = Data<"listFeedRuns">["data"][number];

/** A run as it travels. */
export const feedRunOnWire = (row: ShownFeedRun): Run => ({
  ...askedOnWire(row),
  started_at: moment(row.started_at),
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

type Beside = {
  place: RemotePlaceRow | undefined;
  run: ShownFeedRun | undefined;
  changed: Meanwhile | undefined;
  clock: Clock;
};

/** A feed as it travels: of its secrets only that there are any. */
export function feedOnWire(row: ShownFeed, { place, run, changed, clock }: Beside): Feed {
  const { id, name, source, mode, pattern, afterwards, move_to, wants_result, schedule, state, failures, version } =
    row;
  const said = scheduledOnWire(schedule, state === "resting", clock);
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
    changed: changed ?? null,
    provider: { id: row.provider_id, name: row.provider_name },
    remote_place: place ? remotePlaceOnWire(place) : null,
    web: webOnWire(row),
    schedule_words: said.schedule_words,
    next_run: state === "waiting" ? moment(row.tries_at) : said.next_run,
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
