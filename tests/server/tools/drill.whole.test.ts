import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { lastDrill } from "#server/db/queries/drills.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { seedHouse } from "#server/seed/house.ts";
import { builtProgram } from "#support/built-programs.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { silent } from "#support/silent-log.ts";
import { testHouse } from "#support/test-house.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { origin } from "../../../tools/administrator.ts";

const place = useThrowAwayDir();

test("a drill beside a running house restores its backup, finds nothing missing, and leaves nothing behind", async () => {
  const database = await openDatabase({
    dataDir: place.dir,
    migrations: path.join(projectFolder, "server/db/migrations"),
    log: silent,
  });
  try {
    const house = testHouse({ pool: database.pool, jobs: new RecordedJobs() });
    await inTransaction(house, origin, seedHouse);
    const drills = path.join(place.dir, "drills");
    mkdirSync(drills);
    const { code, said, complained } = await drill("--in", drills);
    expect([code, complained]).toEqual([0, ""]);
    expect(said).toMatch(/compared [1-9]\d* rows of \d+ tables \(0 stones\), [1-9]\d* entries, 0 files/);
    expect(said).toContain("the backup holds everything, and its log verifies");
    expect(await lastDrill(house.db)).toMatchObject({ faults: 0, stones: 0, files: 0 });
    expect(readdirSync(drills)).toEqual([]);
  } finally {
    await database.stop();
  }
});

async function drill(...args: string[]) {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...env } = process.env;
  const child = spawn(process.execPath, [builtProgram("drill"), ...args], {
    cwd: projectFolder,
    env: { ...env, DATA_DIR: place.dir },
  });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, said, complained };
}
