import type { Data, OperationId } from "#api/operation-types.ts";
import { refreshes as stoneRefreshes } from "#stones/lines/refreshes.ts";

export type Provider = Data<"listProviders">["data"][number];

export const providerId = ({ id }: Provider) => String(id);

/** The reads that are out of date once a provider is written. */
export const refreshes: readonly OperationId[] = ["listProviders", "getProvider"];
/** The same after one is switched: its stones come or go on every screen. */
export const switchRefreshes: readonly OperationId[] = [...refreshes, ...stoneRefreshes];
