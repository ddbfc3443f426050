import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { demoAddress } from "#server/seed/demo.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { ownerId } from "#support/rows.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const signIn = (name: DemoName, password = demoPassword) =>
  portal.anonymous.call("login", { body: { email: demoAddress(name), password } });

describe("an account that is locked by wrong passwords", () => {
  const lock = async (name: DemoName) => {
    for (let at = 0; at < 5; at++) await signIn(name, "a wrong password");
    expectRefusal(await signIn(name), 429, "accountLocked");
  };
  const unlock = async (by: DemoName, whom: DemoName) =>
    portal.as(by).call("unlockSignIn", { path: { id: await ownerId(portal, whom) } });

  test("is freed by an administrator, and by the associate of the customer", async () => {
    await lock("customer");
    expect((await unlock("associate", "customer")).message).toBe(messages.signInUnlocked);
    expect((await signIn("customer")).status).toBe(200);
    for (const whom of ["qc", "associate", "api", "auditor"] as const) {
      await lock(whom);
      await unlock("admin", whom);
      expect([whom, (await signIn(whom)).status]).toEqual([whom, 200]);
    }
  });
});
