import { roleIds } from "#domain/roles.ts";
import type { OperationInfo } from "#server/plugins/contract/operations.ts";
import { holds } from "./house-rights.ts";

/**
 * The caller for trying an operation that many may call: an administrator, or a buyer for a call that only buyers may
 * make.
 */
export function askerOf({ permissions }: OperationInfo): "admin" | "customer" {
  const isTheHouses = permissions.some((one) => one === "signedIn" || holds(roleIds.administrator, one));
  return permissions.length === 0 || isTheHouses ? "admin" : "customer";
}
