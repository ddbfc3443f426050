import { type RoleId, roleIds } from "./roles.ts";

/** The fields of a stone that reveal the house's own cost. */
export const costFields = ["disc", "price_per_ct", "total_amt"] as const;

const seesCost: Record<RoleId, boolean> = {
  [roleIds.administrator]: true,
  [roleIds.customer]: false,
  [roleIds.qualityControl]: true,
  [roleIds.guest]: false,
  [roleIds.businessAssociate]: true, // negotiates, and so must know
  [roleIds.apiClient]: false, // buys, as a customer does
  [roleIds.ftpClient]: false,
  [roleIds.auditor]: true,
};

/** True if this role may know the house's cost. Other roles never receive it: not in rows, sums, sorts or filters. */
export const maySeeCost = (roleId: RoleId): boolean => seesCost[roleId];
