import { roleIds } from "#domain/roles.ts";
import type { Scope } from "#machines/kit/meta.ts";
import type { Context } from "../context.ts";
import { isBusinessInReach, userOfBusiness } from "../db/queries/businesses.ts";
import { accountAsViewer } from "../db/queries/viewers.ts";
import { Problem } from "../problem.ts";
import { isBuyer, reachOf } from "./client.ts";
import { actsForEverybody } from "./viewer.ts";

/** How a business lies to whoever asks: by its people. None means that they may not know of it. */
export async function reachOfBusiness({ db, actor }: Pick<Context, "db" | "actor">, id: number): Promise<Scope[]> {
  if (actsForEverybody(actor.roleId)) return ["any"];
  const isAssociate = actor.roleId === roleIds.businessAssociate;
  const reach = { of: isAssociate ? "associate" : "holder", accountId: actor.accountId } as const;
  if (!(await isBusinessInReach(db, id, reach))) return [];
  return [isAssociate ? "ownCustomers" : "own"];
}

/** The same of a business that has to be within it. */
export async function insistOnBusiness(ctx: Context, id: number): Promise<Scope[]> {
  const reach = await reachOfBusiness(ctx, id);
  if (reach.length === 0) throw new Problem("notFound");
  return reach;
}

type Named = { user_id?: number; business_id?: number };

/** The business that is meant, and one of its people: buyers mean their own, the house names it or one of its users. */
export async function meantBusiness(ctx: Context, { user_id, business_id }: Named): Promise<MeantBusiness> {
  const { accountId, roleId } = ctx.actor;
  if (roleId === roleIds.guest) throw new Problem("forbidden");
  if (!isBuyer(roleId) && user_id === undefined && business_id === undefined) throw new Problem("selectClient");
  const userId = user_id ?? (isBuyer(roleId) ? accountId : undefined);
  if (userId === undefined) {
    const id = business_id ?? 0;
    const reach = await insistOnBusiness(ctx, id);
    const user = await userOfBusiness(ctx.db, id);
    if (user === undefined) throw new Problem("notFound");
    return { id, userId: user, reach };
  }
  const user = await accountAsViewer(ctx.db, userId);
  if (!user || reachOf(ctx.actor, user).length === 0) throw new Problem("notFound");
  if (user.business_id === null) throw new Problem(business_id === undefined ? "businessMissing" : "notFound");
  if (business_id !== undefined && business_id !== user.business_id) throw new Problem("notFound");
  return { id: user.business_id, userId, reach: await insistOnBusiness(ctx, user.business_id) };
}

type MeantBusiness = { id: number; userId: number; reach: Scope[] };
