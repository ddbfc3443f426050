import { describe, expect, test } from "vitest";
import { fromAddress } from "#domain/search/search-address.ts";
import { hours, minutes } from "#support/clock.ts";
import { useDemandWorld } from "#support/demand-world.ts";
import { aDemand } from "#support/kept-rows.ts";
import { ownerId } from "#support/rows.ts";

const { portal, query, customer, demand, told, arrives } = useDemandWorld();

describe("a stone that arrives", () => {
  test("is told to the owner of the demand that finds it: once", async () => {
    const { id } = await demand();
    await arrives("NEW1");
    const [letter, ...others] = await told();
    expect(others).toEqual([]);
    expect([letter?.to_address, letter?.subject]).toEqual(["customer@demo.test", '1 stone for "One D"']);
    expect(letter?.text).toContain("http://portal.test/search?diamond_type=white&color=D");
    const [row] = (await customer().call("listDemands")).data.data;
    expect([row?.id, row?.told_at, row?.version]).toEqual([id, portal.clock.now().toISOString(), 1]);
    expect(await told()).toEqual([]);
  });

  test("is told at the owner's own price, in one line", async () => {
    await demand();
    await arrives("NEW1");
    const { stone } = (await customer().call("getStoneHistory", { query: { stock_no: "NEW1" } })).data;
    const price = stone.sell_amt.toLocaleString("en-US", { minimumFractionDigits: 2 });
    expect((await told())[0]?.text).toContain(`\nNEW1  Natural  Round 1.00 ct D VVS1 GIA  $${price}/ct  $${price}\n`);
    expect(price).not.toBe("5,000.00");
  });

  test("is told with its finish and with what is not plain about it", async () => {
    await demand();
    const look = { fluorescence: "STG", fluorescence_color: "B", shade: "LB", milky: "M1", eye_clean: "N" };
    await arrives("NEW1", { polish: "VG", symmetry: "EX", ...look });
    expect((await told())[0]?.text).toContain(
      "\nNEW1  Natural  Round 1.00 ct D VVS1 pol VG sym EX GIA, Fluorescence Strong blue, Shade Light brown, Milky M1, Not eye clean  $",
    );
  });

  test("with many others is told by number, the latest ten by line", async () => {
    await demand();
    for (let at = 1; at <= 12; at++) await arrives(`NEW${at}`);
    const [letter] = await told();
    expect(letter?.subject).toBe('12 stones for "One D"');
    const lines = letter?.text?.split("\n").filter((line) => line.startsWith("NEW")) ?? [];
    expect([lines.length, lines[0]?.split(" ")[0]]).toEqual([10, "NEW12"]);
    expect(letter?.text).toContain("… and 2 more");
  });

  test("is found again from its notice, without those that were there before", async () => {
    await arrives("OLD1");
    portal.clock.advance(minutes(1));
    await demand();
    const came = ["NEW1", "NEW2"];
    for (const stock_no of came) await arrives(stock_no);
    await told();
    const path = (await customer().call("listNotices")).data.data[0]?.path ?? "";
    const address = Object.fromEntries(new URL(path, "http://portal.test").searchParams);
    const found = await customer().call("searchStones", { body: fromAddress(address) });
    expect(found.data.stockList.map(({ stock_no }) => stock_no)).toEqual(["NEW2", "NEW1"]);
  });

  test("and was written before the last letter but comes to light after it is told as well", async () => {
    await demand();
    const written = portal.clock.now();
    await arrives("NEW1");
    expect(await told()).toHaveLength(1);
    await arrives("LATE1", { arrived_at: written });
    expect((await told())[0]?.text).toContain("LATE1");
  });

  test("was there before the demand, or is another than was looked for, is not told", async () => {
    await arrives("OLD1");
    portal.clock.advance(minutes(1));
    await demand();
    await arrives("OTHER1", { color: "F" });
    expect(await told()).toEqual([]);
  });
});

describe("nobody is told", () => {
  test("of a stone that they may not see", async () => {
    const { rows } = await query("SELECT id FROM provider ORDER BY id OFFSET 1 LIMIT 1");
    await demand({}, portal.as("customer2"));
    await arrives("NEW1", { provider_id: rows[0].id });
    expect(await told()).toEqual([]);
  });

  test("by a demand that is switched off, until it is on again", async () => {
    const { id } = await demand();
    const turn = (is_active: boolean) => customer().call("setDemandStatus", { path: { id }, body: { is_active } });
    await turn(false);
    await arrives("NEW1");
    expect(await told()).toEqual([]);
    await turn(true);
    expect(await told()).toHaveLength(1);
  });

  test("after its last day", async () => {
    await demand({ expires_on: "2026-11-21" });
    await arrives("NEW1");
    portal.clock.advance(hours(24));
    expect(await told()).toEqual([]);
  });

  test("whose account is closed, or who may search no more", async () => {
    await demand();
    await demand({}, portal.as("api"));
    await query("UPDATE account SET is_active = false WHERE id = $1", [await ownerId(portal, "customer")]);
    await query("DELETE FROM user_permission WHERE account_id = $1", [await ownerId(portal, "api")]);
    await arrives("NEW1");
    expect(await told()).toEqual([]);
  });

  test("who may not search like that any more", async () => {
    await aDemand(portal, "customer", { search: { ranges: { disc: { from: -99 } } } });
    await arrives("NEW1");
    expect(await told()).toEqual([]);
  });
});

test("a demand for a client looks at the client's stones and tells whoever made it", async () => {
  const client_id = await ownerId(portal, "customer");
  await demand({ client_id }, portal.as("associate"));
  await arrives("NEW1");
  const { stone } = (await customer().call("getStoneHistory", { query: { stock_no: "NEW1" } })).data;
  const [letter] = await told();
  expect(letter?.to_address).toBe("associate@demo.test");
  expect(letter?.text).toContain(`&user_id=${client_id}`);
  expect(letter?.text).toContain(stone.sell_amt.toLocaleString("en-US", { minimumFractionDigits: 2 }));
});
