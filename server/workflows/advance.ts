import type { EventObject } from "xstate";
import { meantBy, spellingsOf } from "#domain/meant-stones.ts";
import { partyOf } from "#domain/roles.ts";
import { claimLists, type StoneList } from "#domain/stone-lists.ts";
import { startOf } from "#machines/kit/workflow.ts";
import type { Context } from "../context.ts";
import { oneTrip } from "../db/one-trip.ts";
import { clientForAct } from "../db/queries/acting-client.ts";
import {
  liveHolds,
  lockClaimsByNumber,
  lockListed,
  lockStonesByNumber,
  ownersOfLines,
} from "../db/queries/stone-work.ts";
import { asClient, clientIdOf, insistOnRegistered, reachOf } from "../policies/client.ts";
import { mayKnowOf, viewerAs } from "../policies/viewer.ts";
import { Problem } from "../problem.ts";
import { beginningOf } from "./beginnings.ts";
import { paperFor } from "./effects.ts";
import { workflowOf } from "./line-context.ts";
import { type Begin, newLine, type Wanted } from "./new-line.ts";
import { Refusals } from "./refusals.ts";
import { StoneWork } from "./stone-work.ts";
import type { WorkLine, WorkStone } from "./work.ts";
import { writeWork } from "./write-work.ts";

/**
 * The only way in which a line or a stone changes its status. One call is one transaction: all stones or none, each
 * refusal with its reason. Locks are taken in one order everywhere: the client, stones by id, lines by id, the counters
 * of the papers, the head of the log.
 */

/** Begins a line for each stone that a client is to have; answers the ids of the lines. */
export async function beginLines(ctx: Context, list: StoneList, order: Begin): Promise<number[]> {
  const wanted = new Map(order.wanted.map((one) => [one.stock_no.trim(), one]));
  // Spec §5: the gates, in their order and words.
  if (wanted.size === 0) throw new Problem("selectDiamond");
  const clientId = clientIdOf(ctx.actor, order.user_id);
  const numbers = spellingsOf([...wanted.keys()]);
  const isClaim = (claimLists as readonly StoneList[]).includes(list);
  const [[row], stones, listed, claims, [live]] = await oneTrip(
    ctx.db,
    clientForAct(clientId),
    lockStonesByNumber(numbers),
    isClaim ? undefined : lockListed(list, clientId, numbers),
    lockClaimsByNumber(numbers),
    list === "hold" ? liveHolds(clientId, ctx.now) : undefined,
  );
  const client = asClient(ctx.actor, row);
  if (isClaim) insistOnRegistered(client);

  const viewer = viewerAs(ctx.actor, client);
  const work = new StoneWork(ctx, stones, claims);
  const workflow = workflowOf(list);
  const refusals = new Refusals(workflow);
  const already = new Map(listed.map((row) => [row.stone_id, work.know(row)]));
  const event = beginningOf(ctx, list, { ...client, holds: live?.count ?? 0 }, order);
  const table = await ctx.house.stock.tables.of(ctx.db, viewer);
  const meant = meantBy([...work.stones.values()].filter((stone) => mayKnowOf(viewer.access, stone)));
  const begun = new Map<WorkStone, Wanted>();

  for (const [number, want] of wanted) {
    const [stone, ...others] = meant(number);
    if (!stone) {
      if (order.ifUnknown) order.ifUnknown(number);
      else refusals.unknown(number);
      continue;
    }
    if (others.length > 0) {
      refusals.shared(number, [stone, ...others]);
      continue;
    }
    // Its stock number and its report number beside each other are one stone.
    const before = begun.get(stone);
    if (before && before.price_per_ct !== want.price_per_ct) throw new Problem("twoPrices");
    if (before) continue;
    begun.set(stone, want);
    const actor = { party: partyOf(ctx.actor.roleId), reach: client.reach };
    const known = already.get(stone.id);
    const remark = want.remark ?? order.remark;
    const asked = event(stone, want);
    if (known) {
      // What is put into a list again has the remark of this time; nothing said keeps the one before.
      if (remark !== undefined) known.row = { ...known.row, remark };
      refusals.add(stone, work.move(known, asked, actor));
      continue;
    }
    const row = newLine(ctx, { list, state: startOf(workflow), stone, client, table, remark });
    const { line, decision } = work.begin(row, asked, actor);
    refusals.add(stone, decision);
    if (list === "confirm") line.order = paperFor(work, "order", row);
    if (list === "memo") line.memo = paperFor(work, "memo", row, { due_date: order.due_date, terms: order.terms });
  }
  refusals.insistOnNone();
  await writeWork(work);
  return [...work.fresh, ...already.values()].filter(({ row }) => row.list === list).map(({ row }) => row.id);
}

/** Sends an event to lines of some lists; a line that is not the sender's to know of is not found. */
export async function moveLines(
  ctx: Context,
  list: StoneList,
  ids: readonly number[],
  eventOf: (line: WorkLine, stone: WorkStone) => EventObject | Promise<EventObject>,
): Promise<number[]> {
  if (ids.length === 0) throw new Problem("selectDiamond");
  const [known] = await oneTrip(ctx.db, ownersOfLines(ids));
  const owners = new Map(known.map((owner) => [owner.id, owner]));
  const reaches = new Map(
    ids.map((id) => {
      const owner = owners.get(id);
      const reach = owner?.list === list ? reachOf(ctx.actor, { ...owner, id: owner.holder_id }) : [];
      if (reach.length === 0) throw new Problem("notFound");
      return [id, reach];
    }),
  );
  const work = await StoneWork.of(
    ctx,
    [...owners.values()].map(({ stone_id }) => stone_id),
    ids,
  );
  const workflow = workflowOf(list);
  const refusals = new Refusals(workflow);
  for (const [id, reach] of reaches) {
    const line = work.lines.get(id);
    // What was taken out of a list stands where it began: it is there no more (spec §4).
    if (!line || line.row.state === startOf(workflow)) throw new Problem("notFound");
    const stone = work.stone(line.row.stone_id);
    const event = await eventOf(line, stone);
    refusals.add(stone, work.move(line, event, { party: partyOf(ctx.actor.roleId), reach }), line);
  }
  await refusals.insistOnNoLine(ctx, list);
  await writeWork(work);
  return [...reaches.keys()];
}
