import { searchAttributes } from "#domain/search/stone-search.ts";

/** The decimals of the numbers that ClickHouse holds as whole units. */
const decimals = {
  carat: 2,
  rap: 2,
  disc: 2,
  price_per_ct: 2,
  rest: 2,
  length: 2,
  width: 2,
  height: 2,
  ratio: 2,
  depth_pct: 1,
  table_pct: 1,
  crown_angle: 1,
  crown_height: 1,
  pavilion_angle: 1,
  pavilion_depth: 1,
} as const;
type HeldNumber = keyof typeof decimals;
export const heldNumbers = Object.keys(decimals) as HeldNumber[];

/** The decimals of a number of stones. Own prices have two. */
export const decimalsOf = (name: string): number => decimals[name as HeldNumber] ?? 2;

export const stoneKeys = ["stock_no", "report_no", "org_stock_no"] as const;

const always: ReadonlySet<string> = new Set(["carat", "price_per_ct", "rest"] satisfies HeldNumber[]);
const numberType = (name: HeldNumber) => (always.has(name) ? "Int64" : "Nullable(Int64)");

/**
 * The columns of a stone in the order in which its rows are written. `kind` is the stone's provider, type and origin in
 * one number; `version` is the number of the stone's last change.
 */
const columns = [
  "id Int64",
  "version UInt64",
  "is_gone UInt8",
  "kind Int64",
  "diamond_type LowCardinality(String)",
  ...searchAttributes.map((name) => `${name} LowCardinality(String)`),
  ...heldNumbers.map((name) => `${name} ${numberType(name)} CODEC(ZSTD)`),
  "arrived_at Int64",
  ...stoneKeys.map((name) => `${name} String CODEC(ZSTD)`),
];

/**
 * The table of all stones. A stone has one row, the one with the highest version: whatever is written twice, or too
 * late, changes nothing (decision 0168).
 */
export const stoneTable = `CREATE TABLE IF NOT EXISTS stone (${columns.join(", ")})
  ENGINE = ReplacingMergeTree(version, is_gone) ORDER BY id`;

/** A table from before totals were kept has no rest, and stones whose rest was nothing. */
export const restOfStones = "ALTER TABLE stone ADD COLUMN IF NOT EXISTS rest Int64 CODEC(ZSTD) AFTER price_per_ct";
