import type { Kysely } from "kysely";
import { roleIds } from "#domain/roles.ts";
import { visibleStatuses } from "#domain/visible-statuses.ts";
import { accountAsViewer, pricingVersion } from "../db/queries/viewers.ts";
import type { Tables } from "../db/tables.ts";
import type { Viewer } from "../house/viewer.ts";
import { viewerAs } from "./viewer.ts";

/**
 * The eyes for which stones leave the house by a stock list or a mail rule: a client's own, or those of a customer
 * without limits. Never with cost, whoever asked for it.
 */
export async function clientEyes(db: Kysely<Tables>, clientId: number | null): Promise<Viewer | undefined> {
  if (clientId === null) return anybody(await pricingVersion(db));
  const account = await accountAsViewer(db, clientId);
  return account && viewerAs({ accountId: account.id, roleId: roleIds.customer, sessionKey: "", rights: [] }, account);
}

const anybody = (pricing: string): Viewer => ({
  accountId: 0,
  businessId: null,
  associateId: null,
  access: {
    diamond_types: null,
    stone_origins: null,
    provider_ids: null,
    locations: null,
    statuses: visibleStatuses(roleIds.customer),
  },
  seesCost: false,
  pricing,
});
