import type { LoadMode } from "#domain/load.ts";
import { forgetReading } from "../db/queries/load-stage.ts";
import { loadLocked, loadsAround } from "../db/queries/loads.ts";
import { mappingById } from "../db/queries/mappings.ts";
import { UnreadableFile } from "../formats/rows/unreadable-file.ts";
import type { House } from "../house/house.ts";
import type { Job, RunningJob } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { moveLoad } from "../workflows/move-load.ts";
import { portal } from "../workflows/work.ts";
import { askAboutLoad } from "./ask-about-load.ts";
import { beginningNow, compareLoad, isOvertaken } from "./compare-load.ts";
import type { Beginning } from "./compare-staged.ts";
import { endsOfLoad } from "./ends-of-load.ts";
import { goAlone } from "./go-alone.ts";
import { withLoadFile } from "./load-file.ts";
import type { Mapping } from "./mapping.ts";
import { readRows } from "./read-rows.ts";
import { sentenceOf } from "./unreadable.ts";

type Reading = { load: number; reading: number };

/** Reads the file of a load, checks and stages its rows, and compares them with the provider's stock. */
export const readLoad: Job<Reading> = {
  name: "readLoad",
  atOnce: 2,
  async run(reading, job) {
    for (const when of ["beside", "afterwards"] as const) {
      const begun = await begin(job.house, reading, job.id, when);
      // There is none if somebody has read the load anew or cancelled it, or if an earlier run of this job got that far.
      if (!begun || !(await readUnlessRefused(reading, begun, job)).isOvertaken) break;
    }
    await goAlone(job.house, reading, job.id, (ctx, again) => ctx.enqueue(readLoad, again));
  },
  ...endsOfLoad,
};

/** The comparison beside the reading is void, because the stock was written or priced anew meanwhile. */
type Outcome = { isOvertaken: boolean };
const ended: Outcome = { isOvertaken: false };

async function readUnlessRefused(reading: Reading, begun: Begun, job: RunningJob): Promise<Outcome> {
  try {
    return await read(reading, begun, job);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await refuse(job, reading, sentenceOf(error));
    return ended;
  }
}

type Begun = {
  provider_id: number;
  feed_id: number | null;
  goes_alone: boolean;
  mode: LoadMode;
  stored_name: string;
  file_name: string;
  mapping: Mapping;
  /** With what the rows are compared while they are read; null if they are compared afterwards. */
  since: Beginning | null;
};

/**
 * Begins a reading, or takes up one that was broken off: from the beginning, with nothing left of it. While another load
 * of the provider is being written, rows are compared afterwards.
 */
const begin = (
  house: House,
  { load: id, reading }: Reading,
  requestId: string,
  when: "beside" | "afterwards",
): Promise<Begun | null> =>
  inTransaction(house, { requestId, operation: "readLoad" }, async (ctx) => {
    const load = await loadLocked(ctx.db, id);
    const isDue = load?.state === "received" || load?.state === "reading";
    if (!load || !isDue || load.reading !== reading) return null;
    await forgetReading(ctx.db, id);
    const saved = await mappingById(ctx.db, load.mapping_configuration_id ?? 0);
    if (!saved) throw new Error("the load has no mapping");
    if (load.state === "received") await moveLoad(ctx, load, { event: { type: "READ" }, actor: portal });
    const { provider_id, feed_id, goes_alone, mode, stored_name, file_name } = load;
    const isBeside = when === "beside" && !(await loadsAround(ctx.db, load)).isBusy;
    const since = isBeside ? await beginningNow(ctx) : null;
    const mapping = saved.mapping as Mapping;
    return { provider_id, feed_id, goes_alone, mode, stored_name, file_name, mapping, since };
  });

async function read(reading: Reading, begun: Begun, job: RunningJob): Promise<Outcome> {
  const { house, id: requestId } = job;
  const { mapping, since } = begun;
  const come = await withLoadFile(house, begun.stored_name, (place) => readRows(reading, { ...begun, place }, job));
  if (!come) return ended;
  return inTransaction(house, { requestId, operation: "readLoad" }, async (ctx) => {
    const load = await loadLocked(ctx.db, reading.load);
    if (load?.state !== "reading" || load.reading !== reading.reading) return ended;
    if (since && (await isOvertaken(ctx, load, since))) return { isOvertaken: true };
    await compareLoad(ctx, load, mapping, come, since ?? (await beginningNow(ctx)));
    return ended;
  });
}

const refuse = ({ house, id: requestId }: RunningJob, { load: id, reading }: Reading, sentence: string) =>
  inTransaction(house, { requestId, operation: "readLoad" }, async (ctx) => {
    const load = await loadLocked(ctx.db, id);
    if (load?.state !== "reading" || load.reading !== reading) return;
    await forgetReading(ctx.db, id);
    await moveLoad(ctx, load, { event: { type: "REFUSE" }, actor: portal, moved: { sentence }, said: { sentence } });
    await askAboutLoad(ctx, load, sentence);
  });
