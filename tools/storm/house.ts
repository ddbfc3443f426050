import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { ROLES } from "#server/db/embedded/settings.ts";
import { openDatabase } from "#server/db/open.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { silent } from "#support/silent-log.ts";
import { type BenchPortal, startPortal } from "../../bench/support/portal.ts";
import { pick } from "./chance.ts";

/** A house with one portal or several on one database. A portal can be killed at any moment and comes back. */
export type StormHouse = {
  pool: pg.Pool;
  addresses(): readonly string[];
  killAndRestart(): Promise<void>;
  close(): Promise<void>;
};

export async function openStormHouse(portals: number): Promise<StormHouse> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "loupe-storm-"));
  fs.chmodSync(dataDir, 0o711); // As root the server runs as another user, who needs access.
  const migrations = path.join(projectFolder, "server/db/migrations");
  const database = await openDatabase({ dataDir, migrations, log: silent });
  const start = () =>
    startPortal({
      dataDir,
      program: ["dist-server/main.js"],
      env: {
        DATABASE_URL: database.url,
        DATABASE_OWNER_URL: database.url.replace(`${ROLES.runtime}@`, `${ROLES.owner}@`),
        DEMO_HOUSE: "true",
        DEMO_STONES: "500",
      },
    });
  const running: BenchPortal[] = [];
  for (let place = 0; place < portals; place++) running.push(await start());
  return {
    pool: database.pool,
    addresses: () => running.map(({ address }) => address),
    async killAndRestart() {
      const victim = pick(running);
      process.kill(victim.pid, "SIGKILL");
      running.splice(running.indexOf(victim), 1, await start());
    },
    async close() {
      for (const portal of running) process.kill(portal.pid, "SIGKILL");
      await database.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
