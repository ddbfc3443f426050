import { type RoleId, roleIds } from "#domain/roles.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

/** Guests leave by themselves, external clients are switched by a call of their own (spec §7). */
const switched: readonly RoleId[] = [
  roleIds.administrator,
  roleIds.customer,
  roleIds.qualityControl,
  roleIds.businessAssociate,
  roleIds.auditor,
];
export const switchable = (roleId: number): boolean => switched.includes(roleId as RoleId);

/** Refuses the actor's own account, so that nobody locks themselves out by a slip of the hand. */
export function insistOnOthersAccount({ actor }: Reading, id: number): void {
  if (id === actor.accountId) throw new Problem("ownAccount");
}

/**
 * Refuses in words the loss of the last administrator. The database itself prevents it, even if two leave at the same
 * time.
 */
export async function keepingAnAdministrator<T>(act: Promise<T>): Promise<T> {
  try {
    return await act;
  } catch (error) {
    throw (error as { code?: string }).code === "LP001" ? new Problem("lastAdministrator") : error;
  }
}
