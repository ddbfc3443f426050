import type { Body, Data, Query } from "#api/operation-types.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { subjectOf } from "../access/rights.ts";
import { insistOnAnotherManager } from "../access/rights-rules.ts";
import { one, page, patch, remove } from "../db/crud.ts";
import { usesOf } from "../db/queries/masters.ts";
import { deedsOf, staff as staffOf } from "../db/queries/staff.ts";
import { orderBy } from "../db/sort.ts";
import { orTaken } from "../db/unique.ts";
import { discardFile } from "../files/stored-files.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { tellOfAddress } from "../mail/tell-credentials.ts";
import { accountTaken, addAccount } from "../people/new-accounts.ts";
import { insistOnPlaces } from "../people/places-exist.ts";
import { insistOnOthersAccount, keepingAnAdministrator } from "../people/switch-accounts.ts";
import { insistUnused } from "../settings/in-use.ts";
import { insistOnSeen, insistOnSeenToDelete } from "../wire/meanwhile.ts";

type Staff = Data<"createAdmin">;
type Row = Omit<Staff, "created_at" | "updated_at" | "last_seen_at"> & {
  created_at: Date;
  updated_at: Date;
  last_seen_at: Date | null;
};

const sortable = {
  first_name: "a.first_name",
  last_name: "a.last_name",
  email: "a.email",
  user_name: "a.user_name",
  is_active: "a.is_active",
  last_seen_at: "last_seen_at",
  created_at: "a.created_at",
};

const onWire = ({ created_at, updated_at, last_seen_at, ...row }: Row): Staff => ({
  ...row,
  last_seen_at: last_seen_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

/**
 * An account with this role, locked. Administrators, quality control and auditors have a set of calls each, and each
 * finds its own role alone.
 */
async function colleague(ctx: Context, role: RoleId, id: number) {
  const account = await one(ctx, "account", id, "lock");
  if (account.role_id !== role) throw new Problem("notFound");
  return account;
}
async function shown(ctx: Reading, role: RoleId, id: number): Promise<Staff> {
  return onWire(await staffOf(ctx.db, role, ctx.now).where("a.id", "=", id).executeTakeFirstOrThrow());
}

async function list(ctx: Reading, role: RoleId, query: Query<"listAdmins">) {
  const { data, pagination } = await page(
    staffOf(ctx.db, role, ctx.now, query).orderBy(orderBy(query.sort, sortable, "first_name,last_name", "a.id")),
    query,
  );
  return {
    data: data.map(({ total_records: _, ...row }: Row & { total_records?: number }) => onWire(row)),
    pagination,
  };
}
async function add(ctx: Context, role_id: RoleId, body: Body<"createAdmin">): Promise<Staff> {
  const { id } = await addAccount(ctx, { ...body, role_id });
  return shown(ctx, role_id, id);
}
async function change(ctx: Context, role: RoleId, id: number, body: Body<"updateAdmin">): Promise<Staff> {
  const account = await colleague(ctx, role, id);
  await insistOnSeen(ctx, "account", account, body.version, () => shown(ctx, role, id));
  await insistOnPlaces(body);
  await orTaken(patch(ctx, "account", id, body), accountTaken);
  await tellOfAddress(ctx, account, body.email);
  return shown(ctx, role, id);
}
/** Deletes an account. One that ever acted stays, because the log names it: it is switched off instead. */
async function dismiss(ctx: Context, role: RoleId, id: number, seen: number | undefined): Promise<null> {
  const subject = await subjectOf(ctx, role, undefined, "lock"); // before the account, as at every change of rights
  const account = await colleague(ctx, subject.roleId, id);
  await insistOnSeenToDelete(ctx, "account", account, seen);
  insistOnOthersAccount(ctx, id);
  await insistOnAnotherManager(ctx, role, id);
  insistUnused([...(await usesOf(ctx.db, "account", id)), ...(await deedsOf(ctx.db, id))]);
  await keepingAnAdministrator(remove(ctx, "account", id));
  await discardFile(ctx, account.picture_id);
  return null;
}

const { administrator, qualityControl, auditor } = roleIds;

/** The house's own people. */
export const staff = {
  listAdmins: ({ query }, ctx) => list(ctx, administrator, query),
  createAdmin: ({ body }, ctx) => add(ctx, administrator, body),
  updateAdmin: ({ path, body }, ctx) => change(ctx, administrator, path.id, body),
  deleteAdmin: ({ path, query }, ctx) => dismiss(ctx, administrator, path.id, query.version),

  listQcs: ({ query }, ctx) => list(ctx, qualityControl, query),
  createQc: ({ body }, ctx) => add(ctx, qualityControl, body),
  updateQc: ({ path, body }, ctx) => change(ctx, qualityControl, path.id, body),
  deleteQc: ({ path, query }, ctx) => dismiss(ctx, qualityControl, path.id, query.version),

  listAuditors: ({ query }, ctx) => list(ctx, auditor, query),
  createAuditor: ({ body }, ctx) => add(ctx, auditor, body),
  updateAuditor: ({ path, body }, ctx) => change(ctx, auditor, path.id, body),
  deleteAuditor: ({ path, query }, ctx) => dismiss(ctx, auditor, path.id, query.version),
} satisfies Partial<Handlers>;
