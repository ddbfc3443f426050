import {
  signInFailuresBeforeLock,
  signInFailuresOfAccount,
  signInFailuresOfNetwork,
  signInLockMs,
  signInPaceMs,
  signInPauseMaxMs,
  signInPauseMs,
} from "#domain/limits.ts";
import { holdAccount } from "../db/queries/accounts.ts";
import { countAttempt, forgiveGuesser, lockSignIn, takeBackAttempt } from "../db/queries/sign-in-failures.ts";
import { countForPace, nextTry, paceOf, setNextTry } from "../db/queries/sign-in-pace.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import { networkOf } from "../house/limits/network-of.ts";
import { knownDeviceOf } from "./known-devices.ts";

/** The verdict on a guess at a password or a code: the account it was for, and the refusal of a wrong one. */
type Verdict = {
  isRight: boolean;
  /** True for a right password that a code must follow: it forgives no wrong codes. */
  isHalf?: boolean;
  accountId: number | undefined;
  wrong: Problem;
  /** The entry of a wrong one in the log. */
  refusal?: "signIn.refuseCode" | "signIn.refuseIssuer";
  /** Runs when this wrong one locks its place out. */
  onLock?: () => Promise<void>;
};

const wait = (ctx: Reading, until: Date) => Math.ceil((until.getTime() - ctx.now.getTime()) / 1000);

/**
 * Judges a guess. Guesses at one address from one place take turns, and five wrong ones lock that place out (decision
 * 0049). A device that the account knows is a place of its own. An unknown one also waits while many others guess.
 */
export async function countGuess(ctx: Context, email: string, judge: () => Promise<Verdict>): Promise<void> {
  const known = await knownDeviceOf(ctx, email);
  const network = networkOf(ctx.address);
  const guesser = { email, source: known ?? network };
  const paces = [paceOf({ email }), paceOf({ network })] as const;
  const next = known === undefined && (await nextTry(ctx.db, paces, ctx.now));
  if (next) throw new Problem("tooManyRequests", { retryAfter: wait(ctx, next) });
  await holdAccount(ctx.db, email); // before its failures, as at a new password: else two acts wait for each other
  const attempt = await countAttempt(ctx.db, guesser, ctx.now);
  if (attempt.locked_until && attempt.locked_until > ctx.now)
    throw new Problem("accountLocked", { retryAfter: wait(ctx, attempt.locked_until) });
  const { isRight, isHalf, accountId, wrong, refusal = "signIn.refuse", onLock } = await judge();
  if (isRight) return isHalf ? takeBackAttempt(ctx.db, guesser) : forgiveGuesser(ctx.db, guesser);
  const isLast = attempt.failures >= signInFailuresBeforeLock;
  if (isLast) {
    await lockSignIn(ctx.db, guesser, new Date(ctx.now.getTime() + signInLockMs));
    await onLock?.();
  }
  await slowDown(ctx, paces[0], signInFailuresOfAccount);
  await slowDown(ctx, paces[1], signInFailuresOfNetwork);
  const transition = isLast ? "signIn.lock" : refusal;
  ctx.audit.push({ workflow: "signIn", item: accountId ?? "unknown", transition });
  return ctx.commitAndFail(wrong);
}

/** Doubles the wait of unknown devices with each wrong guess after so many, up to a minute. */
async function slowDown({ db, now }: Context, who: string, free: number): Promise<void> {
  const failures = await countForPace(db, who, now, new Date(now.getTime() - signInPaceMs));
  if (failures < free) return;
  const pause = Math.min(signInPauseMs * 2 ** (failures - free), signInPauseMaxMs);
  await setNextTry(db, who, new Date(now.getTime() + pause));
}
