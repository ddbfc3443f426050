import type { Data, OperationId } from "#api/operation-types.ts";
import { textOf } from "#domain/format.ts";

/** A client as lists have them. */
export type Client = Data<"listClients">["data"][number];
/** A client in full. */
export type ClientDetail = Data<"getClient">;
export type Business = Data<"getBusiness">;

type Named = { first_name: string; last_name: string };

export const clientId = ({ id }: { id: number }): string => String(id);
export const personName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`.trim();
export const associateName = ({ business_associate: one }: Pick<Client, "business_associate">): string =>
  textOf(one && personName(one));

/** The company, or the person where there is none. */
export const clientName = (client: Pick<Client, "business"> & Named): string =>
  client.business?.company_name ?? personName(client);

/** The answers that are no longer true once a client was changed. */
export const refreshes: readonly OperationId[] = [
  "listClients",
  "getClient",
  "getBusiness",
  "listBusinessUsers",
  "listClientOptions",
  "listUserCustomers",
];
