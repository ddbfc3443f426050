import { describe, expect, test } from "vitest";
import { defaultRules } from "#domain/trade-rules.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { freeStones, requestedBy, stoneNow } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const idsOf = (lines: { id: number }[]) => lines.map(({ id }) => id);
const approve = (name: "admin" | "admin2" | "associate", ids: number[]) =>
  portal.as(name).call("approveStones", { body: { ids } });
const byAdmin = async () => {
  const user_id = await ownerId(portal, "customer");
  const stock_numbers = await freeStones(portal, 1);
  return idsOf((await portal.as("admin").call("confirmStones", { body: { stock_numbers, user_id } })).data.data);
};

describe("approving", () => {
  test("is an administrator's, and the stones stay with the client until a memo", async () => {
    const stones = await freeStones(portal, 2);
    const ids = idsOf(await requestedBy(portal, "customer", stones));
    expectRefusal(await approve("associate", ids), 403, "forbidden");
    const { data } = await approve("admin", ids);
    expect(data.data.map(({ status, state }) => [status, state])).toEqual([
      [2, "approved.awaitingMemo"],
      [2, "approved.awaitingMemo"],
    ]);
    expect(data.data.map(({ memo }) => memo)).toEqual([null, null]);
    for (const stone of stones) expect((await stoneNow(portal, stone)).status).toBe(3);
    expectRefusal(await approve("admin2", ids), 409, "transitionRefused");
  });

  test("stands apart in the list as long as it awaits its memo, and with the others once it has one", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    const stock_numbers = [first, second];
    await approve("admin", idsOf(await requestedBy(portal, "customer", stock_numbers)));
    const stonesOn = async (currentTab: string) => {
      const answer = await portal.as("admin").call("listConfirms", { query: { currentTab }, body: { stock_numbers } });
      return (answer.data as { data: { stone: { stock_no: string } }[] }).data.map(({ stone }) => stone.stock_no);
    };
    expect((await stonesOn("awaitsMemo")).toSorted()).toEqual(stock_numbers.toSorted());
    const user_id = await ownerId(portal, "customer");
    await portal.as("admin").call("issueMemo", { body: { stock_numbers: [first], user_id } });
    expect(await stonesOn("awaitsMemo")).toEqual([second]);
    expect((await stonesOn("approved")).toSorted()).toEqual(stock_numbers.toSorted());
  });

  test("by stock numbers means the request that is pending", async () => {
    const stock_numbers = await freeStones(portal, 1);
    await requestedBy(portal, "customer", stock_numbers);
    const { data } = await portal.as("admin").call("approveStones", { body: { stock_numbers } });
    expect(data.data[0]?.status).toBe(2);
    expectRefusal(await portal.as("admin").call("approveStones", { body: { stock_numbers } }), 409, "noSuchLine");
  });

  test("takes four eyes where there are two administrators", async () => {
    const ids = await byAdmin();
    expectRefusal(await approve("admin", ids), 422, "fourEyes");
    expect((await approve("admin2", ids)).data.data[0]?.status).toBe(2);
  });

  test("takes two eyes where there is one administrator, or the house has it so", async () => {
    await portal.pool.query("UPDATE account SET is_active = false WHERE user_name = 'admin2'");
    expect((await approve("admin", await byAdmin())).data.data[0]?.status).toBe(2);
    await portal.pool.query("UPDATE account SET is_active = true WHERE user_name = 'admin2'");
    await portal.as("admin").call("setTradeRules", { body: { ...defaultRules, four_eyes: false, version: 1 } });
    expect((await approve("admin", await byAdmin())).data.data[0]?.status).toBe(2);
  });
});

