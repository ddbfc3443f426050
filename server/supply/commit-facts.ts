import { type WaitReason, waitReasons } from "#domain/load.ts";
import type { Actor } from "#machines/kit/decide.ts";
import type { CommitFacts } from "#machines/load.ts";
import { type LoadRecord, loadById, loadLocked, loadsAround, lockLoadsOf } from "../db/queries/loads.ts";
import { listInForce } from "../db/queries/price-lists.ts";
import type { Context } from "../house/context.ts";
import { moveLoad } from "../workflows/move-load.ts";
import { commitLoad } from "./commit-load.ts";

/** A load before an act on it. The provider's loads are locked first, so that two acts take turns. */
export async function lockedLoad(ctx: Context, id: number): Promise<LoadRecord | undefined> {
  const load = await loadById(ctx.db, id);
  if (!load) return undefined;
  await lockLoadsOf(ctx.db, load.provider_id);
  return loadLocked(ctx.db, id);
}

/** The facts at a load's commit: those that the machine asks for, and those that the log keeps. */
export async function commitFacts(
  ctx: Context,
  load: LoadRecord,
  accepted: readonly WaitReason[],
): Promise<CommitFacts> {
  const { isBusy, wroteSince } = await loadsAround(ctx.db, load);
  const list = await listInForce(ctx.db);
  const stateOf = (reason: WaitReason) => {
    if (!load.waits_for.includes(reason)) return "clear";
    return accepted.includes(reason) ? "accepted" : "open";
  };
  const reasons = Object.fromEntries(waitReasons.map((reason) => [reason, stateOf(reason)]));
  return {
    ...(reasons as Record<WaitReason, "clear" | "accepted" | "open">),
    openQuestions: load.questions.length,
    isCurrent: !wroteSince && (list?.id ?? null) === load.price_list_id,
    isBusy,
  };
}

type Commit = { facts: CommitFacts; actor: Actor; insistOnSeen?(): Promise<void> };

/** Begins to take a load into the stock, if its machine allows it. */
export async function beginCommit(ctx: Context, load: LoadRecord, { facts, ...by }: Commit): Promise<void> {
  await moveLoad(ctx, load, { ...by, event: { type: "COMMIT", facts }, moved: { done: 0, place: 0 } });
  await ctx.enqueue(commitLoad, { load: load.id });
}
