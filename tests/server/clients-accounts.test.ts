import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { demoAddress } from "#server/seed/demo.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { giveScreen } from "#support/rights.ts";
import { ownerId } from "#support/rows.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const rows = async (sql: string, ...values: unknown[]) => (await portal.pool.query(sql, values)).rows;
const set = async (by: DemoName, whom: DemoName, is_active: boolean) =>
  portal.as(by).call("setAccountStatus", { path: { id: await ownerId(portal, whom) }, body: { is_active } });
const signIn = (name: DemoName, password = demoPassword) =>
  portal.anonymous.call("login", { body: { email: demoAddress(name), password } });

describe("an account", () => {
  test.each(["customer", "associate", "qc", "admin2", "auditor"] as const)(
    "of %s is switched off and on, each once, and is out at once",
    async (whom) => {
      expect((await portal.as(whom).call("getProfile")).status).toBe(200);
      const off = await set("admin", whom, false);
      expect([off.message, off.data]).toEqual([
        messages.statusSaved,
        { id: await ownerId(portal, whom), role_id: expect.any(Number), is_active: false, version: 2 },
      ]);
      expectRefusal(await portal.as(whom).call("getProfile"), 401, "unauthorized");
      expectRefusal(await signIn(whom), 401, "signInFailed");
      expectRefusal(await set("admin", whom, false), 409, "transitionRefused");
      expect((await set("admin", whom, true)).data.is_active).toBe(true);
      expectRefusal(await portal.as(whom).call("getProfile"), 401, "unauthorized"); // its sessions stay ended
      expect((await signIn(whom)).status).toBe(200);
    },
  );

  test("of an external client or a guest is not switched by this call", async () => {
    for (const whom of ["api", "ftp"] as const) expectRefusal(await set("admin", whom, false), 404, "notFound");
    await portal.asGuest().call("getProfile");
    const id = await ownerId(portal, "guest");
    const answer = await portal.as("admin").call("setAccountStatus", { path: { id }, body: { is_active: false } });
    expectRefusal(answer, 404, "notFound");
  });

  test("is switched by nobody of their own, so that an administrator stays", async () => {
    expectRefusal(await set("admin", "admin", false), 422, "ownAccount");
    await rows("UPDATE account SET is_active = false WHERE email = $1", demoAddress("admin2"));
    expectRefusal(await set("admin", "admin", false), 422, "ownAccount");
  });

  test("of a customer an associate does not switch, not even of their own", async () => {
    expectRefusal(await set("associate", "customer", false), 403, "forbidden");
    expectRefusal(await set("associate", "customer2", false), 404, "notFound");
    expectRefusal(await set("associate", "admin", false), 404, "notFound");
  });

  test("is not known to an administrator without the right on the screen of its role", async () => {
    await rows(
      `UPDATE user_permission SET read_access = false, write_access = false FROM permission p
        WHERE p.id = permission_id AND p.path = '/admin/quality-control' AND account_id = $1`,
      await ownerId(portal, "admin"),
    );
    expectRefusal(await set("admin", "qc", false), 404, "notFound");
    expect((await set("admin", "associate", false)).status).toBe(200);
  });

  test("is not switched by who only reads its screen", async () => {
    await giveScreen(portal, "business-associate", [3]);
    expectRefusal(await set("qc", "customer", false), 403, "forbidden");
  });
});

describe("an account that is locked by wrong passwords", () => {
  const lock = async (name: DemoName) => {
    for (let at = 0; at < 5; at++) await signIn(name, "a wrong password");
    expectRefusal(await signIn(name), 429, "accountLocked");
  };
  const unlock = async (by: DemoName, whom: DemoName) =>
    portal.as(by).call("unlockSignIn", { path: { id: await ownerId(portal, whom) } });

  test("stays locked for anybody else", async () => {
    await lock("customer");
    expectRefusal(await unlock("associate2", "customer"), 404, "notFound");
    expectRefusal(await unlock("qc", "customer"), 403, "forbidden");
    expectRefusal(await unlock("customer2", "customer"), 403, "forbidden");
    expectRefusal(await signIn("customer"), 429, "accountLocked");
  });
});
