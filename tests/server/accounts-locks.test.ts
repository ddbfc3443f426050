import { describe, expect, test } from "vitest";
import { signInFailuresBeforeLock } from "#domain/limits.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { guestFields } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { minutes, seconds } from "#support/clock.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const email = demoAddress("customer");
const signIn = (address = email, password = demoPassword) =>
  portal.anonymous.call("login", { body: { email: address, password } });
const failTimes = async (count: number, address = email) => {
  for (let i = 0; i < count; i++) expectRefusal(await signIn(address, "not the password"), 401, "signInFailed");
};

describe("the lock after five failures", () => {
  for (const [whose, address] of [
    ["an account", email],
    ["an address without one", "nobody@demo.test"],
  ] as const) {
    test(`${whose} is locked for 15 minutes`, async () => {
      await failTimes(signInFailuresBeforeLock, address);
      const refused = await signIn(address, "not the password");
      expectRefusal(refused, 429, "accountLocked");
      expect(refused.retryAfter).toBe(15 * 60);
      portal.clock.advance(minutes(15) - seconds(1));
      const still = await signIn(address, "not the password");
      expectRefusal(still, 429, "accountLocked");
      expect(still.retryAfter).toBe(1);
      portal.clock.advance(seconds(1));
      await failTimes(1, address);
    });
  }

  test("the right password does not open it, in whatever case the address is written", async () => {
    await failTimes(5);
    expectRefusal(await signIn(), 429, "accountLocked");
    expectRefusal(await signIn("CUSTOMER@demo.test"), 429, "accountLocked");
  });
});

describe("the lock is no weapon", () => {
  const stranger = portal.anonymous.from("203.0.113.9");
  const trySignIn = (by: Api, password = demoPassword, address = email) =>
    by.call("login", { body: { email: address, password } });
  const guess = async (by: Api, count: number, address = email) => {
    const answers: string[] = [];
    for (let i = 0; i < count; i++) answers.push((await trySignIn(by, "not the password", address)).body.code ?? "");
    return answers;
  };

  test("no script reads the cookie, no other site sends it, and it signs nobody in", async () => {
    const { headers, cookie } = await signIn();
    const set = String(headers["set-cookie"]);
    expect(set).toMatch(/; Path=\/api\/v1; Max-Age=34560000; HttpOnly; SameSite=Strict$/);
    const asked = await portal.anonymous.with({ cookie: cookie ?? "" }).call("getProfile");
    expectRefusal(asked, 401, "unauthorized");
    const kept = await portal.db.selectFrom("known_device").selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(cookie?.split("=")[1]);
    expect((await trySignIn(portal.anonymous, "wrong")).cookie).toBeUndefined();
    const guest = await portal.anonymous.call("login", { query: { is_guest: true }, body: guestFields });
    expect([guest.status, guest.cookie]).toEqual([200, undefined]);
  });

  test("one network that guesses at many accounts is slowed down, and the others are not", async () => {
    const now = portal.clock.now();
    const values = { who: "network 203.0.113.9", failures: 99, last_at: now };
    await portal.db.insertInto("sign_in_pace").values(values).execute();
    expect(await guess(stranger, 2, "nobody@demo.test")).toEqual(["signInFailed", "tooManyRequests"]);
    expectRefusal(await trySignIn(stranger), 429, "tooManyRequests");
    expect((await signIn()).status).toBe(200);
  });
});
