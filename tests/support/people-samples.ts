import type { OperationId } from "#api/operation-types.ts";
import { clientFor } from "./a-line.ts";
import type { TestApp } from "./app.ts";
import { anInvitation, type Owner, ownerId } from "./rows.ts";
import type { Sample } from "./stone-samples.ts";

/** The client of a person: themselves, or the one that they act for. */
const clientId = (portal: TestApp, owner: Owner) => ownerId(portal, clientFor(owner));

/** The client's business, not registered: only administrators change a registered one. */
async function businessId(portal: TestApp, owner: Owner): Promise<number> {
  const id = await clientId(portal, owner);
  const { rows } = await portal.pool.query(
    `WITH made AS (INSERT INTO business (company_name) SELECT 'Quist & Daughters' WHERE EXISTS
      (SELECT FROM account WHERE id = $1 AND business_id IS NULL) RETURNING id)
     UPDATE account SET business_id = coalesce(business_id, (SELECT id FROM made)) WHERE id = $1 RETURNING business_id`,
    [id],
  );
  await portal.pool.query("UPDATE business SET status = 9 WHERE id = $1", [rows[0].business_id]);
  return rows[0].business_id;
}

/** A new customer without lines, under the same associate as this owner's client. */
async function aNewCustomer(portal: TestApp, owner: Owner): Promise<number> {
  const { rows } = await portal.pool.query(
    `INSERT INTO account (role_id, email, user_name, password_hash, first_name, last_name, associate_id)
      SELECT 2, 'nora@quist.test', 'nora.quist', 'x', 'Nora', 'Quist', associate_id FROM account WHERE id = $1 RETURNING id`,
    [await clientId(portal, owner)],
  );
  return rows[0].id;
}

const person = {
  email: "nora@quist.test",
  user_name: "nora.quist",
  first_name: "Nora",
  last_name: "Quist",
  mobile: "70 123 45 67",
  mobile_country_id: 213,
};
const company_name = "Quist & Daughters";
const ofAClient = (more: object = {}): Sample => ({
  isClients: true,
  isHidden: true,
  ask: async (portal, owner) => ({ path: { id: await clientId(portal, owner) }, ...more }),
});
const ofABusiness = (access: "read" | "write", more: object = {}): Sample => ({
  isClients: true,
  isHidden: true,
  rights: [`client:${access}`, `customer-profile/business:${access}`],
  ask: async (portal, owner) => ({ path: { id: await businessId(portal, owner) }, ...more }),
});
const bare: Sample = { ask: () => ({}) };

/** One good request for each operation about clients. */
export const peopleSamples = {
  listClients: bare,
  listUserCustomers: bare,
  exportClients: bare,
  getClient: ofAClient(),
  updateClient: ofAClient({ body: { first_name: "Nora", version: 1 } }),
  deleteClient: {
    isClients: true,
    isHidden: true,
    ask: async (portal, owner) => ({ path: { id: await aNewCustomer(portal, owner) } }),
  },
  createClientWithBusiness: { ask: () => ({ body: { ...person, business: { company_name } } }) },
  createBusiness: {
    isClients: true,
    isHidden: true,
    rights: ["client:write", "customer-profile/business:write"],
    refused: { 4: 403 },
    ask: async (portal, owner) => {
      const isOwn = ["customer", "api", "ftp", "guest"].includes(owner);
      const user_id = isOwn ? await ownerId(portal, owner) : await aNewCustomer(portal, owner);
      await portal.pool.query("UPDATE account SET business_id = NULL WHERE id = $1", [user_id]);
      return { body: { user_id, company_name } };
    },
  },
  getBusiness: ofABusiness("read"),
  updateBusiness: ofABusiness("write", { body: { address: "4 Orchard Lane", version: 1 } }),
  setBusinessTax: {
    ...ofABusiness("write", { body: { kind: "percent", percent: 21, version: 1 } }),
    rights: ["client:write"],
    refused: { 2: 403, 3: 403, 4: 403, 5: 403, 6: 403, 7: 403, 8: 403 },
  },
  listBusinessUsers: { ...ofABusiness("read"), rights: ["client:read"] },
  setAccountStatus: {
    ...ofAClient({ body: { is_active: false } }),
    rights: ["client:write"],
    refused: { 5: 403 },
  },
  sendInvitation: {
    isClients: true,
    isHidden: true,
    rights: ["client:write"],
    ask: async (portal, owner) => {
      const id = await clientId(portal, owner);
      await anInvitation(portal, id);
      return { path: { id } };
    },
  },
  unlockSignIn: { ...ofAClient(), rights: ["client:write"] },
  getInventoryAccess: { ...ofAClient(), rights: ["client:read", "customer-profile/profile:read"] },
  getInventorySettings: { ...ofAClient(), rights: ["client:read"] },
  setInventorySettings: {
    isClients: true,
    isHidden: true,
    rights: ["client:write"],
    ask: async (portal, owner) => {
      const id = await clientId(portal, owner);
      await portal.pool.query("DELETE FROM inventory_access WHERE account_id = $1", [id]);
      const all = { diamond_types: null, stone_origins: null, provider_ids: null, locations: null };
      return { path: { id }, body: { ...all, diamond_types: ["white"], version: 0 } };
    },
  },
} satisfies Partial<Record<OperationId, Sample>>;
