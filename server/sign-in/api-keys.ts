import type { ApiScope } from "#domain/api-scopes.ts";
import { keyTouchMs } from "#domain/limits.ts";
import { liveKeyByHash, touchKey } from "../db/queries/api-keys.ts";
import type { Actor } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { newToken, tokenHash } from "../ground/tokens.ts";
import type { House } from "../house/house.ts";
import { insistOnOpenDoor } from "./maintenance.ts";

/** The form of an API key. A session's token is shorter. */
const keyForm = /^lk_[\w-]{43}$/;
const shownLetters = 8;

export const isApiKey = (token: string): boolean => keyForm.test(token);

/** A new key for a program. The house keeps its hash and its first letters, by which people tell keys apart. */
export function newApiKey(): { secret: string; hash: Buffer; prefix: string } {
  const secret = `lk_${newToken().token}`;
  return { secret, hash: tokenHash(secret), prefix: secret.slice(0, shownLetters) };
}

/** The program with this key, at an operation that `scope` opens. An operation without a scope is for people alone. */
export async function programWith(house: House, key: string, scope: ApiScope | "any" | undefined): Promise<Actor> {
  const now = house.now();
  const hash = tokenHash(key);
  const known = hash.toString("base64");
  const live = await house.people.keys.read(known, () => liveKeyByHash(house.pool, hash, now));
  if (!live || (live.until && live.until <= now)) throw new Problem("unauthorized");
  insistOnOpenDoor(live);
  if (now.getTime() - (live.last_used_at?.getTime() ?? 0) > keyTouchMs) {
    await touchKey(house.pool, live.id, now);
    house.people.keys.forget(known);
  }
  if (scope === undefined || (scope !== "any" && !live.scopes.includes(scope))) throw new Problem("scopeMissing");
  return {
    accountId: live.account_id,
    roleId: live.role_id,
    sessionKey: `key:${live.id}`,
    rights: live.rights,
    key: { id: live.id, callsPerMinute: live.calls_per_minute },
  };
}
