import { describe, expect, test } from "vitest";
import type { Data } from "#api/operation-types.ts";
import { recentKycShown } from "#domain/limits.ts";
import { quarterNamed, quarterOf } from "#domain/periods.ts";
import { applyWithPapers, seedDemoDocuments } from "#server/seed/demo-documents.ts";
import type { TestApp } from "../app.ts";
import { ownerId } from "../rows.ts";
import { plainSql, reachOf } from "./plain.ts";

const viewers = ["admin", "associate", "customer"] as const;
type Viewer = (typeof viewers)[number];
const amountOf = "coalesce(round(l.agreed_ppc * s.carat, 2), l.sell_amt)";
const sums = (carat: string, amount: string) =>
  `count(*)::int AS lines, coalesce(sum(sign(${carat})), 0)::int AS pieces, coalesce(sum(${carat}), 0)::float AS carat,
    coalesce(sum(${amount}), 0)::float AS amount`;

/** The rows that each kind of report tells of, and the day of each: an invoice's or a credit note's, or the line's own. */
const reported = {
  sales: {
    from: "invoice_line v JOIN stone_line l ON l.id = v.line_id",
    sums: sums("v.carat * sign(v.amount)", "v.amount"),
    at: "v.created_at",
    only: "true",
  },
  confirms: line("confirm", "l.state IN ('approved.awaitingMemo', 'approved.fulfilled')"),
  memos: line("memo", "true"),
  holds: line("hold", "true"),
};
function line(list: string, only: string) {
  const from = "stone_line l JOIN stone s ON s.id = l.stone_id";
  return { from, sums: sums("s.carat", amountOf), at: "l.created_at", only: `l.list = '${list}' AND ${only}` };
}
const keys = { 2: "AT::date", 3: "l.holder_id", 4: "AT::date, l.holder_id" } as const;

const inText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
const told = ({ lines, totals }: Pick<Data<"listReportGroups">, "lines" | "totals">) => ({
  lines,
  pieces: totals.pieces,
  carat: totals.carat,
  amount: totals.total_amt,
});

/** Figures of their own deals, for each person of a house with a year behind it, beside plain SQL. */
export function ownFigures(portal: TestApp): void {
  const { rows, one, dayAgo, year, yearDays } = plainSql(portal);
  const reachFor = async (who: Viewer) => reachOf(who, await ownerId(portal, who));

  describe.each(viewers)("what the %s of the demo house reads", (who) => {
    test("in reports are the sums of the lines in reach, in all and of each group", async () => {
      const reach = await reachFor(who);
      for (const [kind, of] of Object.entries(reported))
        for (const groupBy of [2, 3, 4] as const) {
          const query = { kind: kind as keyof typeof reported, ...year(), groupBy, page: 1, size: 500 };
          const { data } = await portal.as(who).call("listReportGroups", { query });
          const within = `FROM ${of.from} WHERE ${of.only} AND ${reach} AND ${of.at} >= $1::date AND ${of.at} < $2::date + 1`;
          const whole = await one(`SELECT ${of.sums} ${within}`, yearDays());
          expect([kind, groupBy, told(data)]).toEqual([kind, groupBy, whole]);
          expect(whole.lines).toBeGreaterThan(0);
          const groups = await rows(
            `SELECT ${of.sums} ${within} GROUP BY ${keys[groupBy].replace("AT", of.at)}`,
            yearDays(),
          );
          expect([kind, groupBy, data.data.map(told).sort(inText)]).toEqual([kind, groupBy, groups.sort(inText)]);
        }
    });

    test("of a quarter is what was sold to clients in reach, less what they gave back", async () => {
      const reach = await reachFor(who);
      for (const daysAgo of [275, 183, 92, 0]) {
        const quarter = quarterNamed(quarterOf(dayAgo(daysAgo)));
        if (!quarter) throw new Error("every day has a quarter");
        const { data } = await portal.as(who).call("getQuarterPerformance", { query: { period: quarter.name } });
        expect(data.quarter).toEqual({
          ...quarter,
          ...(await one(
            `SELECT coalesce(sum(sign(v.amount)), 0)::int AS pieces, coalesce(sum(v.carat * sign(v.amount)), 0)::float AS carats,
                coalesce(sum(v.amount), 0)::float AS amount FROM invoice_line v JOIN stone_line l ON l.id = v.line_id
              WHERE ${reach} AND v.created_at >= $1::date AND v.created_at < $2::date + 1`,
            [quarter.from, quarter.to],
          )),
        });
      }
    });

    test("of the lists are the lines that stand, counted and summed", async () => {
      const reach = await reachFor(who);
      const standing = (list: string, ...states: string[]) =>
        one(
          `SELECT count(*)::int AS count, coalesce(sum(s.carat), 0)::float AS carats, coalesce(sum(${amountOf}), 0)::float AS amount
            FROM stone_line l JOIN stone s ON s.id = l.stone_id
            WHERE ${reach} AND l.list = $1 AND l.state = ANY ($2) AND (l.list <> 'hold' OR l.expires_at > $3)`,
          [list, states, portal.clock.now()],
        );
      const { data } = await portal.as(who).call("getEnquiryDetails");
      expect([data.Carts, data.ConfirmStones, data.Hold, data.Memos]).toMatchObject([
        await standing("cart", "in"),
        await standing("confirm", "pending"),
        await standing("hold", "held"),
        await standing("memo", "issued"),
      ]);
      const counts = (await portal.as(who).call("getEnquiryCount")).data;
      expect([counts.cartCount, counts.watchListCount, counts.notesCount, counts.confirmStonesCount]).toEqual([
        (await standing("cart", "in")).count,
        (await standing("watchlist", "in")).count,
        (await standing("notes", "in")).count,
        (await standing("confirm", "approved.awaitingMemo", "approved.fulfilled")).count,
      ]);
    });
  });

  test.each([
    ["admin", "true"],
    ["associate", "EXISTS (SELECT FROM account c WHERE c.business_id = k.business_id AND c.associate_id = $1)"],
  ] as const)("the documents that the %s reads are those that were submitted last", async (who, reach) => {
    await seedDemoDocuments(portal.house);
    await applyWithPapers(portal.house);
    const { data } = await portal.as(who).call("listRecentKyc");
    expect(data.map(({ document_id, status, user }) => ({ document_id, status, user_id: user.id }))).toEqual(
      await rows(
        `SELECT d.id AS document_id, d.status, k.user_id FROM kyc_document d JOIN kyc k ON k.id = d.kyc_id
          WHERE $1::bigint IS NOT NULL AND ${reach} ORDER BY d.submitted_at DESC, d.id DESC LIMIT ${recentKycShown}`,
        [await ownerId(portal, who)],
      ),
    );
    expect(data.length).toBeGreaterThan(0);
  });
}
