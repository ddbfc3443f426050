import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { maybeNumber } from "#domain/money.ts";
import { roleIds } from "#domain/roles.ts";
import type { TaxKind } from "#domain/tax.ts";
import { mayKeep } from "../access/account-reach.ts";
import { businessInReach } from "../access/business-reach.ts";
import { pageOf, patch } from "../db/crud.ts";
import { businessById, peopleOfBusiness } from "../db/queries/businesses.ts";
import { clientsById } from "../db/queries/client-list.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { addBusiness, insistOnDetails, ownerOf } from "../people/new-business.ts";
import { clientOnWire } from "../wire/client-on-wire.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";

/** A business as the wire has it. */
async function shown(ctx: Reading, id: number): Promise<Data<"getBusiness">> {
  const { registered_at, created_at, updated_at, tax_kind, tax_percent, ...business } = await businessById(ctx.db, id);
  return {
    ...business,
    tax: { kind: tax_kind, percent: maybeNumber(tax_percent) },
    registered_at: registered_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

type Taxed = { tax_kind: TaxKind; tax_identification_number: string | null };

/** Refuses reverse charge without a tax number: every paper names such a business by it. */
function insistOnTaxNumber({ tax_kind, tax_identification_number }: Taxed, field: string): void {
  if (tax_kind !== "reverse_charge" || tax_identification_number?.trim()) return;
  throw new Problem("taxNumberNeeded", { errors: [{ path: `/data/${field}`, message: messages.taxNumberNeeded }] });
}

/** The house's records of the companies that buy. */
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
    await insistOnSeen(ctx, "business", business, body.version, () => shown(ctx, id));
    await insistOnDetails(ctx, { ...business, ...body }, business.type_id);
    insistOnTaxNumber({ ...business, ...body }, "tax_identification_number");
    await patch(ctx, "business", id, body);
    return shown(ctx, id);
  },
  setBusinessTax: async ({ path: { id }, body: { kind, percent, version } }, ctx) => {
    const business = await businessInReach(ctx, id, "write", "lock");
    if (ctx.actor.roleId !== roleIds.administrator) throw new Problem("forbidden");
    await insistOnSeen(ctx, "business", business, version, () => shown(ctx, id));
    if ((kind === "percent") !== (percent !== null))
      throw new Problem("taxPercentNeeded", {
        errors: [{ path: "/data/percent", message: messages.taxPercentNeeded }],
      });
    insistOnTaxNumber({ ...business, tax_kind: kind }, "kind");
    await patch(ctx, "business", id, { tax_kind: kind, tax_percent: percent });
    return shown(ctx, id);
  },
  listBusinessUsers: async ({ path: { id }, query: { page, size } }, ctx) => {
    await businessInReach(ctx, id, "read");
    const known = (await peopleOfBusiness(ctx.db, id)).filter((person) => mayKeep(ctx.actor, person, "read"));
    const { data, pagination } = pageOf(known, { page, size });
    const ids = data.map((person) => person.id);
    return { data: (await clientsById(ctx.db, ids, ctx.now)).map(clientOnWire), pagination };
  },
} satisfies Partial<Handlers>;
