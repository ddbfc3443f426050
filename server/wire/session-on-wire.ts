import type { Data } from "#api/operation-types.ts";
import type { Tables } from "../db/tables.ts";
import type { Actor } from "../ground/actor.ts";

type Shown = Pick<Tables["session"], "key" | "address" | "device"> &
  Record<"created_at" | "last_seen_at" | "expires_at", Date>;

/** An open session as its owner and administrators see it. The key opens nothing. */
export const sessionOnWire = (
  { key, created_at, last_seen_at, expires_at, address, device }: Shown,
  { sessionKey }: Pick<Actor, "sessionKey">,
): Data<"listSessions">["data"][number] => ({
  id: key,
  created_at: created_at.toISOString(),
  last_seen_at: last_seen_at.toISOString(),
  expires_at: expires_at.toISOString(),
  address,
  device,
  is_current: key === sessionKey,
});
