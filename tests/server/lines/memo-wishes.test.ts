import { expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { kindsOf, lettersTo } from "#support/letters.ts";
import { historyOf } from "#support/line-log.ts";
import { freeStones, onMemo } from "#support/line-stones.ts";

const portal = useApp();
const customer = () => portal.as("customer");
const associate = () => portal.as("associate");

/** A stone that the customer has on memo. */
async function aMemo() {
  const [stock = ""] = await freeStones(portal, 1);
  await onMemo(portal, "customer", [stock]);
  return lineNow(stock);
}
async function lineNow(stock: string) {
  const { rows } = await portal.pool.query(
    "SELECT l.id FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE s.stock_no = $1 AND l.list = 'memo' ORDER BY l.id DESC LIMIT 1",
    [stock],
  );
  const { data } = (
    await customer().call("listMemos", { query: { currentTab: "all" }, body: { stock_numbers: [stock] } } as never)
  ).data as {
    data: { id: number; version: number; memo: { id: number }; due_date: string; stone: { stock_no: string } }[];
  };
  const line = data.find(({ id }) => id === rows[0].id);
  if (!line) throw new Error("the memo is not there");
  return line;
}
type Line = Awaited<ReturnType<typeof lineNow>>;
const wish = (who: ReturnType<typeof customer>, { id, version }: Line, more: object) =>
  who.call("tellMemoWish", { body: { lines: [{ id, version }], ...more } } as never);
const waiting = async () =>
  (
    (await associate().call("listMemos", { query: { currentTab: "asked" } } as never)).data as {
      data: { id: number }[];
    }
  ).data.map(({ id }) => id);

test("a client says that they keep a stone, and the house finds it among those that wait", async () => {
  const line = await aMemo();
  const { data } = await wish(customer(), line, { wants: "keep", text: "It is sold." });
  expect(data).toMatchObject({
    data: [{ state: "issued", text: "It is sold.", wish: { wants: "keep", until: null } }],
  });
  expect(await waiting()).toContain(line.id);
  const ids = [line.id];
  expect((await associate().call("sellMemo", { body: { ids } })).data.data[0]).toMatchObject({
    wish: null,
    text: null,
  });
  expect(await waiting()).not.toContain(line.id);
  expect(await historyOf(portal, "memo", line.id)).toEqual(["memo.issue", "memo.wish", "memo.sell"]);
});

test("the last word counts: who wanted to keep a stone gives it back", async () => {
  const line = await aMemo();
  await wish(customer(), line, { wants: "keep" });
  const { data } = await wish(customer(), await lineNow(line.stone.stock_no), { wants: "giveBack" });
  expect(data).toMatchObject({ data: [{ wish: { wants: "giveBack" } }] });
  expectRefusal(await wish(customer(), line, { wants: "keep" }), 409, "staleVersion");
});

test("more days end after the due date, and a later due date answers them", async () => {
  const line = await aMemo();
  expectRefusal(await wish(customer(), line, { wants: "days", until: line.due_date }), 422, "dayNotLater");
  expectRefusal(await wish(customer(), line, { wants: "days" }), 422, "dayNotLater");
  const later = new Date(Date.parse(line.due_date) + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
  const { data } = await wish(customer(), line, { wants: "days", until: later });
  expect(data).toMatchObject({ data: [{ wish: { wants: "days", until: later } }] });
  const { data: paper } = await associate().call("getPaper", { path: { id: line.memo.id } });
  await associate().call("setMemoDue", {
    path: { id: line.memo.id },
    body: { due_date: later, version: paper.version },
  });
  expect(await lineNow(line.stone.stock_no)).toMatchObject({ wish: null, due_date: later });
  expect(await historyOf(portal, "memo", line.id)).toEqual(["memo.issue", "memo.wish", "memo.answerWish"]);
});

test("the house declines with a reason, which the client reads; without a wish there is nothing to decline", async () => {
  const line = await aMemo();
  const decline = (reason: string) => associate().call("declineMemoWish", { body: { ids: [line.id], reason } });
  expectRefusal(await decline("We need it back"), 409, "nothingAsked");
  await wish(customer(), line, { wants: "keep" });
  expectRefusal(await decline("  "), 422, "reasonNeeded");
  const before = (await lettersTo(portal, "customer")).length;
  expect((await decline("It is promised to somebody else.")).data.data[0]).toMatchObject({
    state: "issued",
    wish: null,
    reason: "It is promised to somebody else.",
  });
  const letters = (await lettersTo(portal, "customer")).slice(before);
  expect(kindsOf(letters)).toEqual([["customer", "memoWishDeclined"]]);
  expect(letters[0]?.text).toContain("It is promised to somebody else.");
});

test("a wish is the client's own: neither the house nor another client has it for them, nor for a stone that came back", async () => {
  const line = await aMemo();
  expectRefusal(await wish(associate(), line, { wants: "keep" }), 403, "forbidden");
  expectRefusal(await wish(portal.as("customer2"), line, { wants: "keep" }), 404, "notFound");
  await associate().call("receiveMemo", { body: { ids: [line.id] } });
  const now = await lineNow(line.stone.stock_no);
  expectRefusal(await wish(customer(), now, { wants: "keep" }), 409, "transitionRefused");
});
