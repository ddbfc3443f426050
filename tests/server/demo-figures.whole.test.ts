import { beforeEach, describe, expect, test } from "vitest";
import { dealsShown, linesShown, quietDays } from "#domain/limits.ts";
import { quarterBefore, quarterNamed, quarterOf } from "#domain/periods.ts";
import { openEnquiryStates } from "#domain/stone-lists.ts";
import { foldLog } from "#server/insight/fold.ts";
import { seedDemoLines } from "#server/seed/demo-lines.ts";
import { seedDemoStockDays } from "#server/seed/demo-stock-days.ts";
import { demoYear } from "#server/seed/year/demo-year.ts";
import { useAppWith } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { insightFigures } from "#support/demo-figures/insight.ts";
import { ownFigures } from "#support/demo-figures/own.ts";
import { plainSql } from "#support/demo-figures/plain.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";

/** The demo house with its year behind it: what each call of the dashboard says is what plain SQL counts in its tables. */
const AGES = hours(24 * 400);
const portal = useAppWith([], async (begun) => {
  await later(begun, AGES);
  await seedDemoLines(begun.house, demoYear(begun.clock.now(), 600));
});
beforeEach(() => later(portal, AGES));

const admin = () => portal.as("admin");
const { rows, one, dayAgo, year, yearDays } = plainSql(portal);

/** Asks before the log is counted and after it: both answers must be the same. */
async function countedOrNot(check: () => Promise<void>): Promise<void> {
  await check();
  await foldLog(portal.house);
  await check();
}
const sales = `invoice_line v JOIN stone_line l ON l.id = v.line_id WHERE v.created_at >= $1::date AND v.created_at < $2::date + 1`;
const net = `coalesce(sum(sign(v.amount)), 0)::int AS pieces, coalesce(sum(v.carat * sign(v.amount)), 0)::float AS carats,
  coalesce(sum(v.amount), 0)::float AS amount`;

describe("the stock of the demo house", () => {
  test("is told in pieces, carats, cost and offer, in all and by type and shape", async () => {
    const { data } = await admin().call("getShapeWise");
    const stock = (more = "") =>
      one(`SELECT count(*)::int AS pieces, coalesce(sum(s.carat), 0)::float AS carats,
        coalesce(sum(s.total_amt), 0)::float AS total_amt FROM stone s JOIN provider p ON p.id = s.provider_id
        WHERE p.is_active AND s.status NOT IN (2, 8) ${more}`);
    expect(data.totalInventory).toMatchObject(await stock());
    expect(data.whiteInventory).toMatchObject(await stock("AND s.diamond_type = 'white'"));
    expect(data.fancyInventory).toMatchObject(await stock("AND s.diamond_type = 'fancy'"));
    const shapes = await rows(`SELECT DISTINCT s.shape FROM stone s JOIN provider p ON p.id = s.provider_id
      WHERE p.is_active AND s.status NOT IN (2, 8) ORDER BY 1`);
    expect(data.shapes.map(({ value }) => value).sort()).toEqual(shapes.map(({ shape }) => shape));
    for (const { value, ...sums } of data.shapes) expect(sums).toMatchObject(await stock(`AND s.shape = '${value}'`));
    const offered = data.shapes.reduce((sum, { sell_amt }) => sum + sell_amt, 0);
    expect(offered).toBeCloseTo(data.totalInventory.sell_amt, 2);
  });

  test("is kept each day as it can be sold, at the prices of a new client, in all and under each filter", async () => {
    await seedDemoStockDays(portal.house);
    const sums =
      "count(*)::int AS pieces, coalesce(sum(carat), 0)::float AS carats, coalesce(sum(amount), 0)::float AS sell_amt";
    const stock = (where: string) =>
      one(`SELECT ${sums} FROM (SELECT s.*, round(round(s.price_per_ct * (100 + r.value) / 100, 2) * s.carat, 2) AS amount
        FROM stone s JOIN provider p ON p.id = s.provider_id AND p.is_active JOIN markup_set m ON m.layer = 'default'
          LEFT JOIN markup_rule r ON r.set_id = m.id AND r.kind = 'percent' AND r.diamond_type = s.diamond_type
            AND r.stone_origin = s.stone_origin AND s.carat BETWEEN r.from_carat AND r.to_carat
        WHERE s.status NOT IN (2, 8)) offered WHERE ${where}`);
    for (const [filter, where] of [
      [{}, "true"],
      [{ shape: "ROUND,OVAL" }, "shape IN ('ROUND', 'OVAL')"],
      [{ color: "D,E", clarity: "VS1" }, "color IN ('D', 'E') AND clarity = 'VS1'"],
    ] as const) {
      const { data } = await admin().call("listStockDays", { query: { ...year(), ...filter } });
      expect(data.days.length).toBeGreaterThan(50);
      expect(data.days.at(-1)).toEqual({
        day: dayAgo(0),
        totalInventory: await stock(where),
        whiteInventory: await stock(`${where} AND diamond_type = 'white'`),
        fancyInventory: await stock(`${where} AND diamond_type = 'fancy'`),
      });
      // The days before are made up: each is what its finest rows say.
      const part = "FROM stock_day WHERE shape <> '' AND color <> '' AND clarity <> '' AND day = k.day AND";
      expect(data.days.map(({ day, totalInventory: { pieces } }) => ({ day, pieces }))).toEqual(
        await rows(
          `SELECT day::text AS day, coalesce((SELECT sum(pieces) ${part} ${where}), 0)::int AS pieces
            FROM (SELECT DISTINCT day FROM stock_day WHERE day BETWEEN $1 AND $2) k ORDER BY day`,
          yearDays(),
        ),
      );
    }
  });
});

