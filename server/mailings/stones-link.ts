import { addresses } from "#domain/addresses.ts";
import type { MailingContent } from "../db/mailing-tables.ts";
import { insertShareLink } from "../db/queries/share-links.ts";
import { newToken } from "../ground/tokens.ts";
import type { Context } from "../house/context.ts";
import type { OfferedStone } from "../house/stones.ts";

const hour = 3_600_000;

/** The address of the portal that shows the stones of a letter to a reader who signs in, however many (decision 0135). */
export const linkOfLetter = (publicUrl: string, uid: string): string => publicUrl + addresses.letterStones(uid);

/** The same for a letter that is only tried, and is kept nowhere: its address names the stones. */
export const linkOfNumbers = (publicUrl: string, stones: readonly OfferedStone[]): string =>
  publicUrl + addresses.numbers(stones.map(({ stock_no }) => stock_no));

type ForWhom = { ownerId: number; clientId: number };

/** A page of exactly these stones at the reader's prices, which ends (decision 0024). */
export async function shareStones(
  ctx: Context,
  content: MailingContent,
  stones: readonly OfferedStone[],
  { ownerId, clientId }: ForWhom,
): Promise<{ id: number; url: string }> {
  const { token, hash } = newToken();
  const expires_at = new Date(ctx.now.getTime() + content.share_hours * hour);
  const link = { token_hash: hash, account_id: ownerId, client_id: clientId, expires_at, created_at: ctx.now };
  const id = await insertShareLink(ctx.db, link, stones);
  const after = { client_id: clientId, expires_at, stones: stones.map(({ stock_no }) => stock_no) };
  ctx.audit.push({ workflow: "share_link", item: id, transition: "share_link.insert", after });
  return { id, url: `${ctx.house.publicUrl}/shared/${token}` };
}
