import { describe, expect, test } from "vitest";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { listMany } from "#server/workflows/list-many.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { logEnd, logged } from "#support/line-log.ts";
import { freeStones, heldBy, onMemo, stoneNow } from "#support/line-stones.ts";

const portal = useApp();
const list = (stock_no: string, is_listed: boolean, by: "admin" | "associate" | "customer" = "admin") =>
  portal.as(by).call("setStoneListing", { path: { stock_no }, body: { is_listed } });

describe("a stone that nobody has", () => {
  test("is taken off the market, cannot be held then, and is offered again", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const since = await logEnd(portal);
    expect((await list(stone, false)).data).toEqual({ stock_no: stone, status: 2, is_listed: false });
    expectRefusal(
      await portal.as("customer").call("createHolds", { body: { stock_numbers: [stone] } }),
      409,
      "onlyAvailableStones",
    );
    expect((await list(stone, true)).data).toEqual({ stock_no: stone, status: 1, is_listed: true });
    expect((await heldBy(portal, "customer", [stone]))[0]?.status).toBe(1);
    const facts = await logged(portal, since, "stone");
    expect(facts.map(({ transition }) => transition)).toEqual(["stone.delist", "stone.relist", "stone.hold"]);
  });

  test("refuses what it is already, and a number that no stone has is not found", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    expectRefusal(await list(stone, true), 409, "transitionRefused");
    await list(stone, false);
    expectRefusal(await list(stone, false), 409, "transitionRefused");
    expectRefusal(await list("NONE-1", false), 404, "notFound");
  });

  test("is listed by administrators alone", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    for (const name of ["associate", "customer"] as const)
      expectRefusal(await list(stone, false, name), 403, "forbidden");
  });
});

describe("whoever lists a stone too late", () => {
  const late = async (stone: string, is_listed: boolean) => {
    const answer = await portal
      .as("admin2")
      .call("setStoneListing", { path: { stock_no: stone }, body: { is_listed } });
    expectRefusal(answer, 409, "transitionRefused");
    return answer.body.refused?.[0]?.meanwhile;
  };
  const at = () => portal.clock.now().toISOString();

  test("reads who took it off the market and when, also when a client did something with it since", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    await heldBy(portal, "customer", [stone]);
    const day = at();
    await list(stone, false);
    portal.clock.advance(hours(1));
    await portal.as("customer").call("confirmStones", { body: { stock_numbers: [stone] } });
    expect((await stoneNow(portal, stone)).status).toBe(3);
    expect(await late(stone, false)).toEqual({ event: "stone.delistClaimed", by: "Ines Novak", at: day });
  });

  test("reads who sold it, and of a stone that nobody ever listed only that it is on the market", async () => {
    const [stone = "", other = ""] = await freeStones(portal, 2);
    const [line] = await onMemo(portal, "customer", [stone]);
    await portal.as("admin").call("sellMemo", { body: { ids: [line?.id ?? 0] } });
    expect(await late(stone, true)).toMatchObject({ event: "stone.sell", by: "Ines Novak" });
    expect(await late(other, true)).toBeUndefined();
  });

  test("reads that a lapse of its provider took it off, and not who offered it the last time before", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    await list(stone, false);
    await list(stone, true);
    const { rows } = await portal.pool.query("SELECT id FROM stone WHERE stock_no = $1", [stone]);
    portal.clock.advance(hours(1));
    await inTransaction(portal.house, { requestId: "lapse", operation: "followLapses" }, (ctx) =>
      listMany(ctx, { lapse: 1 }, "DELIST", [rows[0].id]),
    );
    expect(await late(stone, false)).toEqual({ event: "stone.delist", by: "The portal", at: at(), is_portal: true });
  });
});

describe("a stone that a client has", () => {
  test("stays with the client when it is delisted, and is not available when it is freed", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await heldBy(portal, "customer", [stone]);
    const since = await logEnd(portal);
    expect((await list(stone, false)).data).toEqual({ stock_no: stone, status: 4, is_listed: false });
    expectRefusal(await list(stone, false), 409, "transitionRefused");
    await portal.as("customer").call("releaseHolds", { body: { ids: [line?.id ?? 0] } });
    expect(await stoneNow(portal, stone)).toEqual({ status: 2, is_listed: false });
    const facts = await logged(portal, since, "stone");
    expect(facts.map(({ transition }) => transition)).toEqual(["stone.delistClaimed", "stone.freeDelisted"]);
  });

  test("and is offered again meanwhile, becomes available when it is freed", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await onMemo(portal, "customer", [stone]);
    await list(stone, false);
    expect((await list(stone, true)).data).toEqual({ stock_no: stone, status: 5, is_listed: true });
    await portal.as("qc").call("receiveMemo", { body: { ids: [line?.id ?? 0] } });
    expect((await stoneNow(portal, stone)).status).toBe(1);
  });

  test("a received stone that was delisted cannot go back on memo by a reversal", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await onMemo(portal, "customer", [stone]);
    await list(stone, false);
    const ids = [line?.id ?? 0];
    await portal.as("admin").call("receiveMemo", { body: { ids } });
    const back = await portal.as("admin").call("reverseMemo", { body: { ids, reason: "The wrong line" } });
    expectRefusal(back, 409, "onlyAvailableStones");
  });

  test("and that is sold is listed no more", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await onMemo(portal, "customer", [stone]);
    await portal.as("admin").call("sellMemo", { body: { ids: [line?.id ?? 0] } });
    expectRefusal(await list(stone, false), 409, "transitionRefused");
    expectRefusal(await list(stone, true), 409, "transitionRefused");
  });
});
