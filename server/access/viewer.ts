import { maySeeCost } from "#domain/price-fields.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import type { DiamondType, StoneOrigin } from "#domain/stone.ts";
import { visibleStatuses } from "#domain/visible-statuses.ts";
import type { AccountAsViewer } from "../db/queries/viewers.ts";
import type { Actor } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { StockAccess, Viewer } from "../house/viewer.ts";

type Asker = Pick<Reading, "accountAsViewer" | "actor">;

/** The actor as viewer, or with a client's id that client as the actor may see them. */
export async function viewerOf(ctx: Asker, clientId = ctx.actor.accountId): Promise<Viewer> {
  const account = await ctx.accountAsViewer(clientId);
  if (!account || !mayActFor(ctx, account)) throw new Problem("notFound");
  return viewerAs(ctx.actor, account);
}

/** The viewer for an account that the actor may act for. */
export function viewerAs(actor: Actor, account: AccountAsViewer): Viewer {
  const { diamond_types, stone_origins, provider_ids, locations } = account;
  return {
    accountId: account.id,
    businessId: account.business_id,
    // An associate sees the prices that their own customers begin with.
    associateId: account.role_id === roleIds.businessAssociate ? account.id : account.associate_id,
    access: {
      diamond_types,
      stone_origins,
      provider_ids,
      locations,
      statuses: visibleStatuses(account.role_id as RoleId),
    },
    seesCost: maySeeCost(actor.roleId),
    pricing: account.pricing,
  };
}

type Known = {
  diamond_type: DiamondType;
  stone_origin: StoneOrigin;
  provider_id: number;
  location: string | null;
  is_offered: boolean;
};

/**
 * True if the viewer may know of a stone at all. Its status does not count: a stone that is gone may be told of as
 * gone.
 */
export const mayKnowOf = (access: StockAccess, stone: Known): boolean =>
  stone.is_offered &&
  allows(access.diamond_types, stone.diamond_type) &&
  allows(access.stone_origins, stone.stone_origin) &&
  allows(access.provider_ids, stone.provider_id) &&
  (access.locations === null || (stone.location !== null && access.locations.includes(stone.location)));
const allows = <T>(allowed: readonly T[] | null, one: T) => allowed === null || allowed.includes(one);

const forEverybody: readonly RoleId[] = [roleIds.administrator, roleIds.qualityControl, roleIds.auditor];
export const actsForEverybody = (roleId: RoleId): boolean => forEverybody.includes(roleId);

/**
 * True if the actor may act for an account: the office for all, an associate for their own customers, anybody else for
 * themselves.
 */
function mayActFor({ actor }: Pick<Reading, "actor">, account: { id: number; associate_id: number | null }): boolean {
  if (account.id === actor.accountId || actsForEverybody(actor.roleId)) return true;
  return actor.roleId === roleIds.businessAssociate && account.associate_id === actor.accountId;
}
