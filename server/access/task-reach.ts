import { roleIds } from "#domain/roles.ts";
import type { Scope } from "#machines/kit/meta.ts";
import type { Actor } from "../ground/actor.ts";
import { reachOf } from "./client.ts";
import { actsForEverybody } from "./viewer.ts";

type Task = { client_id: number | null; associate_id: number | null; made_by: number | null };

/**
 * The scopes of a task for one of the house's people: those of its client. An associate's own task counts like one of
 * their customers'.
 */
export function reachOfTask(actor: Actor, { client_id, associate_id, made_by }: Task): Scope[] {
  if (actsForEverybody(actor.roleId)) return ["any"];
  if (actor.roleId !== roleIds.businessAssociate) return made_by === actor.accountId ? ["own"] : [];
  if (made_by === actor.accountId) return ["ownCustomers"];
  return client_id === null ? [] : reachOf(actor, { id: client_id, associate_id });
}

/** The account whose tasks the actor sees; null for everybody's. */
export const tasksOf = (actor: Actor): number | null => (actsForEverybody(actor.roleId) ? null : actor.accountId);
