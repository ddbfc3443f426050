import { codes } from "#domain/codes.ts";
import { buyerRoles, type RoleId, roleIds } from "#domain/roles.ts";
import type { Scope } from "#machines/kit/meta.ts";
import { oneTrip } from "../db/one-trip.ts";
import { type ClientRow, clientForAct } from "../db/queries/acting-client.ts";
import type { Actor } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { actsForEverybody } from "./viewer.ts";

/** The client whom somebody acts for, with the actor's scopes. */
export type Client = ClientRow & { reach: Scope[] };

export const isBuyer = (roleId: RoleId): boolean => buyerRoles.includes(roleId);

/** The scopes of an account's rows for an actor; none if the actor may not know of them. */
export function reachOf(actor: Actor, owner: { id: number; associate_id: number | null }): Scope[] {
  if (actsForEverybody(actor.roleId)) return ["any"];
  if (owner.id === actor.accountId) return ["own"];
  return actor.roleId === roleIds.businessAssociate && owner.associate_id === actor.accountId ? ["ownCustomers"] : [];
}

/**
 * The account that an act is for (spec §5): buyers act for themselves, the house's people for a client whom they name.
 */
export function clientIdOf(actor: Actor, userId: number | undefined): number {
  if (!isBuyer(actor.roleId) && userId === undefined) throw new Problem("selectClient");
  return userId ?? actor.accountId;
}

/** The client, with their row locked so that it stays as it is. */
export async function clientOf(ctx: Reading, userId: number | undefined): Promise<Client> {
  const [[client]] = await oneTrip(ctx.db, clientForAct(clientIdOf(ctx.actor, userId)));
  return asClient(ctx.actor, client);
}

/** The client in a row that is read and locked already. */
export function asClient(actor: Actor, client: ClientRow | undefined): Client {
  const reach = client && isBuyer(client.role_id as RoleId) ? reachOf(actor, client) : [];
  if (!client || reach.length === 0) throw new Problem("notFound");
  if (!client.is_active || !client.is_business_active) throw new Problem("clientOff");
  return { ...client, reach };
}

/** Refuses a client whose business is not registered, in the words of spec §5, before any stone is looked at. */
export function insistOnRegistered(client: Client): void {
  if (client.business_status !== codes.business.registered) throw new Problem("kycPending");
}
