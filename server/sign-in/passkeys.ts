import { randomBytes } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from "@simplewebauthn/server";
import type { Body } from "#api/operation-types.ts";
import { passkeyChallengeLifeMs, passkeysMost } from "#domain/second-factor.ts";
import type { Account } from "../db/queries/accounts.ts";
import {
  addChallenge,
  addPasskey,
  lockedPasskey,
  notePasskeyUse,
  type Passkey,
  passkeysOf,
  spendChallenge,
} from "../db/queries/passkeys.ts";
import { Problem } from "../ground/problem.ts";
import { tokenHash } from "../ground/tokens.ts";
import type { Context, Reading } from "../house/context.ts";

type Answer = Body<"addPasskey">["answer"];

/** The library is read at the first passkey: most starts of the house never need it. */
const webAuthn = () => import("@simplewebauthn/server");

/** The site that passkeys of this house belong to: the name and the origin that people open it by. */
function siteOf({ house: { publicUrl } }: Pick<Reading, "house">) {
  const { hostname, origin } = new URL(publicUrl);
  return { name: `Loupe ${hostname}`, id: hostname, origin };
}

const described = ({ credential_id, transports }: Passkey) => ({ id: credential_id, transports });

/** A challenge that is good once, for this account and this purpose. */
async function newChallenge(
  { db, now }: Context,
  account_id: number,
  is_new: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const expires_at = new Date(now.getTime() + passkeyChallengeLifeMs);
  const challenge_hash = tokenHash(Buffer.from(challenge).toString("base64url"));
  await addChallenge(db, { challenge_hash, account_id, is_new, expires_at });
  return challenge;
}

/** The challenge that a new passkey of an account signs. One that the account has already is refused by the device. */
export async function offerNewPasskey(ctx: Context, { id, email, first_name, last_name }: Account) {
  const known = await passkeysOf(ctx.db, id);
  if (known.length >= passkeysMost) throw new Problem("passkeysFull");
  const { generateRegistrationOptions } = await webAuthn();
  const site = siteOf(ctx);
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: new TextEncoder().encode(`account ${id}`),
    userName: email,
    userDisplayName: `${first_name} ${last_name}`.trim(),
    challenge: await newChallenge(ctx, id, true),
    timeout: passkeyChallengeLifeMs,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "required" },
  });
}

/** The challenge that one of an account's passkeys signs as the second step of a sign-in. */
export async function offerKnownPasskeys(ctx: Context, accountId: number) {
  const known = await passkeysOf(ctx.db, accountId);
  if (known.length === 0) throw new Problem("passkeyNone");
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: siteOf(ctx).id,
    challenge: await newChallenge(ctx, accountId, false),
    timeout: passkeyChallengeLifeMs,
    allowCredentials: known.map(described),
    userVerification: "required",
  });
}

/** The browser's record of the question to the passkey; nothing if that cannot be read. */
function clientDataOf({ response: { clientDataJSON } }: Answer): { challenge: string; origin: string } {
  const nothing = { challenge: "", origin: "" };
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) as Partial<typeof nothing> | null;
    return { challenge: String(said?.challenge ?? ""), origin: String(said?.origin ?? "") };
  } catch {
    return nothing;
  }
}

/**
 * Spends the challenge that an answer is for, whatever the answer is worth. Returns why the answer is refused before its
 * signature is looked at.
 */
async function spend(ctx: Context, answer: Answer, account_id: number, is_new: boolean) {
  const { challenge, origin } = clientDataOf(answer);
  const asked = { challenge_hash: tokenHash(challenge), account_id, is_new };
  if (!(await spendChallenge(ctx.db, asked, ctx.now))) return { refusal: new Problem("passkeyOfferOver"), challenge };
  const isHere = origin === siteOf(ctx).origin;
  return { refusal: isHere ? undefined : new Problem("passkeyElsewhere"), challenge };
}

/** Keeps a new passkey. Returns its id, or why it is refused. */
export async function keepPasskey(ctx: Context, accountId: number, name: string, answer: Answer) {
  const { refusal, challenge } = await spend(ctx, answer, accountId, true);
  if (refusal) return refusal;
  const { verifyRegistrationResponse } = await webAuthn();
  const site = siteOf(ctx);
  const verified = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
  }).catch(() => undefined);
  if (!verified?.verified) return new Problem("passkeyWrong");
  if ((await passkeysOf(ctx.db, accountId)).length >= passkeysMost) return new Problem("passkeysFull");
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const kept = await addPasskey(ctx.db, {
    account_id: accountId,
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports,
    name,
    created_at: ctx.now,
    last_used_at: null,
  });
  return kept?.id ?? new Problem("passkeyKnown");
}

/** The reason for refusing the answer of a known passkey; undefined if it is right. */
export async function refusalOfPasskey(ctx: Context, accountId: number, answer: Answer): Promise<Problem | undefined> {
  const { refusal, challenge } = await spend(ctx, answer, accountId, false);
  if (refusal) return refusal;
  const known = await lockedPasskey(ctx.db, accountId, answer.id);
  if (!known) return new Problem("passkeyWrong");
  const { verifyAuthenticationResponse } = await webAuthn();
  const site = siteOf(ctx);
  // It refuses a counter that has not grown: then there is a copy of the key.
  const verified = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: credentialOf(known),
  }).catch(() => undefined);
  if (!verified?.verified) return new Problem("passkeyWrong");
  await notePasskeyUse(ctx.db, known.id, verified.authenticationInfo.newCounter, ctx.now);
  return undefined;
}

const credentialOf = ({ credential_id, public_key, counter, transports }: Passkey): WebAuthnCredential => ({
  id: credential_id,
  publicKey: new Uint8Array(public_key),
  counter,
  transports,
});
