import type { Reading } from "../house/context.ts";

/** In the place of a code, or of what stands behind the mark of a link. */
export const veil = "••••••";

/**
 * The text of a letter as the outbox shows it. Who reads there would else be whoever it is written to: of any account a new
 * password is a code away. In a demo house the people are invented, and no mail leaves (decision 0050).
 */
export function shownText(
  { house }: Pick<Reading, "house">,
  { text, secret }: { text: string | null; secret: string | null },
): { text: string | null; is_veiled: boolean } {
  if (text === null || secret === null || house.accounts.showsSecrets) return { text, is_veiled: false };
  return { text: text.replaceAll(secret, veil), is_veiled: true };
}
