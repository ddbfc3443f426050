import type { Kysely } from "kysely";
import { reaches, screenOf } from "#domain/permissions.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";
import type { GatedClient, GatedStone } from "#domain/visibility.ts";
import { visibleStatuses } from "#domain/visible-statuses.ts";
import type { Tables } from "../tables.ts";
import { permissionsOf } from "./rights.ts";
import { accountAsViewer } from "./viewers.ts";

/** A stone as domain/visibility.ts reads it, without a viewer's limits. */
export async function gatedStone(db: Kysely<Tables>, stockNo: string): Promise<GatedStone | null> {
  const row = await db
    .selectFrom("stone as s")
    .innerJoin("provider as p", "p.id", "s.provider_id")
    .select(["s.status", "s.diamond_type", "s.stone_origin", "s.provider_id", "s.location"])
    .select(["p.is_active as isProviderActive", "s.stands_back as standsBack"])
    .where("s.stock_no", "=", stockNo)
    .executeTakeFirst();
  return row ?? null;
}

/** An account with the limits of its sight, and whether it may search at all. */
export async function gatedClient(db: Kysely<Tables>, id: number): Promise<GatedClient | null> {
  const account = await accountAsViewer(db, id);
  if (!account) return null;
  const { diamond_types, stone_origins, provider_ids, locations, role_id } = account;
  const rights = await permissionsOf(db, role_id, id);
  // Spec §6: customers have the rights of their role, everybody else their own (decisions 0004).
  const isReadable = (right: (typeof rights)[number]) =>
    role_id === roleIds.customer ? right.role_read : right.user_read === true;
  return {
    statuses: visibleStatuses(role_id as RoleId),
    diamond_types,
    stone_origins,
    provider_ids,
    locations,
    isActive: account.is_active,
    maySearch: rights.some((right) => isReadable(right) && reaches(screenOf(right.path, role_id), "search")),
  };
}
