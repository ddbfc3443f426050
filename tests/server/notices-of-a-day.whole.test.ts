import { beforeEach, expect, test } from "vitest";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { kindsOf, lettersTo } from "#support/letters.ts";
import { someNotices } from "#support/notice-samples.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const strike = () =>
  jobKinds.mailTheDay.run({}, { house: portal.house, id: "day", signal: new AbortController().signal } as never);
const waits = async (many = 2) => {
  const ids = await someNotices(portal, await ownerId(portal, "customer"), many);
  await portal.pool.query("UPDATE notice SET way = 'daily' WHERE id = ANY ($1)", [ids]);
  return ids;
};
const sent = async () => kindsOf(await portal.outbox()).length;
/** Moves the house's clock to a moment. The house lives in Brussels. */
const at = (moment: string) => {
  portal.house.timeZone = "Europe/Brussels";
  portal.clock.advance(Date.parse(moment) - portal.clock.now().getTime());
};
beforeEach(() => at("2026-11-20T07:30:00Z"));

test("what waits goes out as one letter, with the words and the row of each, and once", async () => {
  await waits();
  await strike();
  await strike();
  const [letter, ...others] = await lettersTo(portal, "customer");
  expect([letter?.kind, letter?.subject, others.length]).toEqual(["noticesOfDay", "2 notices of 20/11/2026", 0]);
  expect(letter?.text).toContain(
    "- Notice 2 (http://portal.test/customer-profile/hold)\n- Notice 1 (http://portal.test/",
  );
});

test("nothing goes out before the hour of the house's own time zone", async () => {
  await waits();
  at("2026-11-20T06:55:00Z"); // 07:55 there
  await strike();
  expect(await sent()).toBe(0);
  portal.clock.advance(minutes(5));
  await strike();
  expect(await sent()).toBe(1);
});

test("what comes after the mail of a day waits for the next one", async () => {
  await waits();
  await strike();
  await waits();
  portal.clock.advance(hours(10));
  await strike();
  expect(await sent()).toBe(1);
  portal.clock.advance(hours(14));
  await strike();
  expect(await sent()).toBe(2);
});

test("two portals that strike at once send one mail between them", async () => {
  await waits();
  await Promise.all([strike(), strike(), strike()]);
  expect(await sent()).toBe(1);
});

test.each([
  ["forward", "2027-03-27T23:00:00Z", 3],
  ["back", "2026-10-24T22:00:00Z", 3],
])("a clock that goes %s gives each day one mail", async (_way, begin, days) => {
  at(begin);
  for (let quarter = 0; quarter < 4 * 24 * days; quarter += 1) {
    portal.clock.advance(minutes(15));
    if (quarter % 8 === 0) await waits(1);
    await strike();
  }
  expect(await sent()).toBe(days);
});

test("what was read in the portal meanwhile is not mailed, and no letter is empty", async () => {
  const [first = 0, second = 0] = await waits();
  await portal.as("customer").call("readNotices", { body: { ids: [first] } });
  await strike();
  expect((await lettersTo(portal, "customer"))[0]?.text).not.toContain("Notice 1");
  const [third = 0] = await waits(1);
  await portal.as("customer").call("readNotices", { body: { ids: [second, third] } });
  portal.clock.advance(hours(24));
  await strike();
  expect(await sent()).toBe(1);
});

test("an account that is switched off gets no mail of a day", async () => {
  await waits();
  await portal.pool.query("UPDATE account SET is_active = false WHERE email = 'customer@demo.test'");
  await strike();
  expect(await sent()).toBe(0);
});
