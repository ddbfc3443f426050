import { codeLifeMs, codeTries, verificationLifeMs } from "#domain/limits.ts";
import { maskEmail } from "#domain/mask.ts";
import { codesSince, insertCode, spendVerification, takeTry, verifyCode } from "../db/queries/one-time-codes.ts";
import { Problem } from "../ground/problem.ts";
import { newToken, tokenHash } from "../ground/tokens.ts";
import type { Context } from "../house/context.ts";
import { hasMailServer } from "../mail/mailer.ts";
import { DAY_MS, insistOnPause, pauseAfter } from "./code-pause.ts";
import { mailCode } from "./mail-code.ts";
import { passwordMatches } from "./password-hash.ts";

export type Purpose = "signup" | "reset";

/**
 * Requests a code by mail, for a sign-up or a new password. A job does the work for known and unknown addresses alike,
 * so that neither the words nor the time of the answer tell which.
 */
export async function issueCode(ctx: Context, purpose: Purpose, address: string) {
  const email = address.toLowerCase();
  const asked = await codesSince(ctx.db, purpose, email, new Date(ctx.now.getTime() - DAY_MS));
  insistOnPause(asked, ctx.now, ctx.house.accounts.codesPerDay);
  const expiresAt = await askForCode(ctx, purpose, email);
  return {
    email: maskEmail(address),
    expires_at: expiresAt.toISOString(),
    resend_at: new Date(ctx.now.getTime() + pauseAfter(asked.length + 1)).toISOString(),
    is_kept: !(await hasMailServer({ db: ctx.db, mailer: ctx.house.mailer })),
  };
}

async function askForCode(ctx: Context, purpose: Purpose, email: string): Promise<Date> {
  const expiresAt = new Date(ctx.now.getTime() + codeLifeMs);
  const id = await insertCode(ctx.db, { purpose, email, created_at: ctx.now, expires_at: expiresAt });
  await ctx.enqueue(mailCode, { id });
  ctx.audit.push({ workflow: "oneTimeCode", item: id, transition: "oneTimeCode.ask", after: { purpose } });
  return expiresAt;
}

/** Exchanges a right code for a token that proves the address once. All refusals have the same words and cost. */
export async function acceptCode(ctx: Context, purpose: Purpose, address: string, code: string) {
  const taken = await takeTry(ctx.db, purpose, address.toLowerCase(), codeTries, ctx.now);
  const isRight = await passwordMatches(taken?.code_hash, code);
  const isAccepted = taken !== undefined && isRight;
  ctx.audit.push({
    workflow: "oneTimeCode",
    item: taken?.id ?? "unknown",
    transition: isAccepted ? "oneTimeCode.accept" : "oneTimeCode.refuse",
    after: { purpose },
  });
  if (!isAccepted) return ctx.commitAndFail(new Problem("codeWrong")); // the try is spent even so
  const { token, hash } = newToken();
  await verifyCode(ctx.db, taken.id, hash, ctx.now, new Date(ctx.now.getTime() + verificationLifeMs));
  return { verification: token };
}

/** The address that a token proves; the token is spent. */
export async function provenAddress(ctx: Context, purpose: Purpose, verification: string): Promise<string> {
  const email = await spendVerification(ctx.db, purpose, tokenHash(verification), ctx.now);
  if (!email) throw new Problem("verificationInvalid");
  return email;
}
