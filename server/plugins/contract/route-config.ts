import type { OperationInfo } from "./operations.ts";

/** The config of a route of the contract, for hooks of the whole server. */
export const routeConfig = (operation: OperationInfo): object => ({ operation });
