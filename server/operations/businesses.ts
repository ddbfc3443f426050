import type { Data, Handlers } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import type { Context } from "../context.ts";
import { insistOnVersion, pageOf, patch } from "../db/crud.ts";
import { businessById, peopleOfBusiness } from "../db/queries/businesses.ts";
import { clientsById } from "../db/queries/client-list.ts";
import { mayKeep } from "../policies/account-reach.ts";
import { businessInReach } from "../policies/business-reach.ts";
import { clientOnWire } from "../policies/client-on-wire.ts";
import { addBusiness, insistOnDetails, ownerOf } from "../policies/new-business.ts";
import { Problem } from "../problem.ts";

/** A business as it travels. */
async function shown(ctx: Context, id: number): Promise<Data<"getBusiness">> {
  const { registered_at, created_at, updated_at, ...business } = await businessById(ctx.db, id);
  return {
    ...business,
    registered_at: registered_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** What the house knows of the companies that buy. */
export const businesses = {
  getBusiness: async ({ path: { id } }, ctx) => {
    await businessInReach(ctx, id, "read");
    return shown(ctx, id);
  },
  createBusiness: async ({ body: { user_id, ...details } }, ctx) => {
    const owner = await ownerOf(ctx, user_id);
    if (owner.business_id !== null) throw new Problem("businessExists");
    const { id } = await addBusiness(ctx, details);
    await patch(ctx, "account", owner.id, { business_id: id });
    return shown(ctx, id);
  },
  updateBusiness: async ({ path: { id }, body }, ctx) => {
    const business = await businessInReach(ctx, id, "write", "lock");
    const isTheirs = ctx.actor.roleId === roleIds.administrator || business.status !== codes.business.registered;
    if (!isTheirs) throw new Problem("businessRegistered");
    await insistOnVersion(business, body.version, () => shown(ctx, id));
    await insistOnDetails(ctx, { ...business, ...body }, business.type_id);
    await patch(ctx, "business", id, body);
    return shown(ctx, id);
  },
  listBusinessUsers: async ({ path: { id }, query: { page, size } }, ctx) => {
    await businessInReach(ctx, id, "read");
    const known = (await peopleOfBusiness(ctx.db, id)).filter((person) => mayKeep(ctx.actor, person, "read"));
    const { data, pagination } = pageOf(known, { page, size });
    const ids = data.map((person) => person.id);
    return { data: (await clientsById(ctx.db, ids, ctx.now)).map(clientOnWire), pagination };
  },
} satisfies Partial<Handlers<Context>>;
