import { permissionCatalogue, reaches, screenOf } from "#domain/permissions.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";

/** True if a role has a right on a screen in the house's own catalogue, before any change. */
export function holds(role: RoleId, permission: string): boolean {
  const [screen = "", access] = permission.split(":");
  const rights = permissionCatalogue
    .flatMap(({ permissions }) => permissions)
    .filter(({ path }) => reaches(screenOf(path, role), screen))
    .map(({ roles }) => roles[role]);
  return rights.some((right) => (access === "write" ? right === "write" : right !== undefined));
}

/** Spec §6: the roles that act for every client. A business associate acts for own customers. */
export const forEverybody: readonly RoleId[] = [roleIds.administrator, roleIds.qualityControl, roleIds.auditor];
