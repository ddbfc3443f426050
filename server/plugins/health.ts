import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";

/** `/healthz`: the process lives. `/readyz`: it can do its work, and who answers searches: the database until the index is there. */
export async function healthRoutes(app: FastifyInstance, house: House): Promise<void> {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_, reply) => {
    try {
      await house.pool.query("SELECT 1");
      return { status: "ok", search: house.stock.source };
    } catch {
      return reply.code(503).send({ status: "fail", message: "the database does not answer" });
    }
  });
}
