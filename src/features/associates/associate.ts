import type { Data, OperationId } from "#api/operation-types.ts";

export type Associate = Data<"listAssociates">["data"][number];
export type AssociateDetail = Data<"getAssociate">;

export const associateId = ({ id }: Associate) => String(id);

/** The reads that are out of date after a change of an associate. */
export const refreshes: readonly OperationId[] = ["listAssociates", "getAssociate", "listAssociateOptions"];
