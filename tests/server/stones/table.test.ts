import { expect, test } from "vitest";
import { codes } from "#domain/codes.ts";
import { besideThePortal } from "#support/beside.ts";
import { useRollback } from "#support/database.ts";
import { sourceFiles } from "#support/source-files.ts";

const database = useRollback();
const beside = besideThePortal(() => database.pool);
const rows = async (sql: string, values: unknown[] = []) => (await beside.query(sql, values)).rows;
const first = async () =>
  (await rows("SELECT * FROM stone WHERE diamond_type = 'white' AND rap IS NOT NULL LIMIT 1"))[0];
const change = async (set: string) => rows(`UPDATE stone SET ${set} WHERE id = ${(await first()).id}`);

test.each([
  ["a status that is a cart event", "status = 6", "stone_status_check"],
  ["a type that is neither white nor fancy", "diamond_type = 'pink'", "stone_diamond_type_check"],
  ["an origin that nobody knows", "stone_origin = 3", "stone_stone_origin_check"],
  ["a weight of nothing", "carat = 0", "stone_carat_check"],
  ["a white stone without a colour", "color = NULL", "stone_white"],
  ["a white stone without a clarity", "clarity = NULL", "stone_white"],
  ["a white stone with a fancy colour", "fancy_color = 'PINK'", "stone_white"],
  [
    "a fancy stone without its colour",
    "diamond_type = 'fancy', color = NULL, rap = NULL, disc = NULL, price_list_id = NULL",
    "stone_fancy",
  ],
  ["a list price without a discount", "disc = NULL", "stone_rap_and_disc"],
  ["a list price of nothing", "rap = 0", "stone_price"],
  ["a price that does not agree with list and discount", "price_per_ct = price_per_ct + 0.01", "stone_price"],
  ["a discount of everything", "disc = -100", "stone_disc_check"],
  ["a depth of 140 %", "depth_pct = 140", "stone_percent_check"],
  ["a length of nothing", "length = 0", "millimetres_check"],
  ["a natural stone that was grown", "stone_origin = 2, growth_type = 'CVD'", "stone_grown"],
])("the database itself refuses %s", async (_, set, constraint) => {
  await expect(change(set)).rejects.toMatchObject({ constraint });
});

test("a stock number is one stone's alone", async () => {
  const { id } = await first();
  await expect(
    rows("UPDATE stone SET stock_no = (SELECT stock_no FROM stone WHERE id <> $1 LIMIT 1) WHERE id = $1", [id]),
  ).rejects.toMatchObject({ constraint: "stone_stock_no_key" });
});

test("the database knows the same stone codes as the product", () => {
  const sql = sourceFiles(["server/db/migrations"], /\.sql$/)
    .map(({ text }) => text)
    .join("\n");
  const listed = sql.match(/status\s+integer NOT NULL DEFAULT 1 CHECK \(status IN \(([^)]*)\)\)/)?.[1];
  expect(listed?.split(",").map(Number)).toEqual(Object.values(codes.stone));
});

test("the amount follows price and weight by itself, to the cent", async () => {
  const { id } = await first();
  await rows(
    "UPDATE stone SET carat = 1.01, rap = 10000, disc = -35.55, price_per_ct = 6445, quote_kind = NULL, quote = NULL WHERE id = $1",
    [id],
  );
  expect(await rows("SELECT total_amt FROM stone WHERE id = $1", [id])).toEqual([{ total_amt: "6509.45" }]);
});

test("every change of a stone is in the list of changes, in the transaction that made it", async () => {
  const [{ seq }] = await rows("SELECT max(seq) AS seq FROM stone_change");
  const { id } = await first();
  await rows("UPDATE stone SET status = 2 WHERE id = $1", [id]);
  await rows("UPDATE stone SET status = 2 WHERE false");
  await rows("DELETE FROM stone WHERE id = $1", [id]);
  expect(await rows("SELECT stone_id FROM stone_change WHERE seq > $1 ORDER BY seq", [seq])).toEqual([
    { stone_id: id },
    { stone_id: id },
  ]);
});

test.each([
  [
    "prices",
    "list_price_no_overlap",
    "INSERT INTO list_price (list_id, shape_group, color, clarity, from_carat, to_carat, price) SELECT id, 'round', 'D', 'IF', 1.49, 1.60, 1 FROM price_list",
  ],
  [
    "carat ranges",
    "carat_range_no_overlap",
    "INSERT INTO carat_range (from_carat, to_carat, sequence) VALUES (1.49, 1.52, 99)",
  ],
  [
    "sub-ranges",
    "sub_carat_range_no_overlap",
    "INSERT INTO sub_carat_range (carat_range_id, from_carat, to_carat) SELECT carat_range_id, 1.05, 1.12 FROM sub_carat_range WHERE from_carat = 1.00",
  ],
  [
    "markups",
    "markup_rule_no_overlap",
    "INSERT INTO markup_rule (set_id, diamond_type, stone_origin, from_carat, to_carat, kind, value) SELECT id, 'fancy', 1, 0.49, 0.49, 'percent', 1 FROM markup_set WHERE layer = 'default'",
  ],
])("two %s never claim the same weight", async (_, constraint, insert) => {
  await expect(rows(insert)).rejects.toMatchObject({ constraint });
});

test("a range that is switched off may lie across others, until it is switched on", async () => {
  const [{ id }] = await rows(
    "INSERT INTO carat_range (from_carat, to_carat, sequence, is_active) VALUES (1.2, 3, 99, false) RETURNING id",
  );
  await expect(rows("UPDATE carat_range SET is_active = true WHERE id = $1", [id])).rejects.toMatchObject({
    constraint: "carat_range_no_overlap",
  });
});

test("a stone is in one pair at most, whichever of the two it is", async () => {
  const [a, b, c] = (await rows("SELECT id FROM stone ORDER BY id LIMIT 3")).map(({ id }) => id);
  await rows("INSERT INTO stone_pair (first_id, second_id, score) VALUES ($1, $2, 90)", [a, b]);
  await expect(
    rows("INSERT INTO stone_pair (first_id, second_id, score) VALUES ($1, $2, 90)", [b, c]),
  ).rejects.toMatchObject({ constraint: "stone_pair_once" });
});

test("one markup of −100 % or less would give stones away, and is refused", async () => {
  await expect(rows("UPDATE markup_rule SET value = -100")).rejects.toMatchObject({
    constraint: "markup_rule_value_check",
  });
});

test("a change of markups counts up the revision that price tables are kept by", async () => {
  const revision = async () => (await rows("SELECT revision FROM pricing_revision"))[0].revision;
  const before = await revision();
  await rows("DELETE FROM markup_rule WHERE value > 11");
  expect(await revision()).toBeGreaterThan(before);
});
