import { codePauseGrowth, codePauseMaxMs, codeResendMs } from "#domain/limits.ts";
import { Problem } from "../ground/problem.ts";

export const DAY_MS = 24 * 3_600_000;

/** The pause before the next mail, after so many were sent. */
export const pauseAfter = (sent: number): number =>
  Math.min(codeResendMs * codePauseGrowth ** Math.max(0, sent - 1), codePauseMaxMs);

/**
 * Refuses another mail that opens an account too soon or too often in a day: the sender of a request need not be the
 * reader of the address. `sent` holds the mails of the last day, the latest first. The refusal names the time of the
 * next one.
 */
export function insistOnPause(sent: readonly Date[], now: Date, mostInADay: number): void {
  const [latest] = sent;
  if (!latest) return;
  const first = sent[mostInADay - 1];
  const until = Math.max(latest.getTime() + pauseAfter(sent.length), first ? first.getTime() + DAY_MS : 0);
  const wait = until - now.getTime();
  if (wait > 0) throw new Problem("tooManyRequests", { retryAfter: Math.ceil(wait / 1000) });
}
