import { permissionCatalogue, reaches, screenOf } from "#domain/permissions.ts";
import { type RoleId, roleIds } from "#domain/roles.ts";

/** The house's own catalogue: what a role may do on a screen, before anybody changed it. */
export function holds(role: RoleId, permission: string): boolean {
  const [screen = "", access] = permission.split(":");
  const rights = permissionCatalogue
    .flatMap(({ permissions }) => permissions)
    .filter(({ path }) => reaches(screenOf(path, role), screen))
    .map(({ roles }) => roles[role]);
  return rights.some((right) => (access === "write" ? right === "write" : right !== undefined));
}

/** Spec §6: they act for every client; a business associate for own customers. */
export const forEverybody: readonly RoleId[] = [roleIds.administrator, roleIds.qualityControl, roleIds.auditor];
