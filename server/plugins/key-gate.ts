import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "../actor.ts";
import { Problem } from "../problem.ts";

/** Limits what one API key may ask in a minute, by its own number; each process of a house counts for itself. */
export function keyGate(app: FastifyInstance) {
  const asking = new WeakMap<FastifyRequest, NonNullable<Actor["key"]>>();
  const limit = app.createRateLimit({
    timeWindow: "1 minute",
    keyGenerator: (request) => asking.get(request)?.id ?? 0,
    max: (request) => asking.get(request)?.callsPerMinute ?? 0,
  });
  return async (request: FastifyRequest, { key }: Actor): Promise<void> => {
    if (!key) return;
    asking.set(request, key);
    const state = await limit(request);
    if (!state.isAllowed && state.isExceeded) throw new Problem("tooManyRequests", { retryAfter: state.ttlInSeconds });
  };
}
