import type { Reading } from "../house/context.ts";

/** Stands for a code, or for the token in a link. */
export const veil = "••••••";

/**
 * The text of a letter as the outbox shows it. Unveiled codes would let a reader of the outbox set a new password for
 * any account. In a demo house the people are invented, and no mail leaves (decision 0050).
 */
export function shownText(
  { house }: Pick<Reading, "house">,
  { text, secret }: { text: string | null; secret: string | null },
): { text: string | null; is_veiled: boolean } {
  if (text === null || secret === null || house.accounts.showsSecrets) return { text, is_veiled: false };
  return { text: text.replaceAll(secret, veil), is_veiled: true };
}
