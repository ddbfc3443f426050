import { afterEach, beforeEach, expect, test } from "vitest";
import { useOwnApp } from "#support/app.ts";
import { freeStones, heldBy } from "#support/line-stones.ts";

// With the index running, stones are kept in memory as they travel.
const portal = useOwnApp();
beforeEach(() => portal.house.stock.live.start());
afterEach(() => portal.house.stock.live.stop());

const statusOf = async (stock_no: string) => {
  const { data } = await portal.as("customer").call("searchStones", {
    body: { diamond_type: "white", numbers: [stock_no] },
  });
  return data.stockList[0]?.status;
};

test("the answer of an act shows its stones as they are now, and the very next search does too", async () => {
  const { rows } = await portal.pool.query(
    "SELECT stock_no FROM stone WHERE status = 1 AND diamond_type = 'white' ORDER BY id LIMIT 1",
  );
  const stock_no = rows[0].stock_no as string;
  expect(await statusOf(stock_no)).toBe(1);
  const [line] = await heldBy(portal, "customer", [stock_no]);
  expect(line?.stone.status).toBe(4);
  expect(await statusOf(stock_no)).toBe(4);
});

test("an act that is refused leaves nothing of itself in what is searched", async () => {
  const [free = "", taken = ""] = await freeStones(portal, 2);
  await heldBy(portal, "customer2", [taken]);
  const answer = await portal.as("customer").call("createHolds", { body: { stock_numbers: [free, taken] } });
  expect(answer.status).toBe(409);
  expect(await statusOf(free)).toBe(1);
});
