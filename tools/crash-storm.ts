/**
 * A portal in a storm of commits, for crash.ts. Each acknowledged commit is noted in ACKS before the next one begins.
 */
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Generated, Kysely } from "kysely";
import { openKysely } from "#server/db/kysely.ts";
import { openDatabase } from "#server/db/open.ts";
import { silent } from "#support/silent-log.ts";

/** Two tables that show a transaction cut in half: `tally` counts the rows of `entry`. */
export const STORM_MIGRATION = `
CREATE TABLE entry (run integer, client integer, n integer, PRIMARY KEY (run, client, n));
CREATE TABLE tally (client integer PRIMARY KEY, n integer NOT NULL DEFAULT 1);
`;

type StormTables = {
  entry: { run: number; client: number; n: number };
  tally: { client: number; n: Generated<number> };
};

const CLIENTS = 4;

async function storm(db: Kysely<StormTables>, client: number, acknowledge: (commit: string) => void) {
  for (let n = 1; ; n++) {
    try {
      await db.transaction().execute(async (tx) => {
        await tx.insertInto("entry").values({ run: process.pid, client, n }).execute();
        await tx
          .insertInto("tally")
          .values({ client })
          .onConflict((on) => on.column("client").doUpdateSet((old) => ({ n: old("tally.n", "+", 1) })))
          .execute();
      });
      acknowledge(`${process.pid} ${client} ${n}`);
    } catch {
      await sleep(20); // The server is down.
    }
  }
}

async function main(dataDir: string, migrations: string, acksFile: string) {
  process.once("disconnect", () => process.exit()); // The test itself was ended.
  const { pool, lost } = await openDatabase({ dataDir, migrations, log: silent });
  const acks = fs.openSync(acksFile, "a");
  const db = openKysely<StormTables>(pool);
  for (let client = 0; client < CLIENTS; client++) {
    void storm(db, client, (commit) => {
      fs.writeSync(acks, `${commit}\n`);
      process.send?.("commit");
    });
  }
  throw await lost;
}

const [dataDir, migrations, acks] = process.argv.slice(2);
if (process.send && dataDir && migrations && acks) await main(dataDir, migrations, acks);