describe("the deals of the demo house", () => {
  test("by quarter are its invoices less its credits, in all and day by day, for every quarter of the year", async () => {
    await countedOrNot(async () => {
      for (const daysAgo of [366, 275, 183, 92, 0]) {
        const quarter = quarterNamed(quarterOf(dayAgo(daysAgo)));
        if (!quarter) throw new Error("every day has a quarter");
        const { data } = await admin().call("getQuarterPerformance", { query: { period: quarter.name } });
        const before = quarterBefore(quarter);
        expect(data.quarter).toEqual({
          ...quarter,
          ...(await one(`SELECT ${net} FROM ${sales}`, [quarter.from, quarter.to])),
        });
        expect(data.before).toEqual({
          ...before,
          ...(await one(`SELECT ${net} FROM ${sales}`, [before.from, before.to])),
        });
        expect(data.days).toEqual(
          await rows(`SELECT v.created_at::date::text AS day, ${net} FROM ${sales} GROUP BY 1 ORDER BY 1`, [
            quarter.from,
            quarter.to,
          ]),
        );
      }
    });
    expect(await one("SELECT count(*)::int AS n FROM invoice_line WHERE credits_id IS NOT NULL")).not.toEqual({ n: 0 });
  });

  test("in the funnel are the lines that came to each stage, with carats and amount", async () => {
    const { startDate, endDate } = year();
    const made = (list: string) =>
      one(
        `SELECT count(*)::int AS pieces, coalesce(sum(s.carat), 0)::float AS carats, coalesce(sum(l.sell_amt), 0)::float AS amount
          FROM stone_line l JOIN stone s ON s.id = l.stone_id
          WHERE l.list = $3 AND l.created_at >= $1::date AND l.created_at < $2::date + 1`,
        [startDate, endDate, list],
      );
    const sold = (sign: 1 | -1) =>
      one(
        `SELECT count(*)::int AS pieces, coalesce(sum(v.carat), 0)::float AS carats, coalesce(sum(abs(v.amount)), 0)::float AS amount
          FROM ${sales} AND sign(v.amount) = $3`,
        [startDate, endDate, sign],
      );
    const approved = await one(
      `SELECT count(*)::int AS pieces, coalesce(sum(s.carat), 0)::float AS carats, coalesce(sum(l.sell_amt), 0)::float AS amount
        FROM audit_event e JOIN stone_line l ON l.id::text = e.data ->> 'item' JOIN stone s ON s.id = l.stone_id
        WHERE e.data ->> 'transition' = 'confirm.approve' AND e.at >= $1::date AND e.at < $2::date + 1`,
      [startDate, endDate],
    );
    await countedOrNot(async () => {
      const { data } = await admin().call("getFunnelChart", { query: year() });
      expect(data.stages).toEqual([
        { stage: "enquiry", ...(await made("enquiry")) },
        { stage: "hold", ...(await made("hold")) },
        { stage: "request", ...(await made("confirm")) },
        { stage: "approval", ...approved },
        { stage: "memo", ...(await made("memo")) },
        { stage: "sale", ...(await sold(1)) },
      ]);
      expect(data.taken_back).toEqual(await sold(-1));
      expect(data.stages.every(({ pieces }) => pieces > 0)).toBe(true);
    });
  });

  test("that were largest are the largest sales that stand, of the year, of a shape and of a company", async () => {
    const largest = (more = "") =>
      rows(
        `SELECT v.line_id, v.amount::float AS amount, v.carat::float AS carat, v.price_per_ct::float AS price_per_ct, s.shape,
            l.holder_id AS client_id
          FROM invoice_line v JOIN stone_line l ON l.id = v.line_id JOIN stone s ON s.id = v.stone_id
          WHERE v.credits_id IS NULL AND NOT EXISTS (SELECT FROM invoice_line c WHERE c.credits_id = v.id)
            AND v.created_at >= $1::date ${more} ORDER BY v.amount DESC, v.id DESC LIMIT ${dealsShown}`,
        [dayAgo(366)],
      );
    const told = async (query = {}) => {
      const { data } = await admin().call("listHighRecentDeals", { query: { ...year(), ...query } });
      return data.map(({ line_id, amount, carat, price_per_ct, shape, client }) => {
        return { line_id, amount, carat, price_per_ct, shape, client_id: client.id };
      });
    };
    expect(await told()).toEqual(await largest());
    expect(await told({ shape: "ROUND" })).toEqual(await largest("AND s.shape = 'ROUND'"));
    const [{ business_id }] = await rows("SELECT business_id FROM stone_line WHERE state = 'sold' LIMIT 1");
    expect(await told({ business_id })).toEqual(await largest(`AND l.business_id = ${business_id}`));
  });

  test("in a report of the year have the sums of their tables, however they are grouped", async () => {
    const { startDate, endDate } = year();
    const sold = await one(`SELECT ${net}, count(*)::int AS lines FROM ${sales}`, [startDate, endDate]);
    for (const groupBy of [1, 2, 3, 4, 5, 6, 7] as const) {
      const { data } = await admin().call("listReportGroups", {
        query: { kind: "sales", ...year(), groupBy, page: 1, size: 500 },
      });
      expect([groupBy, data.lines, data.totals.pieces]).toEqual([groupBy, sold.lines, sold.pieces]);
      expect(data.data.reduce((sum, group) => sum + group.lines, 0)).toBe(sold.lines);
    }
  });
});

