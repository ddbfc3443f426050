import { randomUUID } from "node:crypto";
import type { ApiScope } from "#domain/api-scopes.ts";
import { sessionIdleMs, sessionTouchMs } from "#domain/limits.ts";
import { type Actor, may } from "../actor.ts";
import type { Context } from "../context.ts";
import { sessionByTokenHash, touchSession } from "../db/queries/sessions.ts";
import type { House } from "../house.ts";
import { Problem } from "../problem.ts";
import { isApiKey, programWith } from "./api-keys.ts";
import { insistOnOpenDoor } from "./maintenance.ts";
import { newToken, tokenHash } from "./tokens.ts";

/** Opens a session for an account: the token for its holder, and the key by which others may know it. */
export async function openSession(ctx: Context, accountId: number): Promise<{ token: string; key: string }> {
  const { token, hash } = newToken();
  const key = randomUUID();
  await ctx.db
    .insertInto("session")
    .values({
      key,
      token_hash: hash,
      account_id: accountId,
      address: ctx.address,
      device: ctx.device,
      created_at: ctx.now,
      last_seen_at: ctx.now,
      expires_at: new Date(ctx.now.getTime() + sessionIdleMs),
    })
    .execute();
  ctx.audit.push({ workflow: "session", item: key, transition: "session.open", after: { account_id: accountId } });
  return { token, key };
}

/**
 * Who sends this request. Every request slides the session's end further away. A program comes in by the scope that
 * the door names, and by a door that names none it does not.
 */
export async function actorOf(
  house: House,
  authorization: string | undefined,
  scope?: ApiScope | "any",
): Promise<Actor> {
  const token = authorization?.match(/^Bearer (\S{1,200})$/)?.[1];
  if (!token) throw new Problem("unauthorized");
  if (isApiKey(token)) return programWith(house, token, scope);
  const now = house.now();
  const hash = tokenHash(token);
  const known = hash.toString("base64");
  const session = await house.people.sessions.read(known, () => sessionByTokenHash(house.pool, hash, now));
  if (!session || session.expires_at <= now) throw new Problem("unauthorized");
  insistOnOpenDoor(session);
  if (now.getTime() - session.last_seen_at.getTime() > sessionTouchMs) {
    await touchSession(house.pool, session.key, now, new Date(now.getTime() + sessionIdleMs));
    house.people.sessions.forget(known);
  }
  return { accountId: session.account_id, roleId: session.role_id, sessionKey: session.key, rights: session.rights };
}

/** Any one of the permissions is enough. */
export function insistOnPermission(actor: Actor, permissions: readonly string[]): void {
  if (!permissions.some((permission) => may(actor, permission))) throw new Problem("forbidden");
}
