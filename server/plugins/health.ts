import type { FastifyInstance } from "fastify";
import type { House } from "../house/house.ts";
import { Readiness } from "./readiness.ts";

/**
 * `/healthz`: the process lives. `/readyz`: it can work. It also names the source of searches: the database, until the
 * index is ready.
 */
export async function healthRoutes(app: FastifyInstance, house: House): Promise<void> {
  const readiness = new Readiness(house);
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_, reply) => {
    const fault = await readiness.fault();
    const { source, tooLarge } = house.stock;
    if (fault === null) return { status: "ok", search: source, ...(tooLarge && { message: tooLarge }) };
    return reply.code(503).send({ status: "fail", message: fault });
  });
}
