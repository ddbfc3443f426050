import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { historyOf } from "#support/line-log.ts";
import { freeStones, heldBy, pricesMove, requestedBy, stoneNow } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const customer = () => portal.as("customer");

describe("asking for stones", () => {
  test("by their numbers takes them out of everybody's reach, under one order number", async () => {
    const stones = await freeStones(portal, 2);
    const lines = await requestedBy(portal, "customer", stones);
    expect(lines.map(({ status, state, order }) => [status, state, order?.number])).toEqual([
      [1, "pending", "ORD-2026-0001"],
      [1, "pending", "ORD-2026-0001"],
    ]);
    for (const stone of stones) expect((await stoneNow(portal, stone)).status).toBe(3);
    const late = await portal.as("customer2").call("confirmStones", { body: { stock_numbers: stones } });
    expectRefusal(late, 409, "onlyAvailableStones");
    expect(late.body.refused).toHaveLength(2);
    const [next] = await requestedBy(portal, "customer2", await freeStones(portal, 1));
    expect(next?.order?.number).toBe("ORD-2026-0002");
  });

  test("by lines names a price and a remark for each", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    const body = {
      remark: "For one ring",
      lines: [{ stock_no: first, price_per_ct: 7800.5, remark: "With the paper" }, { stock_no: second }],
    };
    const { data } = await customer().call("confirmStones", { body });
    expect(data.data.map(({ agreed_ppc, remark }) => [agreed_ppc, remark])).toEqual([
      [7800.5, "With the paper"],
      [null, "For one ring"],
    ]);
  });

  test("by lines that name a stone twice says one price: the house does not guess which is meant", async () => {
    const [stock_no = ""] = await freeStones(portal, 1);
    const ask = (...prices: object[]) => ({ body: { lines: prices.map((price) => ({ stock_no, ...price })) } });
    const two = ask({ price_per_ct: 7000 }, { price_per_ct: 6900 });
    expectRefusal(await customer().call("confirmStones", two), 422, "twoPrices");
    expectRefusal(await customer().call("confirmStones", ask({ price_per_ct: 7000 }, {})), 422, "twoPrices");
    expectRefusal(await customer().call("createHolds", ask({ seen_ppc: 1 }, {})), 422, "twoPrices");
    expect((await stoneNow(portal, stock_no)).status).toBe(1);
    const alike = await customer().call("confirmStones", ask({ price_per_ct: 7000 }, { price_per_ct: 7000 }));
    expect(alike.data.data.map(({ agreed_ppc }) => agreed_ppc)).toEqual([7000]);
  });

  test("by lines that name a stone twice says one remark, as it says one price", async () => {
    const [stock_no = ""] = await freeStones(portal, 1);
    const ask = (...remarks: object[]) => ({ body: { lines: remarks.map((remark) => ({ stock_no, ...remark })) } });
    const two = ask({ remark: "For the ring" }, { remark: "For the pair" });
    expectRefusal(await customer().call("confirmStones", two), 422, "twoRemarks");
    expectRefusal(await customer().call("confirmStones", ask({ remark: "For the ring" }, {})), 422, "twoRemarks");
    expect((await stoneNow(portal, stock_no)).status).toBe(1);
    const alike = await customer().call("confirmStones", ask({ remark: "For the ring" }, { remark: "For the ring" }));
    expect(alike.data.data.map(({ remark }) => remark)).toEqual(["For the ring"]);
  });

  test("at a price that no stone of the house can have is refused, with the limit in words", async () => {
    const [stock_no = ""] = await freeStones(portal, 1);
    for (const price_per_ct of [20_000_000.01, 1_000_000_000]) {
      const refused = await customer().call("confirmStones", { body: { lines: [{ stock_no, price_per_ct }] } });
      const message = "Must be at most 20,000,000.";
      expect(refused.body.errors).toEqual([{ path: "/data/lines/0/price_per_ct", message }]);
    }
    const body = { lines: [{ stock_no, price_per_ct: 20_000_000 }] };
    expect((await customer().call("confirmStones", { body })).data.data[0]?.agreed_ppc).toBe(20_000_000);
  });

  test("needs a stone, a client that is registered, and stones that are known", async () => {
    const stock_numbers = await freeStones(portal, 1);
    expectRefusal(await customer().call("confirmStones", { body: {} }), 422, "selectDiamond");
    expectRefusal(await portal.as("associate").call("confirmStones", { body: { stock_numbers } }), 422, "selectClient");
    expectRefusal(await portal.as("newcomer").call("confirmStones", { body: { stock_numbers } }), 422, "kycPending");
    const unknown = await customer().call("confirmStones", { body: { stock_numbers: ["NONE-1", ...stock_numbers] } });
    expectRefusal(unknown, 409, "stoneUnknown");
    expect(unknown.body.refused?.map(({ stock_no }) => stock_no)).toEqual(["NONE-1"]);
  });

  test("is refused at a remark that would be read in another order than it was written", async () => {
    const stock_numbers = await freeStones(portal, 1);
    const refused = await customer().call("confirmStones", { body: { stock_numbers, remark: "\u202eon hurry" } });
    expectRefusal(refused, 400, "malformed", ["/data/remark"]);
  });

  test("turns the client's own hold into a request, at the prices of the hold", async () => {
    const stones = await freeStones(portal, 1);
    const [hold] = await heldBy(portal, "customer", stones);
    await pricesMove(portal);
    const [line] = await requestedBy(portal, "customer", stones);
    expect([line?.markup_ppc, line?.sell_amt, line?.rap]).toEqual([hold?.markup_ppc, hold?.sell_amt, hold?.rap]);
    expect(await historyOf(portal, "hold", hold?.id ?? 0)).toEqual(["hold.hold", "hold.convert"]);
    expect(await historyOf(portal, "confirm", line?.id ?? 0)).toEqual(["confirm.requestHeld"]);
    expect((await stoneNow(portal, stones[0] ?? "")).status).toBe(3);
  });

  test("does not touch somebody else's hold", async () => {
    const stones = await freeStones(portal, 1);
    await heldBy(portal, "customer", stones);
    const user_id = await ownerId(portal, "customer2");
    const answer = await portal.as("admin").call("confirmStones", { body: { stock_numbers: stones, user_id } });
    expectRefusal(answer, 409, "onlyAvailableStones");
    expect((await stoneNow(portal, stones[0] ?? "")).status).toBe(4);
  });
});

