import pg from "pg";
import { describe, expect, test } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { auditRows, brokenAt } from "#support/audit.ts";
import { useOwnDatabase } from "#support/database.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { silent } from "#support/silent-log.ts";
import { testHouse } from "#support/test-house.ts";

const database = useOwnDatabase();
const house = (pool: pg.Pool) => testHouse({ pool, jobs: new RecordedJobs() });
const write = (pool: pg.Pool, item: number, fail: boolean) =>
  inTransaction(house(pool), { requestId: `request ${item}`, operation: "test" }, async (ctx) => {
    ctx.audit.push({ workflow: "test", item, transition: "test.happen" });
    if (fail) throw new Error("refused");
  });

describe("the log is only ever added to", () => {
  const attempts = [
    "UPDATE audit_event SET body = body",
    "DELETE FROM audit_event",
    "TRUNCATE audit_event",
    "UPDATE audit_head SET size = 0",
    "DELETE FROM audit_head",
  ];
  for (const sql of attempts) {
    test(`the portal's role may not: ${sql}`, async () => {
      await expect(database.pool.query(sql)).rejects.toMatchObject({ code: "42501" });
    });
  }

  for (const sql of attempts.slice(0, 3)) {
    test(`whoever owns the table is refused by its trigger: ${sql}`, async () => {
      const owner = new pg.Client(database.ownerUrl);
      await owner.connect();
      await expect(owner.query(sql)).rejects.toThrow("audit_event is append-only");
      await owner.end();
    });
  }

  test("number, predecessor and hash are the trigger's to give, whatever the sender says", async () => {
    const before = (await auditRows(database.pool)).length;
    await database.pool.query(
      "INSERT INTO audit_event (seq, at, body, prev, hash) VALUES (7, now(), '{}', '\\x00', '\\x00')",
    );
    const rows = await auditRows(database.pool);
    expect(rows).toHaveLength(before + 1);
    expect(brokenAt(rows)).toBeUndefined();
  });

  test("many rows of one statement are links of one chain, and the head moves once", async () => {
    const head = async () =>
      (await database.pool.query("SELECT size, hash, pg_relation_size('audit_head') AS bytes FROM audit_head")).rows[0];
    const before = await head();
    await database.pool.query("INSERT INTO audit_event (at, body) SELECT now(), '{}' FROM generate_series(1, 500)");
    await database.pool.query("INSERT INTO audit_event (at, body) SELECT now(), '{}' WHERE false");
    const [rows, after] = [await auditRows(database.pool), await head()];
    expect(brokenAt(rows)).toBeUndefined();
    expect(after).toEqual({ size: before.size + 500, hash: rows.at(-1)?.hash, bytes: before.bytes });
  });
});

test("twenty who write at once leave no gap and no fork, those who are refused no number", async () => {
  const pool = openPool(database.url, { log: silent, max: 20 });
  const before = (await auditRows(database.pool)).length;
  const outcomes = await Promise.allSettled([...Array(20).keys()].map((item) => write(pool, item, item % 5 === 4)));
  await pool.end();
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(4);
  const rows = await auditRows(database.pool);
  expect(rows).toHaveLength(before + 16);
  expect(brokenAt(rows)).toBeUndefined();
});
