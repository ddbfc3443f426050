import { sql } from "kysely";
import type { RoleId } from "#domain/roles.ts";
import { one } from "../db/crud.ts";
import { permissionsOf, saveRoleRights, saveUserRights } from "../db/queries/rights.ts";
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
  await ctx.db
    .updateTable("role")
    .set((row) => ({ rights_version: row("rights_version", "+", 1) }))
    .where("id", "=", roleId)
    .execute();
  if (!change.apply_to_users) return;
  const accounts = ctx.db.selectFrom("account").select("id").where("role_id", "=", roleId).orderBy("id").forUpdate();
  const ids = (await accounts.execute()).map(({ id }) => id);
  await writeOfAccounts(ctx, ids, change);
}

async function writeOfAccounts(ctx: Context, ids: number[], change: RightsChange): Promise<void> {
  await saveUserRights(ctx.db, ids, change.permissions);
  await ctx.db
    .updateTable("account")
    .set((row) => ({ rights_version: row("rights_version", "+", 1) }))
    .where("id", "=", sql<number>`ANY (${ids}::bigint[])`)
    .execute();
}

const asFact = (rows: readonly KnownRight[], { accountId }: Subject) =>
  Object.fromEntries(
    rows.map((row) => {
      const [read, write] = accountId === null ? [row.role_read, row.role_write] : [row.user_read, row.user_write];
      return [row.path, write ? "write" : read ? "read" : "none"];
    }),
  );
