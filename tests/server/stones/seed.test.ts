import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { hundredths } from "#domain/money.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { demoPriceList } from "#server/seed/stones/demo-price-list.ts";
import { demoStone } from "#server/seed/stones/demo-stone.ts";
import { seedStock } from "#server/seed/stones/seed-stock.ts";
import { listLookup } from "#server/stones/prices/list-lookup.ts";
import { useApp } from "#support/app.ts";
import { testStones } from "#support/template.ts";

const portal = useApp();
const price = listLookup(demoPriceList());
const many = Array.from({ length: 6000 }, (_, n) => demoStone(n, price));
const share = (part: number, whole: number) => (100 * part) / whole;
const rows = async <T>(sql: string) => (await portal.pool.query(sql)).rows as T[];

test("a stone of the demo house is the same every time, whatever was made before it", () => {
  expect(demoStone(4711, price)).toEqual(many[4711]);
});

test("the stock looks like a real one", () => {
  const natural = many.filter((one) => one.stone_origin === 2 && one.diamond_type === "white");
  const count = (test: (stone: (typeof many)[number]) => boolean) => share(natural.filter(test).length, natural.length);
  expect(share(many.filter((one) => one.diamond_type === "fancy").length, many.length)).toBeCloseTo(10, -1);
  expect(share(many.filter((one) => one.stone_origin === 1).length, many.length)).toBeCloseTo(40, -1);
  for (const [expected, is] of [
    [62, (one: (typeof many)[number]) => one.shape === "ROUND"],
    [82, (one: (typeof many)[number]) => one.lab === "GIA"],
    [62, (one: (typeof many)[number]) => one.fluorescence === "NON"],
    [20, (one: (typeof many)[number]) => one.carat >= 30 && one.carat <= 39],
    [20, (one: (typeof many)[number]) => one.carat >= 100 && one.carat <= 149],
  ] as const) {
    expect(Math.abs(count(is) - expected)).toBeLessThan(3);
  }
  const rounds = natural.filter(({ shape }) => shape === "ROUND");
  const boxes = rounds.map(({ carat, length, width, height }) => carat / 100 / (+length * +width * +height));
  expect(boxes.toSorted()[Math.floor(boxes.length / 2)]).toBeCloseTo(0.0061, 4);
});

test("most stones have a picture, and most that a lab graded its report; the house has every file", () => {
  const graded = many.filter(({ lab }) => lab !== "NONE");
  expect(share(many.filter(({ image }) => image).length, many.length)).toBeCloseTo(70, -1);
  expect(share(graded.filter(({ certificate }) => certificate).length, graded.length)).toBeCloseTo(90, -1);
  expect(many.filter(({ lab, certificate }) => lab === "NONE" && certificate)).toEqual([]);
  const addresses = new Set(many.flatMap(({ image, video, certificate }) => [image, video, certificate]));
  expect(addresses.size).toBeGreaterThan(8);
  expect([...addresses].filter((address) => address && !existsSync(`public${address}`))).toEqual([]);
});

test("small rounds have twins, as earrings want them", () => {
  const twins = many.filter(({ carat, color, clarity, shape }, n) => {
    const before = many[n - 1];
    return (
      n % 2 === 1 &&
      shape === "ROUND" &&
      before?.color === color &&
      before?.clarity === clarity &&
      Math.abs(before.carat - carat) <= 3
    );
  });
  expect(twins.length).toBeGreaterThan(40);
});

test("no stone is claimed while there is no claim that would say by whom", async () => {
  expect(await rows("SELECT DISTINCT status FROM stone ORDER BY status")).toEqual([{ status: 1 }, { status: 2 }]);
});

test("sixty providers, one made-up list that says so, and each stone in the log of changes", async () => {
  expect(await rows("SELECT count(*) FROM provider")).toEqual([{ count: 60 }]);
  expect(await rows("SELECT label, is_synthetic FROM price_list")).toEqual([
    { label: "Demo list (fictional)", is_synthetic: true },
  ]);
  expect(await rows("SELECT count(DISTINCT stone_id) FROM stone_change")).toEqual([{ count: testStones }]);
});

test("the list says per carat what the formula says", async () => {
  const [row] = await rows<{ price: string }>(
    "SELECT price FROM list_price WHERE shape_group = 'round' AND color = 'G' AND clarity = 'VS2' AND from_carat = 1",
  );
  expect(hundredths(row?.price ?? "0")).toBe(8_200_00); // 14,000 × 1.00 × .85 × .69, to hundreds
});

test("every white stone of the list's colours has the list's price, and every other none", async () => {
  expect(
    await rows(`SELECT count(*) FROM stone s LEFT JOIN list_price p ON p.list_id = s.price_list_id
      AND p.shape_group = CASE s.shape WHEN 'ROUND' THEN 'round' ELSE 'pear' END AND p.color = s.color
      AND p.clarity = CASE s.clarity WHEN 'FL' THEN 'IF' ELSE s.clarity END AND s.carat BETWEEN p.from_carat AND p.to_carat
      WHERE s.rap IS DISTINCT FROM p.price`),
  ).toEqual([{ count: 0 }]);
});

test("more stock is added to what is there, and nothing twice", async () => {
  const grow = (stones: number) =>
    inTransaction(portal.house, { requestId: "test", operation: "seed" }, (ctx) => seedStock(ctx, stones));
  expect(await grow(testStones)).toBe(0);
  await portal.pool.query("DELETE FROM stone WHERE id IN (SELECT id FROM stone LIMIT 10)");
  expect(await grow(testStones + 50)).toBe(50);
  expect(await rows("SELECT count(*) FROM stone")).toEqual([{ count: testStones + 40 }]);
});
