import { describe, expect, test } from "vitest";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { minutes, seconds } from "#support/clock.ts";
import { ownerId } from "#support/rows.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const email = demoAddress("customer");
const signIn = (address = email, password = demoPassword) =>
  portal.anonymous.call("login", { body: { email: address, password } });
const failTimes = async (count: number, address = email) => {
  for (let i = 0; i < count; i++) expectRefusal(await signIn(address, "not the password"), 401, "signInFailed");
};

describe("the lock after five failures", () => {
  test("trying on does not lengthen it", async () => {
    await failTimes(5);
    portal.clock.advance(minutes(14));
    for (let i = 0; i < 10; i++) expectRefusal(await signIn(email, "no"), 429, "accountLocked");
    portal.clock.advance(minutes(1));
    expect((await signIn()).status).toBe(200);
  });

  test("it locks one address alone", async () => {
    await failTimes(5);
    expect((await signIn(demoAddress("customer2"))).status).toBe(200);
  });

  test("a success forgives the failures before it", async () => {
    await failTimes(4);
    expect((await signIn()).status).toBe(200);
    await failTimes(4);
    expect((await signIn()).status).toBe(200);
  });

  test("after the lock one counts anew from nothing", async () => {
    await failTimes(5);
    portal.clock.advance(minutes(15));
    await failTimes(4);
    expect((await signIn()).status).toBe(200);
  });

  test("who is signed in already stays so", async () => {
    const customer = portal.as("customer");
    await customer.call("getProfile");
    await failTimes(5);
    expect((await customer.call("getProfile")).status).toBe(200);
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
  /** A browser that has signed in. */
  const browserOf = async (address = email, from = portal.anonymous) =>
    from.with({ cookie: (await trySignIn(from, demoPassword, address)).cookie ?? "" });
  /** Wrong passwords from so many networks that whoever is not known has to wait. */
  const besiege = async (address = email) => {
    for (let host = 1; host <= 4; host++) await guess(portal.anonymous.from(`198.51.100.${host}`), 5, address);
  };

  test("five failures lock out the place that they came from, and nobody elsewhere", async () => {
    await guess(stranger, 5);
    expectRefusal(await trySignIn(stranger), 429, "accountLocked");
    expect((await signIn()).status).toBe(200);
    expectRefusal(await trySignIn(stranger), 429, "accountLocked");
  });

  test("one network of IPv6 is one place, however many addresses it has", async () => {
    for (let host = 1; host <= 5; host++) await guess(portal.anonymous.from(`2001:db8:7:1::${host}`), 1);
    expectRefusal(await trySignIn(portal.anonymous.from("2001:db8:7:1:ffff::1")), 429, "accountLocked");
    expect((await trySignIn(portal.anonymous.from("2001:db8:7:2::1"))).status).toBe(200);
  });

  test("a browser that has signed in before comes in from the very place that is locked out", async () => {
    const browser = await browserOf();
    await guess(portal.anonymous, 5);
    expectRefusal(await signIn(), 429, "accountLocked");
    expect((await trySignIn(browser)).status).toBe(200);
    expectRefusal(await signIn(), 429, "accountLocked");
  });

  test("it guesses no more often itself: its own five failures lock it out, and nobody else", async () => {
    const browser = await browserOf();
    expect(await guess(browser, 6)).toEqual([...Array(5).fill("signInFailed"), "accountLocked"]);
    expectRefusal(await trySignIn(browser), 429, "accountLocked");
    expect((await signIn()).status).toBe(200);
    portal.clock.advance(minutes(15));
    expect((await trySignIn(browser)).status).toBe(200);
  });

  test("a browser of another account is a stranger like any other", async () => {
    const other = await browserOf(demoAddress("customer2"));
    await guess(portal.anonymous, 5);
    expectRefusal(await trySignIn(other), 429, "accountLocked");
    expect((await trySignIn(other, demoPassword, demoAddress("customer2"))).status).toBe(200);
  });

  test("a cookie that nobody was given is none, and is not known after a sign-in with it", async () => {
    const planted = portal.anonymous.with({ cookie: `loupe_device=${"x".repeat(43)}; other=1` });
    const signedIn = await trySignIn(planted);
    expect(signedIn.cookie).toMatch(/^loupe_device=[\w-]{43}$/);
    expect(signedIn.cookie).not.toContain("x".repeat(9));
    await guess(portal.anonymous, 5);
    expectRefusal(await trySignIn(planted), 429, "accountLocked");
    for (const cookie of ["loupe_device=", "loupe_device=' OR 1=1", "x".repeat(4000)])
      expectRefusal(await trySignIn(portal.anonymous.with({ cookie })), 429, "accountLocked");
  });

  test("one browser is known to every account that signed in with it", async () => {
    const first = await browserOf();
    const second = await trySignIn(first, demoPassword, demoAddress("customer2"));
    const browser = portal.anonymous.with({ cookie: second.cookie ?? "" });
    for (const address of [email, demoAddress("customer2")]) {
      await guess(portal.anonymous, 5, address);
      const again = await trySignIn(browser, demoPassword, address);
      expect([again.status, again.cookie]).toEqual([200, undefined]);
    }
  });

  test("while many networks guess, whoever is not known waits a growing pause, a minute at the most", async () => {
    const browser = await browserOf();
    await besiege();
    const other = portal.anonymous.from("192.0.2.1");
    const waits: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const refused = await trySignIn(other);
      expectRefusal(refused, 429, "tooManyRequests");
      waits.push(refused.retryAfter);
      portal.clock.advance(seconds(refused.retryAfter));
      await guess(portal.anonymous.from(`192.0.2.${10 + turn}`), 1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect((await trySignIn(browser)).status).toBe(200);
    portal.clock.advance(seconds(60));
    expect((await trySignIn(other)).status).toBe(200);
  });

  test("the pause is the same for an address without an account, and is forgotten after an hour without guesses", async () => {
    for (const address of [email, "nobody@demo.test"]) {
      await besiege(address);
      const refused = await trySignIn(stranger, "not the password", address);
      expectRefusal(refused, 429, "tooManyRequests");
      expect(refused.retryAfter).toBe(1);
      expect(refused.cookie).toBeUndefined();
    }
    portal.clock.advance(minutes(61));
    expect(await guess(stranger, 5)).toEqual(Array(5).fill("signInFailed"));
  });

  test("an administrator lifts lock and pause, and a new password by mail lets its browser in at once", async () => {
    await besiege();
    expectRefusal(await signIn(), 429, "tooManyRequests");
    const id = await ownerId(portal, "customer");
    expect((await portal.as("admin").call("getClient", { path: { id } })).data.is_locked).toBe(true);
    await portal.as("admin").call("unlockSignIn", { path: { id } });
    expect((await portal.as("admin").call("getClient", { path: { id } })).data.is_locked).toBe(false);
    expect((await signIn()).status).toBe(200);

    await besiege();
    await stranger.call("forgotPassword", { body: { email } });
    const otp = await portal.codeFor(email);
    const { verification } = (await stranger.call("verifyResetOtp", { body: { email, otp } })).data;
    const password = "nine-green-bottles";
    const reset = await stranger.call("resetPassword", { body: { verification, password } });
    await besiege();
    expectRefusal(await trySignIn(stranger, password), 429, "tooManyRequests");
    expect((await trySignIn(stranger.with({ cookie: reset.cookie ?? "" }), password)).status).toBe(200);
  });

  test("a password that its owner changes makes every other browser a stranger", async () => {
    const here = await browserOf();
    const there = await browserOf();
    const token = (await trySignIn(here)).data.token ?? "";
    const body = { current_password: demoPassword, password: "nine-green-bottles" };
    expect((await here.holding(token).call("changePassword", { body })).status).toBe(200);
    await guess(portal.anonymous, 5);
    expect((await trySignIn(here, body.password)).status).toBe(200);
    expectRefusal(await trySignIn(there, body.password), 429, "accountLocked");
  });

  test("fifty browsers are known, and the one that was seen longest ago is forgotten first", async () => {
    const first = await browserOf();
    const account_id = await ownerId(portal, "customer");
    const seen = new Date(portal.clock.now().getTime() + 1);
    const others = [...Array(50).keys()].map((n) => Buffer.alloc(32, n));
    await portal.db
      .insertInto("known_device")
      .values(others.map((token_hash) => ({ account_id, token_hash, first_at: seen, last_at: seen })))
      .execute();
    portal.clock.advance(minutes(1));
    const latest = await browserOf();
    await guess(portal.anonymous, 5);
    expectRefusal(await trySignIn(first), 429, "accountLocked");
    expect((await trySignIn(latest)).status).toBe(200);
  });
});
