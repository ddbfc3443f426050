import { randomInt } from "node:crypto";
import { once } from "node:events";
import type net from "node:net";
import type { PortRange } from "./ftp-options.ts";
import { Refusal } from "./refusal.ts";

/**
 * Listens on a free port of the range, or on any port. The first try is random, so that nobody can guess the next port.
 */
export async function listenPassively(server: net.Server, host: string, range: PortRange | undefined): Promise<void> {
  const count = range ? range.to - range.from + 1 : 1;
  const first = randomInt(count);
  for (let tried = 0; tried < count; tried++) {
    const port = range ? range.from + ((first + tried) % count) : 0;
    try {
      server.listen({ host, port });
      await once(server, "listening");
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    }
  }
  throw new Refusal(425, "All data ports are in use. Please try again.");
}
