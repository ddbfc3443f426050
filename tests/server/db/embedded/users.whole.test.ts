import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { chooseDataDir } from "#server/db/embedded/data-dir.ts";
import { makeDataFolder } from "#server/db/embedded/folders.ts";
import { linkLibraries, npmPackage } from "#server/db/embedded/npm-package.ts";
import { npmPrograms, postgresPrograms } from "#server/db/embedded/programs.ts";
import { canEnter, type ServerUser, serverUser } from "#server/db/embedded/server-user.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { useMigrationsFolder } from "#support/migrations-folder.ts";
import { startPortalProcess } from "#support/portal-process.ts";
import { remembering, silent } from "#support/silent-log.ts";
import { skipLoudly } from "#support/skip-loudly.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const isRoot = process.getuid?.() === 0;
const place = useThrowAwayDir();
const migrations = useMigrationsFolder();

/** A folder that only root can enter, as /root is. */
function rootsOwn(name: string): string {
  const dir = path.join(place.dir, name);
  fs.mkdirSync(dir, { mode: 0o700 });
  return dir;
}

test("under root the server runs as another user, and only that one can enter its data", async (context) => {
  if (!isRoot) skipLoudly(context, "only root can show it");
  const portal = await startPortalProcess(place.dir, migrations.folder);
  expect(portal.said).toBe("ready: 0 migrations");
  const home = fs.statSync(path.join(place.dir, "postgres"));
  expect({ isRoots: home.uid === 0, mode: home.mode & 0o777 }).toEqual({ isRoots: false, mode: 0o700 });
});

test("an ordinary user runs the server as itself", async (context) => {
  const nobody = isRoot ? serverUser("/") : {};
  if (!canEnter(process.cwd(), nobody)) skipLoudly(context, `user ${nobody.name} cannot enter ${process.cwd()}`);
  if (nobody.uid !== undefined && nobody.gid !== undefined) {
    fs.chownSync(place.dir, nobody.uid, nobody.gid);
    fs.chmodSync(migrations.folder, 0o755);
  }
  const portal = await startPortalProcess(place.dir, migrations.folder, nobody);
  expect(portal.said).toBe("ready: 0 migrations");
  expect(fs.statSync(path.join(place.dir, "postgres")).uid).toBe(nobody.uid ?? process.getuid?.());
});

test("data of another user than the server's is refused, not taken over", async (context) => {
  if (!isRoot) skipLoudly(context, "only root can give a folder away");
  const home = path.join(place.dir, "postgres");
  fs.mkdirSync(home, { mode: 0o700 }); // root's own: the server would run as somebody else
  await expect(startEmbeddedPostgres({ dataDir: place.dir, log: silent })).rejects.toThrow(
    `${fs.realpathSync(home)} belongs to a user other than the one as whom PostgreSQL would run`,
  );
});

test("in a project that the server's user cannot enter, the data goes elsewhere, and one line says so", (context) => {
  if (!isRoot) skipLoudly(context, "only root has such a project");
  const project = rootsOwn("project");
  const far = path.join(place.dir, "far");
  const log = remembering();
  const dataDir = chooseDataDir({ log, project, far });
  expect(dataDir).toMatch(new RegExp(`^${far}/project-[0-9a-f]{8}$`));
  expect(log.said).toEqual([expect.stringMatching(/^info: the data is in .*: under root PostgreSQL runs as user \w+/)]);
  expect(chooseDataDir({ log, project, far })).toBe(dataDir);
});

test("in a project that it can enter, the data is in the project; and where data is, there it stays", () => {
  const project = path.join(place.dir, "project");
  fs.mkdirSync(project, { mode: 0o755 });
  const log = remembering();
  const near = path.join(fs.realpathSync(project), "data");
  expect(chooseDataDir({ log, project, far: path.join(place.dir, "far") })).toBe(near);
  fs.mkdirSync(path.join(near, "postgres"), { recursive: true });
  fs.chmodSync(project, 0o700);
  expect(chooseDataDir({ log, project, far: path.join(place.dir, "far") })).toBe(near);
  expect(log.said).toEqual([]);
});

