import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { changeFeedRun, feedRunWithLoad } from "../../db/queries/feed-runs.ts";
import { remotePlaceById } from "../../db/queries/remote-places.ts";
import type { LoadCounts } from "../../db/supply-tables.ts";
import { makeWorkFolder } from "../../files/work-folder.ts";
import type { Job } from "../../house/job.ts";
import { openRemoteFolder } from "../../remote/open-remote-folder.ts";
import { RemoteFault } from "../../remote/remote-fault.ts";
import { resultEnd } from "./fetch-folder.ts";

/** Leaves a file beside the one that was taken, which says to its provider what became of it. */
export const leaveFeedResult: Job<{ runId: number }> = {
  name: "leaveFeedResult",
  async run({ runId }, { house, signal }) {
    const run = await feedRunWithLoad(house.db, runId);
    const place = run?.remote_place_id ? await remotePlaceById(house.db, run.remote_place_id) : undefined;
    if (!run || !place) return;
    const own = await makeWorkFolder("feed");
    try {
      const source = path.join(own, "result.txt");
      await writeFile(source, textOf(run));
      const folder = await openRemoteFolder(house, place, signal);
      await folder.put(source, `${run.file_name}${resultEnd}`).finally(() => folder.close());
    } catch (error) {
      if (!(error instanceof RemoteFault)) throw error;
      const sentence = `What became of the file could not be left beside it. ${error.sentence}`;
      await changeFeedRun(house.db, runId, { sentence });
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  },
};

const counted = ["rows", "new", "changed", "same", "gone", "back", "refused", "conflict"] as const;

const textOf = ({ file_name, state, counts }: { file_name: string | null; state: string; counts: LoadCounts | null }) =>
  [`file: ${file_name}`, `state: ${state}`, ...counted.map((kind) => `${kind}: ${counts?.[kind] ?? 0}`), ""].join("\n");
