import { type RoleId, roleIds } from "#domain/roles.ts";

/** The searches that a person sees: their own, their clients' too, or everybody's. */
export type Looking = "own" | "clients" | "everybody";

const office: readonly RoleId[] = [roleIds.administrator, roleIds.qualityControl, roleIds.auditor];

export function lookingOf(roleId: number): Looking {
  if (office.some((role) => role === roleId)) return "everybody";
  return roleId === roleIds.businessAssociate ? "clients" : "own";
}
