import { setupLifeMs } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { personName } from "#domain/person-name.ts";
import { firstAdministrator, hasAdministratorLocked } from "../db/queries/administrators.ts";
import { replaceSetupAddress, setupAddressOf } from "../db/queries/setup-address.ts";
import { Problem } from "../ground/problem.ts";
import { newToken, tokenHash } from "../ground/tokens.ts";
import type { Context, Reading } from "../house/context.ts";

/**
 * The secret of a new address that sets up a house without an administrator; undefined for a house that has one. Earlier
 * addresses end (decision 0074).
 */
export async function printSetupAddress(ctx: Context): Promise<string | undefined> {
  if (await hasAdministratorLocked(ctx.db)) return undefined;
  const { token, hash } = newToken();
  const expires_at = new Date(ctx.now.getTime() + setupLifeMs);
  const id = await replaceSetupAddress(ctx.db, { token_hash: hash, created_at: ctx.now, expires_at });
  ctx.audit.push({ workflow: "setup_address", item: id, transition: "setup_address.print", after: { expires_at } });
  return token;
}

/**
 * The address of a secret. Whoever holds one that is too late is told who set the house up. A secret that opens nothing,
 * or not any more, is refused without a word about the house.
 */
export async function openSetupAddress({ db, now }: Reading, secret: string) {
  const address = await setupAddressOf(db, tokenHash(secret));
  if (!address) throw new Problem("setupOver");
  const first = await firstAdministrator(db);
  if (first) {
    const meanwhile = { event: "setUpHouse", by: personName(first), at: first.created_at.toISOString() };
    const refusal = { id: first.id, code: "houseIsSetUp", reason: messages.houseIsSetUp, meanwhile };
    throw new Problem("houseIsSetUp", { refused: [refusal] });
  }
  if (address.used_at || address.expires_at <= now) throw new Problem("setupOver");
  return address;
}
