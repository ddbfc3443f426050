import { describe, expect, test } from "vitest";
import { lostGroups } from "#domain/lost-deals.ts";
import { buyerRoles } from "#domain/roles.ts";
import { foldLog } from "#server/insight/fold.ts";
import type { TestApp } from "../app.ts";
import { aDemand } from "../kept-rows.ts";
import { freeStones, onMemo, requestedBy } from "../line-stones.ts";
import { ownerId } from "../rows.ts";
import { plainSql, reachOf } from "./plain.ts";

/** The figures to act on, of a house with a year behind it, beside plain SQL written from their definitions. */
export function insightFigures(portal: TestApp): void {
  const { rows, one, year, yearDays } = plainSql(portal);
  const admin = () => portal.as("admin");

  describe("the insight of the demo house", () => {
    test("ages stones by their arrival, memos by their issue and requests by the wait", async () => {
      const [memo = "", asked = ""] = await freeStones(portal, 2);
      await onMemo(portal, "customer", [memo]);
      await requestedBy(portal, "customer2", [asked]);
      const now = portal.clock.now();
      // The house's stones arrived in one load.
      await rows("UPDATE stone SET arrived_at = $1::timestamptz - (id * 7 % 500) * interval '1 day'", [now]);
      const { data } = await admin().call("getAgeing");
      for (const { from_days, to_days, pieces, carats } of data.stock.bands)
        expect({ pieces, carats }).toEqual(
          await one(
            `SELECT count(*)::int AS pieces, coalesce(sum(s.carat), 0)::float AS carats FROM stone s
              JOIN provider p ON p.id = s.provider_id WHERE p.is_active AND s.status NOT IN (2, 8)
                AND $3::date - s.arrived_at::date BETWEEN $1 AND coalesce($2, 100000)`,
            [from_days, to_days, now],
          ),
        );
      expect(data.stock.bands.filter(({ pieces }) => pieces > 0).length).toBeGreaterThan(1);
      const lines = (list: string, state: string, [from, to]: readonly [number, number | null]) =>
        one(
          `SELECT count(*)::int AS pieces, coalesce(sum(s.carat), 0)::float AS carats,
              coalesce(sum(coalesce(round(l.agreed_ppc * s.carat, 2), l.sell_amt)), 0)::float AS amount
            FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE l.list = $1 AND l.state = $2
              AND $5::date - l.created_at::date BETWEEN $3 AND coalesce($4, 100000)`,
          [list, state, from, to, now],
        );
      for (const band of data.memos ?? [])
        expect(band).toMatchObject(await lines("memo", "issued", [band.from_days, band.to_days]));
      for (const band of data.requests ?? [])
        expect(band).toMatchObject(await lines("confirm", "pending", [band.from_days, band.to_days]));
      for (const ages of [data.memos, data.requests])
        expect(ages?.reduce((sum, { pieces }) => sum + pieces, 0)).toBeGreaterThan(0);
    });

    test("counts searches that found nothing, in all and by each shape that they named", async () => {
      const empty = `FROM audit_event e WHERE e.data ->> 'transition' IN ('recent_search.record', 'recent_search.run')
        AND e.data #>> '{after,pieces}' = '0' AND e.at >= $1::date AND e.at < $2::date + 1`;
      const wanted = "e.data #> '{after,params,search}'";
      const isNamed = ["{attributes,shape}", "{attributes,color}", "{attributes,clarity}", "{ranges,carat}"]
        .map((path) => `${wanted} #> '${path}' IS NOT NULL`)
        .join(" OR ");
      for (let counted = 0; counted < 2; counted++) {
        const { data } = await admin().call("getUnmetDemand", { query: year() });
        expect({ not_found: data.not_found, unnamed: data.unnamed }).toEqual(
          await one(
            `SELECT count(*) FILTER (WHERE ${isNamed})::int AS not_found,
                count(*) FILTER (WHERE NOT (${isNamed}))::int AS unnamed ${empty}`,
            yearDays(),
          ),
        );
        const shapes = data.attributes.filter(({ attribute }) => attribute === "shape");
        const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1);
        expect(shapes.map(({ code, not_found }) => ({ code, not_found })).sort(byCode)).toEqual(
          await rows(
            `SELECT code, count(*)::int AS not_found FROM (SELECT jsonb_array_elements_text(
                ${wanted} #> '{attributes,shape,values}') AS code ${empty}) named GROUP BY code ORDER BY code COLLATE "C"`,
            yearDays(),
          ),
        );
        expect(shapes.length).toBeGreaterThan(2);
        await foldLog(portal.house);
      }
    });

    test("has a row for a demand, with the demands that its stones answer", async () => {
      const search = { diamond_type: "white" as const, attributes: { shape: { values: ["TRILLIANT"] } } };
      await aDemand(portal, "customer", { search });
      const { data } = await admin().call("getUnmetDemand", { query: { ...year(), shape: "TRILLIANT" } });
      expect(data.rows.map(({ shape, demands }) => ({ shape, demands }))).toEqual([
        await one(
          `SELECT ARRAY['TRILLIANT'] AS shape, count(*)::int AS demands FROM demand WHERE is_active
            AND params #>> '{search,attributes,shape,values,0}' = 'TRILLIANT'`,
        ),
      ]);
    });
  });

  describe("the lost deals of the demo house", () => {
    /** The role of whoever ended a line, as the log says. */
    const endedBy = (...transitions: string[]) => `(SELECT w.role_id FROM audit_event e
      JOIN account w ON w.id = (e.data ->> 'who')::bigint WHERE e.data ->> 'item' = l.id::text
        AND e.data ->> 'transition' IN (${transitions.map((name) => `'${name}'`).join(", ")}) ORDER BY e.seq DESC LIMIT 1)`;
    const buyers = `(${buyerRoles.join(", ")})`;
    const outcome = {
      hold: `CASE WHEN l.ended_by IN ('confirm', 'memo') THEN 'on'
        WHEN l.ended_by = 'expired' OR (l.state = 'held' AND l.expires_at <= $3) THEN 'time'
        WHEN l.state = 'held' THEN 'open'
        WHEN ${endedBy("hold.release")} IN ${buyers} THEN 'client' ELSE 'house' END`,
      request: `CASE l.state WHEN 'approved.fulfilled' THEN 'on' WHEN 'rejected' THEN 'house'
        WHEN 'cancelled' THEN CASE WHEN ${endedBy("confirm.cancel", "confirm.cancelApproved")} IN ${buyers}
          THEN 'client' ELSE 'house' END ELSE 'open' END`,
      // A sale stands in its invoice, unless a credit note took it back.
      memo: `CASE WHEN EXISTS (SELECT FROM invoice_line v WHERE v.line_id = l.id AND v.credits_id IS NULL
          AND NOT EXISTS (SELECT FROM invoice_line c WHERE c.credits_id = v.id)) THEN 'on'
        WHEN l.state = 'received' THEN 'client' ELSE 'open' END`,
    };
    const lists = { hold: "hold", request: "confirm", memo: "memo" } as const;
    const steps = ["hold", "request", "memo"] as const;
    const groups = {
      shape: "s.shape",
      type: "s.diamond_type",
      color: "coalesce(s.color, '-')",
      clarity: "coalesce(s.clarity, '-')",
      client: "l.holder_id::text",
      associate: "coalesce(h.associate_id::text, '-')",
      provider: "s.provider_id::text",
    };
    const plain = (step: (typeof steps)[number], value: string, reach = "true") =>
      rows(
        `SELECT value, count(*)::int AS began, count(*) FILTER (WHERE outcome = 'open')::int AS open,
            count(*) FILTER (WHERE outcome = 'on')::int AS on, count(*) FILTER (WHERE outcome = 'client')::int AS client,
            count(*) FILTER (WHERE outcome = 'house')::int AS house, count(*) FILTER (WHERE outcome = 'time')::int AS time
          FROM (SELECT ${value} AS value, ${outcome[step]} AS outcome FROM stone_line l JOIN stone s ON s.id = l.stone_id
            JOIN account h ON h.id = l.holder_id
            WHERE l.list = '${lists[step]}' AND ${reach} AND l.created_at >= $1::date AND l.created_at < $2::date + 1
              AND $3::timestamptz IS NOT NULL) line
          WHERE value IS NOT NULL GROUP BY value ORDER BY value COLLATE "C"`,
        [...yearDays(), portal.clock.now()],
      );
    /** The lines of a step whose stone stands in an invoice of the same client since. */
    const soldOf = (step: (typeof steps)[number], reach: string) =>
      one(
        `SELECT count(*)::int AS sold FROM stone_line l WHERE l.list = '${lists[step]}' AND ${reach}
          AND l.created_at >= $1::date AND l.created_at < $2::date + 1 AND EXISTS (
            SELECT FROM invoice_line v JOIN stone_line m ON m.id = v.line_id
            WHERE m.stone_id = l.stone_id AND m.holder_id = l.holder_id AND m.id >= l.id AND v.credits_id IS NULL
              AND NOT EXISTS (SELECT FROM invoice_line c WHERE c.credits_id = v.id))`,
        yearDays(),
      );
    const byValue = (a: { value: string | null }, b: { value: string | null }) =>
      String(a.value) < String(b.value) ? -1 : 1;

    test.each(lostGroups.filter((by) => by !== "carat"))(
      "by %s are the lines that began, as they ended",
      async (by) => {
        const { data } = await admin().call("getLostDeals", { query: { ...year(), by } });
        for (const step of steps) {
          const told = data.rows.flatMap(({ value, ...row }) => {
            const {
              sold: _,
              lost: __,
              reasons: ___,
              ...figures
            } = row[step] ?? { began: 0, sold: 0, lost: 0, reasons: [] };
            return figures.began > 0 ? [{ value, ...figures }] : [];
          });
          expect([step, told.sort(byValue)]).toEqual([step, await plain(step, groups[by])]);
        }
      },
    );

    test("of all and by carats add up, were sold as their invoices say, and are an associate's of own customers", async () => {
      const associate = await ownerId(portal, "associate");
      for (const who of ["admin", "associate"] as const) {
        const { data } = await portal.as(who).call("getLostDeals", { query: { ...year(), by: "carat" } });
        for (const step of steps) {
          const [all] = await plain(step, "'all'", reachOf(who, associate));
          const { value: _, ...figures } = all ?? {};
          expect([who, step, data.total[step]]).toMatchObject([who, step, figures]);
          expect(data.total[step]?.began).toBeGreaterThan(0);
          expect(data.rows.reduce((sum, row) => sum + (row[step]?.began ?? 0), 0)).toBe(data.total[step]?.began);
          expect({ sold: data.total[step]?.sold }).toEqual(await soldOf(step, reachOf(who, associate)));
        }
        const { hold, request, memo } = data.total;
        expect([hold?.sold, request?.sold, memo?.sold].every((sold) => sold !== null && sold !== undefined)).toBe(true);
      }
    });
  });
}
