import type { Data, OperationId } from "#api/operation-types.ts";

export type Associate = Data<"listAssociates">["data"][number];
export type AssociateDetail = Data<"getAssociate">;

export const associateId = ({ id }: Associate) => String(id);

/** What is no longer true once an associate has changed. */
export const refreshes: readonly OperationId[] = ["listAssociates", "getAssociate", "listAssociateOptions"];
