import type { Body } from "#api/operation-types.ts";
import { fieldMessage } from "#domain/field-messages.ts";
import { screenOf } from "#domain/permissions.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import { otherRightsManagers, type permissionsOf } from "../db/queries/rights.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

/** The subject of rights: a role, or one account. */
export type Subject = { roleId: RoleId; accountId: number | null; version: number };
export type RightsChange = Body<"updateUserPermissions">;
type Wanted = RightsChange["permissions"][number];
/** A right before the change. */
export type KnownRight = Awaited<ReturnType<typeof permissionsOf>>[number];

const MANAGE = "/settings/roles-permissions";

/** Refuses a forbidden change of rights; `known` holds the rights to be given. */
export async function insistOnAllowed(
  ctx: Reading,
  subject: Subject,
  known: readonly KnownRight[],
  change: RightsChange,
): Promise<void> {
  insistOnOneWordEach(change.permissions);
  insistOnOthersRights(ctx, subject, change);
  for (const wanted of change.permissions) {
    const permission = known.find(({ id }) => id === wanted.permission_id);
    if (!permission) throw new Problem("rightNotForRole");
    if (wanted.write_access && !wanted.read_access) throw new Problem("writeNeedsRead");
    insistOnHeldRight(ctx, subject, permission.path, wanted, heldBefore(permission, subject, change));
  }
  await insistOnManager(ctx, subject, known, change);
}

/** Refuses to let the last manager of rights go. */
export async function insistOnAnotherManager(ctx: Reading, roleId: RoleId, accountId: number): Promise<void> {
  if (roleId !== roleIds.administrator) return;
  if ((await otherRightsManagers(ctx.db, accountId)) === 0) throw new Problem("lastAdministrator");
}

/**
 * Refuses changes of the actor's own rights: those of their account, and those of their role that count for them or are
 * copied to them.
 */
function insistOnOthersRights(ctx: Reading, subject: Subject, change: RightsChange): void {
  const isSelf = subject.accountId === ctx.actor.accountId;
  const reachesSelf =
    subject.accountId === null &&
    subject.roleId === ctx.actor.roleId &&
    (change.apply_to_users || subject.roleId === roleIds.customer);
  if (isSelf || reachesSelf) throw new Problem("ownRights");
}

/** Refuses the same permission twice: chance would decide which of the two counts. */
function insistOnOneWordEach(wanted: Wanted[]): void {
  const ids = wanted.map(({ permission_id }) => permission_id);
  const again = ids.findIndex((id, place) => ids.indexOf(id) !== place);
  if (again < 0) return;
  const error = { path: `/data/permissions/${again}/permission_id`, message: fieldMessage("uniqueItems", {}) };
  throw new Problem("malformed", { errors: [error] });
}

/**
 * The right that the subject holds already and may keep. When a role's rights are copied to its accounts, nothing
 * counts as held: each of them may have less than the role.
 */
function heldBefore(
  permission: KnownRight,
  { accountId }: Subject,
  change: RightsChange,
): { read: boolean; write: boolean } {
  if (accountId !== null) return { read: permission.user_read === true, write: permission.user_write === true };
  if (change.apply_to_users) return { read: false, write: false };
  return { read: permission.role_read, write: permission.role_write };
}

/**
 * Refuses a right that the actor does not hold. Rights to customers' and guests' screens need only the management of
 * rights: the office has no such screens to hold.
 */
function insistOnHeldRight(
  ctx: Reading,
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

/** Refuses a change after which nobody manages rights any more. */
async function insistOnManager(
  ctx: Reading,
  subject: Subject,
  before: readonly KnownRight[],
  { permissions, apply_to_users }: RightsChange,
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
