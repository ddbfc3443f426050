import { roleIds } from "#domain/roles.ts";
import { type Actor, may } from "../ground/actor.ts";
import { actsForEverybody } from "./viewer.ts";

/**
 * The documents in the queue of an actor. An associate has those of own customers, and each kind of client needs its
 * own right.
 */
export function kycQueueOf(actor: Actor) {
  const { customer, apiClient, ftpClient } = roleIds;
  const roles = [
    ...(may(actor, "client:read") ? [customer] : []),
    ...(may(actor, "api:read") ? [apiClient, ftpClient] : []),
  ];
  return { roles, associateId: actsForEverybody(actor.roleId) ? null : actor.accountId };
}
