import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { historyOf, logEnd, logged } from "#support/line-log.ts";
import { freeStones, heldBy, pricesMove, requestedBy, stoneNow } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const file = (content: string | Uint8Array<ArrayBuffer>, name = "numbers.csv") => new File([content], name);
const take = async (stock_numbers: string[], list?: File, client: "api" | "ftp" | "customer" = "api") => {
  const body = { stock_numbers, user_id: await ownerId(portal, client) };
  return admin().call("importExternalDiamonds", { body, ...(list && { files: { list } }) });
};
const taken = async (count: number, client: "api" | "ftp" = "api") => {
  const stones = await freeStones(portal, count);
  return { stones, ids: (await take(stones, undefined, client)).data.data.map(({ id }) => id) };
};

describe("taking in numbers", () => {
  test("answers the stones that are known and the numbers that are not, each once", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    const { data } = await take([first, "NONE-1", ` ${first} `, second, "NONE-1"]);
    expect(data.data.map(({ list, status, stone }) => [list, status, stone.stock_no])).toEqual([
      ["external", 1, first],
      ["external", 1, second],
    ]);
    expect(data.unmatched).toEqual(["NONE-1"]);
    expect((await stoneNow(portal, first)).status).toBe(1);
  });

  test("from a file reads the column that is headed as one, beside what was typed", async () => {
    const [first = "", second = "", third = ""] = await freeStones(portal, 3);
    const csv = `\uFEFFCarat;"Stock No."\r\n1.01;"${first}"\r\n2.50;${second}\r\n;\r\n`;
    const { data } = await take([third], file(csv));
    expect(data.data.map(({ stone }) => stone.stock_no)).toEqual([third, first, second]);
    expect(data.unmatched).toEqual([]);
  });

  test("from a plain text takes one number a line", async () => {
    const stones = await freeStones(portal, 2);
    const { data } = await take([], file(`${stones.join("\n")}\n`, "numbers.txt"));
    expect(data.data).toHaveLength(2);
  });

  test("judges a file by its bytes, whatever it is called", async () => {
    const workbook = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]);
    for (const content of [workbook, new Uint8Array([0xff, 0xfe, 0xfa]), "x".repeat(41)]) {
      expectRefusal(await take([], file(content)), 422, "fileNotAllowed", ["/list"]);
    }
    expectRefusal(await take([], file("\n\n")), 422, "selectDiamond");
  });

  test("from a file of line ends, alone or behind ten numbers, is refused in words", async () => {
    for (const numbers of ["", "NONE-1\n".repeat(10)]) {
      const refused = await take([], file(numbers + "\n".repeat(1_000_000)));
      expectRefusal(refused, 422, "fileTooLong", ["/list"]);
    }
  });

  test("of 10,000 is refused in words", async () => {
    const list = file(Array.from({ length: 10_000 }, (_, at) => `NONE-${at}`).join("\n"));
    const refused = await take([], list);
    expectRefusal(refused, 422, "tooManyStones");
    expect(refused.message).toBe("No more than 500 stones at a time.");
  });

  test("of which none is known is refused, and each is named", async () => {
    const refused = await take(["NONE-1", "NONE-2"]);
    expectRefusal(refused, 409, "stoneUnknown");
    expect(refused.body.refused?.map(({ stock_no }) => stock_no)).toEqual(["NONE-1", "NONE-2"]);
  });

  test("again leaves what waits already as it is", async () => {
    const { stones, ids } = await taken(2);
    const since = await logEnd(portal);
    const { data } = await take(stones);
    expect(data.data.map(({ id }) => id)).toEqual(ids);
    expect(await logged(portal, since, "external")).toEqual([]);
    expect((await take(stones, undefined, "ftp")).data.data.map(({ id }) => id)).not.toEqual(ids);
  });

  test("is for external clients, by administrators", async () => {
    const stones = await freeStones(portal, 1);
    expectRefusal(await take(stones, undefined, "customer"), 422, "notExternal", ["/data/user_id"]);
    expectRefusal(
      await admin().call("importExternalDiamonds", { body: { stock_numbers: stones } }),
      422,
      "selectClient",
    );
    const body = { stock_numbers: stones, user_id: await ownerId(portal, "api") };
    for (const name of ["associate", "api"] as const)
      expectRefusal(await portal.as(name).call("importExternalDiamonds", { body }), 403, "forbidden");
  });
});

