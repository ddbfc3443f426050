import type { Data } from "#api/operation-types.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { externalClient as externalClientWorkflow } from "#machines/active-toggle.ts";
import { one, page, patch } from "../db/crud.ts";
import {
  externalClients as clients,
  type ExternalClientRow,
  externalClientById,
} from "../db/queries/external-clients.ts";
import { endInvitations } from "../db/queries/invitations.ts";
import { endSessions } from "../db/queries/sessions.ts";
import { forgiveFailures } from "../db/queries/sign-in-failures.ts";
import { orderBy } from "../db/sort.ts";
import { orTaken } from "../db/unique.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import type { Addressee } from "../mail/tell.ts";
import { tellOfAddress, tellOfCredentials } from "../mail/tell-credentials.ts";
import { addExternalClient, insistOnProvider, isExternal, removeExternalClient } from "../people/external-clients.ts";
import { accountTaken } from "../people/new-accounts.ts";
import { insistOnPlaces } from "../people/places-exist.ts";
import { forgetDevices } from "../sign-in/known-devices.ts";
import { insistOnGoodPassword } from "../sign-in/new-passwords.ts";
import { hashPassword } from "../sign-in/password-hash.ts";
import { insistOnSeen, insistOnSeenToDelete } from "../wire/meanwhile.ts";
import { switchActive } from "../workflows/switch-active.ts";

const sortable = {
  company_name: "b.company_name",
  source: "a.role_id",
  email: "a.email",
  is_active: "a.is_active",
  keys: "keys",
  last_used_at: "last_used_at",
  created_at: "a.created_at",
  updated_at: "a.updated_at",
};

const businessOf = ({ business_id, company_name, status, is_business_active }: ExternalClientRow) =>
  business_id && company_name && status
    ? { id: business_id, company_name, status, is_active: is_business_active === true }
    : null;

const onWire = (row: ExternalClientRow): Data<"getExternalClient"> => ({
  id: row.id,
  source: row.role_id === roleIds.ftpClient ? roleIds.ftpClient : roleIds.apiClient,
  email: row.email,
  user_name: row.user_name,
  first_name: row.first_name,
  last_name: row.last_name,
  mobile: row.mobile,
  mobile_country_id: row.mobile_country_id,
  business: businessOf(row),
  provider: row.provider_id && row.provider_name ? { id: row.provider_id, name: row.provider_name } : null,
  is_active: row.is_active,
  keys: row.keys ?? 0,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

/** A client as the wire has it; an account of another kind is not found. */
async function shown(ctx: Reading, id: number) {
  const row = await externalClientById(ctx.db, ctx.now, id);
  if (!row) throw new Problem("notFound");
  return onWire(row);
}
async function locked(ctx: Context, id: number) {
  const account = await one(ctx, "account", id, "lock");
  if (!isExternal(account.role_id as RoleId)) throw new Problem("notFound");
  return account;
}

/** Ends everything that the old password opened, and tells the client. */
async function beginAnew(ctx: Context, account: Addressee, email: string): Promise<void> {
  await endInvitations(ctx.db, account.id, ctx.now);
  await endSessions(ctx.db, account.id);
  await forgiveFailures(ctx.db, email.toLowerCase());
  await forgetDevices(ctx, account.id);
  await tellOfCredentials(ctx, account, "passwordGiven");
}

/** API and FTP clients (spec §3), the programs that buy. */
export const externalClients = {
  listExternalClients: async ({ query }, { db, now }) => {
    const order = orderBy(query.sort, sortable, "company_name", "a.id");
    const { data, pagination } = await page(clients(db, now, query).orderBy(order), query);
    return { data: data.map(onWire), pagination };
  },
  createExternalClient: async ({ body }, ctx) => shown(ctx, await addExternalClient(ctx, body)),
  getExternalClient: ({ path }, ctx) => shown(ctx, path.id),
  updateExternalClient: async ({ path: { id }, body }, ctx) => {
    const { password, ...change } = body;
    const account = await locked(ctx, id);
    await insistOnSeen(ctx, "account", account, body.version, () => shown(ctx, id));
    await insistOnPlaces(change);
    await insistOnProvider(ctx, change.provider_id);
    if (password !== undefined)
      insistOnGoodPassword(password, [body.email ?? account.email, body.user_name ?? account.user_name]);
    const secret = password === undefined ? {} : { password_hash: await hashPassword(password) };
    const changed = await orTaken(patch(ctx, "account", id, { ...change, ...secret }), accountTaken);
    await tellOfAddress(ctx, account, change.email);
    if (password !== undefined) await beginAnew(ctx, changed, account.email);
    return shown(ctx, id);
  },
  deleteExternalClient: async ({ path: { id }, query }, ctx) => {
    const account = await locked(ctx, id);
    await insistOnSeenToDelete(ctx, "account", account, query.version);
    await removeExternalClient(ctx, account);
    return null;
  },
  setExternalClientStatus: async ({ path: { id }, body }, ctx) => {
    await locked(ctx, id);
    await switchActive(ctx, externalClientWorkflow, "account", id, body.is_active);
    // The keys need no ending: a key opens nothing while its account is off.
    if (!body.is_active) await endSessions(ctx.db, id);
    return shown(ctx, id);
  },
} satisfies Partial<Handlers>;
