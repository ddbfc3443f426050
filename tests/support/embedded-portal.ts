/**
 * The database part of a portal, in a process of its own. It opens the database in DATA_DIR, prints a line, and stays
 * until it is stopped. For tests about users, and about portals that end in any way.
 */
import { openDatabase } from "#server/db/open.ts";
import { silent } from "./silent-log.ts";

const [dataDir = "", migrations = ""] = process.argv.slice(2);
try {
  const database = await openDatabase({ dataDir, migrations, log: silent });
  const { rows } = await database.pool.query("SELECT count(*) AS migrations FROM migration");
  process.stdout.write(`ready: ${rows[0].migrations} migrations\n`);
  process.once("SIGTERM", () => void database.stop().then(() => process.exit(0)));
} catch (error) {
  process.stdout.write(`refused: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
