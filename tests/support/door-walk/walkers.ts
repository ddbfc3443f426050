import { reaches, screenOf } from "#domain/permissions.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { openSession } from "#server/sign-in/sessions.ts";
import type { Api } from "../api.ts";
import type { TestApp } from "../app.ts";
import { giveScreen } from "../rights.ts";
import { type Owner, ownerId } from "../rows.ts";

/** The people who try every act: each role, and for roles that see a part of the house one inside and one outside. */
const everywhere = ["admin", "associate", "associate2", "customer", "customer2", "guest", "qc", "auditor"] as const;

/** A signed-in person, with their rights from the database. */
export type Walker = {
  name: Owner;
  id: number;
  role: RoleId;
  api: Api;
  rights: { path: string; write: boolean }[];
};

/** The rights that the house begins with, or all rights. With all rights only the machines refuse. */
export type RightsOf = "the house" | "everybody";

/** Gives everybody every right, if asked to. The guest signs in first. */
export async function giveRights(portal: TestApp, rights: RightsOf): Promise<void> {
  await portal.asGuest().call("getProfile");
  if (rights === "the house") return;
  for (const screen of ["transaction", "customer-profile", "inventory", "settings", "search", "client", "kyc", "api"]) {
    await giveScreen(portal, screen, Object.values(roleIds));
  }
}

/** Signs in everybody and the clients of a setup. A session may have ended while a setup let time pass. */
export async function signedIn(portal: TestApp, more: readonly Owner[]): Promise<Walker[]> {
  const walkers: Walker[] = [];
  for (const name of new Set<Owner>([...everywhere, ...more])) {
    const id = await ownerId(portal, name);
    const origin = { requestId: "walk", operation: "login", address: "127.0.0.1", device: "walk" };
    const { token } = await inTransaction(portal.house, origin, (ctx) => openSession(ctx, id));
    const { rows } = await portal.pool.query(rightsOf, [id]);
    walkers.push({ name, id, ...rows[0], api: portal.anonymous.holding(token) });
  }
  return walkers;
}

const rightsOf = `SELECT a.role_id AS role, coalesce(jsonb_agg(jsonb_build_object('path', p.path, 'write', u.write_access))
    FILTER (WHERE u.read_access), '[]') AS rights
  FROM account a LEFT JOIN user_permission u ON u.account_id = a.id LEFT JOIN permission p ON p.id = u.permission_id
  WHERE a.id = $1 GROUP BY a.role_id`;

/** Spec §6: true if one of the walker's rights reaches one of these permissions. */
export const mayAsk = ({ role, rights }: Walker, permissions: readonly string[]): boolean =>
  permissions.some((permission) => {
    const [screen = "", access] = permission.split(":");
    return rights.some(({ path, write }) => reaches(screenOf(path, role), screen) && (access === "read" || write));
  });

const forEverybody: readonly RoleId[] = [roleIds.administrator, roleIds.qualityControl, roleIds.auditor];
const buyers: readonly RoleId[] = [roleIds.customer, roleIds.guest, roleIds.apiClient, roleIds.ftpClient];
export const isBuyer = ({ role }: Walker): boolean => buyers.includes(role);

/** Spec §6: the reach of a walker for a client's row. Without one, the walker may not know of the row. */
export function reachOf({ id, role }: Walker, client: { id: number; associate: number | null }): Scope[] {
  if (forEverybody.includes(role)) return ["any"];
  if (id === client.id) return ["own"];
  return role === roleIds.businessAssociate && client.associate === id ? ["ownCustomers"] : [];
}
