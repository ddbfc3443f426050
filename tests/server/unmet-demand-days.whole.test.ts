import { afterEach, expect, test } from "vitest";
import { foldLog } from "#server/insight/fold.ts";
import { useApp } from "#support/app.ts";
import { later } from "#support/evidence.ts";

const portal = useApp();
afterEach(() => {
  portal.house.timeZone = "UTC";
});

/** Searches for what no house has at each of these moments. */
async function searchAt(moments: readonly string[]): Promise<void> {
  const search = { diamond_type: "white", attributes: { shape: { values: ["PEAR"] }, clarity: { values: ["I3"] } } };
  for (const at of moments) {
    await later(portal, Date.parse(at) - portal.clock.now().getTime());
    await portal.as("customer").call("recordSearch", { body: { search } as never });
  }
}
async function notFoundOn(day: string): Promise<readonly [number, string | null]> {
  const query = { startDate: day, endDate: day, shape: "PEAR" };
  const { rows } = (await portal.as("admin").call("getUnmetDemand", { query })).data;
  return [rows[0]?.not_found ?? 0, rows[0]?.last ?? null];
}

test("a search that found nothing counts on the day of the house, across both changes of the clock", async () => {
  await portal.pool.query("UPDATE stone SET clarity = 'VS1' WHERE clarity = 'I3'");
  portal.house.timeZone = "Europe/Berlin";
  // On 28 March the day has 23 hours, on 31 October it has 25.
  await searchAt(["2027-03-27T22:30:00Z", "2027-03-27T23:30:00Z", "2027-03-28T21:30:00Z", "2027-03-28T22:30:00Z"]);
  const spring = async () => [
    await notFoundOn("2027-03-27"),
    await notFoundOn("2027-03-28"),
    await notFoundOn("2027-03-29"),
  ];
  const counted = [
    [1, "2027-03-27"],
    [2, "2027-03-28"],
    [1, "2027-03-29"],
  ];
  expect(await spring()).toEqual(counted);
  await foldLog(portal.house);
  expect(await spring()).toEqual(counted);
  await searchAt([
    "2027-10-30T21:30:00Z",
    "2027-10-30T22:30:00Z",
    "2027-10-31T00:30:00Z",
    "2027-10-31T01:30:00Z",
    "2027-10-31T22:30:00Z",
    "2027-10-31T23:30:00Z",
  ]);
  const autumn = async () => [
    await notFoundOn("2027-10-30"),
    await notFoundOn("2027-10-31"),
    await notFoundOn("2027-11-01"),
  ];
  const kept = [
    [1, "2027-10-30"],
    [4, "2027-10-31"],
    [1, "2027-11-01"],
  ];
  expect(await autumn()).toEqual(kept);
  await foldLog(portal.house);
  expect(await autumn()).toEqual(kept);
});
