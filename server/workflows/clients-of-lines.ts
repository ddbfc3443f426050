import type { StoneList } from "#domain/stone-lists.ts";
import { type Client, clientOf } from "../access/client.ts";
import { oneTrip } from "../db/one-trip.ts";
import { ownersOfLines } from "../db/queries/stone-work.ts";
import type { Reading } from "../house/context.ts";
import type { WorkLine } from "./work.ts";

/** The clients of some lines. They are locked before the stones that an act claims for them. */
export async function clientsOfLines(
  ctx: Reading,
  list: StoneList,
  ids: readonly number[],
): Promise<(line: WorkLine) => Client> {
  const [owners] = await oneTrip(ctx.db, ownersOfLines(ids));
  const holders = [...new Set(owners.filter((owner) => owner.list === list).map(({ holder_id }) => holder_id))];
  const clients = new Map<number, Client>();
  for (const id of holders.sort((a, b) => a - b)) clients.set(id, await clientOf(ctx, id));
  return (line) => {
    const client = clients.get(line.row.holder_id);
    if (!client) throw new Error(`line ${line.row.id} has no client under the lock`);
    return client;
  };
}
