import { once } from "node:events";
import { createServer } from "node:http";
import { cannotListen } from "../ground/cannot-listen.ts";
import type { House } from "../house/house.ts";
import { houseGauges } from "./metrics/house-gauges.ts";
import { startMeters } from "./metrics/meters.ts";
import type { Stop } from "./service.ts";

/** The address of the metrics: one of their own, which belongs to the operator's network alone. */
export type MetricsAddress = { host: string; port: number };

/** Serves the figures of this process to Prometheus at `/metrics` (docs/monitoring.md). */
export async function startMetrics(house: House, { host, port }: MetricsAddress): Promise<Stop> {
  const { registry, stop } = startMeters();
  const readHouse = houseGauges(house, registry);
  const server = createServer(async (request, response) => {
    const isAsked = request.url?.split("?")[0] === "/metrics" && request.method === "GET";
    if (!isAsked) return void response.writeHead(404).end();
    try {
      await readHouse();
      const text = await registry.metrics();
      response.writeHead(200, { "content-type": registry.contentType }).end(text);
    } catch (error) {
      house.log.warn({ err: error }, "the metrics could not be read");
      response.writeHead(503).end();
    }
  });
  server.listen({ host, port });
  await once(server, "listening").catch((error: unknown) => {
    stop();
    throw cannotListen(error, { port, portBy: "METRICS", hostBy: "METRICS" });
  });
  return async () => {
    stop();
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
}
