import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { freeStones, heldBy, onMemo, requestedBy, withoutRest } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";
import { accept, aTalk, offer } from "#support/talks.ts";

const portal = useApp();

const nothing = { is_own: false, client: null, paper: null, until: null, sold_at: null };
const offices: readonly DemoName[] = ["admin", "associate", "associate2"];
const clientOf: Partial<Record<DemoName, DemoName>> = {
  associate: "customer",
  associate2: "customer2",
  admin: "newcomer",
};

/** The refused entries of an act that puts stones into a cart: a client's own, or a client's of the office. */
async function refusedOf(by: DemoName, stock_numbers: string[]) {
  const client = clientOf[by];
  const user_id = client && (await ownerId(portal, client));
  const answer = await portal.as(by).call("addToCart", { body: { stock_numbers, user_id } });
  expectRefusal(answer, 409, "onlyAvailableStones");
  expect(answer.message).toBe("Only available diamonds must be selected.");
  return { refused: answer.body.refused ?? [], text: answer.text };
}
const nowFor = async (by: DemoName, stock_no: string) => (await refusedOf(by, [stock_no])).refused[0]?.now;
const readBy = async (by: DemoName, stock_no: string) =>
  (await portal.as(by).call("getStoneHistory", { query: { stock_no } })).data.now;

describe("a refused stone says what has it", () => {
  test("on memo: the office reads to whom and by which paper, the client that it is theirs, others that it is out", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await onMemo(portal, "customer", [stone]);
    const paper = line?.memo?.number;
    const named = { ...nothing, is: "onMemo", client: "Northlight Jewels", paper };
    expect([await nowFor("admin", stone), await nowFor("associate", stone)]).toEqual([named, named]);
    expect(await nowFor("customer", stone)).toEqual({ ...nothing, is: "onMemo", is_own: true, paper });
    const { refused, text } = await refusedOf("customer2", [stone]);
    expect(refused[0]?.now).toEqual({ ...nothing, is: "onMemo" });
    for (const secret of ["Northlight", "Lind", "Mara", paper ?? "–"]) expect(text).not.toContain(secret);
  });

  test("on hold: everybody reads until when, the office who, another associate does not", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await heldBy(portal, "customer", [stone]);
    const until = line?.expires_at;
    const held = { ...nothing, is: "held", until };
    expect(await nowFor("admin", stone)).toEqual({ ...held, client: "Northlight Jewels" });
    expect(await nowFor("associate2", stone)).toEqual(held);
    expect(await nowFor("customer2", stone)).toEqual(held);
    expect(await nowFor("customer", stone)).toEqual({ ...held, is_own: true });
    const { refused, text } = await refusedOf("customer2", [stone]);
    expect(refused).toEqual([
      { stock_no: stone, code: "onlyAvailableStones", reason: expect.any(String), until, now: held },
    ]);
    expect(text).not.toMatch(new RegExp(`"(line_)?id":|${await ownerId(portal, "customer")}[,}]`));
  });

  test("requested and approved: that it is approved is between the house and the client", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await requestedBy(portal, "customer", [stone]);
    const paper = line?.order?.number;
    const client = "Northlight Jewels";
    expect(await nowFor("admin", stone)).toEqual({ ...nothing, is: "requested", client, paper });
    await portal.as("admin").call("approveStones", { body: { ids: [line?.id ?? 0] } });
    expect(await nowFor("admin", stone)).toEqual({ ...nothing, is: "approved", client, paper });
    expect(await nowFor("customer", stone)).toEqual({ ...nothing, is: "approved", is_own: true, paper });
    for (const by of ["customer2", "associate2"] as const)
      expect(await nowFor(by, stone)).toEqual({ ...nothing, is: "requested" });
  });

  test("sold: the office reads on which day and by which invoice, others that it is sold", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await onMemo(portal, "customer", [stone]);
    const sold_at = portal.clock.now().toISOString();
    const [sold] = (await portal.as("admin").call("sellMemo", { body: { ids: [line?.id ?? 0] } })).data.data;
    const paper = sold?.invoice?.number;
    const sale = { ...nothing, is: "sold", sold_at };
    expect(await nowFor("admin", stone)).toEqual({ ...sale, client: "Northlight Jewels", paper });
    expect(await nowFor("associate2", stone)).toEqual(sale);
    expect(await nowFor("customer", stone)).toEqual({ ...sale, is_own: true, paper });
    expect(await nowFor("customer2", stone)).toEqual({ ...nothing, is: "sold" });
  });

  test("off the market: not offered any more, to everybody alike", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    await portal.as("admin").call("setStoneListing", { path: { stock_no: stone }, body: { is_listed: false } });
    for (const by of [...offices, "customer"] as const)
      expect(await nowFor(by, stone)).toEqual({ ...nothing, is: "offMarket" });
  });
});

