import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { backUp } from "#server/db/backup.ts";
import { restore } from "#server/db/backup-restore.ts";
import { openDatabase } from "#server/db/open.ts";
import { builtProgram } from "#support/built-programs.ts";
import { useMigrationsFolder } from "#support/migrations-folder.ts";
import { silent } from "#support/silent-log.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const place = useThrowAwayDir();
const migrations = useMigrationsFolder();
const inside = (...names: string[]) => path.join(place.dir, ...names);

async function open(dataDir: string) {
  migrations.write("0001-stones.sql", "CREATE TABLE stone (pair integer, half integer, PRIMARY KEY (pair, half));");
  const database = await openDatabase({ dataDir, migrations: migrations.folder, log: silent });
  onTestFinished(() => database.stop());
  return database;
}

/** Stones come in pairs: in one transaction, so that half a pair would show. */
async function addPair(pool: pg.Pool, pair: number) {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("INSERT INTO stone VALUES ($1, 1)", [pair]);
    await client.query("INSERT INTO stone VALUES ($1, 2)", [pair]);
    await client.query("COMMIT");
  } finally {
    client.release();
  }
}

/** Adds pairs until it is told to stop; with how many there are. */
function write(pool: pg.Pool) {
  const writer = { pairs: 0, goesOn: true };
  const ended = (async () => {
    while (writer.goesOn) {
      await addPair(pool, writer.pairs);
      writer.pairs++;
    }
  })();
  const stop = async () => {
    writer.goesOn = false;
    await ended;
  };
  return { writer, stop };
}

async function makeBackup(): Promise<string> {
  const database = await open(inside("old"));
  await addPair(database.pool, 1);
  await database.stop();
  await backUp({ dataDir: inside("old"), to: inside("backup.tar"), log: silent });
  return inside("backup.tar");
}

async function pairsIn(dataDir: string): Promise<number[]> {
  const { pool } = await open(dataDir);
  const { rows } = await pool.query("SELECT pair, count(*) AS halves FROM stone GROUP BY pair ORDER BY pair");
  expect(rows.filter(({ halves }) => halves !== 2)).toEqual([]);
  return rows.map(({ pair }) => pair);
}

test("a backup taken while the portal writes has all that was committed before it began, and no half transaction", async () => {
  const database = await open(inside("old"));
  const { writer, stop } = write(database.pool);
  await expect.poll(() => writer.pairs).toBeGreaterThan(100);
  const before = writer.pairs;
  const bytes = await backUp({ dataDir: inside("old"), to: inside("backup.tar"), log: silent });
  await expect.poll(() => writer.pairs).toBeGreaterThan(before); // it went on writing
  await stop();

  expect(fs.statSync(inside("backup.tar"))).toMatchObject({ size: bytes });
  expect(fs.statSync(inside("backup.tar")).mode & 0o777).toBe(0o600);
  expect(await restore({ dataDir: inside("new"), from: inside("backup.tar"), log: silent })).toEqual({});
  const restored = await pairsIn(inside("new"));
  expect(restored).toEqual(Array.from({ length: restored.length }, (_, pair) => pair));
  expect(restored.length).toBeGreaterThanOrEqual(before);
  expect(restored.length).toBeLessThanOrEqual(writer.pairs);
});

test("a portal that does not run is backed up too, and runs neither before nor after", async () => {
  const from = await makeBackup();
  await restore({ dataDir: inside("new"), from, log: silent });
  expect(await pairsIn(inside("new"))).toEqual([1]);
  expect(await pairsIn(inside("old"))).toEqual([1]);
});

test("a backup never overwrites another, and half a one does not stay", async () => {
  const to = await makeBackup();
  await expect(backUp({ dataDir: inside("old"), to, log: silent })).rejects.toThrow(`${to} already exists`);
  const impossible = inside("no", "such", "folder", "b.tar");
  await expect(backUp({ dataDir: inside("old"), to: impossible, log: silent })).rejects.toThrow("ENOENT");
  await expect(backUp({ dataDir: inside("empty"), to: inside("b.tar"), log: silent })).rejects.toThrow(
    `${inside("empty")} holds no database`,
  );
  expect(fs.readdirSync(place.dir).sort()).toEqual(["backup.tar", "old"]);
});

test("a running portal's data is never replaced, --force or not", async () => {
  const from = await makeBackup();
  await open(inside("old"));
  for (const force of [false, true]) {
    await expect(restore({ dataDir: inside("old"), from, force, log: silent })).rejects.toThrow(
      `a portal is running on ${inside("old")}: stop it first`,
    );
  }
});

