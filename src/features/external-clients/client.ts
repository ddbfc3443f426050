import type { Data, OperationId } from "#api/operation-types.ts";
import { textOf } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";

export type ExternalClient = Data<"getExternalClient">;
export type ApiKey = Data<"listApiKeys">["data"][number];

export const clientId = ({ id }: ExternalClient) => String(id);
/** The name of a client: its company. */
export const clientName = (client: ExternalClient) => client.business?.company_name ?? textOf(personName(client));

/** The reads that are out of date after a change of a client. */
export const refreshes: readonly OperationId[] = ["listExternalClients", "getExternalClient", "listClientOptions"];
/** The reads that are out of date after a change of a key. A client shows the number of its keys. */
export const keyRefreshes: readonly OperationId[] = ["listApiKeys", "listExternalClients", "getExternalClient"];
