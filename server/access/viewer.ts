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

/** The one who asks; with a client's id, that client as the one who asks may see it. */
export async function viewerOf(ctx: Asker, clientId = ctx.actor.accountId): Promise<Viewer> {
  const account = await ctx.accountAsViewer(clientId);
  if (!account || !mayActFor(ctx, account)) throw new Problem("notFound");
  return viewerAs(ctx.actor, account);
}

/** An account that somebody may act for, as that somebody sees with its eyes. */
export function viewerAs(actor: Actor, account: AccountAsViewer): Viewer {
  const { diamond_types, stone_origins, provider_ids, locations } = account;
  return {
    accountId: account.id,
    businessId: account.business_id,
    // An associate looks at the prices that their own customers begin with.
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

/** May somebody know of this stone at all? Its status aside: of a stone that is gone one is told that it is. */
export const mayKnowOf = (access: StockAccess, stone: Known): boolean =>
  stone.is_offered &&
  allows(access.diamond_types, stone.diamond_type) &&
  allows(access.stone_origins, stone.stone_origin) &&
  allows(access.provider_ids, stone.provider_id) &&
  (access.locations === null || (stone.location !== null && access.locations.includes(stone.location)));
const allows = <T>(allowed: readonly T[] | null, one: T) => allowed === null || allowed.includes(one);

const forEverybody: readonly RoleId[] = [roleIds.administrator, roleIds.qualityControl, roleIds.auditor];
export const actsForEverybody = (roleId: RoleId): boolean => forEverybody.includes(roleId);

/** The office for everybody, an associate for their own customers, everybody else for themselves. */
function mayActFor({ actor }: Pick<Reading, "actor">, account: { id: number; associate_id: number | null }): boolean {
  if (account.id === actor.accountId || actsForEverybody(actor.roleId)) return true;
  return actor.roleId === roleIds.businessAssociate && account.associate_id === actor.accountId;
}
