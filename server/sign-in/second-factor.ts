import { randomBytes } from "node:crypto";
import { messages } from "#domain/messages.ts";
import { halfSignInLifeMs, recoveryCodesMade, wrongCodesInADay } from "#domain/second-factor.ts";
import type { Account } from "../db/queries/accounts.ts";
import {
  addSecondFactor,
  countWrongCode,
  keepRecoveryCodes,
  lockedSecondFactor,
  type SecondFactor,
  secondFactorOf,
  spendRecoveryCode,
  spendStep,
} from "../db/queries/second-factors.ts";
import { Problem } from "../ground/problem.ts";
import { tokenHash } from "../ground/tokens.ts";
import { base32, fromBase32, stepOfCode } from "../ground/totp.ts";
import type { Context, Reading } from "../house/context.ts";
import { tellOfRecoveryCode } from "../mail/tell-credentials.ts";
import { DAY_MS } from "./code-pause.ts";

/** The length of a secret that RFC 4226 recommends, and of a recovery code: 80 bits, which nobody guesses. */
const secretBytes = 20;
const recoveryBytes = 10;

export const keptFor = (accountId: number) => `second-factor/${accountId}`;
const offeredTo = (accountId: number) => `second-factor-offer/${accountId}`;

export const wrongCode = () =>
  new Problem("secondFactorWrong", { errors: [{ path: "/data/code", message: messages.secondFactorWrong }] });

/** A code as it was typed, without what people put between its parts. */
const plain = (typed: string) => typed.replaceAll(/[\s-]/g, "").toLowerCase();

/**
 * Offers a secret for an authenticator. The house keeps nothing of it: it comes back sealed with its first code, so that
 * two windows do not disturb each other and an offer that nobody takes leaves nothing behind.
 */
export function offerSecret(
  { house, now }: Pick<Reading, "house" | "now">,
  { id, email }: Pick<Account, "id" | "email">,
) {
  const secret = base32(randomBytes(secretBytes));
  const until = new Date(now.getTime() + halfSignInLifeMs);
  const issuer = encodeURIComponent(`Loupe ${new URL(house.publicUrl).hostname}`);
  return {
    secret,
    address: `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`,
    offer: house.safe.sealText(`${secret} ${until.getTime()}`, offeredTo(id)),
    expires_at: until.toISOString(),
  };
}

/** Turns a second factor on with an offered secret and its first code. Returns the recovery codes, this once. */
export async function turnOn(ctx: Context, accountId: number, { offer, code }: { offer: string; code: string }) {
  const { house, db, now } = ctx;
  const [secret, until] = house.safe.openText(offer, offeredTo(accountId))?.split(" ") ?? [];
  if (secret === undefined || Number(until) <= now.getTime()) throw new Problem("secondFactorOfferOver");
  const last_step = stepOfCode(fromBase32(secret), plain(code), now, 0);
  if (last_step === undefined) throw wrongCode();
  const sealed_secret = house.safe.sealText(secret, keptFor(accountId));
  const isAdded = await addSecondFactor(db, { account_id: accountId, sealed_secret, last_step, created_at: now });
  if (!isAdded) throw new Problem("secondFactorIsOn");
  ctx.audit.push({ workflow: "secondFactor", item: accountId, transition: "secondFactor.turnOn" });
  return makeRecoveryCodes(ctx, accountId);
}

/** Makes ten recovery codes in place of the earlier ones. The house keeps their hashes alone. */
export async function makeRecoveryCodes({ db }: Context, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesMade }, () => base32(randomBytes(recoveryBytes)).toLowerCase());
  await keepRecoveryCodes(db, accountId, codes.map(tokenHash));
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join("-"));
}

/**
 * True if this is the present code of the account's authenticator, or one of its recovery codes. Either is good once. A
 * second factor that was taken meanwhile ends the attempt.
 */
export async function codeIsRight(ctx: Context, account: Account, typed: string): Promise<boolean> {
  if (!(await secondFactorOf(ctx.db, account.id))) throw new Problem("signInOver");
  const code = plain(typed);
  if (/^\d{6}$/.test(code)) {
    const factor = await lockedSecondFactor(ctx.db, account.id);
    return factor !== undefined && timeCodeIsRight(ctx, factor, code);
  }
  const isSpent = await spendRecoveryCode(ctx.db, account.id, tokenHash(code), ctx.now);
  if (isSpent) await noteRecovery(ctx, account);
  return isSpent;
}

async function timeCodeIsRight(ctx: Context, factor: SecondFactor, code: string): Promise<boolean> {
  const { db, house, now } = ctx;
  const { account_id, wrong_codes, wrong_since } = factor;
  const reopens = wrong_since === null ? 0 : wrong_since.getTime() + DAY_MS;
  if (wrong_codes >= wrongCodesInADay && reopens > now.getTime())
    throw new Problem("secondFactorPaused", { retryAfter: Math.ceil((reopens - now.getTime()) / 1000) });
  const secret = house.safe.openText(factor.sealed_secret, keptFor(account_id));
  if (secret === undefined) throw new Problem("secondFactorUnreadable");
  const step = stepOfCode(fromBase32(secret), code, now, factor.last_step);
  if (step === undefined) {
    await countWrongCode(db, account_id, now, new Date(now.getTime() - DAY_MS));
    return false;
  }
  await spendStep(db, account_id, step);
  return true;
}

async function noteRecovery(ctx: Context, account: Account): Promise<void> {
  ctx.audit.push({ workflow: "secondFactor", item: account.id, transition: "secondFactor.spend" });
  await tellOfRecoveryCode(ctx, account, (await secondFactorOf(ctx.db, account.id))?.codes_left ?? 0);
}
