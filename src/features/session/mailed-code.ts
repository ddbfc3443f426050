import { codePauseMaxMs } from "#domain/limits.ts";
import type { CodeSent } from "#machines/session-parts.ts";

/** The tab's note that a code was mailed, and to whom. The code itself is in the mail alone. */
interface Note {
  email: string;
  code: CodeSent;
  /** The moment from which another code can be asked for. A device with a wrong clock must not wait for ever. */
  until: number;
}

export type Purpose = "sign-up" | "reset";
const placeOf = (purpose: Purpose) => `loupe.mailed-code.${purpose}`;
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

interface Asked {
  email: string;
  /** The visitor has a code on the screen, and asks for another one. */
  isAnother: boolean;
}

/**
 * Asks for a code by mail. Whoever has loaded the page anew since the last one goes on with that: the server would
 * refuse another so soon, and the code in the mail would be of no use.
 */
export async function askOnce(
  purpose: Purpose,
  { email, isAnother }: Asked,
  ask: () => Promise<CodeSent>,
): Promise<CodeSent> {
  const earlier = isAnother ? null : noted(purpose);
  if (earlier && isSame(earlier.email, email) && Date.now() < earlier.until) return earlier.code;
  const code = await ask();
  note(purpose, { email, code, until: Math.min(Date.parse(code.resend_at), Date.now() + codePauseMaxMs) });
  return code;
}

/** A browser that keeps nothing goes on without the note: the code is in the mail all the same. */
function note(purpose: Purpose, made: Note): void {
  try {
    sessionStorage.setItem(placeOf(purpose), JSON.stringify(made));
  } catch {}
}

/** The code was right, and is spent. */
export function forgetMailed(purpose: Purpose): void {
  try {
    sessionStorage.removeItem(placeOf(purpose));
  } catch {}
}

function noted(purpose: Purpose): Note | null {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(purpose)) ?? "null") as Note | null;
  } catch {
    return null;
  }
}
