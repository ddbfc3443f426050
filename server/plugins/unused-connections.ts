import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Closes unused connections when the portal stops. Browsers open connections ahead without a request, and the portal
 * would wait for them.
 */
export function letGoOfUnused(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    for (const socket of unused) socket.destroy();
  });
}
