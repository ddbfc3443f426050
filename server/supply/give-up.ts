import { forgetReading } from "../db/queries/load-stage.ts";
import { loadLocked } from "../db/queries/loads.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { moveLoad } from "../workflows/move-load.ts";
import { portal } from "../workflows/work.ts";
import { askAboutLoad } from "./ask-about-load.ts";

const underWay: readonly string[] = ["received", "reading", "committing", "rollingBack"];

/** Notes that a load cannot go on, with its reason. A person may take it up again. */
export const giveUp = (house: House, loadId: number, why: string, requestId: string): Promise<void> =>
  inTransaction(house, { requestId, operation: "commitLoad" }, async (ctx) => {
    const load = await loadLocked(ctx.db, loadId);
    if (!load || !underWay.includes(load.state)) return;
    if (load.state === "reading") await forgetReading(ctx.db, loadId); // a part of its rows may be compared
    await moveLoad(ctx, load, { event: { type: "FAIL" }, actor: portal, moved: { sentence: why.slice(0, 500) } });
    await askAboutLoad(ctx, load, "The portal could not go on with it. Its page says why.");
  });
