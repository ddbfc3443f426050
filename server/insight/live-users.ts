import type { Data } from "#api/operation-types.ts";
import { liveUsersShown, onlineMs } from "#domain/limits.ts";
import { rolesInSight } from "../access/account-reach.ts";
import { actsForEverybody } from "../access/viewer.ts";
import { countAccounts, onlineAccounts } from "../db/queries/live-users.ts";
import type { Reading } from "../house/context.ts";

/** The people online among the accounts that the actor may look up. */
export async function liveUsers({ db, actor, now }: Reading): Promise<Data<"countLiveUsers">> {
  const associateId = actsForEverybody(actor.roleId) ? null : actor.accountId;
  const sight = { roles: rolesInSight(actor), associateId };
  const since = new Date(now.getTime() - onlineMs);
  const { count, users } = await onlineAccounts(db, sight, { since, now, most: liveUsersShown });
  return {
    onlineUserCount: count,
    totalUserCount: await countAccounts(db, sight),
    users: users.map(({ last_seen_at, signed_in_at, ...user }) => ({
      ...user,
      last_seen_at: last_seen_at.toISOString(),
      signed_in_at: signed_in_at.toISOString(),
    })),
  };
}
