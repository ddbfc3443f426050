import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { listedLine } from "#support/listed-lines.ts";
import { type Counts, countsOf, lists, names, useWaitingWorld } from "#support/waiting-world.ts";

const { portal, begin } = useWaitingWorld();

describe("what waits is counted", () => {
  test("for the office over everybody, for an associate over own customers, for a buyer over what is their own", async () => {
    const [admin, associate] = [portal.as("admin"), portal.as("associate")];
    const [own, other] = [portal.as("customer"), portal.as("customer2")];
    const before = await Promise.all([admin, associate, own, other].map(countsOf));
    await begin(true);
    const after = await Promise.all([admin, associate, own, other].map(countsOf));
    const more = (at: number, name: keyof Counts) => (after[at]?.[name] ?? 0) - (before[at]?.[name] ?? 0);
    for (const name of names) {
      expect([name, more(0, name), more(3, name)]).toEqual([name, 1, 0]);
    }
    for (const name of ["cart", "hold", "confirm", "memo"] as const) {
      expect([name, more(1, name), more(2, name)]).toEqual([name, 1, 1]);
    }
  });

  test("a hold whose time has passed does not wait any more, also before it is swept", async () => {
    const before = (await countsOf(portal.as("admin"))).hold;
    const expires = new Date(portal.clock.now().getTime() + 1000).toISOString();
    await listedLine(portal, { list: "hold", holder: "customer", state: "held", status: 1, expires });
    expect((await countsOf(portal.as("admin"))).hold).toBe(before + 1);
    portal.clock.advance(2000);
    expect((await countsOf(portal.as("admin"))).hold).toBe(before);
  });

  test("as many as its list opens with, white and fancy, in the list's own tab, rows and totals", async () => {
    const [admin, buyer] = [portal.as("admin"), portal.as("customer")];
    await begin(true);
    await begin(true, "fancy");
    for (const who of [admin, buyer]) {
      const counts = await countsOf(who);
      for (const name of names) {
        if (counts[name] === undefined) continue;
        const [operation, currentTab] = lists[name];
        const { data } = await who.call(operation, { query: { currentTab } });
        const { pagination, tabs, totals } = data as Exclude<Extract<typeof data, { tabs: unknown }>, string>;
        const seen = [pagination.totalRecords, tabs[currentTab], totals.pieces];
        expect([name, ...seen]).toEqual([name, counts[name], counts[name], counts[name]]);
      }
    }
  });

  test("in an account that has done nothing it is nothing, and nobody is told without signing in", async () => {
    const counts = Object.values(await countsOf(portal.as("newcomer")));
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.every((count) => count === 0)).toBe(true);
    expectRefusal(await portal.anonymous.call("countWaiting"), 401, "unauthorized");
  });
});
