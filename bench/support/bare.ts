import { fileURLToPath } from "node:url";
import { type Running, startNode } from "./process.ts";

/** Starts the bare server on the portal's own database. The address is the first group of the match. */
export const startBare = (databaseUrl: string): Promise<Running> =>
  startNode(
    ["--import", "tsx", fileURLToPath(new URL("./bare-server.ts", import.meta.url)), databaseUrl],
    /bare server at (\S+)/,
    { env: { NODE_ENV: "production" } },
  );
