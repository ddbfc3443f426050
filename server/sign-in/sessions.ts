import { randomUUID } from "node:crypto";
import type { ApiScope } from "#domain/api-scopes.ts";
import { sessionIdleMs, sessionTouchMs, viewLifeMs } from "#domain/limits.ts";
import { roleIds } from "#domain/roles.ts";
import { insertSession, sessionByTokenHash, sessionEnd } from "../db/queries/sessions.ts";
import { touchSession } from "../db/queries/visits.ts";
import type { Actor, Viewing } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { newToken, tokenHash } from "../ground/tokens.ts";
import type { Context } from "../house/context.ts";
import type { House } from "../house/house.ts";
import type { HouseLimits } from "../house/limits/house-limits.ts";
import { isApiKey, programWith } from "./api-keys.ts";
import { insistOnOpenDoor } from "./maintenance.ts";

const dayMs = 24 * 3_600_000;

type Opened = { token: string; key: string };

/**
 * Opens a session for an account and returns its token for the holder, and the key by which others may know it. It is
 * proved if a password was typed for it just now.
 */
export async function openSession(ctx: Context, accountId: number, isProved = true): Promise<Opened> {
  const expires_at = endOf(ctx.now, ctx.now, ctx.house.limits);
  const opened = await addSession(ctx, accountId, { expires_at, ...(isProved && { proved_at: ctx.now }) });
  const after = { account_id: accountId };
  ctx.audit.push({ workflow: "session", item: opened.key, transition: "session.open", after });
  return opened;
}

/** Opens a session in which the actor views as the account. It ends by itself, and with the session it came from. */
export async function openView(ctx: Context, accountId: number): Promise<Opened & { viewing: Viewing }> {
  const { accountId: by, sessionKey } = ctx.actor;
  const own = await sessionEnd(ctx.db, sessionKey);
  const until = new Date(Math.min(ctx.now.getTime() + viewLifeMs, own.expires_at.getTime()));
  const opened = await addSession(ctx, accountId, { expires_at: until, viewed_by: by, viewed_from: sessionKey });
  const after = { account_id: accountId, viewed_by: by };
  ctx.audit.push({ workflow: "session", item: opened.key, transition: "session.viewAs", after });
  return { ...opened, viewing: { by, until } };
}

type Kind = { expires_at: Date; proved_at?: Date; viewed_by?: number; viewed_from?: string };
async function addSession(ctx: Context, accountId: number, kind: Kind): Promise<Opened> {
  const { token, hash } = newToken();
  const key = randomUUID();
  const { address, device, now } = ctx;
  const session = { key, token_hash: hash, account_id: accountId, address, device, created_at: now, last_seen_at: now };
  await insertSession(ctx.db, { ...session, ...kind });
  return { token, key };
}

/** The end of a session: after so long without use, and some days after it began even if used (0051). */
function endOf(begun: Date, seen: Date, { sessionDays }: Pick<HouseLimits, "sessionDays">): Date {
  return new Date(Math.min(seen.getTime() + sessionIdleMs, begun.getTime() + sessionDays * dayMs));
}

/**
 * The actor of a request. Each request moves the session's end away, except that of a viewing session. A program needs
 * the scope of the operation; an operation without a scope refuses it.
 */
export async function actorOf(
  house: House,
  authorization: string | undefined,
  scope?: ApiScope | "any",
): Promise<Actor> {
  const token = authorization?.match(/^Bearer (\S{1,200})$/i)?.[1];
  if (!token) throw new Problem("unauthorized");
  if (isApiKey(token)) return programWith(house, token, scope);
  const now = house.now();
  const hash = tokenHash(token);
  const known = hash.toString("base64");
  const session = await house.people.sessions.read(known, () => sessionByTokenHash(house.pool, hash, now));
  if (!session || session.expires_at <= now) throw new Problem("unauthorized");
  const until = endOf(session.created_at, now, house.limits);
  // A house that shortens the life of sessions shortens that of open ones too.
  if (until <= now) throw new Problem("unauthorized");
  insistOnOpenDoor(session);
  const { account_id: accountId, role_id: roleId, key: sessionKey, rights, viewed_by } = session;
  const actor = { accountId, roleId, sessionKey, rights };
  if (viewed_by !== null) return { ...actor, viewing: { by: viewed_by, until: session.expires_at } };
  // Either way: after a clock that was set back the end of a session lies too far ahead.
  if (Math.abs(now.getTime() - session.last_seen_at.getTime()) > sessionTouchMs) {
    await touchSession(house.pool, sessionKey, now, until);
    house.people.sessions.forget(known);
  }
  return actor;
}

/** The guest with this token at a call that needs none; undefined for any other token. */
export async function guestOf(house: House, authorization: string | undefined): Promise<Actor | undefined> {
  const actor = await actorOf(house, authorization).catch((error: unknown) => {
    if (error instanceof Problem) return undefined;
    throw error;
  });
  return actor?.roleId === roleIds.guest ? actor : undefined;
}
