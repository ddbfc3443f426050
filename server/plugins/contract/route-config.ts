import type { FastifyRequest } from "fastify";
import type { OperationInfo } from "./operations.ts";

type RouteConfig = { operation?: OperationInfo };

/** What a route of the contract carries, for hooks of the whole server. */
export const routeConfig = (operation: OperationInfo): object => ({ operation }) satisfies RouteConfig;

/** The operation that a request meets, or undefined where it meets none. */
export const operationOf = (request: FastifyRequest): OperationInfo | undefined =>
  (request.routeOptions.config as RouteConfig).operation;
