import { describe, expect, onTestFinished, test } from "vitest";
import { demoAddress } from "#server/seed/demo.ts";
import { email, fresh, useAccountLetterWorld } from "#support/account-letter-world.ts";
import { expectRefusal } from "#support/answer.ts";
import { minutes } from "#support/clock.ts";
import { useClosing } from "#support/closing.ts";
import { ftpClient, openDoor } from "#support/ftp-door.ts";
import { acceptedBy } from "#support/invitation.ts";
import { aClient, quist } from "#support/people.ts";
import { demoPassword } from "#support/template.ts";

const { portal, admin, letters, latest, rowOf } = useAccountLetterWorld();
const closing = useClosing();
const signIn = (by = portal.anonymous, password = demoPassword, address = email) =>
  by.call("login", { body: { email: address, password } });

describe("the owner of an account is told by one letter", () => {
  test("that they changed their password: when, with what and from where", async () => {
    const body = { current_password: demoPassword, password: fresh };
    const changed = await portal
      .as("customer")
      .with({ "user-agent": "Firefox/1 Windows" })
      .call("changePassword", { body });
    expect(changed.status).toBe(200);
    expect(await letters()).toEqual([["customer", "passwordChanged"]]);
    const { text, subject } = (await latest()) ?? {};
    expect(subject).toBe("Your password was changed");
    expect(text).toMatch(/^Dear Mara/);
    expect(text).toContain("20/11/2026 09:00 AM (UTC): Firefox on Windows, address 127.0.0.1");
    expect(text).not.toContain(fresh);
  });

  test("that a password was set with a code, and the browser it was set with is no news", async () => {
    await signIn();
    await portal.anonymous.call("forgotPassword", { body: { email } });
    const otp = await portal.codeFor(email);
    const { verification } = (await portal.anonymous.call("verifyResetOtp", { body: { email, otp } })).data;
    const reset = await portal.anonymous.call("resetPassword", { body: { verification, password: fresh } });
    expect((await signIn(portal.anonymous.with({ cookie: reset.cookie ?? "" }), fresh)).status).toBe(200);
    expect(await letters()).toEqual([
      ["customer", "resetCode"],
      ["customer", "passwordReset"],
    ]);
  });

  test("that a password was set with an invitation", async () => {
    await aClient(portal, "associate");
    expect((await acceptedBy(portal, quist.email, fresh)).status).toBe(200);
    expect(await letters()).toEqual([
      ["nora", "invitation"],
      ["nora", "passwordReset"],
    ]);
    expect((await latest())?.subject).toBe("Your password is set");
  });

  test("that somebody signed in with a new device; the first one, and one that came before, are no news", async () => {
    const first = await signIn();
    const browser = portal.anonymous.with({ cookie: first.cookie ?? "" });
    await signIn(browser);
    expect(await letters()).toEqual([]);
    const other = portal.anonymous.from("203.0.113.9").with({ "user-agent": "Safari/1 iPhone" });
    const second = await signIn(other);
    await signIn(other.with({ cookie: second.cookie ?? "" }));
    await signIn(browser);
    expect(await letters()).toEqual([["customer", "deviceNew"]]);
    expect((await latest())?.text).toContain("Safari on iOS, address 203.0.113.9");
  });

  test("that a program signed in by FTP from a new place, once for each place", async () => {
    const door = await openDoor(portal.house, closing);
    await ftpClient(door, closing);
    await ftpClient(door, closing);
    expect(await letters()).toEqual([]);
    await portal.db
      .updateTable("known_device")
      .set({ token_hash: Buffer.alloc(32) })
      .execute();
    await ftpClient(door, closing);
    await ftpClient(door, closing);
    expect(await letters()).toEqual([["ftp", "deviceNew"]]);
  });
});

describe("nobody is told anything", () => {
  test("where a change is refused", async () => {
    await signIn();
    const change = (current_password: string, password: string) =>
      portal.as("customer").call("changePassword", { body: { current_password, password } });
    expectRefusal(await change("not the password", fresh), 422, "passwordWrong");
    expectRefusal(await change(demoPassword, "password1234"), 422, "passwordCommon");
    const reset = await portal.anonymous.call("resetPassword", {
      body: { verification: "x".repeat(43), password: fresh },
    });
    expectRefusal(reset, 422, "verificationInvalid");
    expectRefusal(await signIn(portal.anonymous, "wrong"), 401, "signInFailed");

    const associate = await rowOf("associate");
    const common = { path: { id: associate.id }, body: { password: "password1234" } };
    expectRefusal(await admin().call("changeAssociatePassword", common), 422, "passwordCommon");
    const { id, version } = await rowOf("customer");
    const update = (by: "admin" | "auditor", body: object) =>
      portal.as(by).send("updateClient", { path: { id }, body });
    expectRefusal(await update("admin", { version: version + 7, email: "a@harbour.test" }), 409, "staleVersion");
    expectRefusal(await update("admin", { version, email: demoAddress("customer2") }), 409, "emailTaken");
    expectRefusal(await update("auditor", { version, email: "a@harbour.test" }), 403, "forbidden");
    const key = { name: "Web shop", scopes: ["stones:read" as const], expires_on: "2020-01-01" };
    const api = await rowOf("api");
    expectRefusal(await admin().call("createApiKey", { path: { id: api.id }, body: key }), 422, "dayPast");
    expect(await letters()).toEqual([]);
  });

  test("in a house that does not tell, as the demo house", async () => {
    const { accounts } = portal.house;
    onTestFinished(() => {
      portal.house.accounts = accounts;
    });
    portal.house.accounts = { ...accounts, tellsOfCredentials: false };
    await signIn();
    await signIn(portal.anonymous.from("203.0.113.9"));
    await portal.as("customer").call("changePassword", { body: { current_password: demoPassword, password: fresh } });
    portal.clock.advance(minutes(1));
    expect(await letters()).toEqual([]);
  });
});