test("data in the way is refused; with --force it is moved aside, whole, to where it says", async () => {
  const from = await makeBackup();
  const later = await open(inside("old"));
  await addPair(later.pool, 2);
  await later.stop();
  await expect(restore({ dataDir: inside("old"), from, log: silent })).rejects.toThrow(
    `${inside("old")} already holds data: --force moves it aside`,
  );
  const { movedTo = "" } = await restore({ dataDir: inside("old"), from, force: true, log: silent });
  const restored = await open(inside("old"));
  expect((await restored.pool.query("SELECT count(*) AS count FROM stone")).rows).toEqual([{ count: 2 }]);
  await restored.stop();

  const [major = ""] = fs.readdirSync(movedTo);
  fs.rmSync(inside("old", "postgres", major), { recursive: true });
  fs.renameSync(path.join(movedTo, major), inside("old", "postgres", major));
  expect(await pairsIn(inside("old"))).toEqual([1, 2]);
});

test("what is no whole backup is refused, and the data stays where it is", async () => {
  const from = await makeBackup();
  const torn = inside("torn.tar");
  fs.copyFileSync(from, torn);
  fs.truncateSync(torn, fs.statSync(torn).size - 5000);
  const strange = inside("strange.tar");
  spawnSync("tar", ["-cf", strange, "-C", migrations.folder, "."]);
  for (const [file, why] of [
    [torn, /is not a complete backup$|^cannot unpack the backup: /],
    [strange, "the file is not a backup of the embedded database"],
    [inside("none.tar"), "ENOENT"],
  ] as const) {
    await expect(restore({ dataDir: inside("old"), from: file, force: true, log: silent })).rejects.toThrow(why);
  }
  expect(await pairsIn(inside("old"))).toEqual([1]);
});

test.each([
  ["db-backup", "--to"],
  ["db-restore", "--from"],
])("%s leaves the database of DATABASE_URL to its operator's own tools", (tool, option) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtProgram(tool), option, inside("b.tar")], {
    env: { ...process.env, DATABASE_URL: "postgresql://u:hunter2@host/portal" },
    encoding: "utf8",
  });
  expect({ status, stdout, lines: stderr.trim().split("\n").length }).toEqual({ status: 1, stdout: "", lines: 1 });
  expect(stderr).toMatch(/DATABASE_URL with pg_/);
  expect(stderr).not.toContain("hunter2");
});

describe("an upgrade of the embedded database", () => {
  const columns = async (pool: pg.Pool) => {
    const { rows } = await pool.query("SELECT * FROM stone");
    return Object.keys(rows[0]);
  };
  /** A house of the release before, with a pair of stones, whose programs are newer now. */
  async function upgraded() {
    const database = await open(inside("house"));
    await addPair(database.pool, 1);
    await database.stop();
    migrations.write("0002-colour.sql", "ALTER TABLE stone ADD COLUMN colour text;");
  }

  test("makes a backup before, which is the house of before, and keeps the last two", async () => {
    await upgraded();
    const folder = inside("house", "before-upgrade");
    expect(fs.existsSync(folder)).toBe(false); // a new house has nothing to save
    const database = await open(inside("house"));
    expect(database.migrated).toEqual(["0002-colour.sql"]);
    expect(await columns(database.pool)).toContain("colour");
    await database.stop();
    const [first = ""] = fs.readdirSync(folder);
    expect(first).toMatch(/^before-0002-colour-.*\.tar$/);
    await restore({ dataDir: inside("back"), from: path.join(folder, first), log: silent });
    migrations.remove("0002-colour.sql");
    const back = await open(inside("back"));
    expect(await columns(back.pool)).toEqual(["pair", "half"]);
    await back.stop();

    migrations.write("0002-colour.sql", "ALTER TABLE stone ADD COLUMN colour text;");
    for (const name of ["0003-cut.sql", "0004-depth.sql"]) {
      migrations.write(name, "SELECT 1;");
      await (await open(inside("house"))).stop();
    }
    const kept = fs.readdirSync(folder).map((name) => name.slice(0, "before-0000".length));
    expect(kept.sort()).toEqual(["before-0003", "before-0004"]);
    await (await open(inside("house"))).stop();
    expect(fs.readdirSync(folder)).toHaveLength(2); // nothing was new
  });

  test("changes nothing without its backup, says why, and goes on if it is told to", async () => {
    await upgraded();
    fs.writeFileSync(inside("house", "before-upgrade"), "a file where the folder belongs");
    await expect(open(inside("house"))).rejects.toThrow(
      /no backup could be made before the upgrade, so nothing was changed: .*EEXIST.* UPGRADE_WITHOUT_BACKUP=true goes on/,
    );
    const options = { dataDir: inside("house"), migrations: migrations.folder, log: silent };
    const database = await openDatabase({ ...options, upgradesWithoutBackup: true });
    onTestFinished(() => database.stop());
    expect(database.migrated).toEqual(["0002-colour.sql"]); // still new
  });
});
