import type { Data } from "#api/operation-types.ts";
import { roleIds } from "#domain/roles.ts";
import { customerInReach } from "../access/account-reach.ts";
import { clientFilterOf, clientOrder } from "../access/client-filter.ts";
import { page, pagination, patch, remove } from "../db/crud.ts";
import { hasMarkup, peopleLeft } from "../db/queries/client-bindings.ts";
import { clientCounts, clientIds, clientsById } from "../db/queries/client-list.ts";
import { customerOptions } from "../db/queries/clients.ts";
import { usesOf } from "../db/queries/masters.ts";
import { openLines } from "../db/queries/open-lines.ts";
import { orTaken } from "../db/unique.ts";
import { orderClientExport } from "../export/order-client-export.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { tellOfAddress } from "../mail/tell-credentials.ts";
import { associateOfNew, insistOnHandOver } from "../people/associate-of.ts";
import { accountTaken, addAccount, removeAccount } from "../people/new-accounts.ts";
import { addBusinessWithin } from "../people/new-business.ts";
import { insistOnPlaces } from "../people/places-exist.ts";
import { insistUnused } from "../settings/in-use.ts";
import { insistOnOffered } from "../settings/offered.ts";
import { invitedUntil } from "../sign-in/invitations.ts";
import { clientOnWire } from "../wire/client-on-wire.ts";
import { insistOnSeen, insistOnSeenToDelete } from "../wire/meanwhile.ts";

/** A customer as the wire has it, with their open lines. */
async function shown(ctx: Reading, id: number): Promise<Data<"getClient">> {
  const [row] = await clientsById(ctx.db, [id], ctx.now);
  if (!row) throw new Problem("notFound");
  return {
    ...clientOnWire(row),
    country_id: row.country_id,
    state_id: row.state_id,
    city_id: row.city_id,
    invited_until: (await invitedUntil(ctx, id))?.toISOString() ?? null,
    has_markup: row.business_id !== null && (await hasMarkup(ctx.db, row.business_id)),
    lists: await openLines(ctx.db, { holder: id }, ctx.now),
  };
}

const designation = (id: number | null | undefined, held: number | null) => ({
  field: "designation_id",
  master: "COMPANY_DESIGNATION",
  id,
  held,
});

/** Customers with their businesses. */
export const clients = {
  listClients: async ({ query }, ctx) => {
    const filter = clientFilterOf(ctx, query);
    const asked = { order: clientOrder(query), limit: query.size, offset: (query.page - 1) * query.size };
    const [rows, { matching, ...counts }] = await Promise.all([
      clientIds(ctx.db, filter, asked).then((ids) => clientsById(ctx.db, ids, ctx.now)),
      clientCounts(ctx.db, filter),
    ]);
    return { data: rows.map(clientOnWire), pagination: pagination(matching, query.page, query.size), counts };
  },
  getClient: async ({ path: { id } }, ctx) => {
    await customerInReach(ctx, id, "read");
    return shown(ctx, id);
  },
  createClientWithBusiness: async ({ body: { business, business_associate_id, ...person } }, ctx) => {
    const associate_id = await associateOfNew(ctx, business_associate_id);
    await insistOnOffered(ctx, designation(person.designation_id, null));
    const { id: business_id } = await addBusinessWithin(ctx, "/data/business", business);
    const account = await addAccount(ctx, { ...person, role_id: roleIds.customer, associate_id, business_id });
    return shown(ctx, account.id);
  },
  updateClient: async ({ path: { id }, body: { business_associate_id, ...change } }, ctx) => {
    const account = await customerInReach(ctx, id, "write", "lock");
    await insistOnSeen(ctx, "account", account, change.version, () => shown(ctx, id));
    await insistOnHandOver(ctx, business_associate_id, account.associate_id);
    await insistOnPlaces({ ...account, ...change });
    await insistOnOffered(ctx, designation(change.designation_id, account.designation_id));
    const handed = business_associate_id === undefined ? {} : { associate_id: business_associate_id };
    await orTaken(patch(ctx, "account", id, { ...change, ...handed }), accountTaken);
    await tellOfAddress(ctx, account, change.email);
    return shown(ctx, id);
  },
  deleteClient: async ({ path: { id }, query }, ctx) => {
    const account = await customerInReach(ctx, id, "write", "lock");
    await insistOnSeenToDelete(ctx, "account", account, query.version);
    insistUnused(await usesOf(ctx.db, "account", id));
    await removeAccount(ctx, account);
    const { business_id } = account;
    if (business_id === null || (await peopleLeft(ctx.db, business_id))) return null;
    insistUnused(await usesOf(ctx.db, "business", business_id));
    await remove(ctx, "business", business_id);
    return null;
  },
  listUserCustomers: async ({ query }, ctx) => {
    const { data, pagination } = await page(customerOptions(ctx.db, ctx.actor, query), query);
    return {
      data: data.map(({ business_id, company_name, status, ...person }) => ({
        ...person,
        business:
          business_id === null ? null : { id: business_id, company_name: company_name ?? "", status: status ?? 9 },
      })),
      pagination,
    };
  },
  exportClients: async ({ query }, ctx) => {
    const asked = { filter: clientFilterOf(ctx, query), order: clientOrder(query), isJob: query.job };
    return orderClientExport(ctx, asked);
  },
} satisfies Partial<Handlers>;
