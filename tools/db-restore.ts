/**
 * `npm run db:restore -- --from FILE [--force]`: restores a backup as the data of the portal; --force moves the old
 * data aside.
 */
import { parseArgs } from "node:util";
import { restore } from "#server/db/backup-restore.ts";
import { chooseDataDir } from "#server/db/embedded/data-dir.ts";
import { runTool } from "./run-tool.ts";

const USAGE = "npm run db:restore -- --from FILE [--force]";

await runTool(USAGE, async (log) => {
  const { from, force } = parseArgs({ options: { from: { type: "string" }, force: { type: "boolean" } } }).values;
  if (!from) throw new Error(`--from is required: ${USAGE}`);
  if (process.env.DATABASE_URL)
    throw new Error(
      "this command is for the embedded database: restore the one of DATABASE_URL with pg_restore or psql",
    );
  const dataDir = chooseDataDir({ wish: process.env.DATA_DIR, log });
  const { movedTo } = await restore({ dataDir, from, force, log });
  if (movedTo) log.info(`the previous data is in ${movedTo}`);
  log.info(`${dataDir} holds the database of ${from}`);
});
