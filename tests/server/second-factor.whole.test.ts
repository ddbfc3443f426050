import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { recoveryCodesMade, wrongCodesInADay } from "#domain/second-factor.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes, seconds } from "#support/clock.ts";
import { ownerId } from "#support/rows.ts";
import { aRecoveryCode, aSecondFactor, codeNow } from "#support/second-factors.ts";
import { demoPassword } from "#support/template.ts";

// As a house in earnest begins.
const portal = useApp({ accounts: { codesPerDay: 8, tellsOfCredentials: true, showsSecrets: false } });
const email = demoAddress("customer");
const from = (host: number) => portal.anonymous.from(`203.0.113.${host}`);
const signIn = (by = portal.anonymous, password = demoPassword) => by.call("login", { body: { email, password } });
const given = async () => aSecondFactor(portal, await ownerId(portal, "customer"));

/** The ticket of the first step. */
async function ticketOf(by = portal.anonymous): Promise<string> {
  const refused = await signIn(by);
  expectRefusal(refused, 401, "secondFactorNeeded");
  return refused.body.second_factor?.ticket ?? "";
}
const prove = (ticket: string, code: string, by = portal.anonymous) =>
  by.call("proveSecondFactor", { body: { ticket, code } });
/** A code that is neither of this half minute nor of its neighbours. */
const wrong = (secret: string) => codeNow(portal, secret, 40);

