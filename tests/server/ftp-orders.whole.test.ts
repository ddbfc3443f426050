import { describe, expect, test } from "vitest";
import { cellsOf } from "#domain/cells-of.ts";
import { messages } from "#domain/messages.ts";
import { useApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { fetched, ftpClient, leave, openDoor } from "#support/ftp-door.ts";
import { ftpRequests, linesOf } from "#support/ftp-orders.ts";
import { freeStones } from "#support/line-stones.ts";

const portal = useApp();
const closing = useClosing();
const client = async () => ftpClient(await openDoor(portal.house, closing), closing);
const requests = () => ftpRequests(portal);

describe("an order file", () => {
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

  test("may come with the words and marks of our own stock file", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    await leave(await client(), "/orders/A.CSV", `\uFEFF"Stock no";"Remark"\r\n${stone};"Say ""yes"""\r\n`);
    expect((await requests())[0]?.remark).toBe('Say "yes"');
  });
});
