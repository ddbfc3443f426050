import { describe, expect, test } from "vitest";
import { cellsOf } from "#domain/cells-of.ts";
import { messages } from "#domain/messages.ts";
import { useApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { fetched, ftpClient, leave, openDoor, refusalCode } from "#support/ftp-door.ts";
import { ftpRequests, linesOf } from "#support/ftp-orders.ts";
import { freeStones, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const closing = useClosing();
const client = async () => ftpClient(await openDoor(portal.house, closing), closing);
const requests = () => ftpRequests(portal);
const head = "stock_no,state,order_no,reason";

describe("an order file", () => {
  test("becomes confirm requests of its client, and is answered", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    const ftp = await client();
    const said = await leave(
      ftp,
      "/orders/today.csv",
      `stock_no,price_per_ct,remark\n${first},7800.5,"For a ring, blue"\n${second},,\n`,
    );
    expect(said).toBe("226 Processed. The result is /results/today.csv.result.csv.");
    expect(await requests()).toEqual([
      { stock_no: first, agreed_ppc: "7800.50", remark: "For a ring, blue" },
      { stock_no: second, agreed_ppc: null, remark: null },
    ]);
    expect(linesOf(await fetched(ftp, "/results/today.csv.result.csv"))).toEqual([
      head,
      `${first},requested,ORD-2026-0001,`,
      `${second},requested,ORD-2026-0001,`,
    ]);
    expect((await ftp.list("/orders")).map(({ name }) => name)).toEqual([]);
    expect((await ftp.list("/results")).map(({ name, size }) => [name, size > 40])).toEqual([
      ["today.csv.result.csv", true],
    ]);
  });

  test("is answered at the FTP door of every portal, wherever it was left", async () => {
    const stones = await freeStones(portal, 1);
    const here = await client();
    const elsewhere = await client(); // a door and a folder of its own
    await leave(here, "/orders/today.csv", `stock_no\n${stones[0]}\n`);
    expect((await elsewhere.list("/results")).map(({ name }) => name)).toEqual(["today.csv.result.csv"]);
    const result = "/results/today.csv.result.csv";
    expect(await fetched(elsewhere, result)).toBe(await fetched(here, result));
  });

  test("is in the log as an act of its client, without the name of the file", async () => {
    const stones = await freeStones(portal, 1);
    await leave(await client(), "/orders/for-aunt-agatha.csv", `stock_no\n${stones[0]}\n`);
    const { rows } = await portal.pool.query(
      `SELECT body FROM audit_event WHERE data ->> 'operation' = 'readFtpOrder' ORDER BY seq`,
    );
    const facts = rows.map(({ body }: { body: string }) => JSON.parse(body));
    expect(facts.map(({ transition }) => transition)).toEqual(
      expect.arrayContaining(["confirm.request", "stone.confirm", "ftp_order.insert"]),
    );
    expect(new Set(facts.map(({ who }) => who))).toEqual(new Set([await ownerId(portal, "ftp")]));
    expect(JSON.stringify(facts)).not.toMatch(/agatha/i);
  });

  test("is taken whole or not at all, and each stone is told why", async () => {
    const [free = "", taken = ""] = await freeStones(portal, 2);
    await requestedBy(portal, "customer2", [taken]);
    const ftp = await client();
    await leave(ftp, "/orders/a.csv", `stock_no\n${free}\n${taken}\nNONE-1\n`);
    const answer = linesOf(await fetched(ftp, "/results/a.csv.result.csv"));
    expect(answer[0]).toBe(head);
    expect(answer.slice(1).toSorted()).toEqual(
      [
        `${taken},refused,,${messages.onlyAvailableStones}`,
        `NONE-1,refused,,${messages.stoneUnknown}`,
        `${free},notTaken,,${messages.orderOthersRefused}`,
      ].toSorted(),
    );
    expect(await requests()).toEqual([]);
  });

  test("of a client whose business is not registered is answered with the KYC sentence", async () => {
    await portal.pool.query("UPDATE business SET status = 10 WHERE company_name = 'Casa Belmonte'");
    const [stone = ""] = await freeStones(portal, 1);
    const ftp = await client();
    await leave(ftp, "/orders/a.csv", `stock_no\n${stone}\n`);
    expect(linesOf(await fetched(ftp, "/results/a.csv.result.csv"))).toEqual([
      head,
      `${stone},refused,,${messages.kycPending}`,
    ]);
    expect(await requests()).toEqual([]);
  });

  test("of a client who may not ask for stones is not taken", async () => {
    await portal.pool.query(
      `UPDATE user_permission SET write_access = false WHERE account_id = $1
        AND permission_id IN (SELECT id FROM permission WHERE path LIKE '%confirm-stone')`,
      [await ownerId(portal, "ftp")],
    );
    const [stone = ""] = await freeStones(portal, 1);
    expect(await refusalCode(leave(await client(), "/orders/a.csv", `stock_no\n${stone}\n`))).toBe(550);
    expect(await requests()).toEqual([]);
  });

  const unreadable: [string, string | Buffer, string][] = [
    ["no head", "S-1\nS-2\n", `Line 1: ${messages.orderHeadMissing}`],
    ["a column that is misspelt", "stock_no,prize_per_ct\nS-1,5\n", `Line 1: ${messages.orderColumnUnknown}`],
    ["a price that is none", "stock_no,price_per_ct\nS-1,cheap\n", `Line 2: ${messages.orderPriceWrong}`],
    ["a price of nothing", "stock_no;price_per_ct\nS-1;0.00\n", `Line 2: ${messages.orderPriceWrong}`],
    ["a price beyond any stone", "stock_no,price_per_ct\nS-1,20000000.01\n", `Line 2: ${messages.priceTooHigh}`],
    ["a price of a hundred billion", "stock_no,price_per_ct\nS-1,99999999999\n", `Line 2: ${messages.priceTooHigh}`],
    ["a stone twice", "stock_no\nS-1\nS-1\n", `Line 3: ${messages.orderStoneTwice}`],
    ["a cell too many", "stock_no\nS-1,S-2\n", `Line 2: ${messages.orderColumnUnknown}`],
    ["a long remark", `stock_no,remark\nS-1,${"x".repeat(501)}\n`, `Line 2: ${messages.orderRemarkLong}`],
    ["nothing at all", "", messages.orderEmpty],
    ["empty lines alone", "\n\r\n \n", messages.orderEmpty],
    ["a head alone", "stock_no\n", messages.orderHeadAlone],
    [
      "too many stones",
      `stock_no\n${Array.from({ length: 501 }, (_, at) => `S-${at}`).join("\n")}`,
      messages.tooManyStones,
    ],
    ["more line ends than anybody reads", "\n".repeat(5_242_000), messages.fileTooLong],
    [
      "a million empty lines after ten stones",
      `stock_no\n${"S-1\n".repeat(10)}${"\n".repeat(1_000_000)}`,
      messages.fileTooLong,
    ],
    ["a picture", "\x89PNG\0\0", messages.orderNotText],
  ];
  for (const [what, text, reason] of unreadable) {
    test(`with ${what} is refused, and its line is named`, async () => {
      const ftp = await client();
      await leave(ftp, "/orders/a.csv", String(text));
      const answer = linesOf(await fetched(ftp, "/results/a.csv.result.csv")).map((line) => cellsOf(line));
      expect(answer.find(([, state]) => state === "refused")?.[3]).toBe(reason);
      expect(await requests()).toEqual([]);
    });
  }

  test("with a formula in it cannot make one of the answer", async () => {
    const ftp = await client();
    await leave(ftp, "/orders/a.csv", "stock_no\n=HYPERLINK(1)\n");
    expect(await fetched(ftp, "/results/a.csv.result.csv")).toContain("\r\n'=HYPERLINK(1),refused,,");
  });

  test("may come with the words and marks of our own stock file", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    await leave(await client(), "/orders/A.CSV", `\uFEFF"Stock no";"Remark"\r\n${stone};"Say ""yes"""\r\n`);
    expect((await requests())[0]?.remark).toBe('Say "yes"');
  });
});
