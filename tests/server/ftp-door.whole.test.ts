import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { useClosing } from "#support/closing.ts";
import { ftpClient, leave, openDoor, RawFtp, refusalCode } from "#support/ftp-door.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const closing = useClosing();
const open = () => openDoor(portal.house, closing);

describe("an FTP client signs in", () => {
  test("by user name or e-mail, in any case, and finds the same folder", async () => {
    const door = await open();
    for (const user of ["ftp", "FTP", "ftp@demo.test", "Ftp@Demo.Test"]) {
      const client = await ftpClient(door, closing, { user });
      expect((await client.list()).map(({ name }) => name)).toEqual([
        "stock.csv",
        "stock.xlsx",
        "lists",
        "orders",
        "results",
      ]);
      client.close();
    }
  });

  test("with the right words alone: all others are one refusal, and five of them lock the address", async () => {
    const door = await open();
    const wrong = [
      { user: "ftp", password: "not-the-password" },
      { user: "nobody.here", password: demoPassword },
      { user: "ftp@nowhere.test", password: demoPassword },
      { user: "admin", password: demoPassword },
      { user: "customer", password: demoPassword },
      { user: "api", password: demoPassword },
    ];
    for (const access of wrong) {
      const refused = await ftpClient(door, closing, access).catch((error: Error) => error);
      expect(refused).toMatchObject({ code: 530, message: `530 ${messages.signInFailed}` });
    }
    for (let guess = 2; guess <= 5; guess++) {
      expect(await refusalCode(ftpClient(door, closing, { password: `guess ${guess}` }))).toBe(530);
    }
    const locked = await ftpClient(door, closing).catch((error: Error) => error);
    expect(locked).toMatchObject({ code: 530, message: `530 ${messages.accountLocked}` });
    const body = { email: "ftp@demo.test", password: demoPassword };
    const atPortal = await portal.anonymous.call("login", { query: {}, body });
    expect(atPortal.body.code).toBe("accountLocked"); // one lock, wherever the guesses were made
    portal.clock.advance(minutes(16));
    await ftpClient(door, closing);
  });

  test("not after three wrong guesses on one connection", async () => {
    const raw = await RawFtp.open(await open(), closing);
    for (const code of ["530", "530", "421"]) {
      await raw.say("USER ftp");
      expect((await raw.say("PASS wrong")).slice(0, 3)).toBe(code);
    }
    expect(await raw.reply()).toBe("000 closed");
  });

  test("not where the account is switched off, nor under maintenance; who is there is sent away", async () => {
    const door = await open();
    const raw = await RawFtp.signedIn(door, closing);
    expect(await raw.say("PWD")).toBe('257 "/" is the current folder.');
    const maintenance = (is_on: boolean, version: number) =>
      portal.as("admin").call("setMaintenance", { body: { is_on, version } });
    expect((await maintenance(true, 1)).status).toBe(200);
    expect(await raw.say("PWD")).toBe(`421 ${messages.maintenance}`);
    expect(await refusalCode(ftpClient(door, closing))).toBe(421);
    await maintenance(false, 2);

    const second = await RawFtp.signedIn(door, closing);
    await portal.pool.query("UPDATE account SET is_active = false WHERE user_name = 'ftp'");
    expect(await second.say("PWD")).toBe(`421 ${messages.unauthorized}`);
    expect(await second.reply()).toBe("000 closed");
    expect(await refusalCode(ftpClient(door, closing))).toBe(530);
  });
});

describe("the folder", () => {
  test("takes no name with a zero, a line end or what is no text in it", async () => {
    const raw = await RawFtp.signedIn(await open(), closing);
    expect(await raw.say("CWD /orders\0/../..")).toMatch(/^550 /);
    expect(await raw.say(Buffer.from("SIZE /orders/\xff\xfe\r\n", "latin1"))).toMatch(/^550 /);
    expect(await raw.say("DELE /stock.csv\0.tmp")).toMatch(/^550 /);
    expect(await raw.say(`CWD ${"x".repeat(2000)}`)).toBe("500 The line is too long.");
  });

  test("takes files in one place alone, and none under a name that hides", async () => {
    const client = await ftpClient(await open(), closing);
    const places = ["/x.csv", "/results/x.csv", "/stock.csv", "/orders/a/x.csv", "/orders/.x.csv", "/orders/a:b.csv"];
    for (const place of [...places, "/orders", `/orders/${"x".repeat(97)}.csv`, "../x.csv"]) {
      expect(await refusalCode(leave(client, place, "stock_no\nS\n")), place).toBe(553);
    }
    expect(await refusalCode(client.send("MKD /orders/deep"))).toBe(502);
    expect(await refusalCode(client.send("RMD /orders"))).toBe(502);
    expect(await refusalCode(client.remove("/stock.csv"))).toBe(550);
    expect(await refusalCode(client.rename("/stock.csv", "/orders/x.csv"))).toBe(550);
  });
});

describe("the door", () => {
  test("has room for so many of one account", async () => {
    const door = await open();
    for (let count = 0; count < 5; count++) await RawFtp.signedIn(door, closing);
    expect(await refusalCode(ftpClient(door, closing))).toBe(421);
  });
});
