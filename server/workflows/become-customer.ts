import { roleIds } from "#domain/roles.ts";
import type { Account } from "../db/queries/accounts.ts";
import { guestBecomes, handOverSearches, holdBuyer } from "../db/queries/guests.ts";
import { endSessions } from "../db/queries/sessions.ts";
import { handOverLines } from "../db/queries/stone-work.ts";
import type { Context } from "../house/context.ts";

/**
 * Gives the lists of the guest who signs up or signs in to the customer that they become (decision 0032). The lines
 * change their holder and nothing else: prices, times and words stay. Saved and recent searches go along. What the
 * customer has already stays theirs, and its double stays with the guest. The guest's row stays, because it made the
 * lines; its sessions end. It happens once. Nobody else has a buyer's lists.
 */
export async function becomeCustomer(ctx: Context, { id, role_id }: Pick<Account, "id" | "role_id">): Promise<void> {
  const { accountId: guest_id } = ctx.actor;
  if (guest_id === 0 || role_id !== roleIds.customer) return; // nobody was a guest before, or a member of the house was
  await holdBuyer(ctx.db, id);
  if (!(await guestBecomes(ctx.db, ctx.actor, id, ctx.now))) return;
  const lines = await handOverLines(ctx.db, guest_id, id, ctx.now);
  const searches = await handOverSearches(ctx.db, guest_id, id);
  await endSessions(ctx.db, guest_id);
  const after = { guest_id, lines, ...searches };
  ctx.audit.push({ workflow: "account", item: id, transition: "account.guestBecame", after });
}
