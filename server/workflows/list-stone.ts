import type { EventObject } from "xstate";
import { partyOf } from "#domain/roles.ts";
import { metaOf } from "#machines/kit/workflow.ts";
import { stone as stoneWorkflow } from "#machines/stone.ts";
import { oneTrip } from "../db/one-trip.ts";
import { lockClaimsByNumber, lockStonesByNumber } from "../db/queries/stone-work.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { meanwhileOfStone } from "../wire/meanwhile.ts";
import { Refusals } from "./refusals.ts";
import { StoneWork } from "./stone-work.ts";
import { writeWork } from "./write-work.ts";

/** The transitions that take a stone off the market or back: of these the last was faster, whoever has the stone since. */
const listings = stoneWorkflow.transitions
  .map(metaOf)
  .flatMap(({ id, call }) => (call === "setStoneListing" ? [id] : []));

/**
 * Takes a stone off the market or offers it again (spec §4). For a claimed stone this takes effect when the claim ends.
 */
export async function listStone(ctx: Context, stockNo: string, isListed: boolean) {
  const [under, claims] = await oneTrip(ctx.db, lockStonesByNumber([stockNo]), lockClaimsByNumber([stockNo]));
  const locked = under.find(({ stock_no }) => stock_no === stockNo);
  if (!locked) throw new Problem("notFound");
  const work = new StoneWork(ctx, [locked], claims);
  const stone = work.stone(locked.id);
  const event: EventObject = { type: isListed ? "RELIST" : "DELIST" };
  const refusals = new Refusals(stoneWorkflow, ctx.house.timeZone);
  const decision = work.moveStone(stone, event, { party: partyOf(ctx.actor.roleId), reach: ["any"] });
  const refusal = refusals.add(stone, decision);
  if (refusal) {
    const meanwhile = await meanwhileOfStone(ctx, stone.id, stone.state === "sold" ? ["stone.sell"] : listings);
    if (meanwhile) refusal.meanwhile = meanwhile;
  }
  await refusals.insistOnNone(ctx);
  await writeWork(ctx, work);
  const { stock_no, status, is_listed } = stone;
  return { stock_no, status, is_listed };
}

/** Takes stones off the market that nobody has. */
export async function withdrawStones(ctx: Context, stoneIds: readonly number[]): Promise<void> {
  const work = await StoneWork.of(ctx, stoneIds);
  const actor = { party: partyOf(ctx.actor.roleId), reach: ["any"] } as const;
  for (const stone of work.stones.values()) work.moveStone(stone, { type: "DELIST" }, actor);
  await writeWork(ctx, work);
}
