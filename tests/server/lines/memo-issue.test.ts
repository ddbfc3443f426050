import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { historyOf } from "#support/line-log.ts";
import { freeStones, heldBy, onMemo, pricesMove, requestedBy, stoneNow } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
type Client = "customer" | "customer2" | "newcomer";
const issue = async (
  by: "admin" | "associate" | "associate2" | "qc",
  client: Client,
  stock_numbers: string[],
  more = {},
) => portal.as(by).call("issueMemo", { body: { stock_numbers, user_id: await ownerId(portal, client), ...more } });

describe("a memo", () => {
  test("of free stones has one number, is due in ten business days, and holds the stones", async () => {
    const stones = await freeStones(portal, 3);
    const { data } = await issue("associate", "customer", stones, { terms: "Insured by the client" });
    for (const line of data.data) {
      expect(line).toMatchObject({ list: "memo", status: 1, state: "issued", memo: { number: "M-2026-0001" } });
      expect([line.due_date, line.is_overdue, line.invoice]).toEqual(["2026-12-04", false, null]);
      expect((await stoneNow(portal, line.stone.stock_no)).status).toBe(5);
    }
    const { rows } = await portal.pool.query("SELECT terms FROM paper WHERE kind = 'memo'");
    expect(rows).toEqual([{ terms: "Insured by the client" }]);
    const [next] = await onMemo(portal, "customer2", await freeStones(portal, 1));
    expect(next?.memo?.number).toBe("M-2026-0002");
  });

  test("may be due on a day that is named, but not on one that has passed", async () => {
    const stones = await freeStones(portal, 1);
    expectRefusal(await issue("admin", "customer", stones, { due_date: "2026-11-19" }), 422, "dayPast", [
      "/data/due_date",
    ]);
    const { data } = await issue("admin", "customer", stones, { due_date: "2026-11-20" });
    expect(data.data[0]?.due_date).toBe("2026-11-20");
  });

  test("is due within ninety business days, as the trading rules allow at most: a slip in the year is refused", async () => {
    const stones = await freeStones(portal, 1);
    for (const due_date of ["2099-11-27", "2027-03-27"])
      expectRefusal(await issue("admin", "customer", stones, { due_date }), 422, "memoTooLong", ["/data/due_date"]);
    const { data } = await issue("admin", "customer", stones, { due_date: "2027-03-26" });
    expect(data.data[0]?.due_date).toBe("2027-03-26");
  });

  test("is the house's to issue, for clients of one's own who are registered", async () => {
    const stones = await freeStones(portal, 1);
    const user_id = await ownerId(portal, "customer");
    const own = await portal.as("customer").call("issueMemo", { body: { stock_numbers: stones, user_id } });
    expectRefusal(own, 403, "forbidden");
    expectRefusal(await issue("qc", "customer", stones), 403, "forbidden");
    expectRefusal(await issue("associate2", "customer", stones), 404, "notFound");
    expectRefusal(await issue("admin", "newcomer", stones), 422, "kycPending");
    expect((await stoneNow(portal, stones[0] ?? "")).status).toBe(1);
  });

  test("takes over the client's own hold with its prices, and nobody else's", async () => {
    const stones = await freeStones(portal, 1);
    const [hold] = await heldBy(portal, "customer", stones);
    expectRefusal(await issue("admin", "customer2", stones), 409, "onlyAvailableStones");
    await pricesMove(portal);
    const [line] = (await issue("admin", "customer", stones)).data.data;
    expect([line?.markup_ppc, line?.sell_amt]).toEqual([hold?.markup_ppc, hold?.sell_amt]);
    expect(await historyOf(portal, "hold", hold?.id ?? 0)).toEqual(["hold.hold", "hold.convert"]);
    expect((await stoneNow(portal, stones[0] ?? "")).status).toBe(5);
  });

  test("takes over the client's approved request with its order and the price that was agreed", async () => {
    const stones = await freeStones(portal, 1);
    const body = { lines: [{ stock_no: stones[0] ?? "", price_per_ct: 7100 }] };
    const [request] = (await portal.as("customer").call("confirmStones", { body })).data.data;
    expectRefusal(await issue("admin", "customer", stones), 409, "onlyAvailableStones");
    await portal.as("admin").call("approveStones", { body: { ids: [request?.id ?? 0], reason: "A parcel deal" } });
    expectRefusal(await issue("admin", "customer2", stones), 409, "onlyAvailableStones");
    const [line] = (await issue("admin", "customer", stones)).data.data;
    expect(line).toMatchObject({ agreed_ppc: 7100, order: request?.order, state: "issued" });
    expect(await historyOf(portal, "confirm", request?.id ?? 0)).toEqual([
      "confirm.request",
      "confirm.approve",
      "confirm.fulfil",
    ]);
    const fulfilled = await portal.as("admin").call("listConfirms", {
      query: { currentTab: "approved" },
      body: { stock_numbers: stones },
    });
    expect((fulfilled.data as { data: unknown[] }).data).toMatchObject([
      { id: request?.id, state: "approved.fulfilled", order: request?.order, memo: line?.memo },
    ]);
  });

  test("gathers free stones, holds and approved requests of the client in one act", async () => {
    const [free = "", held = "", approved = ""] = await freeStones(portal, 3);
    await heldBy(portal, "customer", [held]);
    const [request] = await requestedBy(portal, "customer", [approved]);
    await portal.as("admin").call("approveStones", { body: { ids: [request?.id ?? 0] } });
    const lines = (await issue("admin", "customer", [free, held, approved])).data.data;
    expect(new Set(lines.map(({ memo }) => memo?.id)).size).toBe(1);
    expect(lines.map(({ stone }) => stone.stock_no)).toEqual([free, held, approved]);
  });
});