describe("approving what was taken in", () => {
  const approve = (ids: number[], name: "admin" | "admin2" = "admin2") =>
    portal.as(name).call("approveExternalDiamonds", { body: { ids } });

  test("makes an approved confirm request for the client in the same act, at the prices of the import", async () => {
    const { stones, ids } = await taken(2);
    await pricesMove(portal);
    const since = await logEnd(portal);
    const { data } = await approve(ids);
    expect(data.data.map(({ status, state }) => [status, state])).toEqual([
      [2, "approved"],
      [2, "approved"],
    ]);
    const { rows } = await portal.pool.query(
      `SELECT c.id, c.state, c.holder_id, c.markup_ppc = e.markup_ppc AS same_price, p.number, s.stock_no
        FROM stone_line c JOIN stone_line e ON e.stone_id = c.stone_id AND e.list = 'external'
        JOIN paper p ON p.id = c.order_id JOIN stone s ON s.id = c.stone_id WHERE c.list = 'confirm' ORDER BY c.id`,
    );
    const holder_id = await ownerId(portal, "api");
    const made = { state: "approved.awaitingMemo", holder_id, same_price: true, number: "ORD-2026-0001" };
    expect(rows).toMatchObject(stones.map((stock_no) => ({ ...made, stock_no })));
    for (const stone of stones) expect((await stoneNow(portal, stone)).status).toBe(3);
    expect(await historyOf(portal, "confirm", rows[0].id)).toEqual(["confirm.request", "confirm.approve"]);
    expect((await logged(portal, since, "external")).map(({ transition }) => transition)).toEqual([
      "external.approve",
      "external.approve",
    ]);
    const memo = await admin().call("issueMemo", { body: { stock_numbers: stones, user_id: holder_id } });
    expect(memo.data.data).toHaveLength(2);
  });

  test("refuses all where one stone is gone meanwhile, and names it", async () => {
    const { stones, ids } = await taken(2);
    await requestedBy(portal, "customer", stones.slice(0, 1));
    const refused = await approve(ids);
    expectRefusal(refused, 409, "onlyAvailableStones");
    expect(refused.body.refused?.map(({ stock_no, id }) => [stock_no, id])).toEqual([[stones[0], ids[0]]]);
    expect((await stoneNow(portal, stones[1] ?? "")).status).toBe(1);
    expect((await approve(ids.slice(1))).status).toBe(200);
  });

  test("of one stone for two clients is the first one's", async () => {
    const [mine, theirs] = [await taken(1), await taken(1, "ftp")];
    expect(mine.stones).toEqual(theirs.stones);
    expectRefusal(await approve([...mine.ids, ...theirs.ids]), 409, "onlyAvailableStones");
    expect((await approve(mine.ids)).status).toBe(200);
    expectRefusal(await approve(theirs.ids), 409, "onlyAvailableStones");
  });

  test("needs the client to be registered and active still", async () => {
    const { ids } = await taken(1);
    await portal.pool.query("UPDATE business SET status = 10 WHERE company_name = 'Halden Diamonds BV'");
    expectRefusal(await approve(ids), 422, "kycPending");
    await portal.pool.query("UPDATE account SET is_active = false WHERE user_name = 'api'");
    expectRefusal(await approve(ids), 409, "clientOff");
  });

  test("takes four eyes, as every way to a confirm does: whoever brought a number in has asked for it", async () => {
    const { stones, ids } = await taken(1);
    const refused = await approve(ids, "admin");
    expectRefusal(refused, 422, "fourEyes");
    expect(refused.body.refused?.map(({ stock_no }) => stock_no)).toEqual(stones);
    expect((await stoneNow(portal, stones[0] ?? "")).status).toBe(1);
    expect((await approve(ids, "admin2")).status).toBe(200);
    const { rows } = await portal.pool.query(
      "SELECT made_by FROM stone_line WHERE list = 'confirm' AND holder_id = $1",
      [await ownerId(portal, "api")],
    );
    expect(rows).toEqual([{ made_by: await ownerId(portal, "admin") }]);
  });

  test("takes a reason where the client's own price is below cost", async () => {
    const { ids } = await taken(1);
    await portal.pool.query("UPDATE stone_line SET markup_ppc = price_per_ct - 1 WHERE id = $1", ids);
    expectRefusal(await approve(ids), 422, "belowCost");
    const approved = await portal.as("admin2").call("approveExternalDiamonds", { body: { ids, reason: "Old stock" } });
    expect(approved.status).toBe(200);
  });

  test("happens once, and not to lines of other lists", async () => {
    const { ids } = await taken(1);
    await approve(ids);
    expectRefusal(await approve(ids), 409, "transitionRefused");
    const [hold] = await heldBy(portal, "customer", await freeStones(portal, 1));
    expectRefusal(await approve([hold?.id ?? 0]), 404, "notFound");
  });
});

test("rejecting needs a reason and leaves the stone alone", async () => {
  const { stones, ids } = await taken(1);
  expectRefusal(await admin().call("rejectExternalDiamonds", { body: { ids } }), 422, "reasonNeeded");
  const { data } = await admin().call("rejectExternalDiamonds", { body: { ids, reason: "Not for export" } });
  expect(data.data[0]).toMatchObject({ status: 3, state: "rejected", reason: "Not for export" });
  expect((await stoneNow(portal, stones[0] ?? "")).status).toBe(1);
  expectRefusal(await portal.as("admin2").call("approveExternalDiamonds", { body: { ids } }), 409, "transitionRefused");
});