describe("the lists of the demo house", () => {
  test("are counted and summed as they stand", async () => {
    const [held = "", asked = "", memo = ""] = await freeStones(portal, 3);
    await heldBy(portal, "customer", [held]);
    await requestedBy(portal, "customer2", [asked]);
    await onMemo(portal, "customer", [memo]);
    const standing = (list: string, ...states: string[]) =>
      one(
        `SELECT count(*)::int AS count, coalesce(sum(s.carat), 0)::float AS carats,
            coalesce(sum(coalesce(round(l.agreed_ppc * s.carat, 2), l.sell_amt)), 0)::float AS amount
          FROM stone_line l JOIN stone s ON s.id = l.stone_id
          WHERE l.list = $1 AND l.state = ANY ($2) AND (l.list <> 'hold' OR l.expires_at > $3)`,
        [list, states, portal.clock.now()],
      );
    const count = async (list: string, ...states: string[]) => (await standing(list, ...states)).count;
    expect((await admin().call("getEnquiryCount")).data).toEqual({
      cartCount: await count("cart", "in"),
      confirmStonesCount: await count("confirm", "approved.awaitingMemo", "approved.fulfilled"),
      holdsCount: await count("hold", "held"),
      memosCount: await count("memo", "issued"),
      notesCount: await count("notes", "in"),
      pendingStonesCount: await count("confirm", "pending"),
      watchListCount: await count("watchlist", "in"),
    });
    const { data } = await admin().call("getEnquiryDetails");
    expect(data.Carts).toMatchObject(await standing("cart", "in"));
    expect(data.ConfirmStones).toMatchObject(await standing("confirm", "pending"));
    expect(data.Hold).toMatchObject(await standing("hold", "held"));
    expect(data.Memos).toMatchObject(await standing("memo", "issued"));
    for (const list of Object.values(data)) expect(list?.lines).toHaveLength(Math.min(list?.count ?? 0, linesShown));
  });
});

