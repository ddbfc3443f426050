import type { RoleId } from "#domain/roles.ts";
import { one } from "../db/crud.ts";
import {
  lockedAccountsOfRole,
  permissionsOf,
  raiseAccountVersions,
  raiseRoleVersion,
  roleVersion,
  saveRoleRights,
  saveUserRights,
} from "../db/queries/rights.ts";
import type { Handle, Lock } from "../db/writing.ts";
import { Problem } from "../ground/problem.ts";
import type { Context, Reading } from "../house/context.ts";
import { insistOnAllowed, type KnownRight, type RightsChange, type Subject } from "./rights-rules.ts";

/**
 * The subject of rights. With `lock`, changes of one role and its accounts take turns: two at once could leave nobody
 * who manages rights.
 */
export async function subjectOf<L extends Lock = undefined>(
  ctx: Reading & Handle<L>,
  roleId: number,
  accountId?: number,
  lock?: L,
): Promise<Subject> {
  const version = await roleVersion(ctx, roleId, lock);
  if (version === undefined) throw new Problem("notFound");
  if (accountId !== undefined) {
    const account = await one(ctx, "account", accountId, lock);
    if (account.role_id !== roleId) throw new Problem("notFound");
    return { roleId: roleId as RoleId, accountId, version: account.rights_version };
  }
  return { roleId: roleId as RoleId, accountId: null, version };
}

/** Changes rights within the actor's own limits. The change counts from the subject's next request. */
export async function changeRights(ctx: Context, subject: Subject, change: RightsChange): Promise<void> {
  const { roleId, accountId } = subject;
  const before = await permissionsOf(ctx.db, roleId, accountId);
  await insistOnAllowed(ctx, subject, before, change);
  if (accountId === null) await writeOfRole(ctx, roleId, change);
  else await writeOfAccounts(ctx, [accountId], change);
  const now = await permissionsOf(ctx.db, roleId, accountId);
  ctx.audit.push({
    workflow: accountId === null ? "role_permission" : "user_permission",
    item: accountId ?? roleId,
    transition: accountId === null ? "rights.changeRole" : "rights.changeUser",
    before: asFact(before, subject),
    after: { ...asFact(now, subject), ...(change.apply_to_users && { applied_to_users: true }) },
  });
}

/** Writes a role's rights. New accounts begin with them; its present accounts get them only on request. */
async function writeOfRole(ctx: Context, roleId: RoleId, change: RightsChange): Promise<void> {
  await saveRoleRights(ctx.db, roleId, change.permissions);
  await raiseRoleVersion(ctx.db, roleId);
  if (!change.apply_to_users) return;
  await writeOfAccounts(ctx, await lockedAccountsOfRole(ctx.db, roleId), change);
}

async function writeOfAccounts(ctx: Context, ids: number[], change: RightsChange): Promise<void> {
  await saveUserRights(ctx.db, ids, change.permissions);
  await raiseAccountVersions(ctx.db, ids);
}

const asFact = (rows: readonly KnownRight[], { accountId }: Subject) =>
  Object.fromEntries(
    rows.map((row) => {
      const [read, write] = accountId === null ? [row.role_read, row.role_write] : [row.user_read, row.user_write];
      return [row.path, write ? "write" : read ? "read" : "none"];
    }),
  );
