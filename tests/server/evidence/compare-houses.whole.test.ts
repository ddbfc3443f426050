import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { oldestWriter } from "#server/db/queries/compare-copies.ts";
import { compareHouses } from "#server/evidence/compare-houses.ts";
import { folderStore } from "#server/files/folder-store.ts";
import { useClosing } from "#support/closing.ts";
import { copyDatabase, useOwnDatabase } from "#support/database.ts";
import { alterBody, asOwner } from "#support/planted-faults.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { silent } from "#support/silent-log.ts";
import { testHouse } from "#support/test-house.ts";

const living = useOwnDatabase();
const closing = useClosing();
let restored: pg.Pool;
let owner: pg.Pool;

/** Two copies of one house: what a backup without any fault restores. */
beforeEach(async () => {
  const copy = await copyDatabase();
  restored = openPool(copy.url, { log: silent });
  owner = openPool(copy.ownerUrl, { log: silent });
  closing(async () => {
    await Promise.all([restored.end(), owner.end()]);
    void copy.drop();
  });
});

async function compared({ meanwhile = async () => {} }: { meanwhile?: () => Promise<unknown> } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "loupe-files-"));
  closing(() => rmSync(folder, { recursive: true }));
  const house = (pool: pg.Pool) => testHouse({ pool, jobs: new RecordedJobs(), files: folderStore(folder) });
  const here = house(living.pool);
  const since = await oldestWriter(here.db);
  await meanwhile();
  return compareHouses(here, house(restored), { since, files: here.files });
}

test("a restored house is compared row by row, stone by stone, and its log is verified", async () => {
  const { faults, stones, entries, tables } = await compared();
  expect(faults).toEqual([]);
  expect(stones).toBe((await living.pool.query("SELECT count(*)::int AS count FROM stone")).rows[0].count);
  expect(entries).toBe((await living.pool.query("SELECT size FROM audit_head")).rows[0].size);
  expect(tables).toBeGreaterThan(50);
});

test("each row that is different, missing or too many is named", async () => {
  const { rows } = await owner.query("SELECT id FROM stone ORDER BY id LIMIT 1");
  await owner.query("UPDATE stone SET stock_no = 'NOWHERE' WHERE id = $1", [rows[0].id]);
  const { rows: gone } = await owner.query(
    "DELETE FROM carat_range WHERE id = (SELECT max(id) FROM carat_range) RETURNING id",
  );
  const { rows: added } = await owner.query("INSERT INTO setting (key, value) VALUES ('planted', '{}') RETURNING id");
  expect((await compared()).faults).toEqual([
    `carat_range ${gone[0].id} is missing`,
    `setting ${added[0].id} is too many`,
    `stone ${rows[0].id} is different`,
  ]);
});

test("what people did since the backup began is no fault of the backup", async () => {
  const { rows } = await living.pool.query("SELECT id FROM stone ORDER BY id LIMIT 2");
  const meanwhile = async () => {
    await living.pool.query("UPDATE stone SET stock_no = 'SEEN' WHERE id = $1", [rows[0].id]);
    await living.pool.query("INSERT INTO setting (key, value) VALUES ('new', '{}')");
  };
  expect((await compared({ meanwhile })).faults).toEqual([]);
  await restored.query("UPDATE stone SET stock_no = 'ALTERED' WHERE id = $1", [rows[1].id]);
  expect((await compared()).faults).toContain(`stone ${rows[1].id} is different`);
});

test("a restored log that was altered does not pass, however alike the rows are", async () => {
  await asOwner({ pool: restored }, alterBody(3));
  expect((await compared()).faults).toContain("the restored log does not verify: npm run audit:verify on it says why");
});

test("a file that a row refers to and nobody has is named", async () => {
  const name = `${"a1".repeat(16)}.png`;
  for (const pool of [living.pool, restored])
    await pool.query(
      "INSERT INTO stored_file (name, original_name, media_type, bytes, sha256, created_at) VALUES ($1, 'ring.png', 'image/png', 3, '', '2026-11-20')",
      [name],
    );
  expect((await compared()).faults).toEqual([`the file ${name} is missing`]);
});
