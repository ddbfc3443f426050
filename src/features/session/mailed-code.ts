import { codePauseMaxMs } from "#domain/limits.ts";
import type { CodeSent } from "#machines/session-parts.ts";

/** The tab's note that a code was mailed, and to whom. The code itself is in the mail alone. */
interface Note {
  email: string;
  code: CodeSent;
  /** The moment from which another code can be asked for. A device with a wrong clock must not wait for ever. */
  until: number;
}

type Purpose = "sign-up" | "reset";
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
  const note = isAnother ? null : noted(purpose);
  if (note && isSame(note.email, email) && Date.now() < note.until) return note.code;
  const code = await ask();
  const until = Math.min(Date.parse(code.resend_at), Date.now() + codePauseMaxMs);
  sessionStorage.setItem(placeOf(purpose), JSON.stringify({ email, code, until } satisfies Note));
  return code;
}

/** The code was right, and is spent. */
export const forgetMailed = (purpose: Purpose): void => sessionStorage.removeItem(placeOf(purpose));

function noted(purpose: Purpose): Note | null {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(purpose)) ?? "null") as Note | null;
  } catch {
    return null;
  }
}
