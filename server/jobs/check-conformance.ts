import { counted } from "#domain/format.ts";
import { checkAll } from "../evidence/check-all.ts";
import type { JobKind } from "./jobs.ts";

/** Replays the whole log, at night and whenever an administrator wants it. */
export const checkConformance: JobKind<Record<never, never>> = {
  atOnce: 1,
  schedule: "40 2 * * *",
  async run(_, { house, signal, progress }) {
    const { items, faults, mended } = await checkAll(house, { signal, progress });
    const histories = counted(items, "history", "histories");
    const verdict =
      faults === 0 ? `All ${histories} conform.` : `${counted(faults, "deviation", "deviations")} in ${histories}.`;
    const figures = `${counted(mended, "figure", "figures")} that pages had kept of the log ${mended === 1 ? "was" : "were"}`;
    const said = mended > 0 ? `${verdict} ${figures} not what the log comes to, and made anew from it.` : verdict;
    await progress(1, 1, said);
  },
};
