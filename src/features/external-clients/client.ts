import type { Data, OperationId } from "#api/operation-types.ts";
import { textOf } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";

export type ExternalClient = Data<"getExternalClient">;
export type ApiKey = Data<"listApiKeys">["data"][number];

export const clientId = ({ id }: ExternalClient) => String(id);
/** What a client is called: its company. */
export const clientName = (client: ExternalClient) => client.business?.company_name ?? textOf(personName(client));

/** What is no longer true once a client has changed. */
export const refreshes: readonly OperationId[] = ["listExternalClients", "getExternalClient", "listClientOptions"];
/** The same of a key: a client says how many it has. */
export const keyRefreshes: readonly OperationId[] = ["listApiKeys", "listExternalClients", "getExternalClient"];
