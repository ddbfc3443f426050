import type { ExternalEvent } from "#machines/external.ts";
import type { Context } from "../context.ts";
import { oneTrip } from "../db/one-trip.ts";
import { ownersOfLines } from "../db/queries/stone-work.ts";
import { type Client, clientOf } from "../policies/client.ts";
import { factsOf } from "./beginnings.ts";
import { approval } from "./line-events.ts";
import type { WorkLine, WorkStone } from "./work.ts";

/** The approval of external lines: it claims stones for clients, who therefore are locked before them. */
export async function externalApproval(
  ctx: Context,
  ids: readonly number[],
  priceReason?: string,
): Promise<(line: WorkLine, stone: WorkStone) => ExternalEvent> {
  const [owners] = await oneTrip(ctx.db, ownersOfLines(ids));
  const holders = [...new Set(owners.filter(({ list }) => list === "external").map(({ holder_id }) => holder_id))];
  const clients = new Map<number, Client>();
  for (const id of holders.sort((a, b) => a - b)) clients.set(id, await clientOf(ctx, id));
  const approved = await approval(ctx, priceReason);
  return (line, stone) => {
    const client = clients.get(line.row.holder_id);
    if (!client) throw new Error(`line ${line.row.id} has no client under the lock`);
    const event = approved(line);
    return { ...event, facts: { ...factsOf(stone, client), ...event.facts } };
  };
}
