import type { EventObject } from "xstate";
import { spellingsOf } from "#domain/number-spellings.ts";
import { partyOf } from "#domain/roles.ts";
import { claimLists, type StoneList } from "#domain/stone-lists.ts";
import { startOf } from "#machines/kit/workflow.ts";
import { asClient, clientIdOf, insistOnRegistered, reachOf } from "../access/client.ts";
import { oneTrip } from "../db/one-trip.ts";
import { clientForAct } from "../db/queries/acting-client.ts";
import {
  endedHolds,
  liveHolds,
  lockClaimsByNumber,
  lockListed,
  lockStonesByNumber,
  ownersOfLines,
} from "../db/queries/stone-work.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import type { SeenVersions } from "./asked-lines.ts";
import { begunLines } from "./begun-lines.ts";
import { workflowOf } from "./line-context.ts";
import type { Begin } from "./new-line.ts";
import { Refusals } from "./refusals.ts";
import { StoneWork } from "./stone-work.ts";
import type { WorkLine, WorkStone } from "./work.ts";
import { writeWork } from "./write-work.ts";

/**
 * The only way in which a line or a stone changes its status. One call is one transaction: all stones or none, each
 * refusal with its reason. Locks are taken in one order everywhere: the client, stones by id, lines by id, the counters
 * of the papers, the head of the log.
 */

/** Begins a line of a client for each wanted stone. Answers the ids of the lines. */
export async function beginLines(ctx: Context, list: StoneList, order: Begin): Promise<number[]> {
  // Spec §5: the gates, in their order and words.
  if (order.wanted.length === 0) throw new Problem("selectDiamond");
  const clientId = clientIdOf(ctx.actor, order.user_id);
  const numbers = spellingsOf(order.wanted.map(({ stock_no }) => stock_no.trim()));
  const isClaim = (claimLists as readonly StoneList[]).includes(list);
  const isHold = list === "hold";
  const [[row], stones, listed, claims, [live], ended] = await oneTrip(
    ctx.db,
    clientForAct(clientId),
    lockStonesByNumber(numbers),
    isClaim ? undefined : lockListed(list, clientId, numbers),
    lockClaimsByNumber(numbers),
    isHold ? liveHolds(clientId, ctx.now) : undefined,
    isHold ? endedHolds(clientId, numbers, ctx.now) : undefined,
  );
  const client = asClient(ctx.actor, row);
  if (isClaim) insistOnRegistered(client);

  const { work, refusals, already } = await begunLines(ctx, list, order, {
    client,
    stones,
    claims,
    listed,
    holds: live?.count ?? 0,
    ended: new Map(ended.map(({ stone_id, ended_at }) => [stone_id, ended_at])),
  });
  await refusals.insistOnNone(ctx);
  await writeWork(ctx, work);
  return [...work.fresh, ...already].filter(({ row }) => row.list === list).map(({ row }) => row.id);
}

/**
 * Sends an event to lines of a list. A line outside the actor's reach is not found. A line that has changed since the
 * actor read it is refused. Nobody decides on a state that they have not seen.
 */
export async function moveLines(
  ctx: Context,
  list: StoneList,
  ids: readonly number[],
  eventOf: (line: WorkLine, stone: WorkStone) => EventObject | Promise<EventObject>,
  seen: SeenVersions = new Map(),
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
  const refusals = new Refusals(workflow, ctx.house.timeZone);
  for (const [id, reach] of reaches) {
    const line = work.lines.get(id);
    // A line that was taken out of its list is back in the first state: it is not there any more (spec §4).
    if (!line || line.row.state === startOf(workflow)) throw new Problem("notFound");
    const stone = work.stone(line.row.stone_id);
    if ((seen.get(id) ?? line.row.version) !== line.row.version) {
      refusals.stale(stone, line);
      continue;
    }
    const event = await eventOf(line, stone);
    refusals.add(stone, work.move(line, event, { party: partyOf(ctx.actor.roleId), reach }), { line });
  }
  await refusals.insistOnNoLine(ctx, list);
  await writeWork(ctx, work);
  return [...reaches.keys()];
}
