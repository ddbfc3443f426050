import { loadSliceRows } from "#domain/limits.ts";
import { noteDelivery } from "../db/queries/deliveries.ts";
import { notePositions } from "../db/queries/load-positions.ts";
import {
  decideReversal,
  decideSlice,
  keepOut,
  lockSlice,
  outcomesOf,
  type SliceRow,
} from "../db/queries/load-slices.ts";
import { insertSupplied, updateSupplied } from "../db/queries/load-writes.ts";
import { type LoadRecord, loadLocked, notePlace } from "../db/queries/loads.ts";
import { listInForce } from "../db/queries/price-lists.ts";
import { refusingRule } from "../db/refusing-rule.ts";
import { MerkleRoot } from "../ground/merkle.ts";
import type { Context } from "../house/context.ts";
import type { RunningJob } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { applyPriceLists } from "../stones/prices/apply-price-lists.ts";
import { tellConflicts } from "../workflows/follow-conflicts.ts";
import { listMany } from "../workflows/list-many.ts";
import { moveLoad } from "../workflows/move-load.ts";
import { portal } from "../workflows/work.ts";
import { followFreshness } from "./follow-freshness.ts";
import { settleSameReports } from "./settle-same-reports.ts";
import { tellDemands } from "./tell-demands.ts";

/** The two works that share these steps: a load is written, or taken back. */
export type Direction = "commitLoad" | "rollBackLoad";

const stateOf = { commitLoad: "committing", rollBackLoad: "rollingBack" } as const;

/**
 * Writes a load, or takes it back, slice by slice. The transaction of a slice also notes how far it came, so that a
 * stopped job goes on there and does nothing twice.
 */
export async function writeSlices(direction: Direction, loadId: number, job: RunningJob): Promise<void> {
  const { house, id: requestId, signal } = job;
  const inOne = <T>(work: (ctx: Context) => Promise<T>) =>
    inTransaction(house, { requestId, operation: direction }, work);
  let most: number = loadSliceRows;
  for (let isMore = true; isMore; ) {
    signal.throwIfAborted();
    try {
      isMore = await inOne((ctx) => writeSlice(ctx, direction, loadId, most));
      most = Math.min(most * 2, loadSliceRows);
    } catch (error) {
      const rule = refusingRule(error);
      if (rule === null) throw error;
      // Smaller slices lead to the row that the table refuses. It is kept out, and the load goes on.
      if (most > 1) most = Math.ceil(most / 8);
      else await inOne((ctx) => leaveOut(ctx, direction, loadId, rule));
    }
  }
}

/** Leaves out the next row, which the table of stones refuses by a rule. */
async function leaveOut(ctx: Context, direction: Direction, loadId: number, rule: string): Promise<void> {
  const load = await loadLocked(ctx.db, loadId);
  if (load?.state !== stateOf[direction]) return;
  const isBack = direction === "rollBackLoad";
  const [id] = await lockSlice(ctx.db, loadId, { place: load.place, most: 1, isBack });
  if (id === undefined) return;
  const root = rootSoFar(load);
  root.addLeaf(await keepOut(ctx.db, id, rule, isBack));
  await notePlace(ctx.db, loadId, { place: id, done: load.done + 1, branches: root.branches });
}

/** Writes the next slice, or the end of the load if there is none. False once nothing is left to do. */
async function writeSlice(ctx: Context, direction: Direction, loadId: number, most: number): Promise<boolean> {
  const load = await loadLocked(ctx.db, loadId);
  if (load?.state !== stateOf[direction]) return false;
  const isBack = direction === "rollBackLoad";
  const ids = await lockSlice(ctx.db, loadId, { place: load.place, most, isBack });
  if (ids.length === 0) {
    await (isBack ? finishRollBack(ctx, load) : finishCommit(ctx, load));
    return false;
  }
  const rows = await (isBack ? takeBack(ctx, loadId, ids) : write(ctx, loadId, ids));
  const root = rootSoFar(load);
  for (const { leaf } of rows) root.addLeaf(leaf);
  const place = ids.at(-1) ?? load.place;
  await notePlace(ctx.db, loadId, { place, done: load.done + ids.length, branches: root.branches });
  return true;
}

/** The root over what was written, or taken back, until now. */
const rootSoFar = ({ place, branches }: LoadRecord) => new MerkleRoot(place === 0 ? [] : branches);

const stonesOf = (rows: readonly SliceRow[], ...kinds: SliceRow["kind"][]): number[] =>
  rows.flatMap(({ kind, stone_id }) => (stone_id !== null && kinds.includes(kind) ? [stone_id] : []));

async function write(ctx: Context, loadId: number, ids: readonly number[]): Promise<SliceRow[]> {
  const decided = await decideSlice(ctx.db, ids);
  const rows = decided.filter(({ is_written }) => is_written);
  const idsOf = (...kinds: SliceRow["kind"][]) => rows.flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : []));
  await insertSupplied(ctx.db, idsOf("new"), ctx.now);
  await updateSupplied(ctx.db, idsOf("changed", "back"), "after", ctx.now);
  await listMany(ctx, { load: loadId }, "DELIST", stonesOf(rows, "gone", "conflict"));
  await listMany(ctx, { load: loadId }, "RELIST", stonesOf(rows, "back"));
  await tellConflicts(ctx, loadId, stonesOf(decided, "conflict"));
  return decided;
}

async function takeBack(ctx: Context, loadId: number, ids: readonly number[]): Promise<SliceRow[]> {
  const decided = await decideReversal(ctx.db, ids);
  const rows = decided.filter(({ is_written }) => is_written);
  const changed = rows.flatMap(({ id, kind }) => (kind === "changed" || kind === "back" ? [id] : []));
  await updateSupplied(ctx.db, changed, "before", ctx.now);
  await listMany(ctx, { load: loadId }, "DELIST", stonesOf(rows, "new", "back"));
  await listMany(ctx, { load: loadId }, "RELIST", stonesOf(rows, "gone", "conflict"));
  return decided;
}

async function finishCommit(ctx: Context, load: LoadRecord): Promise<void> {
  const root = rootSoFar(load).root();
  const { written, kept } = await outcomesOf(ctx.db, load.id);
  await moveLoad(ctx, load, {
    event: { type: "FINISH" },
    actor: portal,
    moved: { root, committed_at: ctx.now },
    said: { counts: load.counts, written, kept, root },
  });
  await noteDelivery(ctx.db, load.provider_id, ctx.now);
  await notePositions(ctx.db, load.id);
  await ctx.enqueue(followFreshness, {});
  await ctx.enqueue(tellDemands, {});
  await ctx.enqueue(settleSameReports, {});
  await priceAnew(ctx, load);
}

/** A list that took effect since the load was compared prices anew what was written by the list before it. */
async function priceAnew(ctx: Context, { price_list_id }: LoadRecord): Promise<void> {
  const list = await listInForce(ctx.db);
  if (list && list.id !== price_list_id) await ctx.enqueue(applyPriceLists, { changed: list.id });
}

async function finishRollBack(ctx: Context, load: LoadRecord): Promise<void> {
  const reversal_root = rootSoFar(load).root();
  const { reversed, stays } = await outcomesOf(ctx.db, load.id);
  await moveLoad(ctx, load, {
    event: { type: "FINISH" },
    actor: portal,
    moved: { reversal_root, rolled_back_at: ctx.now },
    said: { reversed, kept: stays, reversal_root },
  });
  await ctx.enqueue(settleSameReports, {});
  await priceAnew(ctx, load);
}
