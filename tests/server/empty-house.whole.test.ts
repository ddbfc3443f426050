import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aStone } from "#support/a-stone.ts";
import { type TestApp, useApp, useOwnApp } from "#support/app.ts";
import { contractOperations } from "#support/contract.ts";
import { emptyStock } from "#support/empty-stock.ts";

/** A house of one's own begins with people and masters: with no provider, no stone and no list price. */
const portal = useApp();
const indexed = useOwnApp();
const roles = ["admin", "qc", "associate", "customer", "newcomer", "api", "ftp", "auditor", "guest"] as const;

const isOpen = ({ info, parameters }: (typeof contractOperations)[number]) =>
  !info.writes && !info.path.includes("{") && !parameters.some((one) => one.required && one.in === "query");

const open = contractOperations.filter(isOpen);
const ofStones = open.filter(({ info }) => info.path.includes("/inventory/"));

async function defectsMetBy(role: (typeof roles)[number], { as, asGuest }: TestApp, asked = open): Promise<string[]> {
  const who = role === "guest" ? asGuest() : as(role);
  const bad: string[] = [];
  for (const operation of asked) {
    const id = operation.info.id;
    const { status } = await who.send(id, operation.requestBody ? { body: {} } : {});
    if (status >= 500) bad.push(`${role}: ${id} ${status}`);
  }
  return bad;
}

const foundBy = async ({ as }: TestApp) => {
  const { data } = await as("admin").call("searchStones", { body: {} });
  return [data.stockList.length, data.pagination.totalRecords];
};

describe("a house without a stone", () => {
  beforeEach(() => emptyStock(portal));

  test.each(roles)("meets %s with no defect", async (role) => {
    expect(await defectsMetBy(role, portal)).toEqual([]);
  });

  test("is searched, and finds nothing", async () => {
    expect(await foundBy(portal)).toEqual([0, 0]);
  });
});

describe("a house without a stone, answered by its index", () => {
  beforeEach(async () => {
    await emptyStock(indexed);
    await indexed.house.stock.live.start();
  });
  afterEach(() => indexed.house.stock.live.stop());

  test("meets nobody with a defect, and then finds the first stone of the first provider", async () => {
    const bad: string[] = [];
    for (const role of roles) bad.push(...(await defectsMetBy(role, indexed, ofStones)));
    expect([bad, await foundBy(indexed)]).toEqual([[], [0, 0]]);
    await indexed.pool.query("INSERT INTO provider (name, prefix) VALUES ('Harbour Gems', 'HARB')");
    await aStone(indexed, "HB-1");
    await expect.poll(() => foundBy(indexed)).toEqual([1, 1]);
  });
});
