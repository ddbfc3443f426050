import { readdirSync, statSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { Spool } from "#server/ftp/spool.ts";
import { type FtpDoor, fetched, ftpClient, leave, RawFtp, refusalCode } from "#support/ftp-door.ts";
import { freeStones } from "#support/line-stones.ts";
import { useFtpOrders } from "#support/use-ftp-orders.ts";

const { portal, closing, open, client, requests, namesAsked } = useFtpOrders();

describe("what is no order yet", () => {
  test("lies under the name that it was given, may be taken back, and is read when it is renamed", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const ftp = await client();
    expect(await leave(ftp, "/orders/a.csv.part", `stock_no\n${stone}\n`)).toMatch(/^226 Stored/);
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
    expect(await leave(again, "/orders/a.csv", text)).toMatch(/^226 Processed/);
  });

  test("by ABOR is no order, and the next one is", async () => {
    const door = await open();
    const [stone = ""] = await freeStones(portal, 1);
    const { raw } = await half(door, stone);
    expect(await raw.say(Buffer.from("\xff\xf4\xff\xf2ABOR\r\n", "latin1"))).toBe("426 The transfer was aborted.");
    expect(await raw.reply()).toMatch(/^226 /);
    await nothingCame(door.folder);
    await leave(await ftpClient(door, closing), "/orders/whole.csv", `stock_no\n${stone}\n`);
    expect(await namesAsked()).toEqual([stone]);
  });
});
