import { beforeEach, expect, test } from "vitest";
import { keepShown, ShownStones, writeShown } from "#server/evidence/shown-stones.ts";
import type { DemoName } from "#support/actors.ts";
import { useApp } from "#support/app.ts";
import { freeStones } from "#support/line-stones.ts";

const portal = useApp();
let [stone, other] = ["", ""];
beforeEach(async () => {
  portal.house.shown.written(portal.house.shown.take()); // what an earlier test showed is not there any more
  [stone = "", other = ""] = await freeStones(portal, 2);
});
const look = (name: DemoName, number = stone) =>
  portal.as(name).call("searchStones", { body: { numbers: [number] }, query: { size: 10 } });
const shown = async (role_id?: number, number = stone) =>
  (await portal.as("admin").call("getTrackReport", { query: { search: number, ...(role_id && { role_id }) } })).data
    .shown;

test("every search that shows a stone counts, by whom and when, before it is written and after", async () => {
  await look("customer");
  await look("customer");
  await look("associate");
  const expected = { total: 3, last_on: "2026-11-20", months: [{ month: "2026-11", times: 3 }] };
  expect(await shown()).toEqual(expected);
  await writeShown(portal.house);
  expect(await shown()).toEqual(expected);
  await look("api");
  await writeShown(portal.house);
  expect([(await shown()).total, (await shown(2)).total, (await shown(5)).total, (await shown(8)).total]).toEqual([
    4, 2, 1, 0,
  ]);
  expect(await shown(undefined, other)).toEqual({ total: 0, last_on: null, months: [] });
});

test("what is being written counts until it is written, beside what comes meanwhile", () => {
  const counter = new ShownStones();
  const times = () => counter.of(1).reduce((sum, row) => sum + row.times, 0);
  counter.note(2, "2026-11-20", [1]);
  const rows = counter.take();
  expect(times()).toBe(1);
  counter.note(2, "2026-11-20", [1]);
  expect(times()).toBe(2);
  counter.written(rows);
  expect(times()).toBe(1);
});

test("a search that only counts shows nothing", async () => {
  await portal.as("customer").call("searchStones", { body: { numbers: [stone] }, query: { is_count_only: true } });
  expect((await shown()).total).toBe(0);
});

test("each month is counted apart", async () => {
  await look("customer");
  const { id } = (await portal.as("admin").call("getStoneHistory", { query: { stock_no: stone } })).data.stone;
  portal.house.shown.note(2, "2026-12-01", [id]);
  await writeShown(portal.house);
  expect((await shown()).months).toEqual([
    { month: "2026-11", times: 1 },
    { month: "2026-12", times: 1 },
  ]);
});

test("what could not be written is written the next time, together with what came meanwhile", () => {
  const counter = new ShownStones();
  counter.note(2, "2026-11-20", [1, 2]);
  const rows = counter.take();
  counter.note(2, "2026-11-21", [1]);
  counter.giveBack(rows);
  expect(counter.of(1).map(({ times }) => times)).toEqual([2]);
  expect(counter.take().sort((a, b) => a.stone_id - b.stone_id)).toEqual([
    { stone_id: 1, month: "2026-11-01", role_id: 2, times: 2, last_on: "2026-11-21" },
    { stone_id: 2, month: "2026-11-01", role_id: 2, times: 1, last_on: "2026-11-20" },
  ]);
  expect(counter.take()).toEqual([]);
});

test("a portal that stops writes what is left, and a stone that is gone keeps nothing back", async () => {
  await look("customer");
  portal.house.shown.note(2, "2026-11-20", [9_007_199_254_740_991]);
  await keepShown(portal.house)();
  expect(portal.house.shown.take()).toEqual([]);
  expect((await shown()).total).toBe(1);
});
