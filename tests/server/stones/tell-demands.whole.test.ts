import { describe, expect, test } from "vitest";
import { earliestArrival } from "#server/db/queries/demands.ts";
import { useDemandWorld } from "#support/demand-world.ts";

const { portal, query, customer, demand, told, arrives } = useDemandWorld();

describe("a stone that arrives", () => {
  test("is named in the bell, of many the latest three", async () => {
    await demand();
    await arrives("NEW1");
    await told();
    const bell = async () => (await customer().call("listNotices")).data.data[0]?.text;
    expect(await bell()).toBe('1 stone has arrived for your demand "One D" (White, D). NEW1 (natural).');
    for (let at = 2; at <= 13; at++) await arrives(`NEW${at}`);
    await told();
    expect(await bell()).toMatch(/ NEW13 \(natural\), NEW12 \(natural\), NEW11 \(natural\) and 9 more\.$/);
  });

  test("is dated among a hundred thousand others", async () => {
    const id = await arrives("NEW1");
    const others = Array.from({ length: 100_000 }, (_, at) => 10_000_000 + at);
    expect(await earliestArrival(portal.db, [...others, id])).toEqual(portal.clock.now());
  });

  test("on hold is told when it becomes available", async () => {
    await demand();
    const id = await arrives("NEW1", { status: 4 });
    await arrives("NEW2");
    expect((await told())[0]?.text).not.toContain("NEW1");
    await query("UPDATE stone SET status = 1 WHERE id = $1", [id]);
    expect((await told())[0]?.text).toContain("NEW1");
    await query("UPDATE stone SET status = 4 WHERE id = $1", [id]);
    await query("UPDATE stone SET status = 1 WHERE id = $1", [id]);
    expect(await told()).toEqual([]);
  });
});

test("what breaks off leaves neither a letter nor a stone that counts as told, and the others are told", async () => {
  await demand();
  await demand({ name: "Other" }, portal.as("customer2"));
  await arrives("NEW1");
  const { enqueue } = portal.jobs;
  portal.jobs.enqueue = async () => {
    portal.jobs.enqueue = enqueue;
    throw new Error("the queue is away");
  };
  await expect(told()).rejects.toThrow("the queue is away");
  expect((await query("SELECT FROM demand_stone")).rowCount).toBe(1);
  const letters = await told();
  expect(letters.map(({ to_address }) => to_address).sort()).toEqual(["customer2@demo.test", "customer@demo.test"]);
  expect(await told()).toEqual([]);
});
