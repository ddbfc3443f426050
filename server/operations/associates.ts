import type { Data } from "#api/operation-types.ts";
import { roleIds } from "#domain/roles.ts";
import { actsForEverybody } from "../access/viewer.ts";
import { one, page, patch, remove } from "../db/crud.ts";
import { type AssociateRow, associateOptions, associates as shownAssociates } from "../db/queries/associates.ts";
import { endInvitations } from "../db/queries/invitations.ts";
import { usesOf } from "../db/queries/masters.ts";
import { openLines } from "../db/queries/open-lines.ts";
import { endSessions } from "../db/queries/sessions.ts";
import { forgiveFailures } from "../db/queries/sign-in-failures.ts";
import { orderBy } from "../db/sort.ts";
import { orTaken } from "../db/unique.ts";
import { makeAssociateExport } from "../export/make-associate-export.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { tellOfAddress, tellOfCredentials } from "../mail/tell-credentials.ts";
import { handOver } from "../people/move-customers.ts";
import { accountTaken, addAccount } from "../people/new-accounts.ts";
import { insistOnPlaces } from "../people/places-exist.ts";
import { insistUnused } from "../settings/in-use.ts";
import { insistOnOffered } from "../settings/offered.ts";
import { forgetDevices } from "../sign-in/known-devices.ts";
import { insistOnGoodPassword } from "../sign-in/new-passwords.ts";
import { hashPassword } from "../sign-in/password-hash.ts";
import { insistOnSeen, insistOnSeenToDelete } from "../wire/meanwhile.ts";

type Associate = Data<"createAssociate">;

const sortable = {
  first_name: "a.first_name",
  last_name: "a.last_name",
  email: "a.email",
  user_name: "a.user_name",
  salesperson_type: "t.name",
  customers: "customers",
  is_active: "a.is_active",
  created_at: "a.created_at",
  updated_at: "a.updated_at",
};

const present = ({ created_at, updated_at, user_name, ...row }: AssociateRow): Associate => ({
  ...row,
  user_name: user_name ?? "",
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

type Wish = { search?: string; is_active?: boolean; sort?: string };
const inOrder = ({ db, now }: Reading, wish: Wish) =>
  shownAssociates(db, now, wish).orderBy(orderBy(wish.sort, sortable, "first_name,last_name", "a.id"));

/** An associate as the wire has it; any other account is not found. */
async function shown(ctx: Reading, id: number): Promise<Associate> {
  const row = await shownAssociates(ctx.db, ctx.now).where("a.id", "=", id).executeTakeFirst();
  if (!row) throw new Problem("notFound");
  return present(row);
}

/** The associate's account, locked until the transaction ends. */
async function locked(ctx: Context, id: number) {
  const account = await one(ctx, "account", id, "lock");
  if (account.role_id !== roleIds.businessAssociate) throw new Problem("notFound");
  return account;
}

const insistOnType = (ctx: Reading, id: number | undefined, held: number | null) =>
  insistOnOffered(ctx, { field: "salesperson_type_id", master: "SALES_PERSON_TYPE", id, held });

/** Salespeople and their customers (spec §1). */
export const associates = {
  listAssociates: async ({ query }, ctx) => {
    const { data, pagination } = await page(inOrder(ctx, query), query);
    return { data: data.map(present), pagination };
  },
  exportAssociates: async ({ query }, ctx) => {
    const rows = await inOrder(ctx, query).execute();
    if (rows.length === 0) throw new Problem("noAssociates");
    return makeAssociateExport(ctx, rows);
  },
  createAssociate: async ({ body }, ctx) => {
    await insistOnType(ctx, body.salesperson_type_id, null);
    const { id } = await addAccount(ctx, { ...body, role_id: roleIds.businessAssociate });
    return shown(ctx, id);
  },
  getAssociate: async ({ path: { id } }, ctx) => ({
    ...(await shown(ctx, id)),
    lists: await openLines(ctx.db, { associate: id }, ctx.now),
  }),
  updateAssociate: async ({ path: { id }, body }, ctx) => {
    const account = await locked(ctx, id);
    await insistOnSeen(ctx, "account", account, body.version, () => shown(ctx, id));
    await insistOnPlaces(body);
    await insistOnType(ctx, body.salesperson_type_id, account.salesperson_type_id);
    await orTaken(patch(ctx, "account", id, body), accountTaken);
    await tellOfAddress(ctx, account, body.email);
    return shown(ctx, id);
  },
  deleteAssociate: async ({ path: { id }, query }, ctx) => {
    await insistOnSeenToDelete(ctx, "account", await locked(ctx, id), query.version);
    const uses = await usesOf(ctx.db, "account", id);
    // The accounts that name them are their customers.
    insistUnused(uses.map(({ table, count }) => ({ table: table === "account" ? "customer" : table, count })));
    await remove(ctx, "account", id);
    return null;
  },
  moveCustomers: async ({ path: { id }, body }, ctx) => {
    await shown(ctx, id);
    const moved = await handOver(ctx, id, body);
    return { moved, from: await shown(ctx, id), to: await shown(ctx, body.to) };
  },
  changeAssociatePassword: async ({ path: { id }, query: { version }, body: { password } }, ctx) => {
    const account = await locked(ctx, id);
    if (version !== undefined) await insistOnSeen(ctx, "account", account, version, () => shown(ctx, id));
    insistOnGoodPassword(password, [account.email, account.user_name]);
    await patch(ctx, "account", id, { password_hash: await hashPassword(password) });
    await endInvitations(ctx.db, id, ctx.now);
    await endSessions(ctx.db, id);
    await forgiveFailures(ctx.db, account.email.toLowerCase());
    await forgetDevices(ctx, id);
    await tellOfCredentials(ctx, account, "passwordGiven");
    return null;
  },
  listAssociateOptions: async ({ query }, ctx) => {
    const { accountId, roleId } = ctx.actor;
    const only = actsForEverybody(roleId) ? undefined : accountId;
    const { data, pagination } = await page(associateOptions(ctx.db, { ...query, ...(only && { only }) }), query);
    const label = ({ first_name, last_name }: (typeof data)[number]) => `${first_name} ${last_name}`;
    return { data: data.map((row) => ({ label: label(row), value: row.id })), pagination };
  },
} satisfies Partial<Handlers>;
