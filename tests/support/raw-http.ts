import net from "node:net";
import type { TestApp } from "./app.ts";

export type RawAnswer = { status: number; head: string; body: string };

/** Sends bytes as they are, unlike our own clients, and returns everything until the portal hangs up. */
export async function rawHttp({ app }: Pick<TestApp, "app">, request: string): Promise<RawAnswer> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as net.AddressInfo;
  const text = await new Promise<string>((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1");
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.on("error", reject).on("close", () => resolve(heard));
    socket.write(request);
  });
  const [head = "", body = ""] = text.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body };
}

/** Gets an address exactly as written. Another client would tidy it first. */
export const rawGet = (portal: Pick<TestApp, "app">, address: string, accept = "*/*") =>
  rawHttp(portal, `GET ${address} HTTP/1.1\r\nHost: portal.test\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`);
