import type { OperationId } from "#api/operation-types.ts";
import { anAssociate, salespersonType } from "./associate-rows.ts";
import { ownerId } from "./rows.ts";
import type { Sample } from "./stone-samples.ts";

const bare: Sample = { ask: () => ({}) };
const person = { email: "nils@harbour.test", user_name: "nils.brandt", first_name: "Nils", last_name: "Brandt" };
const password = "nine-green-bottles";

/** One good request for each operation about business associates. */
export const associateSamples = {
  listAssociates: bare,
  createAssociate: {
    ask: async (portal) => ({
      body: { ...person, password, salesperson_type_id: await salespersonType(portal, "BROKER") },
    }),
  },
  getAssociate: { ask: async (portal) => ({ path: { id: await ownerId(portal, "associate2") } }) },
  updateAssociate: {
    ask: async (portal) => ({ path: { id: await anAssociate(portal) }, body: { first_name: "Lea", version: 1 } }),
  },
  deleteAssociate: { ask: async (portal) => ({ path: { id: await anAssociate(portal) } }) },
  moveCustomers: {
    ask: async (portal) => ({
      path: { id: await ownerId(portal, "associate2") },
      body: { all: true, to: await anAssociate(portal) },
    }),
  },
  changeAssociatePassword: {
    ask: async (portal) => ({ path: { id: await anAssociate(portal) }, body: { password } }),
  },
  listAssociateOptions: bare,
  exportAssociates: bare,
} satisfies Partial<Record<OperationId, Sample>>;
