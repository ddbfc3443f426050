import { expect, test } from "vitest";
import { sweepDue } from "#server/services/clocks/sweep-due.ts";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import { useOwnApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { useClosing } from "#support/closing.ts";
import { freeStones, heldBy, onMemo, stoneNow } from "#support/line-stones.ts";
import { aTalk, offer } from "#support/talks.ts";

const portal = useOwnApp();
const closing = useClosing();

const transitions = async (workflow: string) =>
  (
    await portal.pool.query(
      "SELECT data->>'transition' AS id FROM audit_event WHERE data->>'workflow' = $1 ORDER BY seq",
      [workflow],
    )
  ).rows.map(({ id }) => id);
const waiting = async () =>
  (
    await portal.pool.query(
      "SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).rows[0].count as number;

/** Several at the lock of one stone at once: they are let go when all of them wait there. */
async function atTheLock<T>(stock_no: string, acts: (() => Promise<T>)[]): Promise<T[]> {
  const client = await portal.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT FROM stone WHERE stock_no = $1 FOR UPDATE", [stock_no]);
    const running: Promise<T>[] = [];
    for (const act of acts) {
      running.push(act());
      await expect.poll(waiting, { interval: 5 }).toBe(running.length);
    }
    await client.query("COMMIT");
    return await Promise.all(running);
  } finally {
    client.release();
  }
}

test("three sweepers at once end each hold once", async () => {
  const stones = await freeStones(portal, 20);
  await heldBy(portal, "customer", stones);
  portal.clock.advance(hours(48));
  const [first = ""] = stones;
  const ended = await atTheLock(
    first,
    [1, 2, 3].map(() => () => expireDueHolds(portal.house)),
  );
  expect(ended.sort()).toEqual([0, 0, 20]);
  expect((await transitions("hold")).filter((id) => id === "hold.expire")).toHaveLength(20);
  for (const stone of stones) expect((await stoneNow(portal, stone)).status).toBe(1);
});

test.each(["the sweeper", "the memo"])(
  "a hold that is over is free for a memo, when %s comes first to the stone",
  async (first) => {
    const [stone = ""] = await freeStones(portal, 1);
    await heldBy(portal, "customer", [stone]);
    portal.clock.advance(hours(48));
    await portal.tokenOf("admin");
    const acts = [() => expireDueHolds(portal.house) as Promise<unknown>, () => onMemo(portal, "customer", [stone])];
    await atTheLock(stone, first === "the memo" ? acts.reverse() : acts);
    expect((await stoneNow(portal, stone)).status).toBe(5);
    expect(await transitions("hold")).toEqual(["hold.hold", "hold.expire"]);
    expect(await transitions("memo")).toEqual(["memo.issue"]);
  },
);

test("a hold that became a memo in time is swept no more, however late the sweeper looks", async () => {
  const [stone = ""] = await freeStones(portal, 1);
  await heldBy(portal, "customer", [stone]);
  await onMemo(portal, "customer", [stone]);
  portal.clock.advance(hours(72));
  expect(await expireDueHolds(portal.house)).toBe(0);
  expect(await transitions("hold")).toEqual(["hold.hold", "hold.convert"]);
  expect((await stoneNow(portal, stone)).status).toBe(5);
});

test("a portal that runs ends holds and offers by itself, until it is stopped", async () => {
  const [first = "", second = ""] = await freeStones(portal, 2);
  await heldBy(portal, "customer", [first]);
  const { id } = await aTalk(portal);
  await offer(portal.as("associate"), id);
  const stop = sweepDue(portal.house);
  closing(stop);
  portal.clock.advance(hours(48));
  await expect.poll(async () => (await stoneNow(portal, first)).status).toBe(1);
  const stateNow = async () =>
    (await portal.pool.query("SELECT state FROM stone_line WHERE id = $1", [id])).rows[0].state;
  await expect.poll(stateNow).toBe("answered");
  await stop();
  await heldBy(portal, "customer2", [second]);
  portal.clock.advance(hours(48));
  expect((await stoneNow(portal, second)).status).toBe(4);
});
