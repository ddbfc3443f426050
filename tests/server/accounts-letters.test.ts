import { describe, expect, onTestFinished, test } from "vitest";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { useClosing } from "#support/closing.ts";
import { anExternalClient } from "#support/external-rows.ts";
import { ftpClient, openDoor } from "#support/ftp-door.ts";
import { acceptedBy } from "#support/invitation.ts";
import { kindsOf } from "#support/letters.ts";
import { aClient, quist } from "#support/people.ts";
import { ownerId } from "#support/rows.ts";
import { demoPassword } from "#support/template.ts";

// As a house in earnest begins.
const portal = useApp({ accounts: { codesPerDay: 8, tellsOfCredentials: true, showsSecrets: false } });
const closing = useClosing();
const admin = () => portal.as("admin");
const email = demoAddress("customer");
const fresh = "nine-green-bottles";
const letters = async () => kindsOf(await portal.outbox());
const latest = async () => (await portal.outbox()).at(-1);
const signIn = (by = portal.anonymous, password = demoPassword, address = email) =>
  by.call("login", { body: { email: address, password } });
const rowOf = async (name: "customer" | "qc" | "ftp" | "associate" | "api") => {
  const id = await ownerId(portal, name);
  return portal.db.selectFrom("account").select(["id", "version"]).where("id", "=", id).executeTakeFirstOrThrow();
};

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

  test("that the house set one, for an associate, and for a client that comes by FTP", async () => {
    const associate = await rowOf("associate");
    await admin().call("changeAssociatePassword", { path: { id: associate.id }, body: { password: fresh } });
    const ftp = await rowOf("ftp");
    const body = { version: ftp.version, password: fresh };
    expect((await admin().call("updateExternalClient", { path: { id: ftp.id }, body })).status).toBe(200);
    expect(await letters()).toEqual([
      ["associate", "passwordGiven"],
      ["ftp", "passwordGiven"],
    ]);
    expect((await latest())?.text).toContain("The earlier one no longer opens it, in the portal or by FTP.");
  });

  test.each([
    ["a customer's", "customer", "updateClient"],
    ["quality control's", "qc", "updateQc"],
    ["an associate's", "associate", "updateAssociate"],
    ["an API client's", "api", "updateExternalClient"],
  ] as const)("that %s e-mail address is another: at the earlier address", async (_, name, operation) => {
    const { id, version } = await rowOf(name);
    const change = (address: string, shown: number) =>
      admin().send(operation, { path: { id }, body: { version: shown, email: address } });
    expect((await change("someone.else@harbour.test", version)).status).toBe(200);
    expect(await letters()).toEqual([[name, "emailChanged"]]);
    const { text } = (await latest()) ?? {};
    expect(text).toContain("so***se@harbour.test");
    expect(text).not.toContain("someone.else");
    // Great letters for small ones are the same address.
    expect((await change("Someone.Else@harbour.test", version + 1)).status).toBe(200);
    expect(await portal.outbox()).toHaveLength(1);
  });

  test("that there is a new API key, and another in its place", async () => {
    const { id } = await rowOf("api");
    const body = { name: "Web shop", scopes: ["stones:read" as const] };
    const made = (await admin().call("createApiKey", { path: { id }, body })).data;
    await admin().call("rotateApiKey", { path: { id: made.key.id }, body: {} });
    expect(await letters()).toEqual([
      ["api", "keyMade"],
      ["api", "keyMade"],
    ]);
    const { text } = (await latest()) ?? {};
    expect(text).toContain("“Web shop”");
    expect(text).not.toContain(made.secret);
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

  test("where an address is saved as it was, or whoever it is for is switched off", async () => {
    const { id, version } = await rowOf("customer");
    await admin().call("updateClient", { path: { id }, body: { version, email, first_name: "Mara" } });
    const client = await anExternalClient(portal);
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [client]);
    await admin().send("updateExternalClient", { path: { id: client }, body: { version: 1, password: fresh } });
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
