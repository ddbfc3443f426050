import { describe, expect, test } from "vitest";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { seedDemoLines } from "#server/seed/demo-lines.ts";
import { demoYear, yearBeginning } from "#server/seed/year/demo-year.ts";
import { useOwnApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { deviationsIn, later, replayed } from "#support/evidence.ts";

const portal = useOwnApp();
const rows = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows;
const DAY = hours(24);
/** The last days before a demo house opens have stories of their own (server/seed/demo-stories.ts). */
const stories = 21 * DAY;
const ago = (ms: number) => new Date(portal.clock.now().getTime() - ms);

/** Lets the house have begun more than a year ago, and gives it the year that lies behind a new demo house. */
async function aYearOn(stones: number): Promise<void> {
  await later(portal, 400 * DAY);
  await seedDemoLines(portal.house, demoYear(portal.clock.now(), stones));
}

describe("the year behind a new demo house", () => {
  test("is as legal as any: the log is whole, every history conforms, and the figures agree with it", async () => {
    await aYearOn(600);
    await portal.runJobs();
    await replayed(portal);
    expect(await deviationsIn(portal)).toEqual([]);
    expect(await compareFigures(portal.house)).toBe(0);
    expect(await rows("SELECT * FROM audit_finding")).toEqual([]);
    const { data } = await portal.as("auditor").call("getAuditVerdict");
    expect(data.findings).toEqual([]);
    // Whatever was done stands at its moment, so that no entry had to be dated anew.
    expect(
      await rows(`SELECT l.id FROM stone_line l, LATERAL (SELECT min(at) AS at FROM audit_event e
        WHERE e.data ->> 'workflow' = l.list AND e.data ->> 'item' = l.id::text) AS first
        WHERE first.at IS DISTINCT FROM l.created_at`),
    ).toEqual([]);
    const [searched] =
      await rows(`SELECT count(*)::int AS searches, count(*) FILTER (WHERE e.data #>> '{after,pieces}' = '0')::int
      AS lost, count(*) FILTER (WHERE e.at > (e.data #>> '{after,searched_at}')::timestamptz)::int AS late
      FROM audit_event e WHERE e.data ->> 'transition' = 'recent_search.record'`);
    expect(searched.searches).toBeGreaterThan(150);
    expect(searched.lost).toBeGreaterThan(10);
    expect(searched.late).toBe(0);
  });

  test("leaves nothing open and no stone in the stock: what was not sold went back", async () => {
    const stock = () => rows("SELECT status, count(*)::int FROM stone WHERE id % 3 <> 0 AND status = 1 GROUP BY 1");
    const there = await stock();
    await aYearOn(600);
    expect(await stock()).toEqual(there);
    const old = [ago(stories)];
    const closed = ["confirm approved.fulfilled", "confirm cancelled", "confirm rejected", "enquiry closed"];
    const ends = [...closed, "hold released", "memo received", "memo sold"];
    const states = await rows(
      "SELECT DISTINCT list || ' ' || state AS state FROM stone_line WHERE created_at < $1",
      old,
    );
    expect(states.length).toBeGreaterThan(4);
    expect(states.filter(({ state }) => !ends.includes(state))).toEqual([]);
    expect(
      await rows(
        `SELECT DISTINCT s.status, s.is_listed FROM stone s JOIN stone_line l ON l.stone_id = s.id WHERE l.created_at < $1
          ORDER BY 1`,
        old,
      ),
    ).toEqual([
      { status: 2, is_listed: false },
      { status: 8, is_listed: true },
    ]);
    expect(await rows("SELECT * FROM notice")).toEqual([]);
    expect(await rows("SELECT * FROM mail")).toEqual([]);
  });

  test("has papers without a gap in their numbers, seasons, and clients with a rhythm: one has gone quiet", async () => {
    await aYearOn(15_000);
    const gaps = await rows(`SELECT kind, year FROM paper GROUP BY kind, year
      HAVING min(sequence) <> 1 OR max(sequence) <> count(*)`);
    expect(gaps).toEqual([]);
    const kinds = await rows("SELECT kind FROM paper GROUP BY kind ORDER BY kind");
    expect(kinds.map(({ kind }) => kind)).toEqual(["credit", "invoice", "memo", "order"]);
    const sales =
      await rows(`SELECT extract(month FROM created_at)::int AS month, count(*)::int AS lines FROM stone_line
      GROUP BY 1`);
    const mean = (months: number[]) =>
      months.reduce((sum, month) => sum + (sales.find((row) => row.month === month)?.lines ?? 0), 0) / months.length;
    expect(mean([3, 6, 9, 11])).toBeGreaterThan(2 * mean([7, 8]));
    const [span] = await rows("SELECT min(created_at) AS first, max(created_at) AS last FROM stone_line");
    expect(span.first.getTime()).toBeGreaterThan(yearBeginning(portal.clock.now()).getTime());
    expect(span.first.getTime()).toBeLessThan(ago(330 * DAY).getTime());
    const clients = await rows(`SELECT b.company_name AS name, max(l.created_at) AS last, count(*)::int AS lines
      FROM stone_line l JOIN business b ON b.id = l.business_id GROUP BY 1`);
    expect(clients.length).toBeGreaterThanOrEqual(7);
    const last = (name: string) => clients.find((one) => one.name === name)?.last.getTime();
    expect(last("Goldlaub GmbH")).toBeLessThan(ago(140 * DAY).getTime());
    expect(last("Maison Verrier")).toBeGreaterThan(ago(140 * DAY).getTime());
    const [quiet] = await rows(`SELECT v.seen_at FROM visit v JOIN account a ON a.id = v.account_id
      WHERE a.user_name = 'goldlaub'`);
    expect(quiet.seen_at).toEqual(ago(150 * DAY));
  });
});
