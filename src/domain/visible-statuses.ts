import { codes } from "./codes.ts";
import { buyerRoles, type RoleId } from "./roles.ts";

const { available, confirm, hold, memo } = codes.stone;
const onTheMarket: readonly number[] = [available, confirm, hold, memo];

/** The stone statuses that a role sees at all; null is every one. What is sold or off the market is out of a buyer's sight. */
export const visibleStatuses = (roleId: RoleId): readonly number[] | null =>
  buyerRoles.includes(roleId) ? onTheMarket : null;
