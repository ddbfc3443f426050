import type { Data } from "#api/operation-types.ts";
import { liveUsersShown, onlineMs } from "#domain/limits.ts";
import { roleIds } from "#domain/roles.ts";
import { rolesInSight } from "../access/account-reach.ts";
import { actsForEverybody } from "../access/viewer.ts";
import { countAccounts, onlineAccounts } from "../db/queries/live-users.ts";
import type { Reading } from "../house/context.ts";

const everyRole = Object.values(roleIds).length;

/** The people online among the accounts that the actor may look up. The actor is always one of them. */
export async function liveUsers({ db, actor, now }: Reading): Promise<Data<"countLiveUsers">> {
  const associateId = actsForEverybody(actor.roleId) ? null : actor.accountId;
  const roles = rolesInSight(actor);
  const sight = { accountId: actor.accountId, roles, associateId };
  const since = new Date(now.getTime() - onlineMs);
  const { count, users } = await onlineAccounts(db, sight, { since, now, most: liveUsersShown });
  return {
    onlineUserCount: count,
    totalUserCount: await countAccounts(db, sight),
    is_narrowed: associateId !== null || roles.length < everyRole,
    users: users.map(({ last_seen_at, signed_in_at, ...user }) => ({
      ...user,
      last_seen_at: last_seen_at.toISOString(),
      signed_in_at: signed_in_at.toISOString(),
    })),
  };
}
