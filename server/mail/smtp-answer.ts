type Refused = Error & { code?: string; responseCode?: number; response?: string; command?: string };

/** A mail server's words, as a text: it may send bytes that no text of the house can hold. */
export const plainAnswer = (said: string): string => said.replaceAll(/\p{Cc}+/gu, " ");

/** The mail server's words, or the reason for its silence. */
export const answerOf = (error: unknown): string =>
  plainAnswer(error instanceof Error ? ((error as Refused).response ?? error.message) : String(error));

/**
 * True for a final refusal by the mail server; a server that is away gives no answer. One that does not know the house says
 * nothing of the letter: its password was changed, and will be here too.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && (error as Refused).code !== "EAUTH" && Number((error as Refused).responseCode) >= 500;

const noSuchMailbox: ReadonlySet<number> = new Set([550, 551, 553]);

/**
 * True if the address itself is refused: no such mailbox, or one that is closed (RFC 3463, 5.1.x and 5.2.1). A server
 * that refuses the house, a letter or a full mailbox says nothing against the address.
 */
export function isHardBounce(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, responseCode = 0, response = "" } = error as Refused;
  if (command !== "RCPT TO" || !noSuchMailbox.has(responseCode)) return false;
  const status = response.match(/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/)?.[1];
  return status === undefined || /^5\.(1\.\d+|2\.1)$/.test(status);
}
