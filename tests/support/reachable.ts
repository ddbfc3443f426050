import net from "node:net";
import { patience } from "./patience.ts";

/** Resolves once something listens on a port of this machine. */
export async function reachable(port: number, name: string): Promise<void> {
  const end = Date.now() + patience.timeout;
  while (Date.now() < end) {
    const socket = net.connect(port, "127.0.0.1");
    const isOpen = await new Promise((resolve) => {
      socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${name} does not start`);
}
