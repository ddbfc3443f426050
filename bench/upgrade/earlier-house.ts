import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { prepareDatabase } from "#server/db/prepare.ts";
import { columnsOf, type Landed, putRows } from "#support/landed-house.ts";

type Earlier = { admin: pg.Client; owner: pg.Pool; migrations: string; landed: Landed };

/** Puts the house of an earlier release into an empty database. */
export async function makeEarlierHouse({ admin, owner, migrations, landed }: Earlier): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "migrations-"));
  try {
    for (const name of readdirSync(migrations).filter((one) => one <= landed.migration))
      copyFileSync(path.join(migrations, name), path.join(folder, name));
    await prepareDatabase(owner, { migrations: folder, runtimeRole: "portal_app" });
  } finally {
    rmSync(folder, { recursive: true });
  }
  await putRows(admin, landed);
}

type Size = { stones: number; entries: number; lines: number };

/** Repeats the stones and the log of a house until they are as many, and puts a line in a cart on each of the first stones. */
export async function growHouse(admin: pg.Client, { stones, entries, lines }: Size): Promise<void> {
  await admin.query("SET synchronous_commit = off; SET session_replication_role = replica");
  await repeat(admin, "stone", stones, { id: "n", stock_no: "'B' || n", org_stock_no: "'B' || n" });
  await repeat(admin, "audit_event", entries, { seq: "n" });
  await admin.query("UPDATE audit_head SET size = (SELECT max(seq) FROM audit_event)");
  await admin.query(
    `INSERT INTO stone_line (list, state, status, stone_id, holder_id, made_by, price_per_ct, total_amt, markup_ppc, sell_amt,
       created_at, updated_at)
     SELECT 'cart', 'in', 1, s.id, a.id, a.id, s.price_per_ct, s.total_amt, s.price_per_ct, s.total_amt, now(), now()
     FROM (SELECT * FROM stone ORDER BY id LIMIT $1) s CROSS JOIN (SELECT min(id) AS id FROM account) a`,
    [lines],
  );
  await admin.query("SET session_replication_role = DEFAULT");
  await admin.query("VACUUM (ANALYZE)");
}

/** Adds rows that are like those of a table, one after the other, until the table has this many. */
async function repeat(admin: pg.Client, table: string, size: number, others: Record<string, string>): Promise<void> {
  const columns = await columnsOf(admin, table);
  const key = Object.keys(others)[0];
  await admin.query(
    `WITH kept AS (SELECT *, row_number() OVER (ORDER BY ${key}) - 1 AS place, count(*) OVER () AS whole FROM ${table}),
       last AS (SELECT max(${key}) AS number FROM ${table})
     INSERT INTO ${table} (${columns.join(", ")}) OVERRIDING SYSTEM VALUE
     SELECT ${columns.map((column) => others[column] ?? `kept.${column}`).join(", ")}
     FROM last CROSS JOIN generate_series(last.number + 1, $1::bigint) n
       JOIN kept ON kept.place = n % (SELECT max(whole) FROM kept)`,
    [size],
  );
}
