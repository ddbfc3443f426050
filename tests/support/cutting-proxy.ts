import { once } from "node:events";
import net from "node:net";

export type CuttingProxy = {
  port: number;
  /** The proxy's act after so many bytes in one direction: it ends the connection, or falls silent. */
  rule: { after: number; of: "sent" | "received"; act: "cut" | "silence" } | undefined;
  close(): void;
};

/** A connection to a server that is lost, or falls silent, at a byte. */
export async function cuttingProxy(to: number): Promise<CuttingProxy> {
  const sockets = new Set<net.Socket>();
  const proxy: CuttingProxy = {
    port: 0,
    rule: undefined,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  const server = net.createServer((client) => {
    const peer = net.connect(to, "127.0.0.1");
    for (const [from, into, of] of [
      [client, peer, "received"],
      [peer, client, "sent"],
    ] as const) {
      sockets.add(from);
      let bytes = 0;
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        into.destroy();
      });
      from.on("data", (chunk) => {
        bytes += chunk.length;
        const { rule } = proxy;
        if (!rule || rule.of !== of || bytes <= rule.after) into.write(chunk);
        else if (rule.act === "cut") from.destroy();
        else from.pause();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  proxy.port = (server.address() as net.AddressInfo).port;
  return proxy;
}
