import { metaOf } from "#machines/kit/workflow.ts";
import { stone as stoneWorkflow } from "#machines/stone.ts";
import { LifeEyes } from "../access/life-eyes.ts";
import { lapseStepsOf } from "../db/queries/lapses.ts";
import { loadStepsOf } from "../db/queries/load-steps.ts";
import { featuringOf, type LoggedStep, linksTo, listPricesOf, loggedSteps } from "../db/queries/stone-life.ts";
import type { Reading } from "../house/context.ts";
import { listMoves } from "../wire/list-moves.ts";
import { arrival, lapsed, listed, loaded, logged, offered, type StoneStep } from "../wire/step-on-wire.ts";

/**
 * Transitions that a line's machine causes at its stone: the line tells them. A stone's own steps are an
 * administrator's alone.
 */
const orders: ReadonlySet<string> = new Set(
  stoneWorkflow.transitions
    .map(metaOf)
    .filter(({ roles }) => !("admin" in roles))
    .map(({ id }) => id),
);

/** The history of a stone as far as the viewer may know it, oldest first. */
export async function stoneLife(ctx: Reading, stone: { id: number; arrived_at: Date }): Promise<StoneStep[]> {
  const { db } = ctx;
  const eyes = new LifeEyes(ctx);
  const log = await loggedSteps(db, stone.id);
  const moves = listMoves(await listPricesOf(db, stone.id), stone.arrived_at, soldAt(log));
  const steps = [
    arrival(stone.arrived_at),
    ...moves.map(listed),
    ...log.filter(({ transition }) => !orders.has(transition)).flatMap((row) => logged(row, eyes)),
    ...(await loadStepsOf(db, stone.id)).flatMap((row) => loaded(row, eyes)),
    ...(await lapseStepsOf(db, stone.id)).flatMap((row) => lapsed(row, eyes)),
    ...(await linksTo(db, stone.id)).flatMap((link) => offered("shared", link, eyes)),
    ...(eyes.ownAlone ? [] : (await featuringOf(db, stone.id)).flatMap((one) => offered("featured", one, eyes))),
  ];
  // Steps of one moment keep the order of the log: the sort is stable.
  return steps.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The moment of the sale, unless it was reversed. */
function soldAt(log: readonly LoggedStep[]): Date | undefined {
  const last = log.findLast(({ transition }) => transition === "memo.sell" || transition === "memo.reverseSold");
  return last?.transition === "memo.sell" ? last.at : undefined;
}