describe("the people of the demo house", () => {
  test("are counted by country, each with the lines that stand", async () => {
    const { data } = await admin().call("getEnquiryCountry");
    const told = data.map(({ country: _, ...row }) => row);
    expect(told).toEqual(
      await rows(
        `SELECT coalesce(b.country_id, a.country_id) AS country_id, count(*)::int AS clients,
            coalesce(sum((SELECT count(*) FROM stone_line l WHERE l.holder_id = a.id AND ((l.list = 'cart' AND l.state = 'in')
              OR (l.list = 'enquiry' AND l.state = ANY ($2)) OR (l.list = 'hold' AND l.state = 'held' AND l.expires_at > $1)
              OR (l.list = 'confirm' AND l.state = 'pending') OR (l.list = 'memo' AND l.state = 'issued')))), 0)::int AS lines
          FROM account a LEFT JOIN business b ON b.id = a.business_id
          WHERE a.role_id = 2 AND a.is_active AND b.is_active IS NOT FALSE
          GROUP BY 1 ORDER BY 2 DESC, 1`,
        [portal.clock.now(), openEnquiryStates],
      ),
    );
    expect(data.length).toBeGreaterThan(3);
  });

  test("who have gone quiet were neither here nor ordered, and who is online was here just now", async () => {
    const since = new Date(portal.clock.now().getTime() - hours(24 * quietDays));
    const quiet = await rows(
      `SELECT a.id FROM account a LEFT JOIN business b ON b.id = a.business_id
        WHERE a.role_id = 2 AND a.is_active AND a.erased_at IS NULL AND b.is_active IS NOT FALSE AND a.created_at < $1
          AND NOT EXISTS (SELECT FROM visit v WHERE v.account_id = a.id AND v.seen_at >= $1)
          AND NOT EXISTS (SELECT FROM stone_line l WHERE l.holder_id = a.id AND l.list IN ('confirm', 'memo')
            AND l.created_at >= $1) ORDER BY a.id`,
      [since],
    );
    const { data } = await admin().call("listQuietClients");
    expect(data.clients.map(({ id }) => id).sort((a, b) => a - b)).toEqual(quiet.map(({ id }) => id));
    expect(data.total).toBe(quiet.length);
    const online = (await admin().call("countLiveUsers")).data;
    expect([online.onlineUserCount, online.totalUserCount]).toEqual([
      (await one("SELECT count(DISTINCT account_id)::int AS n FROM session WHERE viewed_by IS NULL")).n,
      (await one("SELECT count(*)::int AS n FROM account WHERE is_active AND erased_at IS NULL")).n,
    ]);
  });

  test("searched at the hours that the log says, in all, by shape and by company", async () => {
    const [{ business_id }] = await rows(
      "SELECT (data #>> '{after,business_id}')::int AS business_id FROM audit_event WHERE data ->> 'transition' = 'recent_search.record' LIMIT 1",
    );
    const searched = (more = "true") =>
      rows(
        `SELECT extract(hour FROM at)::int AS hour, count(*)::int AS searches,
            count(*) FILTER (WHERE data #>> '{after,pieces}' = '0')::int AS not_found FROM audit_event
          WHERE data ->> 'transition' IN ('recent_search.record', 'recent_search.run') AND at >= $1::date AND ${more}
          GROUP BY 1 ORDER BY 1`,
        [dayAgo(366)],
      );
    const shape = "data #> '{after,params,search,attributes,shape,values}' ? 'ROUND'";
    const company = `data #>> '{after,business_id}' = '${business_id}'`;
    await countedOrNot(async () => {
      const told = async (body = {}) => {
        const { data } = await admin().call("filterSearchDaywise", { body: { ...year(), ...body } });
        expect(data.total).toBe(data.hours.reduce((sum, { searches }) => sum + searches, 0));
        return data.hours.filter(({ searches }) => searches > 0);
      };
      expect(await told()).toEqual(await searched());
      expect(await told({ shape: ["ROUND"] })).toEqual(await searched(shape));
      expect(await told({ business_id })).toEqual(await searched(company));
      expect(await told({ business_id, shape: ["ROUND"] })).toEqual(await searched(`${company} AND ${shape}`));
    });
  });
});

insightFigures(portal);
ownFigures(portal);
