import { describe, expect, test } from "vitest";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { hours } from "#support/clock.ts";
import { emptyStock } from "#support/empty-stock.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { type Asked, grouping, keys, useReportWorld } from "#support/report-world.ts";
import { ownerId } from "#support/rows.ts";

const { portal, admin, groups, lines, sales } = useReportWorld();

async function inSql(by: keyof typeof keys, more = "true", values: unknown[] = []) {
  const { rows } = await portal.pool.query(
    `SELECT ${keys[by]} AS key, count(*)::int AS lines,
      sum(CASE WHEN v.credits_id IS NULL THEN 1 ELSE -1 END)::int AS pieces,
      sum(CASE WHEN v.credits_id IS NULL THEN v.carat ELSE -v.carat END)::float AS carat, sum(v.amount)::float AS amount
     FROM invoice_line v JOIN stone_line l ON l.id = v.line_id JOIN stone s ON s.id = l.stone_id
     JOIN account h ON h.id = l.holder_id
     WHERE v.created_at > '2026-09-01' AND ${more} GROUP BY 1 ORDER BY 1`,
    values,
  );
  return rows;
}
type Shown = Awaited<ReturnType<typeof groups>>;
const asRows = ({ data }: Shown) =>
  data
    .map(({ key, lines, totals: { pieces, carat, total_amt } }) => ({ key, lines, pieces, carat, amount: total_amt }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
const businessOf = async (name: "customer" | "customer2"): Promise<number> =>
  (await portal.pool.query("SELECT business_id FROM account WHERE id = $1", [await ownerId(portal, name)])).rows[0]
    .business_id;

describe("a report of sales", () => {
  test("is what was invoiced less what was taken back, in each of the seven groupings", async () => {
    await sales();
    const [all] = await inSql(1);
    for (const groupBy of grouping) {
      const shown = await groups({ groupBy });
      expect(asRows(shown)).toEqual(await inSql(groupBy));
      expect([shown.lines, shown.totals.pieces, shown.totals.carat]).toEqual([all.lines, all.pieces, all.carat]);
      expect(shown.totals.total_amt).toBe(all.amount);
      expect(shown.pagination.totalRecords).toBe(shown.data.length);
    }
  });

  test("opens the very rows that a group counts", async () => {
    await sales();
    for (const groupBy of grouping) {
      for (const group of (await groups({ groupBy })).data) {
        const opened = await lines({ groupBy, group: group.key });
        expect([opened.lines, opened.totals]).toEqual([group.lines, group.totals]);
        expect(opened.pagination.totalRecords).toBe(group.lines);
        const amount = opened.data.reduce((sum, line) => sum + line.amount, 0);
        expect(amount).toBeCloseTo(group.totals.total_amt, 2);
      }
    }
    const all = await lines();
    expect(all.data.filter((line) => line.is_credit)).toHaveLength(1);
    expect(all.data.find((line) => line.is_credit)?.carat).toBeLessThan(0);
    expect((await lines({ groupBy: 2, group: "no such day" })).data).toEqual([]);
  });

  test("is narrowed by client, company, associate, provider and what the stones were when they were asked for", async () => {
    await sales();
    const holder = await ownerId(portal, "customer");
    const associate = await ownerId(portal, "associate");
    const business = await businessOf("customer2");
    const { rows } = await portal.pool.query(
      "SELECT provider_id, shape FROM stone s JOIN invoice_line v ON v.stone_id = s.id",
    );
    const { provider_id, shape } = rows[0];
    const narrowed: [Asked, string, unknown[]][] = [
      [{ user_id: holder }, "l.holder_id = $1", [holder]],
      [{ business_id: business }, "l.business_id = $1", [business]],
      [{ business_associate_id: associate }, "h.associate_id = $1", [associate]],
      [{ provider_id }, "s.provider_id = $1", [provider_id]],
      [{ shape, diamond_type: "white" }, "s.shape = $1 AND s.diamond_type = 'white'", [shape]],
      [{ startDate: "2026-11-21" }, "v.created_at >= $1", ["2026-11-21"]],
      [{ endDate: "2026-11-20" }, "v.created_at < $1", ["2026-11-21"]],
    ];
    for (const [query, more, values] of narrowed)
      expect(asRows(await groups({ groupBy: 5, ...query }))).toEqual(await inSql(5, more, values));
    const before = await groups({ groupBy: 1, shape });
    await portal.pool.query("UPDATE stone SET shape = 'CORRECTED' WHERE shape = $1", [shape]);
    expect(await groups({ groupBy: 1, shape })).toEqual(before);
  });
});

describe("a report of requests, memos and holds", () => {
  test("counts the lines of its list by the day on which they were made", async () => {
    const [held = "", asked = "", out = ""] = await freeStones(portal, 3);
    await heldBy(portal, "customer", [held]);
    const [request] = await requestedBy(portal, "customer", [asked]);
    await onMemo(portal, "customer2", [out]);
    const pieces = async (kind: NonNullable<Asked["kind"]>) => (await groups({ kind, groupBy: 2 })).totals.pieces;
    const before = await pieces("confirms");
    await admin().call("approveStones", { body: { ids: [request?.id ?? 0] } });
    expect(await pieces("confirms")).toBe(before + 1);
    for (const [kind, list] of [
      ["memos", "memo"],
      ["holds", "hold"],
    ] as const) {
      const { rows } = await portal.pool.query("SELECT count(*)::int AS n FROM stone_line WHERE list = $1", [list]);
      expect(await pieces(kind)).toBe(rows[0].n);
    }
    await later(portal, hours(24 * 30));
    expect((await lines({ kind: "holds" })).data[0]?.state).toBe("released");
  });
});

describe("who sees what", () => {
  test("an associate sees own customers, a client own deals, and neither a cost", async () => {
    await sales();
    const associate = await ownerId(portal, "associate");
    const holder = await ownerId(portal, "customer");
    const own = await inSql(3, "h.associate_id = $1", [associate]);
    expect(asRows(await groups({ groupBy: 3 }, "associate"))).toEqual(own);
    expect(asRows(await groups({ groupBy: 3 }, "customer"))).toEqual(await inSql(3, "l.holder_id = $1", [holder]));
    const { data } = await lines({}, "customer");
    expect(new Set(data.map(({ client }) => client.id))).toEqual(new Set([holder]));
    for (const who of ["customer", "associate"] as const)
      expect(JSON.stringify([await lines({}, who), await groups({ groupBy: 2 }, who)])).not.toContain("cost");
    expect(asRows(await groups({ groupBy: 5 }, "auditor"))).toEqual(asRows(await groups({ groupBy: 5 })));
  });

  test("nobody is told of a company, an associate, a client or a provider out of reach", async () => {
    const refused = async (who: DemoName, query: Asked) => {
      for (const id of ["listReportGroups", "listReportLines", "exportReport"] as const)
        expectRefusal(await portal.as(who).call(id, { query }), 404, "notFound");
    };
    await refused("associate2", { business_id: await businessOf("customer") });
    await refused("associate2", { business_associate_id: await ownerId(portal, "associate") });
    await refused("associate2", { user_id: await ownerId(portal, "customer") });
    await refused("associate", { provider_id: 1 });
    await refused("customer", { business_id: await businessOf("customer2") });
    await refused("customer", { provider_id: 1 });
    await refused("admin", { provider_id: 999_999 });
    await refused("admin", { business_id: 999_999 });
  });

  test("a right to reports opens no list that somebody may not read", async () => {
    await portal.pool.query(
      `DELETE FROM user_permission WHERE account_id = $1 AND permission_id =
        (SELECT id FROM permission WHERE path = '/transaction/hold')`,
      [await ownerId(portal, "associate")],
    );
    const query = { kind: "holds" } as const;
    expectRefusal(await portal.as("associate").call("listReportGroups", { query }), 403, "forbidden");
    expect((await groups({ kind: "memos" }, "associate")).totals.pieces).toBeGreaterThanOrEqual(0);
  });
});

describe("a period", () => {
  test("is refused upside down, longer than ten years, and before anybody counted", async () => {
    const refused = async (query: Asked, code: "rangeUpsideDown" | "periodTooLong" | "dayTooEarly") =>
      expectRefusal(await admin().call("listReportGroups", { query }), 422, code);
    await refused({ startDate: "2026-11-20", endDate: "2026-11-19" }, "rangeUpsideDown");
    await refused({ startDate: "2016-11-19", endDate: "2026-11-20" }, "periodTooLong");
    await refused({ startDate: "1899-12-31", endDate: "1900-01-01" }, "dayTooEarly");
    await refused({ endDate: "1899-12-31" }, "dayTooEarly");
  });

  test("without a deal is an empty report, and no file", async () => {
    await emptyStock(portal);
    for (const groupBy of grouping) {
      const shown = await groups({ groupBy });
      expect([shown.data, shown.lines, shown.totals.pieces, shown.totals.total_amt]).toEqual([[], 0, 0, 0]);
    }
    expect((await lines()).data).toEqual([]);
    expectRefusal(await admin().call("exportReport", { query: {} }), 422, "selectDiamond");
  });
});