describe("receiving", () => {
  test("frees the stone, by quality control too, but not by a client or another's associate", async () => {
    for (const name of ["qc", "associate", "admin"] as const) {
      const [stone = ""] = await freeStones(portal, 1);
      const [line] = await onMemo(portal, "customer", [stone]);
      const body = { ids: [line?.id ?? 0] };
      expectRefusal(await portal.as("customer").call("receiveMemo", { body }), 403, "forbidden");
      expectRefusal(await portal.as("associate2").call("receiveMemo", { body }), 404, "notFound");
      const { data } = await portal.as(name).call("receiveMemo", { body });
      expect(data.data[0]).toMatchObject({
        status: 2,
        state: "received",
        reversible_until: "2026-11-21T09:00:00.000Z",
      });
      expect((await stoneNow(portal, stone)).status).toBe(1);
      expectRefusal(await portal.as(name).call("receiveMemo", { body }), 409, "transitionRefused");
    }
  });

  test("by stock numbers means what is on memo now", async () => {
    const stock_numbers = await freeStones(portal, 2);
    await onMemo(portal, "customer", stock_numbers);
    expect((await portal.as("qc").call("receiveMemo", { body: { stock_numbers } })).data.data).toHaveLength(2);
    const again = await portal.as("qc").call("receiveMemo", { body: { stock_numbers } });
    expectRefusal(again, 409, "noSuchLine");
    expect(again.body.refused?.map(({ stock_no }) => stock_no)).toEqual(stock_numbers);
  });
});

describe("a memo at prices that are agreed", () => {
  test("goes out at the price that is agreed, and is sold at it; below cost or far off it takes a reason", async () => {
    const [near = "", cheap = "", dear = "", plain = ""] = await freeStones(portal, 4);
    const { data: looked } = await portal.as("admin").call("previewMemo", {
      body: { stock_numbers: [near, cheap, dear, plain], user_id: await ownerId(portal, "customer") },
    });
    const own = (at: number) => looked.lines[at]?.stone?.markup_ppc ?? 0;
    const cost = Number(((looked.lines[1]?.stone?.price_per_ct ?? 0) - 0.01).toFixed(2));
    const at = async (lines: { stock_no: string; price_per_ct?: number }[], more = {}) =>
      portal.as("admin").call("issueMemo", { body: { lines, user_id: await ownerId(portal, "customer"), ...more } });
    expectRefusal(await at([{ stock_no: near, price_per_ct: 0 }]), 422, "pricePositive");
    expectRefusal(await at([{ stock_no: cheap, price_per_ct: cost }]), 422, "belowCost");
    expectRefusal(await at([{ stock_no: dear, price_per_ct: Math.round(own(2) * 1.5) }]), 422, "priceFarOff");
    expectRefusal(
      await at([{ stock_no: dear, price_per_ct: Math.round(own(2) * 1.5) }], { reason: "  " }),
      422,
      "priceFarOff",
    );
    const agreed = [
      { stock_no: near, price_per_ct: own(0) },
      { stock_no: cheap, price_per_ct: cost },
      { stock_no: plain },
    ];
    const { data } = await at(agreed, { reason: "A parcel deal" });
    expect(data.data.map(({ agreed_ppc }) => agreed_ppc)).toEqual([own(0), cost, null]);
    const [first] = data.data;
    const sold = await portal.as("admin").call("sellMemo", { body: { ids: [first?.id ?? 0] } });
    expect(sold.data.data[0]?.sold_ppc).toBe(own(0));
    const { rows } = await portal.pool.query(
      "SELECT count(*)::int AS n FROM audit_event WHERE body LIKE '%A parcel deal%'",
    );
    expect(rows[0].n).toBeGreaterThan(0);
  });

  test("names no stone at two prices, and a stone that is named twice alike once", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    await portal.pool.query("UPDATE stone SET report_no = 'RNTWO' WHERE stock_no = $1", [stone]);
    const user_id = await ownerId(portal, "customer");
    const twice = (price_per_ct: number) => [
      { stock_no: stone, price_per_ct: 6000 },
      { stock_no: "RNTWO", price_per_ct },
    ];
    const reason = "A parcel deal";
    const call = (lines: { stock_no: string; price_per_ct: number }[]) =>
      portal.as("admin").call("issueMemo", { body: { lines, user_id, reason } });
    expectRefusal(await call(twice(6100)), 422, "twoPrices");
    expect((await call(twice(6000))).data.data).toHaveLength(1);
  });
});
