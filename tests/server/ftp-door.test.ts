import { describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { fetched, ftpClient, openDoor, RawFtp, refusalCode } from "#support/ftp-door.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const closing = useClosing();
const open = () => openDoor(portal.house, closing);

describe("an FTP client signs in", () => {
  test("into a session like any other: the log has it, the profile shows it, its end is the end", async () => {
    const door = await open();
    const raw = await RawFtp.signedIn(door, closing);
    const account = await ownerId(portal, "ftp");
    const sessions = () =>
      portal.db.selectFrom("session").select(["device", "address"]).where("account_id", "=", account).execute();
    expect(await sessions()).toEqual([{ device: "FTP", address: "127.0.0.1" }]);
    expect(await raw.say("QUIT")).toBe("221 Goodbye.");
    expect(await raw.reply()).toBe("000 closed");
    await expect.poll(sessions).toEqual([]);
    const told = await portal.db
      .selectFrom("audit_event")
      .select("body")
      .where("body", "like", '%"operation":"ftpSign%')
      .orderBy("seq")
      .execute();
    const facts = told.map(({ body }) => JSON.parse(body));
    expect(facts.map(({ transition }) => transition)).toEqual(["session.open", "session.close"]);
    expect(facts[1].who).toBe(account);
    // The list of clients still says when they were here.
    const { data } = (await portal.as("admin").call("listExternalClients", { query: { source: 7 } })).data;
    expect(data.find(({ id }) => id === account)?.last_used_at).toBe(portal.clock.now().toISOString());
  });

  test("and nothing is answered before", async () => {
    const raw = await RawFtp.open(await open(), closing);
    for (const line of ["LIST", "RETR /stock.csv", "STOR /orders/a.csv", "PASV", "EPSV", "CWD /", "DELE x", "PASS x"]) {
      expect((await raw.say(line)).slice(0, 2), line).toMatch(/^5[03]$/);
    }
  });
});

describe("the folder", () => {
  test("is all there is: whatever climbs out of it stays inside", async () => {
    const door = await open();
    const client = await ftpClient(door, closing);
    await client.cd("../../..");
    expect(await client.pwd()).toBe("/");
    await client.cd("orders/../../results");
    expect(await client.pwd()).toBe("/results");
    const away = [
      "../../../etc/passwd",
      "/etc/passwd",
      "..%2f..%2fetc%2fpasswd",
      "/orders/../../etc/passwd",
      "\\..\\..\\etc\\passwd",
      "/results/../stock.csv/passwd",
      "C:/windows/win.ini",
      ".",
      "/",
      "/orders",
      "",
    ];
    for (const file of away) expect(await refusalCode(fetched(client, file)), file).toBe(550);
    for (const folder of ["/etc", "..%2f", "/orders/x", "/stock.csv", "\\"]) {
      expect(await refusalCode(client.cd(folder)), folder).toBe(550);
    }
  });
});

describe("the door", () => {
  test("has room for so many from one address, and makes room again", async () => {
    const door = await open();
    const first = await RawFtp.open(door, closing);
    await Promise.all(Array.from({ length: 9 }, () => RawFtp.open(door, closing)));
    expect(await refusalCode(ftpClient(door, closing))).toBe(421);
    first.socket.destroy();
    await expect.poll(() => refusalCode(ftpClient(door, closing))).toBe(0);
  });

  test("sends everybody away when the house closes, and is gone", async () => {
    const door = await open();
    const raw = await RawFtp.signedIn(door, closing);
    await door.close();
    expect(await raw.reply()).toBe("421 The server is shutting down.");
    await expect(ftpClient(door, closing)).rejects.toThrow("ECONNREFUSED");
    const { rows } = await portal.pool.query("SELECT count(*) AS open FROM session WHERE device = 'FTP'");
    expect(rows[0].open).toBe(0);
  });

  test("says in one line that its port is in use", async () => {
    const { port } = await open();
    await expect(openDoor(portal.house, closing, { port })).rejects.toThrow(`FTP_URL: port ${port} is in use`);
  });
});
