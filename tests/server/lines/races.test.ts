import { expect, test, vi } from "vitest";
import type { Answer } from "#support/answer.ts";
import { freeStones, onMemo, requestedBy, stoneNow } from "#support/line-stones.ts";
import { patience } from "#support/patience.ts";
import { statuses, useRaceWorld } from "#support/race-world.ts";
import { ownerId } from "#support/rows.ts";

const { portal, claimsPerStone, signedIn } = useRaceWorld();

test("two customers who want the same stones at once: one has them all, the other reads why not", async () => {
  await signedIn("customer", "customer2");
  for (let round = 0; round < 5; round++) {
    const stock_numbers = await freeStones(portal, 8);
    const turned = stock_numbers.toReversed();
    const [mine, theirs] = await Promise.all([
      portal.as("customer").call(round % 2 ? "createHolds" : "confirmStones", { body: { stock_numbers } }),
      portal.as("customer2").call("confirmStones", { body: { stock_numbers: turned } }),
    ]);
    expect(statuses([mine, theirs])).toEqual([201, 409]);
    const [winner, loser]: Answer<unknown>[] = mine.status === 201 ? [mine, theirs] : [theirs, mine];
    expect(loser?.message).toBe("Only available diamonds must be selected.");
    expect(loser?.body.refused?.map(({ stock_no }) => stock_no).sort()).toEqual(stock_numbers.toSorted());
    expect(winner?.body.data).toMatchObject({ data: stock_numbers.map(() => ({ status: 1 })) });
  }
  expect(await claimsPerStone()).toBe(1);
});

test("a client who holds at once in two windows stays within twenty", async () => {
  await signedIn("customer");
  const stones = await freeStones(portal, 40);
  const halves = [stones.slice(0, 12), stones.slice(12, 24), stones.slice(24, 36)];
  const answers = await Promise.all(
    halves.map((stock_numbers) => portal.as("customer").call("createHolds", { body: { stock_numbers } })),
  );
  expect(statuses(answers)).toEqual([201, 422, 422]);
});

test("two who sell the same line at once write one invoice line", async () => {
  await signedIn("admin", "admin2", "associate");
  const lines = await onMemo(portal, "customer", await freeStones(portal, 3));
  const ids = lines.map(({ id }) => id);
  const sale = (name: "admin" | "admin2" | "associate", order: number[]) =>
    portal.as(name).call("sellMemo", { body: { ids: order } });
  const answers = await Promise.all([sale("admin", ids), sale("admin2", ids.toReversed()), sale("associate", ids)]);
  expect(statuses(answers)).toEqual([201, 409, 409]);
  const { rows } = await portal.pool.query("SELECT line_id FROM invoice_line ORDER BY line_id");
  expect(rows.map(({ line_id }) => line_id)).toEqual(ids);
});

test("a request that is approved and cancelled at once ends in one way", async () => {
  await signedIn("admin", "customer");
  const [stone = ""] = await freeStones(portal, 1);
  const [line] = await requestedBy(portal, "customer", [stone]);
  const id = line?.id ?? 0;
  const [approved, cancelled] = await Promise.all([
    portal.as("admin").call("approveStones", { body: { ids: [id] } }),
    portal.as("customer").call("updateConfirmStones", { body: { lines: [{ id, version: 1, status: 4 }] } }),
  ]);
  expect([approved.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1);
  expect((await stoneNow(portal, stone)).status).toBe(approved.status === 200 ? 3 : 1);
});

test("one list of an external client that is sent twice at once waits once", async () => {
  await signedIn("admin", "admin2");
  const body = { stock_numbers: await freeStones(portal, 3), user_id: await ownerId(portal, "api") };
  const answers = await Promise.all(
    (["admin", "admin2"] as const).map((name) => portal.as(name).call("importExternalDiamonds", { body })),
  );
  expect(statuses(answers)).toEqual([201, 201]);
  const { rows } = await portal.pool.query("SELECT count(*)::int AS n FROM stone_line WHERE list = 'external'");
  expect(rows[0].n).toBe(3);
});

test("a client who loses the registration while asking is asked to verify first", async () => {
  const stock_numbers = await freeStones(portal, 1);
  await signedIn("customer");
  const office = await portal.pool.connect();
  try {
    await office.query("BEGIN");
    await office.query(
      "UPDATE business SET status = 9 WHERE id = (SELECT business_id FROM account WHERE email = 'customer@demo.test')",
    );
    const asked = portal.as("customer").call("createHolds", { body: { stock_numbers } });
    await vi.waitUntil(async () => {
      const { rows } = await portal.pool.query(
        "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      );
      return rows[0].waiting === 1;
    }, patience);
    await office.query("COMMIT");
    expect((await asked).body.code).toBe("kycPending");
  } finally {
    office.release();
  }
  expect((await stoneNow(portal, stock_numbers[0] ?? "")).status).toBe(1);
});
