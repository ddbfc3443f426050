import type { FastifyInstance, FastifyRequest } from "fastify";

const addresses = new WeakMap<FastifyRequest, string>();

/** Keeps the address that each request came from: a caller who hung up has none any more, and their request goes on. */
export function keepAddresses(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    addresses.set(request, request.ip ?? "");
    done();
  });
}

/** The address that a request came from. */
export const addressOf = (request: FastifyRequest): string => addresses.get(request) ?? request.ip ?? "";
