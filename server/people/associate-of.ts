import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { holdAssociate } from "../db/queries/accounts.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

const path = "/data/business_associate_id";

/** Refuses an associate who does not work here now. The one that the row already holds may stay. */
export async function insistOnAssociate(
  ctx: Reading,
  id: number | null | undefined,
  held: number | null,
): Promise<void> {
  if (id === null || id === undefined || id === held) return;
  // They stay while a customer is given to them.
  if (await holdAssociate(ctx.db, id)) return;
  throw new Problem("associateNotOffered", { errors: [{ path, message: messages.associateNotOffered }] });
}

/** The associate of a new customer: an associate's customers are their own; administrators may name one. */
export async function associateOfNew(ctx: Reading, named: number | null | undefined): Promise<number | null> {
  const { accountId, roleId } = ctx.actor;
  const isAssociate = roleId === roleIds.businessAssociate;
  if (named !== null && named !== undefined && named !== (isAssociate ? accountId : named)) refuse();
  if (isAssociate) return accountId;
  if (named && roleId !== roleIds.administrator) refuse();
  await insistOnAssociate(ctx, named, null);
  return named ?? null;
}

/** Refuses a hand-over by anybody but an administrator. */
export async function insistOnHandOver(ctx: Reading, wanted: number | null | undefined, held: number | null) {
  if (wanted === undefined || wanted === held) return;
  if (ctx.actor.roleId !== roleIds.administrator) refuse();
  await insistOnAssociate(ctx, wanted, held);
}

function refuse(): never {
  throw new Problem("forbidden", { errors: [{ path, message: messages.forbidden }] });
}
