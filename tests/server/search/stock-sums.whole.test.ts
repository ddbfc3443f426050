import { expect, test } from "vitest";
import type { DiamondType } from "#domain/stone.ts";
import { pricedStones } from "#server/db/queries/priced-stones.ts";
import {
  type ShapeFilter,
  type Sum,
  stockByAttribute,
  stockByShape,
  stockByType,
  stockGroups,
} from "#server/db/queries/stock.ts";
import type { Summing } from "#server/house/found.ts";
import { sumsByAttribute, sumsByShape, sumsByType } from "#server/search/stock-sums.ts";
import type { DemoName } from "#support/actors.ts";
import { changeAtRandom, useLiveStock } from "#support/live-stock.ts";
import { makeStonesOdd } from "#support/odd-stones.ts";
import { viewerAs } from "#support/viewers.ts";

const house = useLiveStock();
const people: DemoName[] = ["admin", "associate", "customer", "customer2", "newcomer", "api"];

/** A sum as it is sent: cost is nobody's who may not know it. */
const sent =
  (seesCost: boolean) =>
  <Row extends Sum>(row: Row) => ({
    ...row,
    carats: Number(row.carats),
    sell_amt: Number(row.sell_amt),
    total_amt: seesCost ? Number(row.total_amt) : undefined,
  });

test("the index sums the stock up as the database does, by type and by every attribute, for everybody", async () => {
  await makeStonesOdd(house);
  await changeAtRandom(house.db, 500, 0.5);
  const stock = await house.open();
  for (const name of people) {
    const { viewer, table } = await viewerAs(house, name);
    const summing = (await stock.summing(house.db, viewer)) as Summing;
    const stones = pricedStones(viewer.access, table);
    const asSent = sent(viewer.seesCost);

    const byType = new Map((await stockByType(house.db, stones)).map((row) => [row.diamond_type, asSent(row)]));
    for (const row of sumsByType(summing).filter(({ pieces }) => pieces > 0))
      expect(asSent(row)).toEqual(byType.get(row.diamond_type));
    expect(sumsByType(summing).reduce((sum, { pieces }) => sum + pieces, 0)).toBe(
      [...byType.values()].reduce((sum, { pieces }) => sum + pieces, 0),
    );

    for (const type of [undefined, "white", "fancy"] satisfies (DiamondType | undefined)[]) {
      const expected = (await stockByAttribute(house.db, stones, type)).map(asSent);
      const found = (await sumsByAttribute(summing, type)).map(asSent);
      for (const group of stockGroups) {
        const of = (rows: typeof found) => rows.filter(({ attribute }) => attribute === group);
        expect(of(found)).toEqual(of(expected));
      }
      expect(found).toHaveLength(expected.length);
      expect(found.length).toBeGreaterThan(20);
    }
  }
});

test("the index sums the stock up by shape as the database does, under every filter of the dashboard", async () => {
  await makeStonesOdd(house);
  await changeAtRandom(house.db, 500, 0.5);
  const stock = await house.open();
  const filters: ShapeFilter[] = [
    {},
    { diamond_type: "fancy" },
    { shape: ["ROUND", "PEAR"], color: ["D", "E", "F"] },
    { diamond_type: "white", clarity: ["VS1"], shape: ["ROUND"] },
    { shape: ["NO SUCH SHAPE"] },
  ];
  for (const name of people) {
    const { viewer, table } = await viewerAs(house, name);
    const summing = (await stock.summing(house.db, viewer)) as Summing;
    const stones = pricedStones(viewer.access, table);
    const inOrder = (rows: (Sum & { diamond_type: DiamondType; value: string })[]) =>
      rows
        .map((row) => ({ ...sent(viewer.seesCost)(row), key: `${row.diamond_type} ${row.value}` }))
        .sort((one, other) => one.key.localeCompare(other.key));
    for (const filter of filters)
      expect(inOrder(sumsByShape(summing, filter))).toEqual(inOrder(await stockByShape(house.db, stones, filter)));
  }
});

test("while there is no index nobody is told to ask it", async () => {
  const stock = await house.open();
  await stock.live.stop();
  const { viewer } = await viewerAs(house, "admin");
  expect(await stock.summing(house.db, viewer)).toBeUndefined();
});
