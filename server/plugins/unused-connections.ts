import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** A browser opens connections ahead and says nothing on them for a while; a portal that stops does not wait for these. */
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
