import { counted } from "#domain/format.ts";
import type { Job } from "../house/job.ts";
import { checkAll } from "./check-all.ts";

/** Replays the whole log every night, and whenever an administrator asks. */
export const checkConformance: Job<Record<never, never>> = {
  name: "checkConformance",
  atOnce: 1,
  schedule: "40 2 * * *",
  async run(_, { house, signal, progress }) {
    const { items, faults, mended } = await checkAll(house, { signal, progress });
    const verdict =
      faults === 0
        ? `All ${counted(items, "history conforms", "histories conform")}.`
        : `${counted(faults, "deviation", "deviations")} in ${counted(items, "history", "histories")}.`;
    const figures = counted(mended, "stored figure of the pages was", "stored figures of the pages were");
    const said = mended > 0 ? `${verdict} ${figures} recalculated from the log.` : verdict;
    await progress(1, 1, said);
  },
};
