import { expect, test } from "vitest";
import { seedDemoLines } from "#server/seed/demo-lines.ts";
import { useOwnApp } from "#support/app.ts";

const portal = useOwnApp();
const states = async () => {
  const { rows } = await portal.pool.query(
    "SELECT DISTINCT list || ' ' || state AS state FROM stone_line ORDER BY state",
  );
  return rows.map(({ state }) => state as string);
};

test("the demo house has been trading: lines in every list, each stone as its claim says, and only once", async () => {
  await seedDemoLines(portal.house);
  expect(await states()).toEqual([
    "cart in",
    "cart out",
    "confirm approved.awaitingMemo",
    "confirm approved.fulfilled",
    "confirm cancelled",
    "confirm pending",
    "confirm rejected",
    "enquiry closed",
    "enquiry offered.made",
    "enquiry open",
    "external pending",
    "external rejected",
    "hold held",
    "hold released",
    "memo issued",
    "memo received",
    "memo sold",
    "notes in",
    "watchlist in",
  ]);
  const { rows } = await portal.pool.query(
    `SELECT count(*)::int AS wrong FROM stone_line l JOIN stone s ON s.id = l.stone_id
      WHERE (l.list, l.state) IN (('hold', 'held'), ('memo', 'issued')) AND s.status <> CASE l.list WHEN 'hold' THEN 4 ELSE 5 END`,
  );
  expect(rows[0].wrong).toBe(0);
  // A later deed stands later in the log, so that no entry had to be dated anew.
  const { rows: redated } = await portal.pool.query(
    `SELECT l.list, l.id FROM stone_line l, LATERAL (SELECT min(at) AS at FROM audit_event e
        WHERE e.data ->> 'workflow' = l.list AND e.data ->> 'item' = l.id::text) AS first
      WHERE first.at IS DISTINCT FROM l.created_at`,
  );
  expect(redated).toEqual([]);
  const { data } = (await portal.as("admin").call("listGuests", {})).data;
  expect(data).toMatchObject([{ guest_name: "Elin Lindqvist", cart: 2, watchlist: 1, notes: 0, became: null }]);
  await portal.runJobs();
  const late = await portal.pool.query("SELECT paper_id IS NOT NULL AS of_memo FROM task");
  expect(late.rows).toEqual([{ of_memo: true }]);
  const { data: page } = await portal.as("admin").call("listLoads", {});
  expect(page.data.map(({ state, file_name }) => [state, file_name])).toEqual([
    ["waiting", "castor-new.csv"],
    ["committed", "aldgate-changes.csv"],
    ["refused", "brennan-stock.csv"],
    ["rolledBack", "aldgate-2025.csv"],
  ]);
  const { rows: before } = await portal.pool.query("SELECT count(*)::int AS lines FROM stone_line");
  await seedDemoLines(portal.house);
  expect((await portal.pool.query("SELECT count(*)::int AS lines FROM stone_line")).rows).toEqual(before);
});
