import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { uploadsFolder } from "../files/uploads-folder.ts";
import { cannotListen } from "../ground/cannot-listen.ts";
import type { House } from "../house/house.ts";
import type { Stop } from "./service.ts";
import { buildApp } from "./web/app.ts";

type Means = { log: FastifyBaseLogger; port: number; host: string; trustProxy: string[]; dataDir: string };
export type Web = { app: FastifyInstance; address: string; stop: Stop };

/** Starts portal and API on one port. */
export async function startWeb(house: House, { log, port, host, trustProxy, dataDir }: Means): Promise<Web> {
  const app = await buildApp(house, { logger: log, trustProxy, uploadsFolder: uploadsFolder(dataDir) });
  const address = await app.listen({ port, host }).catch(async (error: unknown) => {
    await app.close();
    throw cannotListen(error, { port, portBy: "PORT", hostBy: "HOST" });
  });
  return { app, address, stop: () => app.close() };
}
