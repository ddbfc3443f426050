import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
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
