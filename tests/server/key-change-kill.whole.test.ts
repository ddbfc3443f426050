import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { folderStore } from "#server/files/folder-store.ts";
import { keyName } from "#server/ground/seal.ts";
import { builtProgram } from "#support/built-programs.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { filesIn, keys, papersNow, safeWith } from "#support/key-change.ts";
import { patience } from "#support/patience.ts";
import { endPortal, startPortalToKill } from "#support/portal-to-kill.ts";
import { silent } from "#support/silent-log.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const database = useOwnDatabase();
const closing = useClosing();
const place = useThrowAwayDir();
const [former, present] = [keys.former, keys.present].map((key) => key.toString("base64")) as [string, string];
const changing = { KYC_KEY: present, KYC_KEY_BEFORE: former };
const startPortal = (env: Record<string, string>) =>
  startPortalToKill({ database, dataDir: place.dir, closing, env }, /open at (\S+)/);

/** The scheduler's tick, and what a killed portal left: both are due at once. */
async function due() {
  await database.pool.query(
    "UPDATE pgboss.job SET state = 'retry', start_after = now(), retry_count = 0 WHERE state = 'active'",
  );
  await database.pool.query("INSERT INTO pgboss.job (name, data) VALUES ('reseal', '{}')");
}

/** The words of `npm run kyc-key`. */
async function asked(env: Record<string, string>) {
  const { DATABASE_URL, DATA_DIR, ...rest } = process.env;
  const child = spawn(process.execPath, [builtProgram("kyc-key")], {
    env: { ...rest, DATABASE_URL: database.url, DATA_DIR: place.dir, ...env },
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return [code, said.trim()];
}

test("a portal that is killed between a new file and its row loses nothing, and the next one goes on", {
  timeout: 300_000,
}, async () => {
  const files = folderStore(path.join(place.dir, "files"));
  const contents = async (safe: ReturnType<typeof safeWith>) =>
    Promise.all((await papersNow(database)).map(({ stored_name }) => safe.read(stored_name).then(String)));
  const underNew = async () =>
    (await papersNow(database)).filter(({ sealed_with }) => sealed_with === keyName(keys.present)).length;

  const first = await startPortal({ KYC_KEY: former });
  const before = await contents(safeWith({ files }, "former"));
  expect(before.length).toBeGreaterThan(5);
  await endPortal(first, "SIGKILL");
  expect(await asked({ KYC_KEY: former })).toEqual([0, expect.stringMatching(/the key [0-9a-f]{8} seals all$/)]);
  expect(await asked({ KYC_KEY: present })).toEqual([1, expect.stringContaining("kept with another key")]);
  expect(await asked(changing)).toEqual([1, expect.stringContaining("leave it where it is")]);

  // Whoever swaps the file of the third paper waits at this door.
  const [, , third] = await papersNow(database);
  const owner = openPool(database.ownerUrl, { log: silent, max: 2 });
  closing(() => owner.end());
  await owner.query(`CREATE FUNCTION wait_at_door() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(67); RETURN new; END $$`);
  await owner.query(`CREATE TRIGGER door BEFORE UPDATE ON kyc_document FOR EACH ROW
    WHEN (old.id = ${third?.id}) EXECUTE FUNCTION wait_at_door()`);
  const door = await owner.connect();
  await door.query("SELECT pg_advisory_lock(67)");
  const second = await startPortal(changing);
  await due();
  const waits = "SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = 67 AND NOT granted";
  await expect.poll(async () => (await owner.query(waits)).rows[0].n, patience).toBe(1);
  await endPortal(second, "SIGKILL");
  await door.query("SELECT pg_advisory_unlock(67)");
  door.release();
  await owner.query("DROP TRIGGER door ON kyc_document");
  const names = (await papersNow(database)).map(({ stored_name }) => stored_name);
  expect(filesIn(path.join(place.dir, "files"))).toEqual(expect.arrayContaining(names));
  expect(await contents(safeWith({ files }, "present", "former"))).toEqual(before);
  expect(await underNew()).toBeLessThan(before.length);

  const next = await startPortal(changing);
  await due();
  await expect.poll(underNew, patience).toBe(before.length);
  expect(await asked(changing)).toEqual([0, expect.stringMatching(/it may be taken away$/)]);
  await endPortal(next, "SIGTERM");
  expect(await contents(safeWith({ files }, "present"))).toEqual(before);
  expect(await asked({ KYC_KEY: present })).toEqual([0, expect.stringMatching(/seals all$/)]);
});
