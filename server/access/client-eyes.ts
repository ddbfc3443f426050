import type { Kysely } from "kysely";
import { roleIds } from "#domain/roles.ts";
import { visibleStatuses } from "#domain/visible-statuses.ts";
import { accountsAsViewers, pricingVersion } from "../db/queries/viewers.ts";
import type { Tables } from "../db/tables.ts";
import type { Viewer } from "../house/viewer.ts";
import { viewerAs } from "./viewer.ts";

/**
 * The eyes for which stones leave the house by a stock list or a mail rule: a client's own, or those of a customer
 * without limits. Never with cost, whoever asked for it.
 */
export async function clientEyes(db: Kysely<Tables>, clientId: number | null): Promise<Viewer | undefined> {
  if (clientId === null) return anybody(await pricingVersion(db));
  return (await eyesOfClients(db, [clientId])).get(clientId);
}

/** The own eyes of clients, by their accounts. */
export async function eyesOfClients(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, Viewer>> {
  const accounts = await accountsAsViewers(db, ids);
  return new Map(accounts.map((account) => [account.id, viewerAs(asClient(account.id), account)]));
}

const asClient = (accountId: number) => ({ accountId, roleId: roleIds.customer, sessionKey: "", rights: [] });

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
