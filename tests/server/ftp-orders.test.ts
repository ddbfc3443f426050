import { readdirSync, statSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { cellsOf } from "#domain/cells-of.ts";
import { messages } from "#domain/messages.ts";
import { Spool } from "#server/ftp/spool.ts";
import { useApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import {
  type FtpDoor,
  fetched,
  ftpClient,
  leave,
  openDoor,
  RawFtp,
  refusalCode,
  spoolFolder,
} from "#support/ftp-door.ts";
import { freeStones, requestedBy } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const closing = useClosing();
const open = () => openDoor(portal.house, closing);
const client = async () => ftpClient(await open(), closing);
const head = "stock_no,state,order_no,reason";
const linesOf = (csv: string) => csv.trimEnd().split("\r\n");

/** The confirm requests of the FTP client. */
const requests = async () => {
  const { rows } = await portal.pool.query<{ stock_no: string; agreed_ppc: string | null; remark: string | null }>(
    `SELECT s.stock_no, l.agreed_ppc, l.remark FROM stone_line l JOIN stone s ON s.id = l.stone_id
      WHERE l.list = 'confirm' AND l.state = 'pending' AND l.holder_id = $1 AND l.made_by = $1 ORDER BY l.id`,
    [await ownerId(portal, "ftp")],
  );
  return rows;
};
const namesAsked = async () => (await requests()).map(({ stock_no }) => stock_no).sort();

describe("an order file", () => {
  test("becomes confirm requests of its client, and is answered", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    const ftp = await client();
    const said = await leave(
      ftp,
      "/orders/today.csv",
      `stock_no,price_per_ct,remark\n${first},7800.5,"For a ring, blue"\n${second},,\n`,
    );
    expect(said).toBe("226 Read. The answer is /results/today.csv.result.csv.");
    expect(await requests()).toEqual([
      { stock_no: first, agreed_ppc: "7800.50", remark: "For a ring, blue" },
      { stock_no: second, agreed_ppc: null, remark: null },
    ]);
    expect(linesOf(await fetched(ftp, "/results/today.csv.result.csv"))).toEqual([
      head,
      `${first},requested,2026-0001,`,
      `${second},requested,2026-0001,`,
    ]);
    expect((await ftp.list("/orders")).map(({ name }) => name)).toEqual([]);
    expect((await ftp.list("/results")).map(({ name, size }) => [name, size > 40])).toEqual([
      ["today.csv.result.csv", true],
    ]);
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
    ["a stone twice", "stock_no\nS-1\nS-1\n", `Line 3: ${messages.orderStoneTwice}`],
    ["a cell too many", "stock_no\nS-1,S-2\n", `Line 2: ${messages.orderColumnUnknown}`],
    ["a long remark", `stock_no,remark\nS-1,${"x".repeat(501)}\n`, `Line 2: ${messages.orderRemarkLong}`],
    ["nothing at all", "", messages.selectDiamond],
    ["a head alone", "stock_no\n", messages.selectDiamond],
    [
      "too many stones",
      `stock_no\n${Array.from({ length: 501 }, (_, at) => `S-${at}`).join("\n")}`,
      messages.tooManyStones,
    ],
    ["a picture", "\x89PNG\0\0", messages.orderNotText],
  ];
  for (const [what, text, reason] of unreadable) {
    test(`with ${what} is refused, and its line is named`, async () => {
      const ftp = await client();
      await leave(ftp, "/orders/a.csv", String(text));
      const answer = linesOf(await fetched(ftp, "/results/a.csv.result.csv")).map(cellsOf);
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
    expect(linesOf(await answer())[1]).toBe(`${second},requested,2026-0002,`);
    portal.clock.advance(1000);
    await leave(ftp, "/orders/a.csv", `stock_no\n${first}\n`);
    expect(linesOf(await answer())[1]).toBe(`${first},requested,2026-0001,`);
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

describe("what is no order yet", () => {
  test("lies under the name that it was given, may be taken back, and is read when it is renamed", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const ftp = await client();
    expect(await leave(ftp, "/orders/a.csv.part", `stock_no\n${stone}\n`)).toMatch(/^226 Kept/);
    await leave(ftp, "/orders/b.tmp", "nothing");
    expect((await ftp.list("/orders")).map(({ name }) => name).sort()).toEqual(["a.csv.part", "b.tmp"]);
    expect(await ftp.size("/orders/b.tmp")).toBe(7);
    await ftp.remove("/orders/b.tmp");
    expect(await requests()).toEqual([]);
    await ftp.rename("/orders/a.csv.part", "/orders/a.csv");
    expect(await namesAsked()).toEqual([stone]);
    expect(await ftp.list("/orders")).toEqual([]);
    expect(await refusalCode(ftp.remove("/results/a.csv.result.csv"))).toBe(550);
  });

  test("is not what another client finds, nor are its answers", async () => {
    const { rows } = await portal.pool.query(
      `INSERT INTO account (role_id, email, user_name, password_hash, first_name, last_name)
        SELECT 7, 'other@ftp.test', 'other', password_hash, 'Other', 'Client' FROM account WHERE user_name = 'ftp' RETURNING id`,
    );
    expect(rows).toHaveLength(1);
    const door = await open();
    const [mine, other] = [await ftpClient(door, closing), await ftpClient(door, closing, { user: "other" })];
    await leave(mine, "/orders/a.tmp", "draft");
    await leave(mine, "/orders/a.csv", "stock_no\nNONE\n");
    expect(await other.list("/orders")).toEqual([]);
    expect(await other.list("/results")).toEqual([]);
    expect(await refusalCode(fetched(other, "/orders/a.tmp"))).toBe(550);
    expect(await refusalCode(fetched(other, "/results/a.csv.result.csv"))).toBe(550);
    expect(await refusalCode(other.remove("/orders/a.tmp"))).toBe(550);
    expect(await fetched(mine, "/orders/a.tmp")).toBe("draft");
  });

  test("is at most 5 MB, and so much in all", async () => {
    const ftp = await client();
    const big = "x".repeat(5 * 1024 * 1024);
    expect(await refusalCode(leave(ftp, "/orders/big.csv", `${big}x`))).not.toBe(0);
    const other = await client();
    for (let file = 0; file < 4; file++) await leave(other, `/orders/${file}.tmp`, big);
    expect(await refusalCode(leave(other, "/orders/5.tmp", "x"))).toBe(552);
    await other.remove("/orders/0.tmp");
    await leave(other, "/orders/5.tmp", "x");
  });
});

describe("an upload that is cut in the middle", () => {
  const half = async (door: FtpDoor, stone: string) => {
    const raw = await RawFtp.signedIn(door, closing);
    const data = net.connect(await raw.passivePort(), "127.0.0.1");
    data.on("error", () => {});
    closing(() => data.destroy());
    expect(await raw.say("STOR /orders/half.csv")).toMatch(/^150 /);
    data.write(`stock_no\n${stone}\n`);
    const read = () => readdirSync(door.folder).map((name) => statSync(path.join(door.folder, name)).size);
    await expect.poll(read).toEqual([10 + stone.length]);
    return { raw, data };
  };
  const nothingCame = async (folder: string) => {
    await expect.poll(() => new Spool(folder).waiting()).toEqual([]);
    expect(await requests()).toEqual([]);
    expect((await portal.pool.query("SELECT FROM ftp_order")).rowCount).toBe(0);
  };

  test("by a client that dies is no order, though its bytes end as if they were all", async () => {
    const door = await open();
    const { raw, data } = await half(door, (await freeStones(portal, 1))[0] ?? "");
    data.end();
    raw.socket.destroy();
    await door.close();
    await nothingCame(door.folder);
  });

  test("by a connection that breaks is no order", async () => {
    const door = await open();
    const { raw, data } = await half(door, (await freeStones(portal, 1))[0] ?? "");
    data.resetAndDestroy();
    expect(await raw.reply()).toBe("426 The data connection broke.");
    await nothingCame(door.folder);
  });

  test("and ends in peace, but with less than was announced, is no order", async () => {
    const door = await open();
    const ftp = await ftpClient(door, closing);
    const text = `stock_no\n${(await freeStones(portal, 1))[0]}\n`;
    await ftp.send(`ALLO ${text.length + 1}`);
    expect(await refusalCode(leave(ftp, "/orders/a.csv", text))).toBe(426);
    await nothingCame(door.folder);
    const again = await ftpClient(door, closing);
    await again.send(`ALLO ${text.length}`);
    expect(await leave(again, "/orders/a.csv", text)).toMatch(/^226 Read/);
  });

  test("by ABOR is no order, and the next one is", async () => {
    const door = await open();
    const [stone = ""] = await freeStones(portal, 1);
    const { raw } = await half(door, stone);
    expect(await raw.say(Buffer.from("\xff\xf4\xff\xf2ABOR\r\n", "latin1"))).toBe("426 The transfer was broken off.");
    expect(await raw.reply()).toMatch(/^226 /);
    await nothingCame(door.folder);
    await leave(await ftpClient(door, closing), "/orders/whole.csv", `stock_no\n${stone}\n`);
    expect(await namesAsked()).toEqual([stone]);
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
    expect(linesOf(await fetched(ftp, "/results/a.csv.result.csv"))[1]).toBe(`${stone},requested,2026-0001,`);
    expect(await namesAsked()).toEqual([stone]);
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
