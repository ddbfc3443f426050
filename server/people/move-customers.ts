import type { Body } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { customersNow } from "#domain/names-in-refusals.ts";
import { personName } from "#domain/person-name.ts";
import { one } from "../db/crud.ts";
import { activeAssociate, customersToMove, giveCustomers } from "../db/queries/associates.ts";
import { Problem } from "../ground/problem.ts";
import type { Context } from "../house/context.ts";
import { meanwhileOf } from "../wire/meanwhile.ts";

/**
 * Hands customers of one associate over to another: all of those named, or none. The log says from whom to whom for
 * each.
 */
export async function handOver(ctx: Context, from: number, move: Body<"moveCustomers">): Promise<number> {
  const { customer_ids: asked, all: isAll, seen, to } = move;
  if (!asked === !isAll) {
    throw new Problem("malformed", { errors: [{ path: "/data/customer_ids", message: messages.customersOrAll }] });
  }
  if (to === from || !(await activeAssociate(ctx.db, to))) {
    throw new Problem("notOffered", { errors: [{ path: "/data/to", message: messages.notOffered }] });
  }
  const moved = await customersToMove(ctx.db, from, asked ?? null);
  if (isAll && (seen ?? moved.length) !== moved.length) {
    const associate = personName(await one(ctx, "account", from));
    const errors = [{ path: "/data/seen", message: customersNow(associate, moved.length) }];
    throw new Problem("customersChanged", { errors });
  }
  const theirs = new Set(moved);
  const refused = (asked ?? []).filter((id) => !theirs.has(id));
  if (refused.length > 0) throw await notTheirs(ctx, refused);
  await giveCustomers(ctx.db, moved, to, ctx.now);
  for (const item of moved) {
    const [before, after] = [{ associate_id: from }, { associate_id: to }];
    ctx.audit.push({ workflow: "account", item, transition: "account.handOver", before, after });
  }
  return moved.length;
}

/** The refusal of customers who are no longer the associate's, with whoever handed them over. */
async function notTheirs(ctx: Context, ids: readonly number[]): Promise<Problem> {
  const code = "notTheirCustomer";
  const steps = await meanwhileOf(ctx, "account", ids);
  const refused = ids.map((id) => {
    const meanwhile = steps.get(id);
    const isHandedOver = meanwhile?.event === "account.handOver";
    return { id, code, reason: messages[code], ...(isHandedOver && { meanwhile }) };
  });
  return new Problem(code, { refused });
}
