import { describe, expect, test } from "vitest";
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

  test("with a formula in it cannot make one of the answer", async () => {
    const ftp = await client();
    await leave(ftp, "/orders/a.csv", "stock_no\n=HYPERLINK(1)\n");
    expect(await fetched(ftp, "/results/a.csv.result.csv")).toContain("\r\n'=HYPERLINK(1),refused,,");
  });
});
