import { roleIds } from "#domain/roles.ts";
import { scopeOf } from "#server/access/key-scopes.ts";
import type { OperationInfo } from "#server/plugins/contract/operations.ts";
import { holds } from "./house-rights.ts";

/**
 * The caller for trying an operation that many may call: an administrator, a buyer for a call that only buyers may make,
 * or the program of a provider.
 */
export function askerOf({ id, permissions }: OperationInfo): "admin" | "customer" | "api" {
  if (scopeOf(id)?.startsWith("supply:")) return "api";
  const isTheHouses = permissions.some((one) => one === "signedIn" || holds(roleIds.administrator, one));
  return permissions.length === 0 || isTheHouses ? "admin" : "customer";
}
