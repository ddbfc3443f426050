import { roleIds } from "#domain/roles.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { peopleOfBusiness } from "../db/queries/businesses.ts";
import { accountAsViewer } from "../db/queries/viewers.ts";
import type { Handle, Lock } from "../db/writing.ts";
import type { Actor } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import { businessInReach } from "./business-reach.ts";
import { isBuyer, reachOf } from "./client.ts";
import { actsForEverybody } from "./viewer.ts";

/** The scope of a business within the actor's reach. */
function scopeOf({ roleId }: Actor): Scope {
  if (actsForEverybody(roleId)) return "any";
  return roleId === roleIds.businessAssociate ? "ownCustomers" : "own";
}

/** A business that the actor may read or change, with its scope; any other is not found. */
export async function businessWithScope<L extends Lock = undefined>(
  ctx: Reading & Handle<L>,
  id: number,
  access: "read" | "write",
  lock?: L,
) {
  return { row: await businessInReach(ctx, id, access, lock), reach: [scopeOf(ctx.actor)] };
}

type Named = { user_id?: number; business_id?: number };

/**
 * The business that an act is for, locked, and one of its people. A buyer's is their own; the house names a business or
 * a user.
 */
export async function meantBusiness(ctx: Context, { user_id, business_id }: Named) {
  const { accountId, roleId } = ctx.actor;
  if (!isBuyer(roleId) && user_id === undefined && business_id === undefined) throw new Problem("selectClient");
  const named = user_id ?? (isBuyer(roleId) ? accountId : undefined);
  const id = named === undefined ? (business_id ?? 0) : await businessOf(ctx, named, business_id);
  const business = await businessWithScope(ctx, id, "write", "lock");
  const userId = named ?? Math.min(...(await peopleOfBusiness(ctx.db, id)).map((person) => person.id));
  return { id, userId, ...business };
}

/** The business of a user within reach. If a business is named too, it must be the same. */
async function businessOf({ db, actor }: Reading, userId: number, named: number | undefined): Promise<number> {
  const user = await accountAsViewer(db, userId);
  if (!user || reachOf(actor, user).length === 0) throw new Problem("notFound");
  if (user.business_id === null && named === undefined)
    throw new Problem(user.role_id === roleIds.guest ? "forbidden" : "businessMissing"); // guests sign up first
  if (user.business_id === null || (named ?? user.business_id) !== user.business_id) throw new Problem("notFound");
  return user.business_id;
}
