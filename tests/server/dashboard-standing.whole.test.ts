import { expect, test } from "vitest";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { useOwnApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { behindTheLog, later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const portal = useOwnApp();
const admin = () => portal.as("admin");
const rows = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows;
const details = async (query = {}) => (await admin().call("getEnquiryDetails", { query })).data;
const held = async (more = "") => {
  const [sums] = await rows(
    `SELECT count(*)::int AS count, coalesce(sum(s.carat), 0)::float AS carats, coalesce(sum(l.sell_amt), 0)::float AS amount
      FROM stone_line l JOIN stone s ON s.id = l.stone_id
      WHERE l.list = 'hold' AND l.state = 'held' AND l.expires_at > $1 ${more}`,
    [portal.clock.now()],
  );
  return sums;
};

/** One line of each list that the dashboard sums up. */
async function someOfEach() {
  const [one = "", two = "", three = "", four = "", five = ""] = await freeStones(portal, 5);
  const holds = await heldBy(portal, "customer", [one, two]);
  const requests = await requestedBy(portal, "customer2", [three]);
  const memos = await onMemo(portal, "customer", [four]);
  await portal.as("customer").call("addToCart", { body: { stock_numbers: [five] } });
  return { stones: [one, two], holds, requests, memos };
}

test("what stands on a list is summed as its lines stand, whatever is done with them", async () => {
  const { stones, holds, requests, memos } = await someOfEach();
  expect((await details()).Hold).toMatchObject(await held());
  const white = "AND s.diamond_type = 'white'";
  expect((await details({ diamond_type: "white" })).Hold).toMatchObject(await held(white));
  await portal.as("customer").call("releaseHolds", { body: { ids: [holds[0]?.id ?? 0] } });
  await admin().call("rejectStones", { body: { ids: requests.map(({ id }) => id), reason: "Sold elsewhere" } });
  await admin().call("sellMemo", { body: { ids: memos.map(({ id }) => id) } });
  expect((await details()).Hold).toMatchObject(await held());
  // A load that weighs a stone anew moves what is held of it.
  await portal.pool.query("UPDATE stone SET carat = carat + 1 WHERE stock_no = ANY ($1)", [stones]);
  expect((await details()).Hold).toMatchObject(await held());
  expect(await compareFigures(portal.house)).toBe(0);
  await later(portal, hours(24 * 30));
  expect((await details()).Hold).toMatchObject({ count: 0, carats: 0, amount: 0 });
  expect(await compareFigures(portal.house)).toBe(0);
});

test("a line whose stone is kept as it never was is found and named; one whose stone a load corrected is right", async () => {
  const supplier = await Supplier.of(portal);
  await supplier.take([aRow("A-1"), aRow("A-2")]);
  const stocked = await supplier.stones();
  const numbers = ["A-1", "A-2"].map((number) => stocked[number]?.stock_no ?? "");
  const [first, second] = (await heldBy(portal, "customer", numbers)).map(({ id }) => id);
  await supplier.take([aRow("A-1", { Shape: "PEAR", Color: "E", Clarity: "VS1" }), aRow("A-2")]);
  expect(await rows(`SELECT shape, color, clarity FROM stone WHERE stock_no = '${numbers[0]}'`)).toEqual([
    { shape: "PEAR", color: "E", clarity: "VS1" },
  ]);
  expect(await compareFigures(portal.house)).toBe(0);
  await supplier.take([aRow("A-1"), aRow("A-2")]);
  expect(await compareFigures(portal.house)).toBe(0);

  const wrong = async (column: string, value: string, line = first) => {
    await behindTheLog(portal, `UPDATE line_as_made SET ${column} = '${value}' WHERE line_id = ${line}`);
    const [{ last }] = await rows("SELECT coalesce(max(id), 0) AS last FROM audit_finding");
    await compareFigures(portal.house);
    const told = await rows("SELECT kind, detail FROM audit_finding WHERE id > $1", [last]);
    await behindTheLog(
      portal,
      `UPDATE line_as_made SET ${column} = was.${column}
      FROM (SELECT 'white' AS diamond_type, 'ROUND' AS shape, 'D' AS color, 'VVS1' AS clarity) was WHERE line_id = ${line}`,
    );
    return told.filter(({ detail }) => /The stone is kept as/.test(detail));
  };
  for (const [column, value, kept] of [
    ["shape", "OVAL", "white / OVAL / D / VVS1"],
    ["color", "M", "white / ROUND / M / VVS1"],
    ["clarity", "I3", "white / ROUND / D / I3"],
    ["diamond_type", "fancy", "fancy / ROUND / D / VVS1"],
  ] as const)
    expect(await wrong(column, value)).toEqual([
      {
        kind: "figureDiffers",
        detail: `Line ${first} as made: The stone is kept as ${kept}, but it is white / ROUND / D / VVS1, and no load corrected it.`,
      },
    ]);
  // The load made the first a pear for a time, and the second never.
  expect(await wrong("shape", "PEAR")).toEqual([]);
  expect(await wrong("shape", "PEAR", second)).toHaveLength(1);
});

test("a line that is not kept as it was made is found by the nightly comparison and named", async () => {
  const { holds, memos } = await someOfEach();
  await expect(portal.house.pool.query("UPDATE line_as_made SET carat = 1")).rejects.toThrow(/permission denied/);
  const [heavier, missing] = [holds[0]?.id ?? 0, memos[0]?.id ?? 0];
  await behindTheLog(
    portal,
    `UPDATE line_as_made SET carat = carat + 7 WHERE line_id = ${heavier}; DELETE FROM line_as_made WHERE line_id = ${missing}`,
  );
  await compareFigures(portal.house);
  const told = (await rows("SELECT detail FROM audit_finding")).map(({ detail }) => detail);
  expect(told.filter((detail) => /as made/.test(detail))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^Line ${heavier} as made: The figure is .*, but the line says `)),
      expect.stringMatching(new RegExp(`^Line ${missing} as made: The figure is missing, but the line says `)),
    ]),
  );
});

test("a wrong sum is found by the nightly comparison, named, and mended; the portal itself cannot write one", async () => {
  await someOfEach();
  await expect(portal.house.pool.query("UPDATE standing_line SET carat = 1")).rejects.toThrow(/permission denied/);
  const before = await details();
  const dueDays = () => rows("SELECT line_id, due_date::text FROM standing_line WHERE list = 'memo' ORDER BY line_id");
  const due = await dueDays();
  expect(due).toEqual(
    await rows(`SELECT l.id AS line_id, p.due_date::text FROM stone_line l JOIN paper p ON p.id = l.memo_id
      WHERE l.list = 'memo' AND l.state = 'issued' ORDER BY l.id`),
  );
  await behindTheLog(
    portal,
    `UPDATE standing_line SET carat = carat + 7, due_date = NULL WHERE list = 'memo'; DELETE FROM standing_line WHERE list = 'cart'`,
  );
  expect(await details()).not.toEqual(before);
  expect(await compareFigures(portal.house)).toBeGreaterThanOrEqual(2);
  const told = (await rows("SELECT detail FROM audit_finding")).map(({ detail }) => detail);
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Standing line \d+: The figure is memo .*, but the line says memo /),
      expect.stringMatching(/^Standing line \d+: The figure is missing, but the line says cart /),
    ]),
  );
  expect(await details()).toEqual(before);
  expect(await dueDays()).toEqual(due);
  expect(await compareFigures(portal.house)).toBe(0);
});
