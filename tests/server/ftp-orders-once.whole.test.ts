import { readdirSync, renameSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { Spool } from "#server/ftp/spool.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { fetched, ftpClient, leave, openDoor, spoolFolder } from "#support/ftp-door.ts";
import { linesOf } from "#support/ftp-orders.ts";
import { freeStones } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";
import { useFtpOrders } from "#support/use-ftp-orders.ts";

const { portal, closing, open, client, requests, namesAsked } = useFtpOrders();

describe("a file that comes again", () => {
  test("is read once, and answered the same", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const ftp = await client();
    const text = `stock_no\n${stone}\n`;
    await leave(ftp, "/orders/a.csv", text);
    const answer = await fetched(ftp, "/results/a.csv.result.csv");
    await leave(ftp, "/orders/a.csv", text);
    expect(await fetched(ftp, "/results/a.csv.result.csv")).toBe(answer);
    expect(await namesAsked()).toEqual([stone]);
  });

  test("with other content is another order; the answer is to what was left last", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    const ftp = await client();
    const answer = () => fetched(ftp, "/results/a.csv.result.csv");
    await leave(ftp, "/orders/a.csv", `stock_no\n${first}\n`);
    portal.clock.advance(1000);
    await leave(ftp, "/orders/a.csv", `stock_no\n${second}\n`);
    expect(linesOf(await answer())[1]).toBe(`${second},requested,ORD-2026-0002,`);
    portal.clock.advance(1000);
    await leave(ftp, "/orders/a.csv", `stock_no\n${first}\n`);
    expect(linesOf(await answer())[1]).toBe(`${first},requested,ORD-2026-0001,`);
    expect(await namesAsked()).toEqual([first, second].sort());
    expect(await ftp.list("/results")).toHaveLength(1);
  });

  test("from two connections at once is one order", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const door = await open();
    const both = await Promise.all([ftpClient(door, closing), ftpClient(door, closing)]);
    await Promise.all(both.map((ftp) => leave(ftp, "/orders/a.csv", `stock_no\n${stone}\n`)));
    expect(await namesAsked()).toEqual([stone]);
    const { rows } = await portal.pool.query("SELECT count(*) AS files FROM ftp_order");
    expect(rows[0].files).toBe(1);
  });
});

describe("a house that is killed between the last byte and the transaction", () => {
  const kept = async (folder: string, text: string) => {
    const whose = { accountId: await ownerId(portal, "ftp"), fileName: "a.csv", at: portal.clock.now() };
    return new Spool(folder).keep(Readable.from([Buffer.from(text)]), whose, async () => {});
  };

  test("reads the order when it starts again, once, whatever the client leaves afterwards", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const folder = spoolFolder(closing);
    const text = `stock_no\n${stone}\n`;
    await kept(folder, text);
    expect(await requests()).toEqual([]);
    const door = await openDoor(portal.house, closing, {}, folder);
    await expect.poll(namesAsked).toEqual([stone]);
    const ftp = await ftpClient(door, closing);
    await leave(ftp, "/orders/a.csv", text);
    expect(linesOf(await fetched(ftp, "/results/a.csv.result.csv"))[1]).toBe(`${stone},requested,ORD-2026-0001,`);
    expect(await namesAsked()).toEqual([stone]);
  });

  test("reads a file no third time: it is laid aside, its client finds that said, and the office is told", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const folder = spoolFolder(closing);
    await kept(folder, `stock_no\n${stone}\n`);
    // As two processes leave it that came to their end while they read it.
    const [waiting = ""] = readdirSync(folder);
    renameSync(path.join(folder, waiting), path.join(folder, `${waiting}.2`));
    const door = await openDoor(portal.house, closing, {}, folder);
    await expect.poll(() => readdirSync(folder)).toEqual(["aside"]);
    expect(readdirSync(path.join(folder, "aside"))).toEqual([`${waiting}.2`]);
    const ftp = await ftpClient(door, closing);
    expect(linesOf(await fetched(ftp, "/results/a.csv.result.csv"))).toEqual([
      "stock_no,state,order_no,reason",
      `,refused,,${messages.orderCouldNotBeRead}`,
    ]);
    const told = (await portal.outbox()).filter(({ kind }) => kind === "orderLaidAside");
    expect(told.map(({ to_address, text }) => [to_address, text?.includes("a.csv")]).sort()).toEqual([
      [demoAddress("admin2"), false],
      [demoAddress("admin"), false],
      [demoAddress("ftp"), true],
    ]);
    expect(await requests()).toEqual([]);
  });

  test("counts a try before it reads, and gives it back where the database was away", async () => {
    const folder = spoolFolder(closing);
    await kept(folder, "stock_no\nNONE-1\n");
    const [waiting = ""] = readdirSync(folder);
    const seen: string[][] = [];
    const away = Object.assign(new Error("away"), { code: "ECONNREFUSED" });
    const db = new Proxy(portal.house.db, {
      get(target, name) {
        const isReading = readdirSync(folder).some((file) => file.endsWith(".1"));
        if (isReading) {
          seen.push(readdirSync(folder));
          throw away;
        }
        const part = Reflect.get(target, name);
        return typeof part === "function" ? part.bind(target) : part;
      },
    });
    await openDoor({ ...portal.house, db }, closing, {}, folder);
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    expect(seen[0]).toEqual([`${waiting}.1`]);
    await expect.poll(() => readdirSync(folder)).toEqual([waiting]);
  });

  test("answers an account that was switched off meanwhile", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const folder = spoolFolder(closing);
    await kept(folder, `stock_no\n${stone}\n`);
    await portal.pool.query("UPDATE account SET is_active = false WHERE user_name = 'ftp'");
    await openDoor(portal.house, closing, {}, folder);
    const results = async () => (await portal.pool.query("SELECT result FROM ftp_order")).rows;
    await expect.poll(results).toEqual([{ result: expect.stringContaining(messages.clientOff) }]);
  });
});
