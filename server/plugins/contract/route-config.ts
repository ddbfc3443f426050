import type { OperationInfo } from "./operations.ts";

/** What a route of the contract carries, for hooks of the whole server. */
export const routeConfig = (operation: OperationInfo): object => ({ operation });
