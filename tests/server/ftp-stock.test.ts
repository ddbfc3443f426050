import { describe, expect, test } from "vitest";
import { cellsOf } from "#domain/cells-of.ts";
import { useApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { fetched, ftpClient, openDoor, refusalCode } from "#support/ftp-door.ts";
import { freeStones, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const closing = useClosing();
const client = async () => ftpClient(await openDoor(portal.house, closing), closing);

/** The rows of a CSV by the heads of its columns. */
function rowsOf(csv: string): Record<string, string>[] {
  const [head = "", ...lines] = csv
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
  const names = cellsOf(head);
  return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [names[at] ?? "", cell])));
}

describe("the stock file", () => {
  test("holds what a search of the same client finds, at the same prices, and no cost", async () => {
    const csv = await fetched(await client(), "/stock.csv");
    const rows = rowsOf(csv);
    const { data } = await portal.as("ftp").call("searchStones", { body: {}, query: { size: 1000 } });
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.map((row) => row["Stock no"])).toEqual(data.stockList.map(({ stock_no }) => stock_no));
    const prices = data.stockList.map(({ markup_ppc, sell_amt }) => [markup_ppc, sell_amt]);
    expect(rows.map((row) => [Number(row["Price $/ct"]), Number(row["Amount $"])])).toEqual(prices);
    const admin = await portal.as("admin").call("searchStones", { body: {}, query: { size: 1 } });
    const { price_per_ct, total_amt } = admin.data.stockList[0] ?? {};
    const own = rows.find((row) => row["Stock no"] === admin.data.stockList[0]?.stock_no);
    expect(Object.values(own ?? {})).not.toContain(price_per_ct?.toFixed(2));
    expect(Object.values(own ?? {})).not.toContain(total_amt?.toFixed(2));
    expect(Object.keys(own ?? {})).not.toContain("Provider");
  });

  test("is made when it is fetched: a stone that was taken says so, one that may not be seen is gone", async () => {
    const ftp = await client();
    const [stone = ""] = await freeStones(portal, 1);
    const row = async () => rowsOf(await fetched(ftp, "/stock.csv")).find((one) => one["Stock no"] === stone);
    expect((await row())?.Status).toBe("Available");
    await requestedBy(portal, "customer", [stone]);
    expect((await row())?.Status).not.toBe("Available");
    await portal.pool.query(
      `INSERT INTO inventory_access (account_id, stone_origins) VALUES ($1, '{1}')
        ON CONFLICT (account_id) DO UPDATE SET stone_origins = '{1}'`,
      [await ownerId(portal, "ftp")],
    );
    const left = rowsOf(await fetched(ftp, "/stock.csv"));
    expect(new Set(left.map((one) => one.Origin)).size).toBe(1);
    expect(left.find((one) => one["Stock no"] === stone)).toBeUndefined();
  });

  test("comes as Excel too", async () => {
    const ftp = await client();
    expect((await fetched(ftp, "/stock.xlsx")).slice(0, 2)).toBe("PK");
  });

  test("has no size before it is made, and a time that is now", async () => {
    const ftp = await client();
    expect(await refusalCode(ftp.size("/stock.csv"))).toBe(504);
    expect(await ftp.lastMod("/stock.csv")).toEqual(portal.clock.now());
  });

  test("is for whoever may search", async () => {
    const ftp = await client();
    await portal.pool.query(
      `UPDATE user_permission SET read_access = false, write_access = false WHERE account_id = $1
        AND permission_id = (SELECT id FROM permission WHERE path = '/search')`,
      [await ownerId(portal, "ftp")],
    );
    expect(await refusalCode(fetched(ftp, "/stock.csv"))).toBe(550);
  });
});
