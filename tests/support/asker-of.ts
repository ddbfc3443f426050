import { roleIds } from "#domain/roles.ts";
import type { OperationInfo } from "#server/plugins/contract/operations.ts";
import { holds } from "./house-rights.ts";

/** Who tries an operation where anybody would do: an administrator, or a buyer where it is theirs alone. */
export function askerOf({ permissions }: OperationInfo): "admin" | "customer" {
  const isTheHouses = permissions.some((one) => one === "signedIn" || holds(roleIds.administrator, one));
  return permissions.length === 0 || isTheHouses ? "admin" : "customer";
}
