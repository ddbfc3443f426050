import fs from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { clustersIn } from "#server/db/embedded/home.ts";
import { readPidFile } from "#server/db/embedded/pid-file.ts";
import { makePlace } from "#server/db/embedded/place.ts";
import { isAlive } from "#server/db/embedded/processes.ts";
import { launchServer } from "#server/db/embedded/server-process.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { openPool } from "#server/db/pool.ts";
import { useMigrationsFolder } from "#support/migrations-folder.ts";
import { patience } from "#support/patience.ts";
import { startPortalProcess } from "#support/portal-process.ts";
import { remembering, silent } from "#support/silent-log.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const place = useThrowAwayDir();
const migrations = useMigrationsFolder();

async function start({ dataDir = place.dir, log = silent, settings = "" } = {}) {
  const server = await startEmbeddedPostgres({ dataDir, log, settings });
  onTestFinished(() => server.stop());
  return server;
}

/** Named by the version, which is another one when PG_BIN says so. */
function clusterDir(): string {
  const home = path.join(place.dir, "postgres");
  return path.join(home, clustersIn(home)[0] ?? "none");
}

function serverPid(): number {
  const pid = readPidFile(clusterDir())?.pid;
  if (!pid) throw new Error("no server");
  return pid;
}

async function query(url: string, sql: string) {
  const pool = openPool(url, { log: silent, max: 1 });
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
}

describe("two portals on one folder", () => {
  test("the second one is refused with the first one's number, and does it no harm", async () => {
    const first = await startPortalProcess(place.dir, migrations.folder);
    expect(first.said).toBe("ready: 0 migrations");
    const pid = serverPid();
    await expect(start()).rejects.toThrow(
      new RegExp(`^${place.dir} is in use by another portal \\(process ${first.process.pid} on .+\\)$`),
    );
    expect([serverPid(), isAlive(pid)]).toEqual([pid, true]);
  });

  test("of several that start together on an empty folder, one comes up", async () => {
    const starts = await Promise.allSettled([start(), start(), start()]);
    const refused = starts.filter((one) => one.status === "rejected").map((one) => String(one.reason));
    expect(refused).toEqual([expect.stringContaining("in use"), expect.stringContaining("in use")]);
  });
});

describe("a portal that ends", () => {
  test("by SIGKILL takes its server along, and the next one finds the folder free", async () => {
    const portal = await startPortalProcess(place.dir, migrations.folder);
    const pid = serverPid();
    portal.process.kill("SIGKILL");
    await vi.waitUntil(() => !isAlive(pid), patience);
    await start();
  });

  test("leaves no process, no socket and no lock", async () => {
    const server = await start();
    const pid = serverPid();
    await server.stop();
    await vi.waitUntil(() => !isAlive(pid), patience); // it may still be waiting to be buried
    expect(fs.readdirSync(path.join(place.dir, "postgres")).sort()).toEqual([
      path.basename(clusterDir()),
      "server.log",
    ]);
  });
});

describe("a server that is lost", () => {
  test("by SIGKILL is started again, with all that was committed", async () => {
    const log = remembering();
    const server = await start({ log });
    const pid = serverPid();
    await query(server.ownerUrl, "CREATE TABLE stone AS SELECT 1 AS id");
    process.kill(pid, "SIGKILL");
    await vi.waitUntil(() => log.said.includes("info: the database server is back"), patience);
    expect(serverPid()).not.toBe(pid);
    expect(await query(server.ownerUrl, "SELECT id FROM stone")).toEqual([{ id: 1 }]);
    expect(log.said[0]).toBe("warn: the database server was lost: starting it again");
  });

  test("for good is told to the portal, in one line", async () => {
    // The next server clears away the shared memory of a killed one; here none follows.
    const server = await start({ settings: "dynamic_shared_memory_type = mmap" });
    fs.rmSync(path.join(clusterDir(), "global"), { recursive: true });
    process.kill(serverPid(), "SIGKILL");
    expect((await server.lost).message).toMatch(/^PostgreSQL did not start: .+$/);
  });

  test("without a portal, an orphan, is stopped and started afresh, with its data", async () => {
    const first = await start();
    await query(first.ownerUrl, "CREATE TABLE stone AS SELECT 1 AS id");
    await first.stop();
    let orphan = 0;
    await launchServer(makePlace(place.dir), (pid) => {
      orphan = pid;
    });
    const second = await start();
    expect(isAlive(orphan)).toBe(false);
    expect(await query(second.ownerUrl, "SELECT id FROM stone")).toEqual([{ id: 1 }]);
  });
});

describe("what lies in the folder", () => {
  test("data of another version is never passed by: no empty cluster beside it", async () => {
    await start().then((server) => server.stop());
    const home = path.join(place.dir, "postgres");
    const major = path.basename(clusterDir());
    fs.renameSync(clusterDir(), path.join(home, "14"));
    await expect(start()).rejects.toThrow(
      `${home} holds data of PostgreSQL 14, but the programs are PostgreSQL ${major}: set PG_BIN to those of 14`,
    );
    expect(clustersIn(home)).toEqual(["14"]);
  });

  test.each([
    ["the number of a stranger's process", `${process.ppid}\n`],
    ["nothing, as after a power cut", ""],
  ])("a postmaster.pid with %s does not keep the server from starting", async (_, text) => {
    await start().then((server) => server.stop());
    const file = path.join(clusterDir(), "postmaster.pid");
    fs.writeFileSync(file, text);
    fs.utimesSync(file, 0, 0);
    await start();
  });

  test("a path too deep for a socket is no hindrance", async () => {
    const deep = path.join(place.dir, "d".repeat(60), "e".repeat(60));
    const server = await start({ dataDir: deep });
    expect(new URL(server.url).searchParams.get("host")).toMatch(/^\/tmp\/portal-/);
    expect(await query(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("nothing that a client sends gets into the server's log when a row is refused", async () => {
    const server = await start();
    await query(server.ownerUrl, "CREATE TABLE account (email text PRIMARY KEY)");
    const pool = openPool(server.ownerUrl, { log: silent, max: 1 });
    await pool.query("INSERT INTO account VALUES ($1)", ["maya@example.test"]);
    await expect(pool.query("INSERT INTO account VALUES ($1)", ["maya@example.test"])).rejects.toThrow("duplicate key");
    await pool.end();
    const said = fs.readFileSync(path.join(place.dir, "postgres", "server.log"), "utf8");
    expect(said).toContain("duplicate key");
    expect(said).not.toContain("maya");
  });
});