describe("signing in with a second factor", () => {
  test("the right password opens nothing: it is followed by the code, and only then by a session", async () => {
    const secret = await given();
    const refused = await signIn();
    expectRefusal(refused, 401, "secondFactorNeeded");
    expect(refused.message).toBe(messages.secondFactorNeeded);
    expect(refused.body.data).toBeUndefined();
    const { rows } = await portal.pool.query("SELECT FROM session");
    expect(rows).toHaveLength(0);
    const { data } = await prove(refused.body.second_factor?.ticket ?? "", codeNow(portal, secret));
    expect(data.email).toBe(email);
    const profile = await portal.anonymous.with({ authorization: `Bearer ${data.token}` }).call("getProfile");
    expect(profile.data.email).toBe(email);
  });

  test("a ticket opens no other call, and the code without a ticket opens nothing", async () => {
    const secret = await given();
    const ticket = await ticketOf();
    const bearer = portal.anonymous.with({ authorization: `Bearer ${ticket}` });
    expectRefusal(await bearer.call("getProfile"), 401, "unauthorized");
    expectRefusal(await prove("A".repeat(43), codeNow(portal, secret)), 409, "signInOver");
  });

  test("a wrong password is refused as ever, and does not tell that there is a second factor", async () => {
    await given();
    const refused = await signIn(portal.anonymous, "not the password");
    expectRefusal(refused, 401, "signInFailed");
    expect(refused.body.second_factor).toBeUndefined();
  });

  test("a code is good once: the same one does not open a second sign-in, not even to its owner", async () => {
    const secret = await given();
    const code = codeNow(portal, secret);
    expect((await prove(await ticketOf(), code)).status).toBe(200);
    expectRefusal(await prove(await ticketOf(), code), 422, "secondFactorWrong", ["/data/code"]);
    portal.clock.advance(seconds(30));
    expect((await prove(await ticketOf(), codeNow(portal, secret))).status).toBe(200);
  });

  for (const [whose, later, status] of [
    ["half a minute behind", -1, 200],
    ["half a minute ahead", 1, 200],
    ["a minute behind", -2, 422],
    ["a minute ahead", 2, 422],
  ] as const) {
    test(`a clock that is ${whose} is ${status === 200 ? "let in" : "refused"}`, async () => {
      const secret = await given();
      expect((await prove(await ticketOf(), codeNow(portal, secret, later))).status).toBe(status);
    });
  }

  test("after a code of the next half minute, the present one is refused: codes never go back", async () => {
    const secret = await given();
    expect((await prove(await ticketOf(), codeNow(portal, secret, 1))).status).toBe(200);
    expectRefusal(await prove(await ticketOf(), codeNow(portal, secret)), 422, "secondFactorWrong");
  });

  test("people type codes with spaces", async () => {
    const secret = await given();
    const code = codeNow(portal, secret);
    expect((await prove(await ticketOf(), ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  test("a ticket is good for ten minutes", async () => {
    const secret = await given();
    const ticket = await ticketOf();
    portal.clock.advance(minutes(10));
    expectRefusal(await prove(ticket, codeNow(portal, secret)), 409, "signInOver");
  });

  test("a ticket is good for one sign-in, and a wrong code does not spend it", async () => {
    const secret = await given();
    const ticket = await ticketOf();
    expectRefusal(await prove(ticket, wrong(secret)), 422, "secondFactorWrong");
    expect((await prove(ticket, codeNow(portal, secret))).status).toBe(200);
    portal.clock.advance(seconds(30));
    expectRefusal(await prove(ticket, codeNow(portal, secret)), 409, "signInOver");
  });

  test("a new password ends the sign-ins that are half way", async () => {
    const secret = await given();
    const ticket = await ticketOf();
    const body = { current_password: demoPassword, password: "nine-green-bottles" };
    expect((await portal.as("customer").call("changePassword", { body })).status).toBe(200);
    expectRefusal(await prove(ticket, codeNow(portal, secret)), 409, "signInOver");
  });

  test("somebody who was switched off meanwhile stays outside", async () => {
    const secret = await given();
    const ticket = await ticketOf();
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [await ownerId(portal, "customer")]);
    expectRefusal(await prove(ticket, codeNow(portal, secret)), 409, "signInOver");
  });
});

describe("a recovery code", () => {
  test("signs in in place of a code, once, and its owner is told how many are left", async () => {
    await given();
    const typed = aRecoveryCode.toUpperCase().replaceAll("-", " ");
    expect((await prove(await ticketOf(), typed)).status).toBe(200);
    expectRefusal(await prove(await ticketOf(), aRecoveryCode), 422, "secondFactorWrong");
    const told = (await portal.outbox()).find(({ kind }) => kind === "recoveryCodeUsed");
    expect(told).toMatchObject({ to_address: email, text: expect.stringContaining("0 are left") });
  });

  test("of somebody else opens nothing", async () => {
    await given();
    await portal.pool.query("DELETE FROM recovery_code");
    await aSecondFactor(portal, await ownerId(portal, "customer2"));
    expectRefusal(await prove(await ticketOf(), aRecoveryCode), 422, "secondFactorWrong");
  });

  test("still opens the account when the house's key is another one", async () => {
    const secret = await given();
    await portal.pool.query("UPDATE second_factor SET sealed_secret = 'AAAA'");
    expectRefusal(await prove(await ticketOf(), codeNow(portal, secret)), 409, "secondFactorUnreadable");
    expect((await prove(await ticketOf(), aRecoveryCode)).status).toBe(200);
  });
});

describe("guessing codes", () => {
  test("five wrong codes lock the place out, as wrong passwords do, and the owner is told", async () => {
    const secret = await given();
    const ticket = await ticketOf(from(9));
    for (let i = 0; i < 5; i++) expectRefusal(await prove(ticket, wrong(secret), from(9)), 422, "secondFactorWrong");
    const locked = await prove(ticket, codeNow(portal, secret), from(9));
    expectRefusal(locked, 429, "accountLocked");
    expect(locked.retryAfter).toBe(15 * 60);
    expectRefusal(await signIn(from(9)), 429, "accountLocked");
    expect((await prove(await ticketOf(from(8)), codeNow(portal, secret), from(8))).status).toBe(200);
    expect((await portal.outbox()).map(({ kind }) => kind)).toContain("codesGuessed");
  });

  test("the right password forgives no wrong codes, and is itself no failure", async () => {
    const secret = await given();
    for (let i = 0; i < 4; i++) {
      for (let again = 0; again < 3; again++) await ticketOf();
      expectRefusal(await prove(await ticketOf(), wrong(secret)), 422, "secondFactorWrong");
    }
    expectRefusal(await prove(await ticketOf(), wrong(secret)), 422, "secondFactorWrong");
    expectRefusal(await signIn(), 429, "accountLocked");
  });

  test("a right code forgives the wrong ones before it", async () => {
    const secret = await given();
    const ticket = await ticketOf();
    for (let i = 0; i < 4; i++) await prove(ticket, wrong(secret));
    expect((await prove(ticket, codeNow(portal, secret))).status).toBe(200);
    portal.clock.advance(seconds(30));
    for (let i = 0; i < 4; i++) expectRefusal(await prove(await ticketOf(), wrong(secret)), 422, "secondFactorWrong");
  });

  test("after thirty wrong codes of a day from many places, only a recovery code is taken until the day is over", async () => {
    const secret = await given();
    const wrongOf = "UPDATE second_factor SET wrong_codes = $1, wrong_since = $2";
    await portal.pool.query(wrongOf, [wrongCodesInADay, portal.clock.now()]);
    const paused = await prove(await ticketOf(), codeNow(portal, secret));
    expectRefusal(paused, 429, "secondFactorPaused");
    expect(paused.retryAfter).toBe(24 * 3600);
    expect((await prove(await ticketOf(), aRecoveryCode)).status).toBe(200);
    portal.clock.advance(hours(24));
    expect((await prove(await ticketOf(), codeNow(portal, secret))).status).toBe(200);
  });

  test("a wrong code counts toward the thirty, whatever succeeds between", async () => {
    const secret = await given();
    const ticket = await ticketOf();
    await prove(ticket, wrong(secret));
    await prove(ticket, codeNow(portal, secret));
    const { rows } = await portal.pool.query("SELECT wrong_codes FROM second_factor");
    expect(rows).toEqual([{ wrong_codes: 1 }]);
  });

  for (const code of ["😀😀😀😀😀😀", "000000000000000000000000000000000000000", "------", "١٢٣٤٥٦"]) {
    test(`${JSON.stringify(code)} is a wrong code like any other`, async () => {
      await given();
      expectRefusal(await prove(await ticketOf(), code), 422, "secondFactorWrong");
    });
  }
});

test("the log says what happened at each step, and holds no secret and no code", async () => {
  const secret = await given();
  const ticket = await ticketOf();
  await prove(ticket, wrong(secret));
  await prove(ticket, aRecoveryCode);
  const { rows } = await portal.pool.query("SELECT data FROM audit_event ORDER BY seq");
  const steps = rows.map(({ data }) => data.transition).filter((name) => /^(signIn|secondFactor|session)\./.test(name));
  expect(steps).toEqual(["signIn.awaitStep", "signIn.refuseCode", "secondFactor.spend", "session.open"]);
  const text = JSON.stringify(rows);
  for (const hidden of [secret, ticket, aRecoveryCode, aRecoveryCode.replaceAll("-", "")])
    expect(text).not.toContain(hidden);
  expect(recoveryCodesMade).toBe(10);
});