describe("changing a request", () => {
  /** The reason for another price than the stone's own: it is a price of the test. */
  const reason = "A parcel deal";
  type Change = { price_per_ct?: number; remark?: string; reason?: string; status?: 4; version?: number };
  const change = (name: "admin" | "associate" | "associate2" | "customer" | "customer2", id: number, body: Change) =>
    portal.as(name).call("updateConfirmStones", {
      body: { lines: [{ id, version: 1, ...(body.price_per_ct && { reason }), ...body }] },
    });
  const aRequest = async () => (await requestedBy(portal, "customer", await freeStones(portal, 1)))[0]?.id ?? 0;

  test("is the house's: price and remark, each alone or both", async () => {
    const id = await aRequest();
    expectRefusal(await change("customer", id, { price_per_ct: 7000 }), 403, "forbidden");
    expectRefusal(await change("associate2", id, { price_per_ct: 7000 }), 404, "notFound");
    const [priced] = (await change("associate", id, { price_per_ct: 7000.25 })).data.data;
    expect(priced).toMatchObject({ agreed_ppc: 7000.25, remark: null, version: 2, state: "pending" });
    const [said] = (await change("admin", id, { remark: "Until Friday", version: 2 })).data.data;
    expect(said).toMatchObject({ agreed_ppc: 7000.25, remark: "Until Friday", version: 3 });
    expectRefusal(await change("admin", id, { version: 3 }), 422, "patchEmpty");
    expectRefusal(await change("admin", id, { price_per_ct: 0, version: 3 }), 422, "patchEmpty");
  });

  test("from an old version is refused with the line as it is now", async () => {
    const id = await aRequest();
    await change("associate", id, { price_per_ct: 7000 });
    const stale = await change("admin", id, { price_per_ct: 6900 });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ data: [{ id, version: 2, agreed_ppc: 7000 }] });
  });

  test("that is named twice is refused: the house does not guess which price is meant", async () => {
    const id = await aRequest();
    const lines = [7000, 6900].map((price_per_ct) => ({ id, version: 1, price_per_ct, reason }));
    expectRefusal(await portal.as("admin").call("updateConfirmStones", { body: { lines } }), 422, "twoPrices");
    expect(await historyOf(portal, "confirm", id)).toEqual(["confirm.request"]);
  });

  test("cancels a pending one by whoever may act for the client, and the stone is free", async () => {
    for (const name of ["customer", "associate", "admin"] as const) {
      const [stone = ""] = await freeStones(portal, 1);
      const [line] = await requestedBy(portal, "customer", [stone]);
      expectRefusal(await change("customer2", line?.id ?? 0, { status: 4 }), 404, "notFound");
      const { data } = await change(name, line?.id ?? 0, { status: 4, remark: "Too late" });
      expect(data.data[0]).toMatchObject({ status: 4, state: "cancelled", reason: "Too late" });
      expect((await stoneNow(portal, stone)).status).toBe(1);
      expectRefusal(await change(name, line?.id ?? 0, { status: 4, version: 2 }), 409, "transitionRefused");
    }
  });

  test("cancels an approved one by administrators alone", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await requestedBy(portal, "customer", [stone]);
    const id = line?.id ?? 0;
    await portal.as("admin").call("approveStones", { body: { ids: [id] } });
    for (const name of ["customer", "associate"] as const)
      expectRefusal(await change(name, id, { status: 4, version: 2 }), 403, "forbidden");
    expect((await change("admin", id, { status: 4, version: 2 })).data.data[0]?.state).toBe("cancelled");
    expect((await stoneNow(portal, stone)).status).toBe(1);
  });
});
