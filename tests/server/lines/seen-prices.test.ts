import { expect, test } from "vitest";
import { usd } from "#domain/format.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { freeStones, heldBy, pricesMove } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

/** Requests, holds and memos that say at which price their stones were seen. */
const portal = useApp();
const buyer = () => portal.as("customer");

const shown = async (stock_no: string): Promise<number> =>
  (await buyer().call("getStoneHistory", { query: { stock_no } })).data.stone.markup_ppc;
const request = (...lines: { stock_no: string; seen_ppc?: number; price_per_ct?: number }[]) =>
  buyer().call("confirmStones", { body: { lines } });
const requests = async () =>
  ((await buyer().call("listConfirms", { query: {} })).data as { pagination: { totalRecords: number } }).pagination
    .totalRecords;

/** Both prices stand in the refusal: a buyer weighs the new one against the one that they read. */
const went = (seen: number, now: number) => `Its price went from ${usd(seen)} to ${usd(now)} a carat.`;

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
    refused: [{ stock_no: first, code: "priceMoved", reason: went(seen, now), price_per_ct: now }],
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

test("a hold freezes the price that was seen, or is refused with the present one, and nothing is held", async () => {
  const [stock_no = ""] = await freeStones(portal, 1);
  const seen_ppc = await shown(stock_no);
  await pricesMove(portal);
  const now = await shown(stock_no);
  const late = await buyer().call("createHolds", { body: { lines: [{ stock_no, seen_ppc }] } });
  expectRefusal(late, 409, "priceMoved");
  expect(late.body).toMatchObject({ refused: [{ stock_no, reason: went(seen_ppc, now), price_per_ct: now }] });
  expect((await buyer().call("getStoneHistory", { query: { stock_no } })).data.stone.status).toBe(1);
  const { status, data } = await buyer().call("createHolds", { body: { lines: [{ stock_no, seen_ppc: now }] } });
  expect([status, data.data[0]?.markup_ppc]).toEqual([201, now]);
});

test("a hold takes no price of its own", async () => {
  const [stock_no = ""] = await freeStones(portal, 1);
  const body = { lines: [{ stock_no, price_per_ct: 4000 }] };
  const refused = await buyer().call("createHolds", { body: body as never });
  expectRefusal(refused, 400, "unknownField", ["/data/lines/0/price_per_ct"]);
});

test("a memo is issued at the price that the associate told the customer, or refused with the present one", async () => {
  const [stock_no = ""] = await freeStones(portal, 1);
  const user_id = await ownerId(portal, "customer");
  const previewed = async () =>
    (await portal.as("associate").call("previewMemo", { body: { stock_numbers: [stock_no], user_id } })).data.lines[0]
      ?.stone?.markup_ppc;
  const issue = (seen_ppc: number | undefined) =>
    portal.as("associate").call("issueMemo", { body: { user_id, lines: [{ stock_no, seen_ppc: seen_ppc ?? 0 }] } });
  const told = await previewed();
  await pricesMove(portal);
  const now = await previewed();
  expect(now).not.toBe(told);
  const late = await issue(told);
  expectRefusal(late, 409, "priceMoved");
  expect(late.body).toMatchObject({ refused: [{ stock_no, price_per_ct: now }] });
  const { status, data } = await issue(now);
  expect([status, data.data[0]?.markup_ppc]).toEqual([201, now]);
});
