import { messages } from "#domain/messages.ts";
import type { RemoteProtocol } from "#domain/remote-places.ts";
import { insert, one, patch, remove } from "../db/crud.ts";
import type { RemotePlaceRow } from "../db/queries/remote-places.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { boundTo } from "./remote-secret.ts";

/** A place as it is sent. A secret that is left out stays as it is. */
export type RemotePlaceWish = {
  protocol: RemoteProtocol;
  host: string;
  port: number;
  folder?: string;
  user_name: string;
  secret?: string;
  /** The key that the sender saw; null to meet the server anew. */
  host_key?: string | null;
};

/** The kept place, if there is one, and where it stands in what was sent. */
type At = { id: number | null; path: string };

/**
 * Keeps a place: a new one, or another form of the one that was there. A secret is bound to its server and user, so it is
 * needed again for others. The key of the server is forgotten with the server.
 */
export async function keepRemotePlace(ctx: Context, wish: RemotePlaceWish, { id, path }: At): Promise<RemotePlaceRow> {
  const { secret, host_key, ...place } = { ...wish, host: wish.host.trim().toLowerCase(), folder: wish.folder ?? "" };
  const before = id === null ? undefined : await one(ctx, "remote_place", id, "lock");
  const isSame = before !== undefined && boundTo(before) === boundTo(place);
  if (secret === undefined && before?.sealed_secret && !isSame) {
    throw new Problem("remoteSecretAgain", {
      errors: [{ path: `${path}/secret`, message: messages.remoteSecretAgain }],
    });
  }
  const row = {
    ...place,
    sealed_secret:
      secret === undefined
        ? (before?.sealed_secret ?? null)
        : secret === ""
          ? null
          : ctx.house.safe.sealText(secret, boundTo(place)),
    host_key: host_key === undefined ? (isSame ? before.host_key : null) : host_key,
  };
  return before ? patch(ctx, "remote_place", before.id, row) : insert(ctx, "remote_place", row);
}

/** Forgets a place that nothing names any more. */
export const dropRemotePlace = (ctx: Context, id: number): Promise<void> => remove(ctx, "remote_place", id);
