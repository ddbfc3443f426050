import { reaches, screenOf } from "#domain/permissions.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { guestFields, openedSession } from "../actors.ts";
import type { Api } from "../api.ts";
import type { TestApp } from "../app.ts";
import { giveScreen } from "../rights.ts";
import type { Owner } from "../rows.ts";

/** Those who try every act: each role, and of those that see a part of the house one inside and one outside. */
const everywhere = ["admin", "associate", "associate2", "customer", "customer2", "guest", "qc", "auditor"] as const;

/** Somebody who is signed in, with what they may do as the database has it. */
export type Walker = {
  name: Owner;
  id: number;
  role: RoleId;
  api: Api;
  rights: { path: string; write: boolean }[];
};

/** With the rights that the house begins with, or with every one: then only the machines are in the way. */
export type RightsOf = "the house" | "everybody";

/** Gives everybody every right, where that is asked for; the guest has signed in before. */
export async function giveRights(portal: TestApp, rights: RightsOf): Promise<void> {
  await portal.asGuest().call("getProfile");
  if (rights === "the house") return;
  for (const screen of ["transaction", "customer-profile", "inventory", "settings", "search"]) {
    await giveScreen(portal, screen, Object.values(roleIds));
  }
}

/** Everybody and whom a setup is about, signed in now: a session may have ended while a setup let time pass. */
export async function signedIn(portal: TestApp, more: readonly Owner[]): Promise<Walker[]> {
  const walkers: Walker[] = [];
  for (const name of new Set<Owner>([...everywhere, ...more])) {
    const token = name === "guest" ? await guestToken(portal) : await openedSession(portal.house, name);
    const { rows } = await portal.pool.query(
      name === "guest"
        ? "SELECT id, role_id FROM account WHERE role_id = 4"
        : "SELECT id, role_id FROM account WHERE user_name = $1",
      name === "guest" ? [] : [name],
    );
    const { rows: rights } = await portal.pool.query(
      `SELECT p.path, u.write_access AS write FROM user_permission u JOIN permission p ON p.id = u.permission_id
        WHERE u.account_id = $1 AND u.read_access`,
      [rows[0].id],
    );
    walkers.push({ name, id: rows[0].id, role: rows[0].role_id, api: portal.anonymous.holding(token), rights });
  }
  return walkers;
}

async function guestToken(portal: TestApp): Promise<string> {
  const { data } = await portal.anonymous.call("login", { query: { is_guest: true }, body: guestFields });
  return data.token ?? "";
}

/** Spec §6: does one of their rights reach one of these? */
export const mayAsk = ({ role, rights }: Walker, permissions: readonly string[]): boolean =>
  permissions.some((permission) => {
    const [screen = "", access] = permission.split(":");
    return rights.some(({ path, write }) => reaches(screenOf(path, role), screen) && (access === "read" || write));
  });

const forEverybody: readonly RoleId[] = [roleIds.administrator, roleIds.qualityControl, roleIds.auditor];
const buyers: readonly RoleId[] = [roleIds.customer, roleIds.guest, roleIds.apiClient, roleIds.ftpClient];
export const isBuyer = ({ role }: Walker): boolean => buyers.includes(role);

/** Spec §6: how a client's row lies to somebody; nowhere is that they may not know of it. */
export function reachOf({ id, role }: Walker, client: { id: number; associate: number | null }): Scope[] {
  if (forEverybody.includes(role)) return ["any"];
  if (id === client.id) return ["own"];
  return role === roleIds.businessAssociate && client.associate === id ? ["ownCustomers"] : [];
}
