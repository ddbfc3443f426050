import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { bucketPlace } from "#server/backups/bucket-place.ts";
import { backupsIn } from "#server/backups/names.ts";
import { backupsOf } from "#server/db/queries/backups.ts";
import { lastDrill } from "#server/db/queries/drills.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { builtProgram } from "#support/built-programs.ts";
import { addFile, backupKey, plannedHouse } from "#support/planned-house.ts";
import { startS3Peer } from "#support/s3-peer.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const place = useThrowAwayDir();
const keys = { bucket: "backups", region: "us-east-1", accessKeyId: "AKIDLOUPE", secretAccessKey: "a secret" };

function start(name: string, args: string[], env: Record<string, string>): ChildProcess {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...rest } = process.env;
  const BACKUP_KEY = backupKey.toString("base64");
  return spawn(process.execPath, [builtProgram(name), ...args], {
    cwd: projectFolder,
    env: { ...rest, BACKUP_KEY, ...env },
  });
}

async function run(name: string, args: string[], env: Record<string, string>) {
  const child = start(name, args, env);
  if (!child.stdout || !child.stderr) throw new Error("the command has no output");
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, said, complained };
}

async function opened() {
  const here = await plannedHouse(place.dir);
  onTestFinished(() => here.stop());
  return here;
}

test("a person makes a backup, tests it by a drill, and restores it elsewhere with its key alone", async () => {
  const here = await opened();
  await addFile(here, "a logo");
  const env = { DATA_DIR: here.dataDir, BACKUP_TO: here.backups };
  const made = await run("backup", [], env);
  expect([made.code, made.complained]).toEqual([0, ""]);
  expect(made.said).toMatch(/backup: the folder .+ holds a backup of \d+ MB with 2 files/);
  const listed = await run("backup", ["--list"], env);
  expect([listed.code, listed.complained]).toEqual([0, ""]);
  expect(listed.said).toMatch(/holds 1 whole backup\n$/);

  const drills = path.join(place.dir, "drills");
  mkdirSync(drills);
  const drill = await run("drill", ["--in", drills], env);
  expect([drill.code, drill.complained]).toEqual([0, ""]);
  expect(drill.said).toContain("the newest planned backup is of ");
  expect(drill.said).toContain("the backup holds everything, and its log verifies");
  expect(await lastDrill(here.house.db)).toMatchObject({ faults: 0, files: 1 });
  expect(readdirSync(drills)).toEqual([]);

  const other = Buffer.alloc(32, 9).toString("base64");
  const useless = await run("backup", ["--list"], { ...env, BACKUP_KEY: other });
  expect([useless.code, useless.complained]).toEqual([
    1,
    expect.stringMatching(/holds 1 whole backup, but BACKUP_KEY, the key \w{8}, opens none of them\n$/),
  ]);
  expect(useless.said).toMatch(/, sealed with the key \w{8}\n$/);

  const elsewhere = { DATA_DIR: path.join(place.dir, "elsewhere"), BACKUP_TO: here.backups };
  const wrong = await run("backup-restore", [], { ...elsewhere, BACKUP_KEY: other });
  expect(wrong).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/was sealed with the key \w{8}, but BACKUP_KEY is/),
  });
  const restored = await run("backup-restore", [], elsewhere);
  expect([restored.code, restored.complained]).toEqual([0, ""]);
  const again = await run("backup-restore", [], elsewhere);
  expect(again).toMatchObject({
    code: 1,
    complained: expect.stringContaining("already holds data: --force moves it aside"),
  });
  const running = await run("backup-restore", ["--force"], env);
  expect(running).toMatchObject({ code: 1, complained: expect.stringContaining("a portal is running on") });
});

test("a backup that is killed in the middle is none, and the next one succeeds beside it", async () => {
  const here = await opened();
  const peer = await startS3Peer(keys);
  onTestFinished(() => peer.close());
  const env = {
    DATA_DIR: here.dataDir,
    BACKUP_TO: `s3://${keys.bucket}`,
    BACKUP_S3_ENDPOINT: peer.endpoint,
    BACKUP_S3_ACCESS_KEY_ID: keys.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  };
  const bucket = bucketPlace({ ...keys, endpoint: peer.endpoint });
  peer.mishaps.push("none", "none", "none", "silent"); // its list, the mark of the house, one piece of the database
  const child = start("backup", [], env);
  await expect.poll(() => [...peer.objects.keys()].some((name) => name.endsWith(".database.00000"))).toBe(true);
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  peer.mishaps.length = 0;
  expect(backupsIn(await bucket.list())).toEqual([]);
  expect((await run("backup-restore", [], { ...env, DATA_DIR: path.join(place.dir, "new") })).complained).toContain(
    "the bucket backups holds no whole backup",
  );
  expect((await backupsOf(here.house.db)).last).toBeNull();

  const next = await run("backup", [], env);
  expect([next.code, next.complained]).toEqual([0, ""]);
  expect(backupsIn(await bucket.list())).toHaveLength(1);
  expect((await run("backup-restore", [], { ...env, DATA_DIR: path.join(place.dir, "new") })).code).toBe(0);
});

test("a command without a plan says what is missing", async () => {
  const env = { DATA_DIR: path.join(place.dir, "data"), BACKUP_TO: "", BACKUP_KEY: "" };
  expect((await run("backup", [], env)).complained).toContain("no backups are planned: set BACKUP_TO and BACKUP_KEY");
  const half = await run("backup", [], { ...env, BACKUP_KEY: backupKey.toString("base64") });
  expect(half).toMatchObject({ code: 1, complained: "backup: BACKUP_TO: is required with BACKUP_KEY\n" });
  expect((await run("backup", [], { ...env, BACKUP_TO: "/b", BACKUP_KEY: "hunter2" })).complained).toMatch(
    /^backup: BACKUP_KEY: is required with BACKUP_TO: 32 bytes as base64/,
  );
});