test("an associate without the right to the list of memos is not told whose memo it is", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  await onMemo(portal, "customer", [stone]);
  await portal.pool.query(
    "DELETE FROM user_permission WHERE account_id = $1 AND permission_id IN (SELECT id FROM permission WHERE path = '/transaction/memo')",
    [await ownerId(portal, "associate")],
  );
  portal.house.people.forget();
  expect(await nowFor("associate", stone)).toEqual({ ...nothing, is: "onMemo" });
});

test("an unknown number and a hidden one read the same, and neither says what has it", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  await onMemo(portal, "customer2", [stone]);
  await portal.pool.query(
    `INSERT INTO inventory_access (account_id, diamond_types) VALUES ($1, '{fancy}')
      ON CONFLICT (account_id) DO UPDATE SET diamond_types = excluded.diamond_types`,
    [await ownerId(portal, "customer")],
  );
  const said = async (stock_no: string) => {
    const answer = await portal.as("customer").call("addToCart", { body: { stock_numbers: [stock_no] } });
    return answer.body.refused?.map(({ stock_no: _, ...rest }) => rest);
  };
  const unknown = [{ code: "stoneUnknown", reason: "No stone has this number." }];
  expect([await said(stone), await said("NONE-1")]).toEqual([unknown, unknown]);
});

test("of two who want a stone at once, the second reads what the first has made of it", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  const body = { stock_numbers: [stone] };
  const first = await portal.as("customer").call("createHolds", { body });
  const second = await portal.as("customer2").call("confirmStones", { body });
  expect(second.body.refused?.[0]?.now).toEqual({ ...nothing, is: "held", until: first.data.data[0]?.expires_at });
});

test("an expired hold has no stone any more: it is free, swept or not", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  await heldBy(portal, "customer", [stone]);
  portal.clock.advance(hours(49));
  expect(await readBy("customer2", stone)).toBeUndefined();
  expect((await portal.as("customer2").call("addToCart", { body: { stock_numbers: [stone] } })).status).toBe(201);
});

test("three hundred refused stones cost the database as many statements as three", async () => {
  await withoutRest(portal, 500);
  const stones = await freeStones(portal, 300);
  await onMemo(portal, "customer", stones);
  const asked = vi.spyOn(pg.Client.prototype, "query");
  const cost = async (some: string[]) => {
    const before = asked.mock.calls.length;
    const { refused } = await refusedOf("associate", some);
    expect(refused.map(({ now }) => now?.is)).toEqual(some.map(() => "onMemo"));
    return asked.mock.calls.length - before;
  };
  try {
    await cost(stones.slice(0, 1));
    expect(await cost(stones)).toBe(await cost(stones.slice(0, 3)));
  } finally {
    asked.mockRestore();
  }
});

test("before a memo is issued, a number that is out says to whom", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  const [line] = await onMemo(portal, "customer2", [stone]);
  const user_id = await ownerId(portal, "customer");
  const { data } = await portal.as("admin").call("previewMemo", { body: { stock_numbers: [stone], user_id } });
  expect(data.lines[0]?.refusal).toMatchObject({
    code: "onlyAvailableStones",
    now: { ...nothing, is: "onMemo", client: "Alder & Finch Ltd", paper: line?.memo?.number },
  });
});

test("an offer for a stone that another client has taken meanwhile says so to the client who accepts it", async () => {
  const { id, stock_no } = await aTalk(portal);
  await offer(portal.as("associate"), id);
  await portal.pool.query("DELETE FROM inventory_access WHERE account_id = $1", [await ownerId(portal, "customer2")]);
  await onMemo(portal, "customer2", [stock_no]);
  const refused = await accept(portal.as("customer"), id);
  expectRefusal(refused, 409, "onlyAvailableStones");
  expect(refused.body.refused?.[0]).toMatchObject({ stock_no, id, now: { ...nothing, is: "onMemo" } });
});

describe("the stone itself says what has it", () => {
  test("to its reader alone, and nothing while it is free", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    expect(await readBy("customer", stone)).toBeUndefined();
    const [line] = await onMemo(portal, "customer", [stone]);
    const paper = line?.memo?.number;
    expect(await readBy("customer", stone)).toEqual({ ...nothing, is: "onMemo", is_own: true, paper });
    expect(await readBy("customer2", stone)).toEqual({ ...nothing, is: "onMemo" });
    expect(await readBy("admin", stone)).toEqual({ ...nothing, is: "onMemo", client: "Northlight Jewels", paper });
  });
});
