import { describe, expect, test } from "vitest";
import { lostFigures, lostSteps } from "#domain/lost-deals.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { idsOf, type Step, today, useLostDealWorld } from "#support/lost-deal-world.ts";
import { ownerId } from "#support/rows.ts";

const { portal, lost, linesOf, deals, plain } = useLostDealWorld();

describe("where deals are lost", () => {
  test("counts a hold that ran out as ended by time, swept or not", async () => {
    const before = (await lost(today)).total.hold as Step;
    await deals();
    const open = ((await lost(today)).total.hold as Step).open - before.open;
    await later(portal, hours(24 * 30));
    const after = (await lost(today)).total.hold as Step;
    expect([open, after.open, after.time >= before.time + 1]).toEqual([1, 0, true]);
    await expireDueHolds(portal.house);
    expect((await lost(today)).total.hold).toEqual(after);
  });

  test("agrees with the funnel of the dashboard wherever both count what began", async () => {
    await deals();
    const [{ shape } = { shape: "" }] = await plain("SELECT shape FROM line_as_made ORDER BY line_id DESC LIMIT 1");
    const business = await plain("SELECT business_id AS id FROM account WHERE id = $1", [
      await ownerId(portal, "customer"),
    ]);
    const queries = [{}, today, { shape }, { diamond_type: "white" as const }, { business_id: business[0].id }];
    for (const [who, query] of [
      ...queries.map((one) => ["admin", one] as const),
      ["associate", {}] as const,
      ["associate2", today] as const,
    ]) {
      const { total, rows } = await lost(query, who);
      const { stages } = (await portal.as(who).call("getFunnelChart", { query })).data;
      for (const step of lostSteps) {
        expect(total[step]?.began).toBe(stages.find(({ stage }) => stage === step)?.pieces);
        expect(rows.reduce((sum, row) => sum + (row[step]?.began ?? 0), 0)).toBe(total[step]?.began);
      }
    }
  });

  test("is what plain SQL counts, by every grouping, and each figure opens exactly its lines", async () => {
    await deals();
    const keys = {
      ...{ shape: "f.shape", type: "f.diamond_type", color: "f.color", clarity: "f.clarity" },
      ...{ client: "l.holder_id::text", associate: "coalesce(h.associate_id::text, '-')" },
      ...{ provider: "s.provider_id::text" },
    };
    for (const [by, key] of Object.entries(keys) as [keyof typeof keys, string][]) {
      const counted = await plain(
        `SELECT ${key} AS value, l.list, count(*)::int AS n FROM stone_line l JOIN line_as_made f ON f.line_id = l.id
         JOIN account h ON h.id = l.holder_id JOIN stone s ON s.id = l.stone_id
         WHERE l.list IN ('hold', 'confirm', 'memo') AND l.created_at > '2026-08-22' GROUP BY 1, 2`,
      );
      const { rows, groups } = await lost({ by, startDate: "2026-08-23" });
      expect(groups).toBe(new Set(counted.map(({ value }) => value)).size);
      for (const { value, list, n } of counted)
        expect(
          rows.find((row) => row.value === value)?.[list === "confirm" ? "request" : (list as "hold")]?.began,
        ).toBe(n);
    }
    const { rows } = await lost({ by: "client", ...today });
    for (const row of rows)
      for (const step of lostSteps)
        for (const figure of lostFigures) {
          const query = { by: "client" as const, value: row.value ?? "", step, figure, ...today };
          expect((await linesOf(query)).pagination.totalRecords).toBe(row[step]?.[figure]);
        }
    const bands = (await lost({ by: "carat" })).rows.map(({ value }) => value);
    const [heavy] = await plain("SELECT count(*)::int AS n FROM line_as_made WHERE carat >= 1 AND carat < 1.5");
    expect([
      bands.every((value) => value !== null && Number(value) >= 0),
      heavy.n > 0 ? bands.includes("1") : true,
    ]).toEqual([true, true]);
  });

  test("keeps the figure of a person who is erased, without the name", async () => {
    const { memos } = await deals();
    await portal.as("admin").call("receiveMemo", { body: idsOf(memos.slice(2)) });
    const holder = await ownerId(portal, "customer");
    const figures = async () =>
      (await lost({ by: "client", ...today })).rows.find((row) => row.value === String(holder));
    const before = await figures();
    await erasePerson(portal.house, holder);
    const after = await figures();
    expect([after?.hold, after?.memo]).toEqual([before?.hold, before?.memo]);
    expect([after?.name?.includes(`Erased person ${holder}`), after?.name === before?.name]).toEqual([true, false]);
    const { data } = await linesOf({ by: "client", value: String(holder), step: "memo", figure: "began", ...today });
    expect(new Set(data.map(({ client }) => client.name))).toEqual(new Set([`Erased person ${holder}`]));
  });
});
