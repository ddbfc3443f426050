import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { historyOf } from "#support/line-log.ts";
import { freeStones, heldBy, onMemo, stoneNow } from "#support/line-stones.ts";

const portal = useApp();
const reason = "The wrong line";
const reverse = (id: number, why: string | undefined = reason, by: "admin" | "admin2" | "associate" | "qc" = "admin") =>
  portal.as(by).call("reverseMemo", { body: { ids: [id], ...(why !== undefined && { reason: why }) } });

/** A line that was received, or sold, a moment ago. */
async function ended(how: "receiveMemo" | "sellMemo") {
  const [stone = ""] = await freeStones(portal, 1);
  const [line] = await onMemo(portal, "customer", [stone]);
  const id = line?.id ?? 0;
  await portal.as("admin").call(how, { body: { ids: [id] } });
  return { id, stone };
}

describe("taking back", () => {
  test("needs an administrator and a reason", async () => {
    for (const how of ["receiveMemo", "sellMemo"] as const) {
      const { id } = await ended(how);
      for (const name of ["associate", "qc"] as const) expectRefusal(await reverse(id, reason, name), 403, "forbidden");
      expectRefusal(await reverse(id, " "), 422, "reasonNeeded");
      expect((await reverse(id)).data.data[0]).toMatchObject({ status: 1, state: "issued", reversible_until: null });
    }
  });

  test("a receive puts the stone on memo again while it is free", async () => {
    const { id, stone } = await ended("receiveMemo");
    const [line] = (await reverse(id)).data.data;
    expect(line).toMatchObject({ id, state: "issued", memo: { number: "M-2026-0001" } });
    expect((await stoneNow(portal, stone)).status).toBe(5);
    expect(await historyOf(portal, "memo", id)).toEqual(["memo.issue", "memo.receive", "memo.reverseReceived"]);
    expectRefusal(await reverse(id), 409, "transitionRefused");
  });

  test("a receive is refused once somebody else has the stone", async () => {
    const { id, stone } = await ended("receiveMemo");
    await heldBy(portal, "customer2", [stone]);
    expectRefusal(await reverse(id), 409, "onlyAvailableStones");
    expect((await stoneNow(portal, stone)).status).toBe(4);
  });

  test("a sale writes a credit, deletes nothing, and the next sale has an invoice of its own", async () => {
    const { id, stone } = await ended("sellMemo");
    const [line] = (await reverse(id)).data.data;
    expect(line).toMatchObject({ state: "issued", sold_ppc: null, invoice: null });
    expect((await stoneNow(portal, stone)).status).toBe(5);
    const written = async () =>
      (await portal.pool.query("SELECT id, amount, credits_id FROM invoice_line ORDER BY id")).rows;
    const [sale, credit] = await written();
    expect([Number(credit.amount), credit.credits_id]).toEqual([-Number(sale.amount), sale.id]);
    const { data } = await portal.as("admin").call("sellMemo", { body: { ids: [id] } });
    expect(data.data[0]?.invoice?.number).toBe("INV-2026-0002");
    expect(await written()).toHaveLength(3);
    await reverse(id);
    expect((await written()).map(({ credits_id }) => credits_id !== null)).toEqual([false, true, false, true]);
    await expect(portal.pool.query("DELETE FROM invoice_line")).rejects.toThrow();
  });

  test("of a sale is done once: a second one reads who was faster and when, and writes nothing", async () => {
    const { id } = await ended("sellMemo");
    await reverse(id, reason, "admin2");
    const at = portal.clock.now().toISOString();
    portal.clock.advance(hours(1));
    const again = await reverse(id);
    expectRefusal(again, 409, "transitionRefused");
    expect(again.body.refused?.[0]?.meanwhile).toMatchObject({ event: "memo.reverseSold", at, by: expect.any(String) });
    const { rows } = await portal.pool.query("SELECT number FROM paper WHERE kind = 'credit'");
    expect(rows).toEqual([{ number: "CN-2026-0001" }]);
  });

  test("is too late once the window has passed, to the millisecond", async () => {
    const { id } = await ended("receiveMemo");
    portal.clock.advance(hours(24) + 1);
    expectRefusal(await reverse(id, reason, "admin2"), 409, "reversalTooLate");
  });

  test("is in time at its last moment", async () => {
    const { id } = await ended("sellMemo");
    portal.clock.advance(hours(24));
    expect((await reverse(id, reason, "admin2")).status).toBe(200);
  });

  test("by stock number means the latest memo of the stone", async () => {
    const { id, stone } = await ended("receiveMemo");
    const [second] = await onMemo(portal, "customer2", [stone]);
    await portal.as("admin").call("receiveMemo", { body: { stock_numbers: [stone] } });
    const { data } = await portal.as("admin").call("reverseMemo", { body: { stock_numbers: [stone], reason } });
    expect(data.data.map((line) => line.id)).toEqual([second?.id]);
    expect(second?.id).not.toBe(id);
  });
});
