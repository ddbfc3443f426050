import { codeLifeMs, codeResendMs, codesPerHour, codeTries, verificationLifeMs } from "#domain/limits.ts";
import { maskEmail } from "#domain/mask.ts";
import type { Context } from "../context.ts";
import {
  codesSince,
  insertCode,
  latestCode,
  spendVerification,
  takeTry,
  verifyCode,
} from "../db/queries/one-time-codes.ts";
import { Problem } from "../problem.ts";
import { passwordMatches } from "./password-hash.ts";
import { newToken, tokenHash } from "./tokens.ts";

export type Purpose = "signup" | "reset";

/**
 * Asks for a code to be mailed. The work itself is a job, whether the address has an account or not, so
 * that neither the words nor the time of the answer tell which.
 */
export async function issueCode(ctx: Context, purpose: Purpose, address: string) {
  const email = address.toLowerCase();
  const latest = await latestCode(ctx.db, purpose, email);
  const wait = latest ? latest.created_at.getTime() + codeResendMs - ctx.now.getTime() : 0;
  if (wait > 0) throw new Problem("tooManyRequests", { retryAfter: Math.ceil(wait / 1000) });
  const hourAgo = new Date(ctx.now.getTime() - 3_600_000);
  if ((await codesSince(ctx.db, purpose, email, hourAgo)) >= codesPerHour) {
    throw new Problem("tooManyRequests", { retryAfter: 3600 });
  }
  const expiresAt = new Date(ctx.now.getTime() + codeLifeMs);
  const id = await insertCode(ctx.db, { purpose, email, created_at: ctx.now, expires_at: expiresAt });
  await ctx.enqueue("mailCode", { id });
  return {
    email: maskEmail(address),
    expires_at: expiresAt.toISOString(),
    resend_at: new Date(ctx.now.getTime() + codeResendMs).toISOString(),
  };
}

/** Exchanges a right code for a token that proves the address once. Every refusal reads and costs the same. */
export async function acceptCode(ctx: Context, purpose: Purpose, address: string, code: string) {
  const taken = await takeTry(ctx.db, purpose, address.toLowerCase(), codeTries, ctx.now);
  const isRight = await passwordMatches(taken?.code_hash, code);
  if (!taken || !isRight) return ctx.commitAndFail(new Problem("codeWrong")); // the try is spent all the same
  const { token, hash } = newToken();
  await verifyCode(ctx.db, taken.id, hash, ctx.now, new Date(ctx.now.getTime() + verificationLifeMs));
  return { verification: token };
}

/** The address that a token proves; it can be spent once. */
export async function provenAddress(ctx: Context, purpose: Purpose, verification: string): Promise<string> {
  const email = await spendVerification(ctx.db, purpose, tokenHash(verification), ctx.now);
  if (!email) throw new Problem("verificationInvalid");
  return email;
}
