/** `npm run db:restore -- --from FILE [--force]`: makes a backup the data of the portal; --force moves the old data aside. */
import { parseArgs } from "node:util";
import { restore } from "#server/db/backup-restore.ts";
import { chooseDataDir } from "#server/db/embedded/data-dir.ts";
import { runTool } from "./run-tool.ts";

await runTool("db:restore", async (log) => {
  const { from, force } = parseArgs({ options: { from: { type: "string" }, force: { type: "boolean" } } }).values;
  if (!from) throw new Error("say what from: npm run db:restore -- --from FILE [--force]");
  if (process.env.DATABASE_URL)
    throw new Error("the database of DATABASE_URL is restored by its own pg_restore or psql");
  const dataDir = chooseDataDir({ wish: process.env.DATA_DIR, log });
  const { movedTo } = await restore({ dataDir, from, force, log });
  if (movedTo) log.info(`the data before is in ${movedTo}`);
  log.info(`${dataDir} holds the database of ${from}`);
});
