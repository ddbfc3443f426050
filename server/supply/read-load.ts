import { forgetReading } from "../db/queries/load-stage.ts";
import { loadById } from "../db/queries/loads.ts";
import { mappingById } from "../db/queries/mappings.ts";
import { UnreadableFile } from "../formats/rows/unreadable-file.ts";
import type { House } from "../house/house.ts";
import type { Job, RunningJob } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { moveLoad } from "../workflows/move-load.ts";
import { portal } from "../workflows/work.ts";
import { askAboutLoad } from "./ask-about-load.ts";
import { compareLoad } from "./compare-load.ts";
import { giveUp } from "./give-up.ts";
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
    const begun = await begin(job.house, reading, job.id);
    // There is none if somebody has read the load anew or cancelled it, or if an earlier run of this job got that far.
    if (begun) await readUnlessRefused(reading, begun, job);
    await goAlone(job.house, reading, job.id, (ctx, again) => ctx.enqueue(readLoad, again));
  },
  gaveUp: ({ load }, house, why, jobId) => giveUp(house, load, why, jobId),
};

async function readUnlessRefused(reading: Reading, begun: Begun, job: RunningJob): Promise<void> {
  try {
    await read(reading, begun, job);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await refuse(job, reading, sentenceOf(error));
  }
}

type Begun = { stored_name: string; file_name: string; mapping: Mapping };

/** Begins a reading, or takes up one that was broken off: from the beginning, with nothing left of it. */
const begin = (house: House, { load: id, reading }: Reading, requestId: string): Promise<Begun | null> =>
  inTransaction(house, { requestId, operation: "readLoad" }, async (ctx) => {
    const load = await loadById(ctx.db, id, "lock");
    const isDue = load?.state === "received" || load?.state === "reading";
    if (!load || !isDue || load.reading !== reading) return null;
    await forgetReading(ctx.db, id);
    const saved = await mappingById(ctx.db, load.mapping_configuration_id ?? 0);
    if (!saved) throw new Error("the load has no mapping");
    if (load.state === "received") await moveLoad(ctx, load, { event: { type: "READ" }, actor: portal });
    return { stored_name: load.stored_name, file_name: load.file_name, mapping: saved.mapping as Mapping };
  });

async function read(reading: Reading, { stored_name, file_name, mapping }: Begun, job: RunningJob): Promise<void> {
  const { house, id: requestId } = job;
  const come = await withLoadFile(house, stored_name, (place) => readRows(reading, { place, file_name, mapping }, job));
  if (!come) return;
  await inTransaction(house, { requestId, operation: "readLoad" }, async (ctx) => {
    const load = await loadById(ctx.db, reading.load, "lock");
    if (load?.state === "reading" && load.reading === reading.reading) await compareLoad(ctx, load, mapping, come);
  });
}

const refuse = ({ house, id: requestId }: RunningJob, { load: id, reading }: Reading, sentence: string) =>
  inTransaction(house, { requestId, operation: "readLoad" }, async (ctx) => {
    const load = await loadById(ctx.db, id, "lock");
    if (load?.state !== "reading" || load.reading !== reading) return;
    await forgetReading(ctx.db, id);
    await moveLoad(ctx, load, { event: { type: "REFUSE" }, actor: portal, moved: { sentence }, said: { sentence } });
    await askAboutLoad(ctx, load, sentence);
  });
