import { describe, expect, test } from "vitest";
import { shapeGroupOf } from "#domain/list-price.ts";
import { decimalText } from "#domain/money.ts";
import { demoPriceList } from "#server/seed/stones/demo-price-list.ts";
import { type DemoStone, demoStone } from "#server/seed/stones/demo-stone.ts";
import type { FileRow, Finding, ReadRow, SupplyField, SupplyStone, World } from "#server/supply/mapping.ts";
import { rowReader } from "#server/supply/understand/row-reader.ts";
import { suggestMapping } from "#server/supply/understand/suggest-mapping.ts";
import { factOf } from "#server/supply/understand/supply-fields.ts";
import { supplyWorld } from "#support/supply-world.ts";

const list = new Map<string, { from: number; to: number; price: number }[]>();
for (const { shape_group, color, clarity, from, to, price } of demoPriceList()) {
  const key = `${shape_group} ${color} ${clarity}`;
  list.set(key, [...(list.get(key) ?? []), { from, to, price }]);
}
const rapOf: World["rapOf"] = ({ shape, color, clarity, carat }) =>
  list
    .get(`${shapeGroupOf(shape)} ${color} ${clarity === "FL" ? "IF" : clarity}`)
    ?.find(({ from, to }) => from <= carat && carat <= to)?.price ?? null;
const world: World = { ...supplyWorld, rapOf };

const texts = [
  "org_stock_no shape color fancy_color intensity overtone clarity cut polish symmetry fluorescence fluorescence_color lab report_no",
  "length width height depth_pct table_pct crown_angle crown_height pavilion_angle pavilion_depth girdle_thin girdle_thick girdle_pct",
  "culet shade milky eye_clean black_inclusion white_inclusion open_inclusion treatment growth_type location key_to_symbols",
  "laser_inscription",
]
  .join(" ")
  .split(" ") as (SupplyField & keyof DemoStone & keyof SupplyStone)[];
const fields: SupplyField[] = [...texts, "carat", "stone_origin", "rap", "disc", "price_per_ct"];

function cellOf(stone: DemoStone, field: SupplyField): string {
  if (field === "carat") return decimalText(stone.carat);
  if (field === "stone_origin") return String(stone.stone_origin);
  if (field === "price_per_ct") return decimalText(stone.price_per_ct);
  if (field === "rap" || field === "disc") return stone[field] === null ? "" : decimalText(stone[field]);
  const name = texts.find((one) => one === field);
  return name === undefined ? "" : String(stone[name] ?? "");
}

const stones = Array.from({ length: 3000 }, (_, n) => demoStone(n, rapOf));

function readBack(headers: string[]): ReadRow[] {
  const rows: FileRow[] = [headers, ...stones.map((stone) => fields.map((field) => cellOf(stone, field)))].map(
    (cells, at) => ({ line: at + 1, cells }),
  );
  const { mapping } = suggestMapping({ rows: rows.slice(0, 1001), world });
  expect(mapping.columns.filter(({ field }) => field === null).map(({ header }) => header)).toEqual([]);
  const read = rowReader(mapping, world);
  return rows.slice(1).map(read);
}

const amount = (value: number | null) => (value === null ? null : decimalText(value));
const pickedOf = (stone: SupplyStone) => ({
  texts: texts.map((field) => `${field} ${stone[field]}`),
  kinds: [stone.diamond_type, stone.stone_origin],
  amounts: [stone.carat, stone.rap, stone.disc, stone.price_per_ct],
});
const writtenOf = (stone: DemoStone) => ({
  texts: texts.map((field) => `${field} ${stone[field]}`),
  kinds: [stone.diamond_type, stone.stone_origin],
  amounts: [stone.carat, stone.rap, stone.disc, stone.price_per_ct].map(amount),
});

describe("stock that the house writes itself comes back as it was", () => {
  test.each<[string, (field: SupplyField) => string]>([
    ["by the names of its fields", (field) => field],
    ["by its labels", (field) => (factOf(field).label === "Depth" ? "Depth %" : factOf(field).label)],
  ])("%s", (_, header) => {
    const rows = readBack(fields.map(header));
    const told = new Map<Finding["code"], number>();
    for (const { findings } of rows) for (const { code } of findings) told.set(code, (told.get(code) ?? 0) + 1);
    expect([...told]).toEqual([]);
    expect(rows.map(({ stone }) => stone && pickedOf(stone))).toEqual(stones.map(writtenOf));
  });
});
