import { type RoleId, roleIds } from "./roles.ts";

/** For whom a list is drawn: whoever sees the lines of several clients is told whose each is. */
export const lineAudiences = ["admin", "associate", "customer", "guest", "bulk"] as const;
export type LineAudience = (typeof lineAudiences)[number];

const audiences: Record<RoleId, LineAudience> = {
  [roleIds.administrator]: "admin",
  [roleIds.qualityControl]: "admin",
  [roleIds.auditor]: "admin",
  [roleIds.businessAssociate]: "associate",
  [roleIds.customer]: "customer",
  [roleIds.guest]: "guest",
  [roleIds.apiClient]: "bulk",
  [roleIds.ftpClient]: "bulk",
};
export const lineAudience = (roleId: RoleId): LineAudience => audiences[roleId];
