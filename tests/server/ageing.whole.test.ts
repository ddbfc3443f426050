import { describe, expect, test } from "vitest";
import type { QueryInput } from "#api/operation-types.ts";
import type { DemoName } from "#support/actors.ts";
import { useAgeingWorld } from "#support/ageing-world.ts";
import { expectRefusal } from "#support/answer.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { freeStones, onMemo, requestedBy } from "#support/line-stones.ts";
import { readPdf } from "#support/read-pdf.ts";
import { ownerId } from "#support/rows.ts";

const { portal, ages, counted, spread } = useAgeingWorld();

test("the ages are a file too: a row for each age, with providers for those alone who see cost", async () => {
  await spread();
  await onMemo(portal, "customer", await freeStones(portal, 1));
  const fileOf = async (who: DemoName, query: QueryInput<"exportAgeing"> = {}) => {
    const headers = { authorization: `Bearer ${await portal.tokenOf(who)}` };
    const { data: url } = await portal.as(who).call("exportAgeing", { query });
    return (await portal.app.inject({ url, headers })).rawPayload;
  };
  for (const who of ["admin", "associate"] as const) {
    const { stock, memos } = await ages({}, who);
    const csv = (await fileOf(who, { format: "csv" })).toString("utf8").slice(1).trimEnd().split("\r\n");
    const rows = csv.slice(1).map((line) => line.split(","));
    const of = (what: string) => rows.filter((row) => row[0] === what);
    const told = of("Stock").map(([, , days, pieces, carats]) => [days, Number(pieces), Number(carats)]);
    const days = stock.bands.map(({ from_days, to_days }) =>
      to_days === null ? `${from_days}+` : `${from_days}-${to_days}`,
    );
    expect(told).toEqual(stock.bands.map(({ pieces, carats }, at) => [days[at], pieces, carats]));
    expect(of("Stock by shape")).toHaveLength(stock.shapes.length * stock.bands.length);
    expect(of("Stock by provider")).toHaveLength((stock.providers ?? []).length * stock.bands.length);
    expect(of("Memos").map((row) => Number(row[3]))).toEqual((memos ?? []).map(({ pieces }) => pieces));
  }
  expect((await fileOf("admin", { shape: "ROUND" })).subarray(0, 2).toString()).toBe("PK");
  const { pages } = readPdf(await fileOf("associate", { format: "pdf" }));
  for (const words of ["Ageing", "Stock by shape", "Memos"]) expect(pages.join()).toContain(words);
  for (const who of ["customer", "qc"] as const)
    expectRefusal(await portal.as(who).call("exportAgeing", {}), 403, "forbidden");
});

describe("the age of the stock", () => {
  test("follows type, shape and provider, and the groups add up to the bands", async () => {
    await spread();
    const { stock } = await ages({ shape: "ROUND", diamond_type: "white" });
    for (const { from_days, to_days, pieces } of stock.bands)
      expect(pieces).toBe((await counted(from_days, to_days, "AND shape = 'ROUND' AND diamond_type = 'white'")).pieces);
    expect(stock.shapes.map(({ value, pieces }) => [value, pieces])).toEqual([
      ["ROUND", stock.bands.map(({ pieces }) => pieces)],
    ]);
    const whole = (await ages()).stock;
    for (const groups of [whole.shapes, whole.providers ?? []])
      whole.bands.forEach(({ pieces }, at) => {
        expect(groups.reduce((sum, group) => sum + (group.pieces[at] ?? 0), 0)).toBe(pieces);
      });
    const [provider] = whole.providers ?? [];
    const own = (await ages({ provider_id: Number(provider?.value) })).stock;
    expect(own.providers).toEqual([provider]);
    expect(own.bands.map(({ pieces }) => pieces)).toEqual(provider?.pieces);
  });
});

describe("the age of memos and requests", () => {
  test("is that of the rows of their lists, with those that are overdue", async () => {
    const [old = "", young = "", asked = ""] = await freeStones(portal, 3);
    await onMemo(portal, "customer", [old]);
    await later(portal, hours(24 * 9));
    await onMemo(portal, "customer2", [young]);
    await requestedBy(portal, "customer", [asked]);
    await portal.pool.query(
      "UPDATE paper SET due_date = '2026-11-25' WHERE id = (SELECT min(memo_id) FROM stone_line WHERE list = 'memo')",
    );
    const { memos, requests } = await ages();
    const { rows } = await portal.pool.query(
      `SELECT l.list, count(*)::int AS n, count(*) FILTER (WHERE p.due_date < '2026-11-29')::int AS overdue
       FROM stone_line l LEFT JOIN paper p ON p.id = l.memo_id
       WHERE (list, state) IN (('memo', 'issued'), ('confirm', 'pending')) GROUP BY list ORDER BY list`,
    );
    const sums = (bands: typeof memos) =>
      (bands ?? []).reduce((sum, { pieces, overdue }) => [sum[0] + pieces, sum[1] + overdue] as [number, number], [
        0, 0,
      ] as [number, number]);
    expect([sums(requests), sums(memos)]).toEqual(rows.map(({ n, overdue }) => [n, overdue]));
    for (const [call, currentTab, bands] of [
      ["listMemos", "issued", memos],
      ["listConfirms", "pending", requests],
    ] as const)
      for (const { from, to, pieces } of bands ?? []) {
        const query = { currentTab, ...(from && { startDate: from }), ...(to && { endDate: to }) };
        const { data } = await portal.as("admin").call(call, { query });
        expect((data as { pagination: { totalRecords: number } }).pagination.totalRecords).toBe(pieces);
      }
  });

  test("of an associate is that of own customers, and nothing without the right to the list", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    await onMemo(portal, "customer", [stone]);
    const out = async (who: DemoName) => (await ages({}, who)).memos?.reduce((sum, { pieces }) => sum + pieces, 0);
    expect([await out("associate"), await out("associate2")]).toEqual([1, 0]);
    await portal.pool.query(
      `UPDATE user_permission SET read_access = false, write_access = false WHERE account_id = $1
       AND permission_id IN (SELECT id FROM permission WHERE path LIKE '%/memo')`,
      [await ownerId(portal, "associate")],
    );
    await later(portal, hours(0.01));
    expect((await ages({}, "associate")).memos).toBeNull();
    for (const name of ["customer", "qc"] as const)
      expectRefusal(await portal.as(name).call("getAgeing"), 403, "forbidden");
  });
});
