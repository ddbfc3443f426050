import { fileURLToPath } from "node:url";
import { type Running, startNode } from "./process.ts";

/** The bare server on the portal's own database; the address is the first group of what is found. */
export const startBare = (databaseUrl: string): Promise<Running> =>
  startNode(
    ["--import", "tsx", fileURLToPath(new URL("./bare-server.ts", import.meta.url)), databaseUrl],
    /bare server at (\S+)/,
    { env: { NODE_ENV: "production" } },
  );
