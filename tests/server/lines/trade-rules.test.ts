import { describe, expect, test } from "vitest";
import { defaultRules } from "#domain/trade-rules.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { freeStones, heldBy, onMemo } from "#support/line-stones.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const set = (change: object, version = 1) =>
  admin().call("setTradeRules", { body: { ...defaultRules, ...change, version } });

describe("the rules of trade", () => {
  test("are the defaults until the house says otherwise, and everybody who trades reads them", async () => {
    for (const reader of [admin(), portal.as("customer"), portal.as("auditor"), portal.asGuest()])
      expect((await reader.call("getTradeRules")).data).toEqual({ ...defaultRules, four_eyes_now: true, version: 1 });
    expectRefusal(await portal.anonymous.call("getTradeRules"), 401, "unauthorized");
    for (const name of ["associate", "customer"] as const) {
      const body = { ...defaultRules, version: 1 };
      expectRefusal(await portal.as(name).call("setTradeRules", { body }), 403, "forbidden");
    }
  });

  test("hold for what is done from now on", async () => {
    const stones = await freeStones(portal, 4);
    const [before] = await heldBy(portal, "customer", stones.slice(0, 1));
    const changed = { hold_hours: 4, most_holds: 2, memo_days: 1, most_extensions: 0, reversal_hours: 1 };
    expect((await set(changed)).data).toEqual({ ...defaultRules, ...changed, four_eyes_now: true, version: 2 });
    const [after] = await heldBy(portal, "customer", stones.slice(1, 2));
    const until = (ms: number) => new Date(portal.clock.now().getTime() + ms).toISOString();
    expect([before?.expires_at, after?.expires_at]).toEqual([until(hours(48)), until(hours(4))]);
    const third = await portal.as("customer").call("createHolds", { body: { stock_numbers: stones.slice(2, 3) } });
    expectRefusal(third, 422, "tooManyHolds");
    const body = { ids: [after?.id ?? 0] };
    expectRefusal(await admin().call("extendHolds", { body }), 409, "tooManyExtensions");
    const [memo] = await onMemo(portal, "customer2", stones.slice(3));
    expect(memo?.due_date).toBe("2026-11-23"); // from Friday to Monday
    const received = await admin().call("receiveMemo", { body: { ids: [memo?.id ?? 0] } });
    expect(received.data.data[0]?.reversible_until).toBe(until(hours(1)));
  });

  test("stay within bounds, and say which", async () => {
    const bounds: [keyof typeof defaultRules, number, string][] = [
      ["hold_hours", 0, "Must be at least 1."],
      ["hold_hours", 721, "Must be at most 720."],
      ["most_holds", 0, "Must be at least 1."],
      ["most_holds", 501, "Must be at most 500."],
      ["most_extensions", -1, "Must be at least 0."],
      ["most_extensions", 21, "Must be at most 20."],
      ["hold_rest_hours", -1, "Must be at least 0."],
      ["hold_rest_hours", 721, "Must be at most 720."],
      ["memo_days", 0, "Must be at least 1."],
      ["memo_days", 91, "Must be at most 90."],
      ["reversal_hours", 0, "Must be at least 1."],
      ["reversal_hours", 721, "Must be at most 720."],
      ["hold_hours", 1.5, "Must be a whole number."],
    ];
    for (const [name, value, message] of bounds) {
      const refused = await set({ [name]: value });
      expectRefusal(refused, 400, "malformed", [`/data/${name}`]);
      expect([name, refused.body.errors?.[0]?.message]).toEqual([name, message]);
    }
    expect((await admin().call("getTradeRules")).data.version).toBe(1);
  });

  test("are not overwritten unseen", async () => {
    await set({ hold_hours: 24 });
    const stale = await set({ hold_hours: 12 });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ hold_hours: 24, version: 2 });
  });
});
