import type { OperationId } from "#api/operation-types.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import type { TestApp } from "./app.ts";
import { ownerId } from "./rows.ts";
import type { Sample } from "./stone-samples.ts";

const person = { email: "nora@harbour.test", user_name: "nora.quist", first_name: "Nora", last_name: "Quist" };

/** A new person of the house without any acts. */
export async function aColleague({ db }: TestApp, role_id: RoleId): Promise<number> {
  const values = { ...person, role_id, password_hash: "x" };
  return (await db.insertInto("account").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

/** A guest who came in now. */
export async function aGuest({ db, clock }: TestApp, company_name: string): Promise<void> {
  const now = clock.now();
  const values = { ...person, user_name: null, company_name, role_id: roleIds.guest, created_at: now, updated_at: now };
  await db.insertInto("account").values(values).execute();
}

const bare: Sample = { ask: () => ({}) };
const added: Sample = { ask: () => ({ body: { ...person, password: "nine-green-bottles" } }) };
const saved = (role: RoleId): Sample => ({
  ask: async (portal) => ({ path: { id: await aColleague(portal, role) }, body: { first_name: "Honora", version: 1 } }),
});
const deleted = (role: RoleId): Sample => ({
  ask: async (portal) => ({ path: { id: await aColleague(portal, role) } }),
});

/** One good request for each operation about the people of the house, and about guests. */
export const staffSamples = {
  listAdmins: bare,
  createAdmin: added,
  updateAdmin: saved(roleIds.administrator),
  deleteAdmin: deleted(roleIds.administrator),
  listQcs: bare,
  createQc: added,
  updateQc: saved(roleIds.qualityControl),
  deleteQc: deleted(roleIds.qualityControl),
  listAuditors: bare,
  createAuditor: added,
  updateAuditor: saved(roleIds.auditor),
  deleteAuditor: deleted(roleIds.auditor),
  listGuests: bare,
  viewAs: {
    ask: async (portal) => ({ path: { id: await ownerId(portal, "customer") } }),
    refused: { [roleIds.qualityControl]: 403 }, // The refusal does not depend on their rights.
  },
} satisfies Partial<Record<OperationId, Sample>>;
