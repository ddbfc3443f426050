import { randomBytes } from "node:crypto";
import type { OperationId } from "#api/operation-types.ts";
import { newToken, tokenHash } from "#server/ground/tokens.ts";
import { base32, codeOf, fromBase32, stepOf } from "#server/ground/totp.ts";
import { offerSecret } from "#server/sign-in/second-factor.ts";
import { clientFor } from "./a-line.ts";
import type { TestApp } from "./app.ts";
import { minutes } from "./clock.ts";
import { aSession, type Owner, ownerId } from "./rows.ts";
import type { Sample } from "./stone-samples.ts";
import { demoPassword } from "./template.ts";

/** The code that an authenticator with this secret shows now, or some half minutes from now. */
export const codeNow = ({ clock }: Pick<TestApp, "clock">, secret: string, later = 0): string =>
  codeOf(fromBase32(secret), stepOf(clock.now()) + later);

export const aRecoveryCode = "abcd-efgh-ijkl-mnop";

/** Gives an account a second factor and one recovery code. Returns the secret of its authenticator. */
export async function aSecondFactor({ db, house, clock }: TestApp, accountId: number): Promise<string> {
  const secret = base32(randomBytes(20));
  const sealed_secret = house.safe.sealText(secret, `second-factor/${accountId}`);
  const created_at = clock.now();
  await db
    .insertInto("second_factor")
    .values({ account_id: accountId, sealed_secret, last_step: 0, created_at })
    .execute();
  const code_hash = tokenHash(aRecoveryCode.replaceAll("-", ""));
  await db.insertInto("recovery_code").values({ account_id: accountId, code_hash }).execute();
  return secret;
}

/** The ticket of a sign-in whose password was right. */
export async function aTicket({ db, clock }: TestApp, account_id: number): Promise<string> {
  const { token, hash } = newToken();
  const now = clock.now();
  const expires_at = new Date(now.getTime() + minutes(10));
  await db.insertInto("half_sign_in").values({ token_hash: hash, account_id, created_at: now, expires_at }).execute();
  return token;
}

/** An offered secret for an account, with its first code. */
export async function anOffer(portal: TestApp, accountId: number): Promise<{ offer: string; code: string }> {
  const { email } = await portal.db
    .selectFrom("account")
    .select("email")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const asked = { house: portal.house, now: portal.clock.now() };
  const { offer, secret } = offerSecret(asked, { id: accountId, email });
  return { offer, code: codeNow(portal, secret) };
}

const proof = async (portal: TestApp, owner: Owner) => {
  const secret = await aSecondFactor(portal, await ownerId(portal, owner));
  return { body: { password: demoPassword, code: codeNow(portal, secret) } };
};

/** One good request for each operation about second factors. */
export const secondFactorSamples = {
  proveSecondFactor: {
    ask: async (portal) => {
      const id = await ownerId(portal, "customer");
      const secret = await aSecondFactor(portal, id);
      return { body: { ticket: await aTicket(portal, id), code: codeNow(portal, secret) } };
    },
  },
  offerSecondFactorAtDoor: {
    ask: async (portal) => ({ body: { ticket: await aTicket(portal, await ownerId(portal, "customer")) } }),
  },
  turnOnSecondFactorAtDoor: {
    ask: async (portal) => {
      const id = await ownerId(portal, "customer");
      return { body: { ticket: await aTicket(portal, id), ...(await anOffer(portal, id)) } };
    },
  },
  getSecondFactor: { ask: () => ({}) },
  offerSecondFactor: { ask: () => ({}), refused: { 4: 409, 7: 409 } },
  turnOnSecondFactor: {
    ask: async (portal, owner) => ({ body: await anOffer(portal, await ownerId(portal, owner)) }),
    refused: { 4: 409, 7: 409 },
  },
  turnOffSecondFactor: { ask: proof, refused: { 4: 422 } },
  renewRecoveryCodes: { ask: proof, refused: { 4: 422 } },
  resetSecondFactor: {
    isClients: true,
    isHidden: true,
    rights: ["client:write"],
    refused: { 5: 403 },
    ask: async (portal, owner) => {
      const id = await ownerId(portal, clientFor(owner));
      await aSecondFactor(portal, id);
      return { path: { id }, body: { reason: "Lost their telephone" } };
    },
  },
  listSessionsOf: {
    isClients: true,
    isHidden: true,
    rights: ["client:read"],
    refused: { 3: 403, 5: 403, 8: 403 },
    ask: async (portal, owner) => ({ path: { id: await ownerId(portal, clientFor(owner)) } }),
  },
  endSessionsOf: {
    isClients: true,
    isHidden: true,
    rights: ["client:write"],
    refused: { 5: 403 },
    ask: async (portal, owner) => {
      const client = clientFor(owner);
      await aSession(portal, client);
      return { path: { id: await ownerId(portal, client) }, body: { reason: "The laptop was stolen" } };
    },
  },
} satisfies Partial<Record<OperationId, Sample>>;
