import { describe, expect, test } from "vitest";
import { defaultRules } from "#domain/trade-rules.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { logEnd, logged } from "#support/line-log.ts";
import { freeStones, onMemo, requestedBy, stoneNow } from "#support/line-stones.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const reason = "The parcel goes as one";
const cents = (price: number) => Math.round(price * 100) / 100;
type Known = { cost: number; own: number };

/** A request of a customer; at another price than their own, where one is named, by what the house knows of the line. */
async function request(priceOf?: (line: Known) => number) {
  const [mine] = await requestedBy(portal, "customer", await freeStones(portal, 1));
  const id = mine?.id ?? 0;
  const { rows } = await portal.pool.query(
    "SELECT price_per_ct AS cost, markup_ppc AS own FROM stone_line WHERE id = $1",
    [id],
  );
  const known = { cost: Number(rows[0].cost), own: Number(rows[0].own) };
  if (priceOf) {
    await portal.pool.query("UPDATE stone_line SET agreed_ppc = $2 WHERE id = $1", [id, cents(priceOf(known))]);
  }
  return { id, stone: mine?.stone.stock_no ?? "" };
}
const approve = (ids: number[], why?: string) =>
  admin().call("approveStones", { body: { ids, ...(why !== undefined && { reason: why }) } });

describe("approving", () => {
  test("below cost takes a reason, which the log keeps with what the price was held against", async () => {
    const { id, stone } = await request(({ cost }) => cost - 0.01);
    for (const blank of [undefined, "", "  "]) expectRefusal(await approve([id], blank), 422, "belowCost");
    expect(await stoneNow(portal, stone)).toMatchObject({ status: 3 });
    const since = await logEnd(portal);
    const [approved] = (await approve([id], reason)).data.data;
    expect(approved).toMatchObject({ status: 2, reason: null });
    const [step] = await logged(portal, since, "confirm");
    expect(step).toMatchObject({
      transition: "confirm.approve",
      event: {
        price: approved?.agreed_ppc,
        priceReason: reason,
        facts: { cost: approved?.price_per_ct, fourEyes: true },
      },
    });
    const theirs = await portal.as("customer").call("listConfirms", { query: { currentTab: "approved" } });
    expect(theirs.text).toContain(stone);
    expect(theirs.text).not.toContain(reason);
  });

  test("at cost, and as far off as the house lets a price be, takes none; a cent further does", async () => {
    expect((await approve([(await request(({ cost }) => cost)).id])).status).toBe(200);
    const share = 1 + defaultRules.far_off_percent / 100;
    expect((await approve([(await request(({ own }) => own * share)).id])).status).toBe(200);
    const { id } = await request(({ own }) => cents(own * share) + 0.01);
    expectRefusal(await approve([id]), 422, "priceFarOff");
    expect((await approve([id], reason)).status).toBe(200);
  });

  test("many takes all or none, and names those that need a reason; the others go on", async () => {
    const [good, bad] = [await request(), await request(({ own }) => own * 10)];
    const refused = await approve([good.id, bad.id]);
    expectRefusal(refused, 422, "priceFarOff");
    expect(refused.body.refused?.map(({ id }) => id)).toEqual([bad.id]);
    expect((await approve([good.id])).status).toBe(200);
  });
});

test("agreeing to a price in a request takes a reason below cost, and a remark alone takes none", async () => {
  const { id } = await request();
  const change = (body: object) =>
    portal.as("associate").call("updateConfirmStones", { body: { lines: [{ id, version: 1, ...body }] } });
  expectRefusal(await change({ price_per_ct: 0.01 }), 422, "belowCost");
  expectRefusal(await change({ price_per_ct: 9_000_000 }), 422, "priceFarOff");
  expectRefusal(await change({ price_per_ct: 0.01, remark: reason }), 422, "belowCost");
  const [changed] = (await change({ price_per_ct: 0.01, reason })).data.data;
  expect(changed).toMatchObject({ agreed_ppc: 0.01, remark: null, version: 2 });
  const remark = { lines: [{ id, version: 2, remark: "Until Friday" }] };
  expect((await portal.as("associate").call("updateConfirmStones", { body: remark })).status).toBe(200);
});

describe("a sale", () => {
  const sell = (id: number, price_per_ct: number, more: object = {}) =>
    admin().call("sellMemo", { body: { lines: [{ id, price_per_ct }], ...more } });

  test("at a hundred times the memo's price, or below cost, is taken only with a reason", async () => {
    const [line] = await onMemo(portal, "customer", await freeStones(portal, 1));
    const { id = 0, markup_ppc = 0, price_per_ct = 0 } = line ?? {};
    expectRefusal(await sell(id, cents(markup_ppc * 100)), 422, "priceFarOff");
    expectRefusal(await sell(id, cents(price_per_ct - 0.01)), 422, "belowCost");
    expect(await stoneNow(portal, line?.stone.stock_no ?? "")).toMatchObject({ status: 5 });
    const since = await logEnd(portal);
    expect((await sell(id, cents(price_per_ct - 0.01), { reason })).status).toBe(201);
    const [step] = await logged(portal, since, "memo");
    expect(step?.event).toMatchObject({ priceReason: reason, facts: { cost: price_per_ct } });
  });

  test("is held against the price that was agreed, and what the house calls far is a rule of its trade", async () => {
    const { id, stone } = await request(({ own }) => own * 2);
    await approve([id], reason);
    const [line] = await onMemo(portal, "customer", [stone]);
    const agreed = line?.agreed_ppc ?? 0;
    expectRefusal(await sell(line?.id ?? 0, cents(agreed * 1.3)), 422, "priceFarOff");
    await admin().call("setTradeRules", { body: { ...defaultRules, far_off_percent: 30, version: 1 } });
    expect((await sell(line?.id ?? 0, cents(agreed * 1.3))).status).toBe(201);
  });
});
