import type { Body } from "#api/operation-types.ts";
import { fieldMessage } from "#domain/field-messages.ts";
import { screenOf } from "#domain/permissions.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { may } from "../actor.ts";
import type { Context } from "../context.ts";
import { one } from "../db/crud.ts";
import { otherRightsManagers, permissionsOf, saveRoleRights, saveUserRights } from "../db/queries/rights.ts";
import { Problem } from "../problem.ts";

/** Whose rights: a role's, or one account's. */
export type Subject = { roleId: RoleId; accountId: number | null; version: number };
type Change = Body<"updateUserPermissions">;
type Wanted = Change["permissions"][number];

const MANAGE = "/settings/roles-permissions";

/** With `lock`, changes of one role and of its accounts take turns: two together could leave nobody who manages rights. */
export async function subjectOf(ctx: Context, roleId: number, accountId?: number, lock?: "lock"): Promise<Subject> {
  let asked = ctx.db.selectFrom("role").select("rights_version").where("id", "=", roleId);
  if (lock) asked = asked.forNoKeyUpdate();
  const role = await asked.executeTakeFirst();
  if (!role) throw new Problem("notFound");
  if (accountId !== undefined) {
    const account = await one(ctx, "account", accountId, lock);
    if (account.role_id !== roleId) throw new Problem("notFound");
    return { roleId: roleId as RoleId, accountId, version: account.rights_version };
  }
  return { roleId: roleId as RoleId, accountId: null, version: role.rights_version };
}

/** Changes rights within what a person may do with them; whoever it concerns meets them at the next request. */
export async function changeRights(ctx: Context, subject: Subject, change: Change): Promise<void> {
  insistOnOneWordEach(change.permissions);
  insistOnOthersRights(ctx, subject, change);
  const before = await permissionsOf(ctx.db, subject.roleId, subject.accountId);
  for (const wanted of change.permissions) {
    const permission = before.find(({ id }) => id === wanted.permission_id);
    if (!permission) throw new Problem("rightNotForRole");
    if (wanted.write_access && !wanted.read_access) throw new Problem("writeNeedsRead");
    insistOnHeldRight(ctx, subject, permission.path, wanted, heldBefore(permission, subject, change));
  }
  await insistOnManager(ctx, subject, before, change);
  await write(ctx, subject, change);
  const now = await permissionsOf(ctx.db, subject.roleId, subject.accountId);
  ctx.audit.push({
    workflow: subject.accountId === null ? "role_permission" : "user_permission",
    item: subject.accountId ?? subject.roleId,
    transition: subject.accountId === null ? "rights.changeRole" : "rights.changeUser",
    before: asFact(before, subject),
    after: { ...asFact(now, subject), ...(change.apply_to_users && { applied_to_users: true }) },
  });
}

/** Nobody lifts themselves: not their own account, nor the role whose rights are their own or are copied to them. */
function insistOnOthersRights(ctx: Context, subject: Subject, change: Change): void {
  const isSelf = subject.accountId === ctx.actor.accountId;
  const reachesSelf =
    subject.accountId === null &&
    subject.roleId === ctx.actor.roleId &&
    (change.apply_to_users || subject.roleId === roleIds.customer);
  if (isSelf || reachesSelf) throw new Problem("ownRights");
}

/** The same permission twice would leave it to chance which of the two counts. */
function insistOnOneWordEach(wanted: Wanted[]): void {
  const ids = wanted.map(({ permission_id }) => permission_id);
  const again = ids.findIndex((id, place) => ids.indexOf(id) !== place);
  if (again < 0) return;
  const error = { path: `/data/permissions/${again}/permission_id`, message: fieldMessage("uniqueItems", {}) };
  throw new Problem("malformed", { errors: [error] });
}

/** What is there already may stay. Of a role's accounts each may have less than the role: there, nothing is taken as held. */
function heldBefore(permission: Known, { accountId }: Subject, change: Change): { read: boolean; write: boolean } {
  if (accountId !== null) return { read: permission.user_read === true, write: permission.user_write === true };
  if (change.apply_to_users) return { read: false, write: false };
  return { read: permission.role_read, write: permission.role_write };
}

/** Nobody gives what they do not have. Customers' and guests' screens have no counterpart to hold: managing rights suffices. */
function insistOnHeldRight(
  ctx: Context,
  subject: Subject,
  path: string,
  wanted: Wanted,
  held: { read: boolean; write: boolean },
): void {
  if (subject.roleId === roleIds.customer || subject.roleId === roleIds.guest) return;
  const screen = screenOf(path, subject.roleId);
  const gives = (wants: boolean, has: boolean, access: string) =>
    wants && !has && !may(ctx.actor, `${screen}:${access}`);
  if (gives(wanted.read_access, held.read, "read") || gives(wanted.write_access, held.write, "write")) {
    throw new Problem("rightNotHeld");
  }
}

/** Whoever goes leaves somebody behind who manages rights. */
export async function insistOnAnotherManager(ctx: Context, roleId: RoleId, accountId: number): Promise<void> {
  if (roleId !== roleIds.administrator) return;
  if ((await otherRightsManagers(ctx.db, accountId)) === 0) throw new Problem("lastAdministrator");
}

/** The house never locks itself out of this very screen. */
async function insistOnManager(
  ctx: Context,
  subject: Subject,
  before: { id: number; path: string }[],
  { permissions, apply_to_users }: Change,
): Promise<void> {
  const { roleId, accountId } = subject;
  if (roleId !== roleIds.administrator || (accountId === null && !apply_to_users)) return;
  const manage = before.find(({ path }) => path === MANAGE);
  const takesAway = permissions.some(
    ({ permission_id, write_access }) => permission_id === manage?.id && !write_access,
  );
  if (!takesAway) return;
  const left = accountId === null ? 0 : await otherRightsManagers(ctx.db, accountId);
  if (left === 0) throw new Problem("lastAdministrator");
}

async function write(ctx: Context, { roleId, accountId }: Subject, change: Change): Promise<void> {
  const { db } = ctx;
  const bump = { rights_version: (await currentVersion(ctx, roleId, accountId)) + 1 };
  if (accountId !== null) {
    await saveUserRights(db, [accountId], change.permissions);
    await db.updateTable("account").set(bump).where("id", "=", accountId).execute();
    return;
  }
  await saveRoleRights(db, roleId, change.permissions);
  await db.updateTable("role").set(bump).where("id", "=", roleId).execute();
  if (!change.apply_to_users) return;
  const accounts = await db
    .selectFrom("account")
    .select("id")
    .where("role_id", "=", roleId)
    .orderBy("id")
    .forUpdate()
    .execute();
  const ids = accounts.map(({ id }) => id);
  await saveUserRights(db, ids, change.permissions);
  await db
    .updateTable("account")
    .set((row) => ({ rights_version: row("rights_version", "+", 1) }))
    .where("role_id", "=", roleId)
    .execute();
}

const currentVersion = async (ctx: Context, roleId: number, accountId: number | null): Promise<number> =>
  (await subjectOf(ctx, roleId, accountId ?? undefined)).version;

type Known = Awaited<ReturnType<typeof permissionsOf>>[number];
const asFact = (rows: Known[], subject: Subject) =>
  Object.fromEntries(
    rows.map((row) => {
      const [read, write] =
        subject.accountId === null ? [row.role_read, row.role_write] : [row.user_read, row.user_write];
      return [row.path, write ? "write" : read ? "read" : "none"];
    }),
  );
