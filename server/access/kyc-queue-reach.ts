import { roleIds } from "#domain/roles.ts";
import { type Actor, may } from "../ground/actor.ts";
import { actsForEverybody } from "./viewer.ts";

/** Whose documents somebody looks through: an associate those of own customers, and each kind of client by its own right. */
export function kycQueueOf(actor: Actor) {
  const { customer, apiClient, ftpClient } = roleIds;
  const roles = [
    ...(may(actor, "client:read") ? [customer] : []),
    ...(may(actor, "api:read") ? [apiClient, ftpClient] : []),
  ];
  return { roles, associateId: actsForEverybody(actor.roleId) ? null : actor.accountId };
}
