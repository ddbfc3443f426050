import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, type TestContext, test, vi } from "vitest";
import { clustersIn } from "#server/db/embedded/home.ts";
import { readPidFile } from "#server/db/embedded/pid-file.ts";
import { postgresPrograms } from "#server/db/embedded/programs.ts";
import { serverUser } from "#server/db/embedded/server-user.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { isDatabaseDown } from "#server/db/is-database-down.ts";
import { openPool } from "#server/db/pool.ts";
import { patience } from "#support/patience.ts";
import { remembering, silent } from "#support/silent-log.ts";
import { fill, mountDisk } from "#support/small-disk.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const place = useThrowAwayDir();

/** A disk of its own, of this many megabytes. */
const diskOf = (context: TestContext, megabytes: number) => mountDisk(context, path.join(place.dir, "disk"), megabytes);

test("a first start on a full disk says so in one line, and leaves no half database", async (context) => {
  const disk = diskOf(context, 16);
  const dataDir = path.join(disk, "data");
  await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(
    `cannot create the database: the disk of ${dataDir}/postgres is full`,
  );
  expect(fs.readdirSync(path.join(dataDir, "postgres"))).toEqual([]);
});

async function startOn(disk: string) {
  const log = remembering();
  const dataDir = path.join(disk, "data");
  const server = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => server.stop());
  let lost = false;
  void server.lost.then(() => {
    lost = true;
  });
  const pool = openPool(server.ownerUrl, { log: silent });
  onTestFinished(() => pool.end());
  await pool.query("CREATE TABLE stone (id integer GENERATED ALWAYS AS IDENTITY, remark text)");
  return { pool, log, isLost: () => lost, kill: () => process.kill(serverPid(dataDir), "SIGKILL") };
}

function serverPid(dataDir: string): number {
  const home = path.join(dataDir, "postgres");
  return readPidFile(path.join(home, clustersIn(home)[0] ?? ""))?.pid ?? 0;
}

/** Runs it until it fails; with how often it did not. */
async function repeatUntilFailure(work: () => Promise<unknown>): Promise<{ done: number; failure: unknown }> {
  const ENOUGH = 10_000;
  for (let done = 0; done < ENOUGH; done++) {
    const failure = await work().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure) return { done, failure };
  }
  throw new Error("the disk does not fill up");
}

test("where a table cannot grow, the write is refused as one that may be tried again, and what was written stays", async (context) => {
  const disk = diskOf(context, 200);
  const { pool, log } = await startOn(disk);
  const insert = () => pool.query("INSERT INTO stone (remark) VALUES (repeat('a remark', 100))");
  const ballast = fill(disk);
  const { done, failure } = await repeatUntilFailure(insert);
  expect(isDatabaseDown(failure), String(failure)).toBe(true);
  fs.rmSync(ballast);
  await insert();
  expect((await pool.query("SELECT count(*) AS count FROM stone")).rows).toEqual([{ count: done + 1 }]);
  expect(log.said).toEqual([]);
});

test("where the server's own log cannot grow, it ends, and is back with all that was acknowledged when there is space", async (context) => {
  const disk = diskOf(context, 200);
  const { pool, log, isLost } = await startOn(disk);
  // Writes to the server's log alone, together with a row that fits where rows are already.
  const logOnly = "INSERT INTO stone (remark) SELECT pg_logical_emit_message(true, 'test', repeat('x', 100000))";
  await pool.query(logOnly);
  const ballast = fill(disk);
  let acknowledged = 1;
  const strange: unknown[] = [];
  const end = Date.now() + 120_000;
  while (!log.said.some((line) => line.startsWith("warn: the database server was lost"))) {
    expect(Date.now(), "the server has never ended").toBeLessThan(end);
    await pool.query(logOnly).then(
      () => acknowledged++,
      (error: unknown) => isDatabaseDown(error) || strange.push(error),
    );
  }
  expect(strange).toEqual([]);

  fs.rmSync(ballast);
  await vi.waitUntil(() => pool.query(logOnly).then(Boolean, () => false), patience);
  const { rows } = await pool.query("SELECT count(*) AS count FROM stone");
  expect(rows[0].count).toBeGreaterThan(acknowledged);
  expect(isLost()).toBe(false);
});

/** The real programs, but for a server that says that the disk is full as long as the file is there. */
function programsThatFindNoSpace(isFull: string): string {
  const { bin } = postgresPrograms(serverUser(place.dir));
  const wrapped = path.join(place.dir, "bin");
  fs.mkdirSync(wrapped, { mode: 0o755 });
  fs.symlinkSync(path.join(bin, "initdb"), path.join(wrapped, "initdb"));
  fs.writeFileSync(
    path.join(wrapped, "postgres"),
    `#!/bin/sh
if [ "$1" = -D ] && [ -e ${isFull} ]; then echo "FATAL:  could not write: No space left on device" >&2; exit 1; fi
exec ${bin}/postgres "$@"
`,
    { mode: 0o755 },
  );
  return wrapped;
}

test("a server that cannot come back for want of space is started again until it can; queries meanwhile may be tried again", async () => {
  const isFull = path.join(place.dir, "full");
  vi.stubEnv("PG_BIN", programsThatFindNoSpace(isFull));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { pool, log, isLost, kill } = await startOn(place.dir);
  await pool.query("INSERT INTO stone (remark) VALUES ('kept')");
  fs.writeFileSync(isFull, "");
  kill();
  await vi.waitUntil(() => log.said.some((line) => line.endsWith("is full: waiting for space")), patience);
  const meanwhile = await pool.query("SELECT 1").catch((error: unknown) => error);
  expect(isDatabaseDown(meanwhile), String(meanwhile)).toBe(true);

  fs.rmSync(isFull);
  await vi.waitUntil(() => log.said.includes("info: the database server is back"), patience);
  expect((await pool.query("SELECT remark FROM stone")).rows).toEqual([{ remark: "kept" }]);
  expect(isLost()).toBe(false);
});
