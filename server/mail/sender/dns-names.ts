import { Resolver } from "node:dns/promises";
import type { Names } from "../../house/ports.ts";

const nothing = new Set(["ENODATA", "ENOTFOUND"]);

/** The DNS: that of the machine, or of these servers. */
export function dnsNames(servers?: readonly string[]): Names {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return {
    async texts(name) {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
      } catch (error) {
        if (nothing.has((error as NodeJS.ErrnoException).code ?? "")) return [];
        throw error;
      }
    },
  };
}
