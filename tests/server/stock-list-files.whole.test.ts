import { describe, expect, test } from "vitest";
import { useClosing } from "#support/closing.ts";
import { fetched, ftpClient, openDoor, refusalCode } from "#support/ftp-door.ts";
import { ownerId } from "#support/rows.ts";
import { useStockListFileWorld } from "#support/stock-list-file-world.ts";
import { fetchList, rowsOf } from "#support/stock-lists.ts";

const { portal, admin, listFor, rows } = useStockListFileWorld();
const closing = useClosing();

describe("a list at a client's prices", () => {
  test("holds what a search of that client finds, at their prices", async () => {
    const { code } = await listFor("customer");
    const file = await rows(code);
    const { data } = await portal
      .as("customer")
      .call("searchStones", { body: { diamond_type: "white" }, query: { size: 1000 } });
    expect(file.length).toBeGreaterThan(100);
    expect(file.map((row) => row["Stock #"])).toEqual(data.stockList.map(({ stock_no }) => stock_no));
    const prices = data.stockList.map(({ markup_ppc, sell_amt }) => [markup_ppc, sell_amt]);
    expect(file.map((row) => [Number(row["Per carat"]), Number(row.Price)])).toEqual(prices);
    expect(new Set(file.map((row) => row.Origin)).size).toBeGreaterThan(0);
  });
});

describe("who may fetch a list", () => {
  test("one in a folder: its client by FTP, at its prices; neither by its code nor in another folder", async () => {
    const { id, code } = await listFor("ftp", { place: "ftp" });
    const name = `whites-for-the-market-${id}.csv`;
    const ftp = await ftpClient(await openDoor(portal.house, closing), closing);
    expect((await ftp.list("/")).map((entry) => entry.name)).toContain("lists");
    expect((await ftp.list("/lists")).map((entry) => entry.name)).toEqual([name]);
    const file = rowsOf(await fetched(ftp, `/lists/${name}`));
    const { data } = await portal
      .as("ftp")
      .call("searchStones", { body: { diamond_type: "white" }, query: { size: 1000 } });
    expect(file.map((row) => [row["Stock #"], Number(row.Price)])).toEqual(
      data.stockList.map(({ stock_no, sell_amt }) => [stock_no, sell_amt]),
    );
    expect((await fetchList(portal, code)).status).toBe(401);
    expect((await fetchList(portal, code, await portal.tokenOf("ftp"))).status).toBe(404);
    expect(await refusalCode(fetched(ftp, "/lists/another.csv"))).toBe(550);
    await admin().call("setStockListStatus", { path: { id }, body: { is_active: false } });
    expect(await ftp.list("/lists")).toEqual([]);
  });
});

test("the log tells what left, when, to whom and how many stones, for every fetch", async () => {
  const { id, code } = await listFor("customer");
  const stones = (await rows(code)).length;
  expect((await fetchList(portal, code, await portal.tokenOf("admin"))).status).toBe(200);
  const { rows: log } = await portal.pool.query(
    "SELECT body::jsonb AS body FROM audit_event WHERE body::jsonb->>'transition' = 'stock_list.fetch' ORDER BY seq",
  );
  const client_id = await ownerId(portal, "customer");
  expect(log.map(({ body }) => body.after)).toEqual([
    expect.objectContaining({ stones, client_id, place: "link", format: "csv" }),
    expect.objectContaining({ stones }),
  ]);
  expect(log.map(({ body }) => body.who)).toEqual([null, await ownerId(portal, "admin")]);
  const list = (await admin().call("listStockLists")).data.data.find((one) => one.id === id);
  expect(list).toMatchObject({ fetches: 2, fetched_at: portal.clock.now().toISOString() });
});
