import type { Data, OperationId } from "#api/operation-types.ts";
import { textOf } from "#domain/format.ts";

export type ExternalClient = Data<"getExternalClient">;
export type ApiKey = Data<"listApiKeys">["data"][number];

export const clientId = ({ id }: ExternalClient) => String(id);
export const personName = ({ first_name, last_name }: Pick<ExternalClient, "first_name" | "last_name">) =>
  `${first_name} ${last_name}`.trim();
/** What a client is called: its company. */
export const clientName = (client: ExternalClient) => client.business?.company_name ?? textOf(personName(client));

/** What is no longer true once a client has changed. */
export const refreshes: readonly OperationId[] = ["listExternalClients", "getExternalClient", "listClientOptions"];
/** The same of a key: a client says how many it has. */
export const keyRefreshes: readonly OperationId[] = ["listApiKeys", "listExternalClients", "getExternalClient"];
