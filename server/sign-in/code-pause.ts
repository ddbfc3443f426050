import { codePauseGrowth, codePauseMaxMs, codeResendMs } from "#domain/limits.ts";
import { Problem } from "../ground/problem.ts";

export const DAY_MS = 24 * 3_600_000;

/** How long after the last of so many the next one may be asked for. */
export const pauseAfter = (sent: number): number =>
  Math.min(codeResendMs * codePauseGrowth ** Math.max(0, sent - 1), codePauseMaxMs);

/**
 * Whatever opens an account by mail is sent to one address with a pause that grows, and so often in a day: who asks for it
 * need not be who reads it. `sent` is when it was in the last day, the latest first; the refusal says when the next may go.
 */
export function insistOnPause(sent: readonly Date[], now: Date, mostInADay: number): void {
  const [latest] = sent;
  if (!latest) return;
  const first = sent[mostInADay - 1];
  const until = Math.max(latest.getTime() + pauseAfter(sent.length), first ? first.getTime() + DAY_MS : 0);
  const wait = until - now.getTime();
  if (wait > 0) throw new Problem("tooManyRequests", { retryAfter: Math.ceil(wait / 1000) });
}
