import type { StockListPlace } from "#domain/stock-lists.ts";
import type { Context } from "../../house/context.ts";
import { keepRemotePlace, type RemotePlaceWish } from "../../remote/keep-remote-place.ts";

type Wish = { place: StockListPlace; remote_place?: RemotePlaceWish | null };

/** Keeps the server on which a list is left, and answers its id; null for a list with another place. */
export async function keepServer(ctx: Context, keptId: number | null, wish: Wish): Promise<number | null> {
  if (wish.place !== "remote") return null;
  if (!wish.remote_place) return keptId;
  return (await keepRemotePlace(ctx, wish.remote_place, { id: keptId, path: "/data/remote_place" })).id;
}

/** A list would have a server: the one that is sent, or the one that is kept. */
export const hasServer = (keptId: number | null, { remote_place }: Wish): boolean =>
  Boolean(remote_place) || keptId !== null;
