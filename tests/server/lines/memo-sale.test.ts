import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { freeStones, onMemo, pricesMove, stoneNow } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const lineOn = async (name: "customer" | "customer2", stock_numbers: string[]) =>
  (await onMemo(portal, name, stock_numbers))[0];
/** The reason for another price than the stone's own: it is a price of the test. */
const reason = "A parcel deal";
const sell = (ids: number[], why = "") => admin().call("sellMemo", { body: { ids, reason: why } });
const invoiceLines = async () =>
  (await portal.pool.query("SELECT line_id, price_per_ct, amount, credits_id FROM invoice_line ORDER BY id")).rows;

describe("a sale", () => {
  test("at the client's own price, frozen when the memo was issued", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const line = await lineOn("customer", [stone]);
    await pricesMove(portal);
    const [sold] = (await sell([line?.id ?? 0])).data.data;
    expect(sold).toMatchObject({
      status: 3,
      state: "sold",
      sold_ppc: line?.markup_ppc,
      invoice: { number: "INV-2026-0001" },
    });
    expect(await stoneNow(portal, stone)).toEqual({ status: 8, is_listed: true });
    const [written] = await invoiceLines();
    expect([Number(written.price_per_ct), Number(written.amount)]).toEqual([line?.markup_ppc, line?.sell_amt]);
  });

  test("at the price that was agreed, where one was", async () => {
    const stones = await freeStones(portal, 1);
    const body = { lines: [{ stock_no: stones[0] ?? "", price_per_ct: 7100 }] };
    const [request] = (await portal.as("customer").call("confirmStones", { body })).data.data;
    await admin().call("approveStones", { body: { ids: [request?.id ?? 0], reason } });
    const line = await lineOn("customer", stones);
    expect((await sell([line?.id ?? 0], reason)).data.data[0]?.sold_ppc).toBe(7100);
  });

  test("at a price of this deal, of more than nothing", async () => {
    const line = await lineOn("customer", await freeStones(portal, 1));
    const at = (price_per_ct: number) =>
      admin().call("sellMemo", { body: { lines: [{ id: line?.id ?? 0, price_per_ct }], reason } });
    for (const price of [0, -1]) expectRefusal(await at(price), 422, "pricePositive");
    expect((await at(20_000_000.01)).refusedFields).toEqual(["/data/lines/0/price_per_ct"]);
    expect(await invoiceLines()).toEqual([]);
    expect((await at(6999.99)).data.data[0]).toMatchObject({ sold_ppc: 6999.99, markup_ppc: line?.markup_ppc });
    expect(Number((await invoiceLines())[0].price_per_ct)).toBe(6999.99);
  });

  test("is refused where a stone is named twice, with two prices", async () => {
    const [line] = await onMemo(portal, "customer", await freeStones(portal, 1));
    const id = line?.id ?? 0;
    const lines = [
      { id, price_per_ct: 5000 },
      { id, price_per_ct: 6000 },
    ];
    expectRefusal(await portal.as("admin").call("sellMemo", { body: { lines } }), 422, "twoPrices");
  });

  test("is the house's, never quality control's, and happens once", async () => {
    const line = await lineOn("customer", await freeStones(portal, 1));
    const body = { ids: [line?.id ?? 0] };
    for (const name of ["qc", "customer", "auditor"] as const)
      expectRefusal(await portal.as(name).call("sellMemo", { body }), 403, "forbidden");
    expectRefusal(await portal.as("associate2").call("sellMemo", { body }), 404, "notFound");
    expect((await portal.as("associate").call("sellMemo", { body })).status).toBe(201);
    expectRefusal(await sell(body.ids), 409, "transitionRefused");
    expectRefusal(await admin().call("receiveMemo", { body }), 409, "transitionRefused");
    expect(await invoiceLines()).toHaveLength(1);
  });

  test("a sold stone is nobody's to take any more", async () => {
    const stones = await freeStones(portal, 1);
    const line = await lineOn("customer", stones);
    await sell([line?.id ?? 0]);
    const user_id = await ownerId(portal, "customer");
    const body = { stock_numbers: stones, user_id };
    for (const call of ["createHolds", "confirmStones", "issueMemo", "addToCart"] as const)
      expectRefusal(await admin().call(call, { body }), 409, "onlyAvailableStones");
  });
});

describe("invoice numbers", () => {
  const numberOf = async (name: "customer" | "customer2") => {
    const line = await lineOn(name, await freeStones(portal, 1));
    return (await sell([line?.id ?? 0])).data.data[0]?.invoice?.number;
  };

  test("are one for each client of an act", async () => {
    const [first = "", second = "", third = ""] = await freeStones(portal, 3);
    const mine = await onMemo(portal, "customer", [first, second]);
    const theirs = await onMemo(portal, "customer2", [third]);
    const { data } = await sell([...mine, ...theirs].map(({ id }) => id));
    expect(data.data.map(({ invoice }) => invoice?.number)).toEqual([
      "INV-2026-0001",
      "INV-2026-0001",
      "INV-2026-0002",
    ]);
  });

  test("have no gap, also after an act that was refused", async () => {
    expect(await numberOf("customer")).toBe("INV-2026-0001");
    const [sold, open] = [
      await lineOn("customer", await freeStones(portal, 1)),
      await lineOn("customer", await freeStones(portal, 1)),
    ];
    await sell([sold?.id ?? 0]);
    expectRefusal(await sell([open?.id ?? 0, sold?.id ?? 0]), 409, "transitionRefused");
    expect((await sell([open?.id ?? 0])).data.data[0]?.invoice?.number).toBe("INV-2026-0003");
  });

  test("begin again with the year, in the house's time zone", async () => {
    expect(await numberOf("customer")).toBe("INV-2026-0001");
    portal.clock.advance(Date.parse("2027-01-01T00:00:01Z") - portal.clock.now().getTime());
    const line = (
      await portal.as("admin2").call("issueMemo", {
        body: { stock_numbers: await freeStones(portal, 1), user_id: await ownerId(portal, "customer2") },
      })
    ).data.data[0];
    expect(line?.memo?.number).toBe("M-2027-0001");
    const { data } = await portal.as("admin2").call("sellMemo", { body: { ids: [line?.id ?? 0] } });
    expect(data.data[0]?.invoice?.number).toBe("INV-2027-0001");
  });
});
