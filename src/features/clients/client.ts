import type { Data, OperationId } from "#api/operation-types.ts";
import { textOf } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";

/** A client as lists have it. */
export type Client = Data<"listClients">["data"][number];
/** A client in full. */
export type ClientDetail = Data<"getClient">;
export type Business = Data<"getBusiness">;

export const clientId = ({ id }: { id: number }): string => String(id);
export const associateName = ({ business_associate: one }: Pick<Client, "business_associate">): string =>
  textOf(one && personName(one));

/** The reads that are out of date after a change of a client. */
export const refreshes: readonly OperationId[] = [
  "listClients",
  "getClient",
  "getBusiness",
  "listBusinessUsers",
  "listClientOptions",
  "listUserCustomers",
];
