import { guestBecomes, handOverSearches } from "../db/queries/guests.ts";
import { endSessions } from "../db/queries/sessions.ts";
import { handOverLines } from "../db/queries/stone-work.ts";
import type { Context } from "../house/context.ts";

/**
 * Gives a guest's lists to the customer that they became (decision 0032). The lines change their holder and nothing
 * else: prices, times and words stay. Saved and recent searches go along. The guest's row stays, because it made them;
 * its sessions end. It happens once.
 */
export async function becomeCustomer(ctx: Context, customerId: number): Promise<void> {
  const { accountId: guest_id } = ctx.actor;
  if (guest_id === 0) return; // the customer was no guest before
  if (!(await guestBecomes(ctx.db, ctx.actor, customerId, ctx.now))) return;
  const lines = await handOverLines(ctx.db, guest_id, customerId, ctx.now);
  const searches = await handOverSearches(ctx.db, guest_id, customerId);
  await endSessions(ctx.db, guest_id);
  const after = { guest_id, lines, ...searches };
  ctx.audit.push({ workflow: "account", item: customerId, transition: "account.guestBecame", after });
}
