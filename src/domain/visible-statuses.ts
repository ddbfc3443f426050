import { codes } from "./codes.ts";
import { buyerRoles, type RoleId } from "./roles.ts";

const { available, confirm, hold, memo } = codes.stone;
const onTheMarket: readonly number[] = [available, confirm, hold, memo];

/** The stone statuses that a role sees at all; null means all. A buyer sees no stone that is sold or off the market. */
export const visibleStatuses = (roleId: RoleId): readonly number[] | null =>
  buyerRoles.includes(roleId) ? onTheMarket : null;