test("a DATA_DIR that the server's user cannot enter is refused in one line, and nothing is made in it", async (context) => {
  if (!isRoot) skipLoudly(context, "only root has such a folder");
  const dataDir = path.join(rootsOwn("locked"), "data");
  await expect(startEmbeddedPostgres({ dataDir, log: silent })).rejects.toThrow(
    /^PostgreSQL does not run as root but as user \w+, who cannot enter .*: choose another DATA_DIR/,
  );
  expect(fs.existsSync(dataDir)).toBe(false);
});

test("programs that the server's user cannot reach are copied to where it can", (context) => {
  if (!isRoot) skipLoudly(context, "only root has such programs");
  if (process.env.PG_BIN) skipLoudly(context, "PG_BIN names other programs");
  const { native, version } = npmPackage();
  const hidden = path.join(rootsOwn("clone"), "native");
  fs.cpSync(native, hidden, { recursive: true, verbatimSymlinks: true });
  const user = serverUser(place.dir);
  const cache = path.join(place.dir, "cache");
  const programs = npmPrograms(user, { native: hidden, version }, cache);
  expect(programs).toMatchObject({ bin: path.join(cache, `postgres-${version}`, "bin"), major: 18 });
  expect(fs.statSync(programs.bin).uid).toBe(0);
});

test("a cache that somebody else could write is not trusted with programs", (context) => {
  if (!isRoot) skipLoudly(context, "only root copies programs");
  const cache = path.join(place.dir, "cache");
  fs.mkdirSync(cache);
  fs.chmodSync(cache, 0o777);
  const hidden = rootsOwn("clone");
  expect(() => npmPrograms(serverUser(place.dir), { native: hidden, version: "1" }, cache)).toThrow(
    /cannot run .*, and no copy can be made: .* must be a folder that belongs to root/,
  );
});

test("a data folder that cannot be made is named with its reason, and one that can is made with its parents", () => {
  const file = path.join(place.dir, "file");
  fs.writeFileSync(file, "");
  expect(() => makeDataFolder(path.join(file, "data"))).toThrow(
    /^DATA_DIR: .*\/file\/data cannot be written \(ENOTDIR\): choose another folder$/,
  );
  makeDataFolder(path.join(place.dir, "a", "b"));
  expect(fs.statSync(path.join(place.dir, "a", "b")).isDirectory()).toBe(true);
});

test("libraries without links are linked once, and a package that cannot be written says what to do", () => {
  const native = path.join(place.dir, "native");
  const lib = path.join(native, "lib");
  fs.mkdirSync(lib, { recursive: true });
  fs.writeFileSync(path.join(lib, "libpq.so.5.18"), "");
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
  fs.writeFileSync(path.join(native, "pg-symlinks.json"), JSON.stringify(links));
  linkLibraries(place.dir);
  linkLibraries(place.dir);
  expect(fs.readlinkSync(path.join(lib, "libpq.so.5"))).toBe("libpq.so.5.18");
  fs.rmSync(lib, { recursive: true });
  expect(() => linkLibraries(place.dir)).toThrow(
    /no links yet, and .*\/native\/lib cannot be written \(ENOENT\): run `node scripts\/hydrate-symlinks\.js` in .* or set PG_BIN/,
  );
});

test("PG_BIN without PostgreSQL is named in one line", () => {
  const user: ServerUser = {};
  expect(() => postgresPrograms(user, "/nowhere")).toThrow(/^the portal cannot run \/nowhere\/postgres: .*ENOENT/);
});

test("a PostgreSQL that is too old is refused", () => {
  const bin = path.join(place.dir, "bin");
  fs.mkdirSync(bin);
  fs.writeFileSync(path.join(bin, "postgres"), '#!/bin/sh\necho "postgres (PostgreSQL) 14.9"\n', { mode: 0o755 });
  expect(() => postgresPrograms({}, bin)).toThrow(`${bin} is PostgreSQL 14, but the portal needs 15 or later`);
});
