import { forgetReading } from "../db/queries/load-stage.ts";
import { loadLocked } from "../db/queries/loads.ts";
import type { Context } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { type Job, stoppedReason } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { moveLoad } from "../workflows/move-load.ts";
import { portal } from "../workflows/work.ts";
import { askAboutLoad } from "./ask-about-load.ts";

type End = { why: string; told: string };
const underWay: readonly string[] = ["received", "reading", "committing", "rollingBack"];

/** The ends of a load's job that is not done. A person may take the load up again. */
export const endsOfLoad: Required<Pick<Job<{ load: number }>, "gaveUp" | "cancelled">> = {
  gaveUp: ({ load }, house, why, jobId) => giveUp(house, load, why, jobId),
  cancelled: (ctx, _, { load }) =>
    leave(ctx, load, { why: stoppedReason, told: "Its work was stopped under Background jobs." }),
};

/** Notes that a load cannot go on, with its reason. */
const giveUp = (house: House, load: number, why: string, requestId: string): Promise<void> =>
  inTransaction(house, { requestId, operation: "commitLoad" }, (ctx) =>
    leave(ctx, load, { why, told: "The portal could not go on with it. Its page says why." }),
  );

async function leave(ctx: Context, loadId: number, { why, told }: End): Promise<void> {
  const load = await loadLocked(ctx.db, loadId);
  if (!load || !underWay.includes(load.state)) return;
  if (load.state === "reading") await forgetReading(ctx.db, loadId); // a part of its rows may be compared
  await moveLoad(ctx, load, { event: { type: "FAIL" }, actor: portal, moved: { sentence: why.slice(0, 500) } });
  await askAboutLoad(ctx, load, told);
}
