import { type RoleId, roleIds } from "#domain/roles.ts";
import { one } from "../db/crud.ts";
import type { Handle, Lock } from "../db/writing.ts";
import { type Actor, may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { reachOf } from "./client.ts";

type Access = "read" | "write";
type Held = { id: number; role_id: number; associate_id: number | null };

/** The office's screen for the accounts of each role. */
const screens: Record<RoleId, string> = {
  1: "admin/admin-users",
  2: "client",
  3: "admin/quality-control",
  4: "guests",
  5: "business-associate",
  6: "api",
  7: "api",
  8: "admin/auditors",
};

/** True if the actor may do this with an account: by the right on the screen of its role, and within their reach. */
export const mayKeep = (actor: Actor, account: Held, access: Access): boolean =>
  may(actor, `${screens[account.role_id as RoleId]}:${access}`) && reachOf(actor, account).length > 0;

/** The roles whose accounts the actor may look up. */
export const rolesInSight = (actor: Actor): RoleId[] =>
  Object.values(roleIds).filter((role) => may(actor, `${screens[role]}:read`));

/** An account that the actor may read or change. One that they may not even read is not found. */
export async function accountInReach<L extends Lock = undefined>(
  ctx: Reading & Handle<L>,
  id: number,
  access: Access,
  lock?: L,
) {
  const account = await one(ctx, "account", id, lock);
  if (!mayKeep(ctx.actor, account, "read")) throw new Problem("notFound");
  if (!mayKeep(ctx.actor, account, access)) throw new Problem("forbidden");
  return account;
}

/** A customer that the actor may read or change; any other account is not found. */
export async function customerInReach<L extends Lock = undefined>(
  ctx: Reading & Handle<L>,
  id: number,
  access: Access,
  lock?: L,
) {
  const account = await accountInReach(ctx, id, access, lock);
  if (account.role_id !== roleIds.customer) throw new Problem("notFound");
  return account;
}
