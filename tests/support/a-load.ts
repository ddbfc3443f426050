import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { codes } from "#domain/codes.ts";
import type { LoadState } from "#domain/load.ts";
import type { Mapping } from "#server/supply/mapping.ts";
import type { TestApp } from "./app.ts";
import { aRow, csvOf } from "./supplier.ts";
import { aProvider } from "./supply-samples.ts";

const fields = [
  "org_stock_no",
  "shape",
  "carat",
  "color",
  "clarity",
  "lab",
  "report_no",
  "stone_origin",
  "price_per_ct",
];

/** The reading of a supplier's plain file. */
export const aMapping: Mapping = {
  table: 0,
  header_row: 1,
  header_rows: 1,
  encoding: "utf-8",
  delimiter: ",",
  rows_path: null,
  discount: null,
  decimal: "point",
  columns: Object.keys(aRow("A1")).map((header, column) => ({
    column,
    header,
    field: fields[column] as Mapping["columns"][number]["field"],
    chosen_by: "alias",
    values: [],
  })),
  fixed: [],
};

const codeOf = (state: LoadState) => codes.load[state.split(".")[0] as keyof typeof codes.load];

/** A load of a plain file in any state, of a provider of its own, with no rows. Its file is kept like any other. */
export async function aLoad(portal: TestApp, state: LoadState = "waiting"): Promise<{ id: number; version: number }> {
  const { pool, clock, house } = portal;
  const provider_id = await aProvider(portal, `Supplier ${randomBytes(4).toString("hex")}`, letters());
  const mapping = await pool.query(
    "INSERT INTO mapping_configuration (provider_id, version, mapping, created_at) VALUES ($1, 1, $2, $3) RETURNING id",
    [provider_id, JSON.stringify(aMapping), clock.now()],
  );
  const stored_name = `${randomBytes(16).toString("hex")}.dat`;
  const place = path.join(portal.filesFolder, `${stored_name}.sent`);
  writeFileSync(place, await csvOf([aRow("A1")]).text());
  await house.files.put(stored_name, place, "text/csv");
  rmSync(place);
  const at = clock.now();
  const begun = {
    provider_id,
    mode: "whole",
    state,
    status: codeOf(state),
    file_name: "stock.csv",
    stored_name,
    file_bytes: 100,
    file_hash: "0".repeat(64),
    mapping_configuration_id: mapping.rows[0].id,
    tables: [{ name: "stock.csv", is_hidden: false }],
    columns: [],
    questions: [],
    created_at: at,
    updated_at: at,
  };
  const { rows } = await pool.query("SELECT begin_load($1::jsonb) AS id", [JSON.stringify(begun)]);
  if (state === "committed") {
    await pool.query("UPDATE load SET committed_at = $2, compared_at = $2 WHERE id = $1", [rows[0].id, at]);
  }
  const list = "SELECT id FROM price_list WHERE applied_at IS NOT NULL ORDER BY applied_at DESC, list_no DESC LIMIT 1";
  await pool.query(`UPDATE load SET price_list_id = (${list}) WHERE id = $1`, [rows[0].id]);
  return { id: rows[0].id, version: 1 };
}

/** The load "rows.csv" with some new rows, made once. */
export async function loadWithRows(portal: TestApp, count: number): Promise<number> {
  const { rows } = await portal.pool.query("SELECT id FROM load WHERE file_name = 'rows.csv'");
  if (rows[0]) return rows[0].id;
  const { id } = await aLoad(portal);
  await portal.pool.query("UPDATE load SET file_name = 'rows.csv' WHERE id = $1", [id]);
  await portal.pool.query(
    `INSERT INTO load_row (load_id, kind, line, org_stock_no, after)
      SELECT $1, 'new', n + 1, 'A' || n, '{"shape": "ROUND"}' FROM generate_series(1, $2::integer) AS n`,
    [id, count],
  );
  return id;
}

/** Six letters that no other provider has. */
const letters = () => [...randomBytes(6)].map((byte) => String.fromCharCode(65 + (byte % 26))).join("");
