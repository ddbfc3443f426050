import { describe, expect, test } from "vitest";
import { stoneMachine, stone as stoneWorkflow } from "#machines/stone.ts";
import { modelHash } from "#server/workflows/models.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows, brokenAt } from "#support/audit.ts";
import { logEnd, logged } from "#support/line-log.ts";
import { freeStones, heldBy, onMemo, pricesMove, requestedBy, stoneNow } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const lineCount = async () => (await portal.pool.query("SELECT count(*)::int AS n FROM stone_line")).rows[0].n;

describe("an act on many stones", () => {
  test("of which one is gone changes nothing, and names that one", async () => {
    await portal.pool.query("UPDATE stone SET status = 1");
    const [gone = "", ...others] = await freeStones(portal, 500);
    expect(others).toHaveLength(499);
    await heldBy(portal, "customer2", [gone]);
    await portal.as("admin").call("getProfile");
    const [since, lines] = [await logEnd(portal), await lineCount()];
    const body = { stock_numbers: [...others, gone], user_id: await ownerId(portal, "customer") };
    const refused = await portal.as("admin").call("confirmStones", { body });
    expectRefusal(refused, 409, "onlyAvailableStones");
    expect(refused.body.refused?.map(({ stock_no }) => stock_no)).toEqual([gone]);
    expect([await logEnd(portal), await lineCount()]).toEqual([since, lines]);
    const rest = await portal.as("admin").call("confirmStones", { body: { ...body, stock_numbers: others } });
    expect(rest.data.data).toHaveLength(499);
  });

  test("of which several are refused names each with its own reason", async () => {
    const [held = "", free = ""] = await freeStones(portal, 2);
    await heldBy(portal, "customer2", [held]);
    const body = { stock_numbers: [free, "NONE-1", held] };
    const { refused } = (await portal.as("customer").call("createHolds", { body })).body;
    expect(refused?.map(({ stock_no, code }) => [stock_no, code])).toEqual([
      ["NONE-1", "stoneUnknown"],
      [held, "onlyAvailableStones"],
    ]);
  });

  test("names each stone once, however often it was pasted", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    expect(await heldBy(portal, "customer", [stone, ` ${stone} `, stone])).toHaveLength(1);
  });

  test("is about at most 500 of them", async () => {
    const stock_numbers = Array.from({ length: 501 }, (_, at) => `NONE-${at}`);
    const refused = await portal.as("customer").call("createHolds", { body: { stock_numbers } });
    expectRefusal(refused, 400, "malformed", ["/data/stock_numbers"]);
    expect(refused.body.errors?.[0]?.message).toBe("Must have at most 500 entries.");
  });

  test("about lines is refused where one of them is not the sender's, or of another list", async () => {
    const [mine = "", theirs = ""] = await freeStones(portal, 2);
    const [own] = await heldBy(portal, "customer", [mine]);
    const [other] = await heldBy(portal, "customer2", [theirs]);
    const ids = [own?.id ?? 0, other?.id ?? 0];
    expectRefusal(await portal.as("customer").call("releaseHolds", { body: { ids } }), 404, "notFound");
    expectRefusal(await portal.as("admin").call("receiveMemo", { body: { ids } }), 404, "notFound");
    expect((await stoneNow(portal, mine)).status).toBe(4);
  });
});

describe("an act that is sent twice with one key", () => {
  const key = { "idempotency-key": "4f0e1c77-0003" };

  test("is done once and answered alike; with another body it is refused", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    const user_id = await ownerId(portal, "customer");
    const send = (stock_numbers: string[]) =>
      portal.as("admin").with(key).call("issueMemo", { body: { stock_numbers, user_id } });
    const once = await send([first]);
    expect((await send([first])).body).toEqual(once.body);
    expect(await lineCount()).toBe(1);
    expectRefusal(await send([second]), 409, "idempotencyReused");
    expect((await stoneNow(portal, second)).status).toBe(1);
  });
});

test("the remark of an act stands on each of its lines", async () => {
  const stock_numbers = await freeStones(portal, 2);
  const body = { stock_numbers, remark: "For one pair of earrings" };
  const { data } = await portal.as("customer").call("createHolds", { body });
  expect(data.data.map(({ remark }) => remark)).toEqual([body.remark, body.remark]);
});

test("the prices of a line stay when list prices, costs and markups move", async () => {
  const [held = "", asked = "", onLoan = ""] = await freeStones(portal, 3);
  const lines = [
    ...(await heldBy(portal, "customer", [held])),
    ...(await requestedBy(portal, "customer", [asked])),
    ...(await onMemo(portal, "customer", [onLoan])),
  ];
  const prices =
    "SELECT id, rap, disc, price_per_ct, total_amt, markup_disc, markup_ppc, sell_amt FROM stone_line ORDER BY id";
  const { rows: before } = await portal.pool.query(prices);
  await pricesMove(portal);
  await portal.as("admin").call("extendHolds", { body: { ids: [lines[0]?.id ?? 0] } });
  await portal.as("admin").call("approveStones", { body: { ids: [lines[1]?.id ?? 0] } });
  const { data } = await portal.as("admin").call("sellMemo", { body: { ids: [lines[2]?.id ?? 0] } });
  expect((await portal.pool.query(prices)).rows).toEqual(before);
  expect(data.data[0]?.stone.sell_amt).toBe(lines[2]?.sell_amt);
});

describe("the log of an act", () => {
  test("has each transition with its model, the facts that it was judged by, and what changed", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const since = await logEnd(portal);
    const [line] = await onMemo(portal, "customer", [stone]);
    const [onStone, onLine] = await logged(portal, since, "stone", "memo").then((facts) =>
      ["stone", "memo"].map((workflow) => facts.find((fact) => fact.workflow === workflow)),
    );
    const who = await ownerId(portal, "admin");
    const customer = await ownerId(portal, "customer");
    expect(onLine).toMatchObject({
      item: String(line?.id),
      transition: "memo.issue",
      from: "absent",
      to: "issued",
      event: { type: "ISSUE", facts: { stone: 1, business: 11, claim: null, isOwnClaim: false } },
      after: { list: "memo", state: "issued", status: 1, holder_id: customer, made_by: who, id: line?.id },
      operation: "issueMemo",
      who,
      role: 1,
    });
    expect(onLine?.after?.memo_id).toBe(line?.memo?.id);
    expect(onStone).toMatchObject({
      transition: "stone.memo",
      from: "available",
      to: "claimed.memo",
      event: { type: "MEMO", holder: customer },
      before: { status: 1 },
      after: { status: 5 },
      model: modelHash(stoneWorkflow),
    });
    const models = await portal.db.selectFrom("machine_version").select(["machine", "version", "hash"]).execute();
    expect(models).toContainEqual(expect.objectContaining({ machine: "memo", hash: onLine?.model }));
    expect(models).toContainEqual({ machine: "stone", version: stoneMachine.version, hash: onStone?.model });
  });

  test("of moving a line says only what changed", async () => {
    const [line] = await heldBy(portal, "customer", await freeStones(portal, 1));
    const since = await logEnd(portal);
    await portal.as("customer").call("releaseHolds", { body: { ids: [line?.id ?? 0] } });
    const [fact] = await logged(portal, since, "hold");
    expect(fact?.before).toEqual({ state: "held", status: 1, ended_by: null });
    expect(fact?.after).toMatchObject({ state: "released", status: 2, ended_by: "released" });
    expect(Object.keys(fact?.after ?? {})).not.toContain("sell_amt");
    expect(brokenAt(await auditRows(portal.pool))).toBeUndefined();
  });
});
