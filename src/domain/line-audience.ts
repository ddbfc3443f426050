import { type RoleId, roleIds } from "./roles.ts";

/** The audiences of a list. Those who see the lines of several clients also see the client of each line. */
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
