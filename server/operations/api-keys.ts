import { keyCallsPerMinute } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { insert, one, page, patch } from "../db/crud.ts";
import { apiKeysOf } from "../db/queries/api-keys.ts";
import type { Handle, Lock } from "../db/writing.ts";
import { Problem } from "../ground/problem.ts";
import { dayStart, daysBefore } from "../ground/time-zone.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import type { Addressee } from "../mail/tell.ts";
import { tellOfKey } from "../mail/tell-credentials.ts";
import { isExternal } from "../people/external-clients.ts";
import { newApiKey } from "../sign-in/api-keys.ts";
import { type KeyRow, keyOnWire, stateOfKey } from "../wire/key-on-wire.ts";
import { meanwhileOf } from "../wire/meanwhile.ts";

const day = 86_400_000;

async function keysOf({ db, now }: Reading, accountId: number, query: { page?: number; size?: number }) {
  const { data, pagination } = await page(apiKeysOf(db, accountId), query);
  return { data: data.map((row) => keyOnWire(row, now)), pagination };
}

async function clientOfKeys<L extends Lock = undefined>(ctx: Reading & Handle<L>, id: number, lock?: L) {
  const account = await one(ctx, "account", id, lock);
  if (!isExternal(account.role_id as RoleId)) throw new Problem("notFound");
  return account;
}

type NewKey = Pick<KeyRow, "name" | "scopes" | "calls_per_minute" | "expires_at">;
async function made(ctx: Context, account: Addressee, values: NewKey) {
  const { secret, hash, prefix } = newApiKey();
  const key = { ...values, account_id: account.id, created_by: ctx.actor.accountId, key_hash: hash, prefix };
  const row = await insert(ctx, "api_key", key);
  await tellOfKey(ctx, account, row.name);
  return { key: keyOnWire(row, ctx.now), secret };
}

/** A key, locked. If two actors end or replace it at once, the second is refused and reads who was faster. */
async function keyIn(ctx: Context, id: number, states: readonly string[]): Promise<KeyRow> {
  const row = await one(ctx, "api_key", id, "lock");
  const state = stateOfKey(row, ctx.now);
  if (states.includes(state)) return row;
  if (state === "expired") throw new Problem("keyExpired"); // by its last day, and by nobody
  const meanwhile = (await meanwhileOf(ctx, "api_key", [id])).get(id);
  const code = "keyEnded";
  throw new Problem(code, meanwhile && { refused: [{ id, code, reason: messages[code], meanwhile }] });
}

/** The moment at which a key with this last day ends. */
function endOf(ctx: Reading, lastDay: string): Date {
  const end = dayStart(ctx.house.timeZone, daysBefore(lastDay, -1));
  if (end > ctx.now) return end;
  throw new Problem("dayPast", { errors: [{ path: "/data/expires_on", message: messages.dayPast }] });
}

/** The keys of API clients' programs. */
export const apiKeys = {
  listApiKeys: async ({ path, query }, ctx) => {
    await clientOfKeys(ctx, path.id);
    return keysOf(ctx, path.id, query);
  },
  listOwnApiKeys: ({ query }, ctx) => keysOf(ctx, ctx.actor.accountId, query),
  createApiKey: async ({ path, body }, ctx) => {
    const account = await clientOfKeys(ctx, path.id, "lock");
    if (account.role_id !== roleIds.apiClient) throw new Problem("keysForApi");
    const { name, scopes, calls_per_minute = keyCallsPerMinute, expires_on } = body;
    const expires_at = expires_on ? endOf(ctx, expires_on) : null;
    return made(ctx, account, { name: name.trim(), scopes, calls_per_minute, expires_at });
  },
  rotateApiKey: async ({ path, body: { overlap_days = 0 } }, ctx) => {
    const old = await keyIn(ctx, path.id, ["live"]);
    const { account_id, name, scopes, calls_per_minute } = old;
    const life = old.expires_at && old.expires_at.getTime() - old.created_at.getTime();
    const expires_at = life ? new Date(ctx.now.getTime() + life) : null;
    const replacement = await made(ctx, await one(ctx, "account", account_id), {
      name,
      scopes,
      calls_per_minute,
      expires_at,
    });
    const ends_at = new Date(ctx.now.getTime() + overlap_days * day);
    await patch(ctx, "api_key", old.id, { ends_at, replaced_by: replacement.key.id });
    ctx.audit.push({ workflow: "api_key", item: old.id, transition: "api_key.replace" });
    return replacement;
  },
  revokeApiKey: async ({ path }, ctx) => {
    const { id } = await keyIn(ctx, path.id, ["live", "ending"]);
    await patch(ctx, "api_key", id, { ends_at: ctx.now });
    ctx.audit.push({ workflow: "api_key", item: id, transition: "api_key.revoke" });
    return null;
  },
} satisfies Partial<Handlers>;
