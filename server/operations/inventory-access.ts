import type { Data } from "#api/operation-types.ts";
import { accountInReach } from "../access/account-reach.ts";
import { insistOnAccess, providersFor } from "../access/stock-access.ts";
import { one } from "../db/crud.ts";
import { allLocations, allProviders, inventoryAccessOf, saveInventoryAccess } from "../db/queries/inventory-access.ts";
import { holdProviders } from "../db/queries/providers.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";

/** The access of an account without limits: all of the stock. */
const all = { diamond_types: null, stone_origins: null, provider_ids: null, locations: null, version: 0 };

const accessOf = async (ctx: Reading, id: number) => (await inventoryAccessOf(ctx.db, id)) ?? all;

const settings = async (ctx: Reading, id: number): Promise<Data<"getInventorySettings">> => ({
  userInventoryAccess: await accessOf(ctx, id),
  getAllLocations: await allLocations(ctx.db),
  providers: await providersFor(ctx, await allProviders(ctx.db)),
});

/** The part of the stock that an account may see. */
export const inventoryAccess = {
  getInventoryAccess: async ({ path: { id } }, ctx) => {
    if (id === ctx.actor.accountId) await one(ctx, "account", id);
    else await accountInReach(ctx, id, "read");
    return accessOf(ctx, id);
  },
  getInventorySettings: async ({ path: { id } }, ctx) => {
    await accountInReach(ctx, id, "read");
    return settings(ctx, id);
  },
  setInventorySettings: async ({ path: { id }, body: { version, ...wanted } }, ctx) => {
    await accountInReach(ctx, id, "write", "lock"); // changes for the same account take turns
    const before = await accessOf(ctx, id);
    await insistOnSeen(ctx, "inventory_access", { id, version: before.version }, version, () => settings(ctx, id));
    await holdProviders(ctx.db, wanted.provider_ids ?? []); // none of them is deleted meanwhile
    await insistOnAccess(ctx, wanted, before);
    const after = { ...wanted, version: version + 1 };
    await saveInventoryAccess(ctx.db, id, after, ctx.now);
    ctx.audit.push({
      workflow: "inventory_access",
      item: id,
      transition: version === 0 ? "inventory_access.insert" : "inventory_access.update",
      before: version === 0 ? null : before,
      after,
    });
    return settings(ctx, id);
  },
} satisfies Partial<Handlers>;
