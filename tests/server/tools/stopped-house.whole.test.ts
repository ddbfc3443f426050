import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openDatabase } from "#server/db/open.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { seedHouse } from "#server/seed/house.ts";
import { builtProgram } from "#support/built-programs.ts";
import { alterBody } from "#support/planted-faults.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { silent } from "#support/silent-log.ts";
import { testHouse } from "#support/test-house.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";
import { origin } from "../../../tools/administrator.ts";

const project = path.resolve(import.meta.dirname, "../../..");
const migrations = path.join(project, "server/db/migrations");
const place = useThrowAwayDir();

/** The data that a house keeps in its folder, without a portal on it. */
async function inFolder(work: (house: ReturnType<typeof testHouse>) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ dataDir: place.dir, migrations, log: silent });
  try {
    await work(testHouse({ pool: database.pool, jobs: new RecordedJobs() }));
  } finally {
    await database.stop();
  }
}

const verify = () => run(builtProgram("audit-verify"));
/** From its source: a machine as a file of code is read by what reads the command. */
const replay = (...args: string[]) => run("--import", "tsx", "tools/workflows-replay.ts", ...args);

/** A command on the folder alone. */
async function run(...command: string[]) {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...env } = process.env;
  const child = spawn(process.execPath, command, { cwd: project, env: { ...env, DATA_DIR: place.dir } });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, said, complained };
}

beforeEach(() => inFolder((house) => inTransaction(house, origin, seedHouse)));

test("the log of a house that was stopped is verified, and it is stopped afterwards", async () => {
  const { code, said, complained } = await verify();
  expect([code, complained]).toEqual([2, ""]); // no checkpoint was kept elsewhere
  expect(said).toMatch(
    /The log of this house: [1-9]\d* entries read[\s\S]*chain +whole[\s\S]*Nothing wrong was found, but only a kept checkpoint/,
  );
  expect(await findRunningServer(place.dir)).toBeUndefined();
});

test("an entry that somebody altered in the folder is named", async () => {
  await inFolder(async () => {
    const owner = new pg.Client(socketUrl((await findRunningServer(place.dir)) ?? "", ROLES.owner, "portal"));
    await owner.connect();
    await owner.query("ALTER TABLE audit_event DISABLE TRIGGER USER");
    await alterBody(5)(owner);
    await owner.query("ALTER TABLE audit_event ENABLE TRIGGER USER");
    await owner.end();
  });
  const { code, said } = await verify();
  expect([code, said]).toEqual([1, expect.stringMatching(/BROKEN in 1 place\n +entry 5 does not match its hash/)]);
});

test("figures there that the log does not come to are made anew, and that is told in words", async () => {
  await inFolder(async ({ pool }) => {
    await pool.query("INSERT INTO workflow_taken VALUES ('memo', 0, '2026-11-20', 'memo.issue', 'admin', 7)");
  });
  const { code, complained } = await verify();
  expect([code, complained]).toEqual([2, "audit:verify: stored figures did not match the log and were recalculated\n"]);
});

test("a changed machine is replayed on it", async () => {
  const { code, said } = await replay("--with", "src/machines/memo.ts");
  expect([code, said]).toEqual([0, expect.stringContaining("nothing would have been decided differently")]);
});
