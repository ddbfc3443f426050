import { buyerRoles, type RoleId, roleIds } from "./roles.ts";

/** Spec §9 shows five audit logs on the first page; every other part of it shows as many. */
export const homeRows = 5;

/** The days for which a decision on a request counts as news. */
export const newsDays = 14;

/** True for a role that buys or sells, and so is shown what has come into the stock. */
export const followsStock = (roleId: number): boolean =>
  roleId === roleIds.businessAssociate || buyerRoles.includes(roleId as RoleId);

/** True for a role that runs the house or looks after it: its dashboard is the administrator's. */
export const runsHouse = (roleId: number): boolean => !followsStock(roleId);

/** True for a role that is shown figures: quality control has its queue, and no part in the trade of the house. */
export const hasFigures = (roleId: number): boolean => roleId !== roleIds.qualityControl;

/** True for a role whose dashboard is the customer's. */
export const isCustomer = (roleId: number): boolean => roleId === roleIds.customer;
