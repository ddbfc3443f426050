/** `npm run db:backup -- --to FILE`: copies the embedded database into a tar file, with or without a running portal. */
import { parseArgs } from "node:util";
import { backUp } from "#server/db/backup.ts";
import { chooseDataDir } from "#server/db/embedded/data-dir.ts";
import { runTool } from "./run-tool.ts";

const USAGE = "npm run db:backup -- --to FILE";

await runTool(USAGE, async (log) => {
  const { to } = parseArgs({ options: { to: { type: "string" } } }).values;
  if (!to) throw new Error(`--to is required: ${USAGE}`);
  if (process.env.DATABASE_URL)
    throw new Error("this command is for the embedded database: back up the one of DATABASE_URL with pg_dump");
  const bytes = await backUp({ dataDir: chooseDataDir({ wish: process.env.DATA_DIR, log }), to, log });
  log.info(`${to} holds the database (${Math.ceil(bytes / 1e6)} MB)`);
});