describe("whoever comes too late", () => {
  const lateOf = (answer: { status: number; body: unknown }) => {
    expect(answer.status).toBe(409);
    return (answer.body as { refused: { id: number; meanwhile?: object }[] }).refused;
  };

  test("is told who decided the request, what and when, and of the others nothing", async () => {
    const [first = 0, second = 0] = idsOf(await requestedBy(portal, "customer", await freeStones(portal, 2)));
    await approve("admin2", [first]);
    const at = portal.clock.now().toISOString();
    const late = await portal.as("admin").call("rejectStones", { body: { ids: [first, second], reason: "Too low" } });
    expect(lateOf(late)).toMatchObject([
      { id: first, meanwhile: { event: "confirm.approve", by: "Lars Peeters", at } },
    ]);
    const { data } = await portal.as("admin").call("rejectStones", { body: { ids: [second], reason: "Too low" } });
    expect(data.data[0]?.state).toBe("rejected");
  });

  test("is told so if it was themselves, as after an answer that was lost; the history says it too, to them alone", async () => {
    const [line] = await requestedBy(portal, "customer", await freeStones(portal, 1));
    const { id = 0, stone } = line ?? {};
    await approve("admin2", [id]);
    const lastStep = async (name: "admin" | "admin2" | "customer") => {
      const { data } = await portal.as(name).call("getStoneHistory", { query: { stock_no: stone?.stock_no ?? "" } });
      return data.history.at(-1);
    };
    const again = (name: "admin" | "admin2") =>
      portal.as(name).call("rejectStones", { body: { ids: [id], reason: "x" } });
    expect(lateOf(await again("admin2"))[0]?.meanwhile).toMatchObject({ event: "confirm.approve", is_own: true });
    expect(lateOf(await again("admin"))[0]?.meanwhile).not.toHaveProperty("is_own");
    expect(await lastStep("admin2")).toMatchObject({ event: "confirm.approve", is_own: true });
    expect(await lastStep("admin")).toMatchObject({ event: "confirm.approve", is_own: false });
    expect(await lastStep("customer")).toMatchObject({
      event: "confirm.approve",
      is_own: false,
      by: null,
      is_house: true,
    });
  });

  test("with a price for a request that was decided or changed is told the same", async () => {
    const [line] = await requestedBy(portal, "customer", await freeStones(portal, 1));
    const change = (price_per_ct: number) => {
      const now = { id: line?.id ?? 0, version: 1, price_per_ct, reason: "A parcel deal" };
      return portal.as("admin").call("updateConfirmStones", { body: { lines: [now] } });
    };
    await change(4321);
    const late = await change(4000);
    expectRefusal(late, 409, "staleVersion");
    expect(lateOf(late)).toMatchObject([{ id: line?.id, meanwhile: { event: "confirm.update" } }]);
  });

  test("as a client reads that it was done, and never who of the house did it", async () => {
    const [line] = await requestedBy(portal, "customer", await freeStones(portal, 1));
    const { id = 0, version = 1 } = line ?? {};
    await portal.as("admin").call("rejectStones", { body: { ids: [id], reason: "Too low" } });
    const cancel = { id, version: version + 1, status: 4 as const };
    const late = await portal.as("customer").call("updateConfirmStones", { body: { lines: [cancel] } });
    expect(lateOf(late)).toMatchObject([{ id, meanwhile: { event: "confirm.reject", by: null } }]);
  });
});

describe("rejecting", () => {
  const reject = (name: "admin" | "associate" | "customer", ids: number[], reason?: string) =>
    portal.as(name).call("rejectStones", { body: { ids, ...(reason !== undefined && { reason }) } });

  test("needs a reason, and frees the stones", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const ids = idsOf(await requestedBy(portal, "customer", [stone]));
    for (const reason of [undefined, "", " "]) expectRefusal(await reject("admin", ids, reason), 422, "reasonNeeded");
    expect((await stoneNow(portal, stone)).status).toBe(3);
    const { data } = await reject("admin", ids, "Promised elsewhere");
    expect(data.data[0]).toMatchObject({ status: 3, state: "rejected", reason: "Promised elsewhere" });
    expect((await stoneNow(portal, stone)).status).toBe(1);
  });

  test("is an administrator's, of a request that is pending", async () => {
    const ids = idsOf(await requestedBy(portal, "customer", await freeStones(portal, 1)));
    for (const name of ["associate", "customer"] as const)
      expectRefusal(await reject(name, ids, "No"), 403, "forbidden");
    await approve("admin", ids);
    expectRefusal(await reject("admin", ids, "No"), 409, "transitionRefused");
  });
});
