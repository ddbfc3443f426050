import { expect, test } from "vitest";
import { priceIsNow } from "#domain/price-moved.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { freeStones, heldBy, pricesMove } from "#support/line-stones.ts";

/** Requests that say at which price their stones were seen. */
const portal = useApp();
const buyer = () => portal.as("customer");

const shown = async (stock_no: string): Promise<number> =>
  (await buyer().call("getStoneHistory", { query: { stock_no } })).data.stone.markup_ppc;
const request = (...lines: { stock_no: string; seen_ppc?: number; price_per_ct?: number }[]) =>
  buyer().call("confirmStones", { body: { lines } });
const requests = async () =>
  ((await buyer().call("listConfirms", { query: {} })).data as { pagination: { totalRecords: number } }).pagination
    .totalRecords;

test("a stone is requested at the price that its buyer saw", async () => {
  const [stock_no = ""] = await freeStones(portal, 1);
  const seen_ppc = await shown(stock_no);
  const { status, data } = await request({ stock_no, seen_ppc });
  expect([status, data.data[0]?.markup_ppc, data.data[0]?.agreed_ppc]).toEqual([201, seen_ppc, null]);
});

test("a price that has changed since is refused with the present one, for all the stones, and nothing is written", async () => {
  const [first = "", second = ""] = await freeStones(portal, 2);
  const [seen, other] = [await shown(first), await shown(second)];
  await pricesMove(portal);
  const [now, otherNow] = [await shown(first), await shown(second)];
  expect(now).not.toBe(seen);
  const before = await requests();
  const answer = await request({ stock_no: first, seen_ppc: seen }, { stock_no: second, seen_ppc: otherNow });
  expectRefusal(answer, 409, "priceMoved");
  expect(answer.body).toMatchObject({
    refused: [{ stock_no: first, code: "priceMoved", reason: priceIsNow(now), price_per_ct: now }],
  });
  expect(otherNow).not.toBe(other);
  expect(await requests()).toBe(before);
  expect((await request({ stock_no: first, seen_ppc: now }, { stock_no: second, seen_ppc: otherNow })).status).toBe(
    201,
  );
});

test("a stone that one holds is requested at the price of the hold, and at no other that one saw", async () => {
  const [stock_no = ""] = await freeStones(portal, 1);
  const held = await shown(stock_no);
  await heldBy(portal, "customer", [stock_no]);
  await pricesMove(portal);
  const answer = await request({ stock_no, seen_ppc: await shown(stock_no) });
  expect(answer.body).toMatchObject({ code: "priceMoved", refused: [{ stock_no, price_per_ct: held }] });
  const { data } = await request({ stock_no, seen_ppc: held });
  expect(data.data[0]?.markup_ppc).toBe(held);
});

test("whoever names a price of their own need not have seen another", async () => {
  const [stock_no = ""] = await freeStones(portal, 1);
  const seen_ppc = await shown(stock_no);
  await pricesMove(portal);
  const { data } = await request({ stock_no, seen_ppc, price_per_ct: 4000 });
  expect(data.data[0]?.agreed_ppc).toBe(4000);
});
