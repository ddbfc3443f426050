import { guestBecomes, handOverSearches } from "../db/queries/guests.ts";
import { endSessions } from "../db/queries/sessions.ts";
import { handOverLines } from "../db/queries/stone-work.ts";
import type { Context } from "../house/context.ts";

/**
 * A guest who signs up takes their lists along (decision 0032): the lines change their holder and nothing else, with the
 * prices, times and words that they had, and so do the searches that they saved or made. The guest's row stays, because it made them; its sessions end. It happens once.
 */
export async function becomeCustomer(ctx: Context, customerId: number): Promise<void> {
  const { accountId: guest_id } = ctx.actor;
  if (guest_id === 0) return; // nobody came along
  if (!(await guestBecomes(ctx.db, ctx.actor, customerId, ctx.now))) return;
  const lines = await handOverLines(ctx.db, guest_id, customerId, ctx.now);
  const searches = await handOverSearches(ctx.db, guest_id, customerId);
  await endSessions(ctx.db, guest_id);
  const after = { guest_id, lines, ...searches };
  ctx.audit.push({ workflow: "account", item: customerId, transition: "account.guestBecame", after });
}
