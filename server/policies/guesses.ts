import { signInFailuresBeforeLock, signInLockMs } from "#domain/limits.ts";
import type { Context } from "../context.ts";
import { countAttempt, forgiveFailures, lockSignIn } from "../db/queries/sign-in-failures.ts";
import { Problem } from "../problem.ts";

/** A guess at a password, judged: whose it would have been, and what a wrong one is told. */
type Verdict = { isRight: boolean; accountId: number | undefined; wrong: Problem };

/** Guesses at the password of one address take turns, and five wrong ones lock it, wherever they are made. */
export async function countGuess(ctx: Context, email: string, judge: () => Promise<Verdict>): Promise<void> {
  const attempt = await countAttempt(ctx.db, email, ctx.now);
  if (attempt.locked_until && attempt.locked_until > ctx.now) {
    const left = attempt.locked_until.getTime() - ctx.now.getTime();
    throw new Problem("accountLocked", { retryAfter: Math.ceil(left / 1000) });
  }
  const { isRight, accountId, wrong } = await judge();
  if (isRight) return forgiveFailures(ctx.db, email);
  const isLast = attempt.failures >= signInFailuresBeforeLock;
  if (isLast) await lockSignIn(ctx.db, email, new Date(ctx.now.getTime() + signInLockMs));
  const transition = isLast ? "signIn.lock" : "signIn.refuse";
  ctx.audit.push({ workflow: "signIn", item: accountId ?? "unknown", transition });
  return ctx.commitAndFail(wrong);
}
