import { type Kysely, sql } from "kysely";
import { codes } from "#domain/codes.ts";
import { decimalText, type Hundredths } from "#domain/money.ts";
import type { Tables } from "../../db/tables.ts";
import type { DemoStone } from "./demo-stone.ts";

/** The database's ids for the numbers of the seed. */
export type Ids = { providers: readonly number[]; priceListId: number; now: Date };

type Column = [name: string, type: string, value: (stone: DemoStone, ids: Ids) => unknown];
type TextField = { [K in keyof DemoStone]: DemoStone[K] extends string | null ? K : never }[keyof DemoStone];

const decimal = (value: Hundredths | null) => (value === null ? null : decimalText(value));
const same = (name: TextField, type = "text"): Column => [name, type, (stone) => stone[name]];
const texts: TextField[] = [
  "stock_no",
  "org_stock_no",
  "report_no",
  "diamond_type",
  "shape",
  "color",
  "clarity",
  "fancy_color",
  "intensity",
  "overtone",
  "cut",
  "polish",
  "symmetry",
  "fluorescence",
  "fluorescence_color",
  "lab",
  "shade",
  "milky",
  "eye_clean",
  "black_inclusion",
  "white_inclusion",
  "open_inclusion",
  "treatment",
  "growth_type",
  "girdle_thin",
  "girdle_thick",
  "culet",
  "key_to_symbols",
  "laser_inscription",
  "location",
  "image",
  "video",
  "certificate",
];
const decimals: TextField[] = [
  "length",
  "width",
  "height",
  "depth_pct",
  "table_pct",
  "crown_angle",
  "crown_height",
  "pavilion_angle",
  "pavilion_depth",
  "girdle_pct",
];

const columns: Column[] = [
  ["provider_id", "bigint", ({ provider }, { providers }) => providers[provider]],
  ["status", "integer", ({ status }) => status],
  ["is_listed", "boolean", ({ status }) => status !== codes.stone.notAvailable],
  ["stone_origin", "integer", ({ stone_origin }) => stone_origin],
  ["has_hearts_arrows", "boolean", ({ has_hearts_arrows }) => has_hearts_arrows],
  ...texts.map((name) => same(name)),
  ...decimals.map((name) => same(name, "numeric")),
  ["carat", "numeric", ({ carat }) => decimalText(carat)],
  ["rap", "numeric", ({ rap }) => decimal(rap)],
  ["disc", "numeric", ({ disc }) => decimal(disc)],
  ["price_per_ct", "numeric", ({ price_per_ct }) => decimalText(price_per_ct)],
  ["quote_kind", "text", ({ quote }) => quote.kind],
  ["quote", "numeric", ({ quote }) => decimalText(quote.figure)],
  ["price_list_id", "bigint", ({ rap }, { priceListId }) => (rap === null ? null : priceListId)],
  ["arrived_at", "timestamptz", ({ ageHours }, { now }) => new Date(now.getTime() - ageHours * 3_600_000)],
];

/** Writes many stones with one statement: one array for each column. */
export async function writeStones(db: Kysely<Tables>, stones: readonly DemoStone[], ids: Ids): Promise<void> {
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const lists = sql.join(
    columns.map(([, type, value]) => sql`${stones.map((stone) => value(stone, ids))}::${sql.raw(type)}[]`),
  );
  await sql`INSERT INTO stone (${names}) SELECT * FROM unnest(${lists})`.execute(db);
}
