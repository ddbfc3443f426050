import type { Data } from "#api/operation-types.ts";
import { nextRunsShown } from "#domain/limits.ts";
import { inZone, readSchedule, scheduleText, scheduleWords } from "#domain/schedule.ts";
import { nextRuns } from "../ground/next-runs.ts";
import type { Reading } from "../house/context.ts";

/** The clock by which runs are reckoned. */
export type Clock = Pick<Reading, "now"> & { timeZone: string };

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

/**
 * The schedule of a row in words, with its next run while the clock runs it. The words name the house's time zone: the next
 * run beside them is shown in the reader's.
 */
export function scheduledOnWire(schedule: string | null, isOn: boolean, clock: Clock) {
  const said = schedule === null ? undefined : scheduleOnWire(schedule, clock);
  return {
    schedule_words: said ? inZone(said.words, said.time_zone) : null,
    next_run: (isOn && said?.next_runs[0]) || null,
  };
}
