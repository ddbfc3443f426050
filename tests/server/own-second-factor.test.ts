import { describe, expect, test } from "vitest";
import type { RoleId } from "#domain/roles.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp, useOwnApp } from "#support/app.ts";
import { minutes, seconds } from "#support/clock.ts";
import { kindsOf } from "#support/letters.ts";
import { ownerId } from "#support/rows.ts";
import { anOffer, aRecoveryCode, aSecondFactor, aTicket, codeNow } from "#support/second-factors.ts";
import { demoPassword } from "#support/template.ts";

const inEarnest = { accounts: { codesPerDay: 8, tellsOfCredentials: true, showsSecrets: false } };
const portal = useApp(inEarnest);
const customer = () => portal.as("customer");
const customerId = () => ownerId(portal, "customer");
const signIn = (name: "customer" | "admin2" | "ftp" = "customer") =>
  portal.anonymous.call("login", { body: { email: demoAddress(name), password: demoPassword } });

describe("setting up a second factor", () => {
  test("takes an offered secret and its first code, and gives ten recovery codes once", async () => {
    const { data: offered } = await customer().call("offerSecondFactor");
    expect(offered.secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(offered.address);
    expect([address.protocol, address.host, address.searchParams.get("secret")]).toEqual([
      "otpauth:",
      "totp",
      offered.secret,
    ]);
    expect(decodeURIComponent(address.pathname)).toContain(demoAddress("customer"));
    const code = codeNow(portal, offered.secret);
    const { data } = await customer().call("turnOnSecondFactor", { body: { offer: offered.offer, code } });
    expect(new Set(data.recovery_codes).size).toBe(10);
    for (const one of data.recovery_codes) expect(one).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect((await customer().call("getSecondFactor")).data).toEqual({
      issuer: null,
      is_on: true,
      has_app: true,
      since: "2026-11-20T09:00:00.000Z",
      recovery_codes_left: 10,
      is_demanded: false,
      is_offered: true,
    });
    expect(kindsOf(await portal.outbox())).toEqual([["customer", "secondFactorOn"]]);
  });

  test("ends the other sessions, which were opened without it", async () => {
    const other = portal.anonymous.with({ authorization: `Bearer ${(await signIn()).data.token}` });
    const body = await anOffer(portal, await customerId());
    expect((await customer().call("turnOnSecondFactor", { body })).status).toBe(200);
    expectRefusal(await other.call("getProfile"), 401, "unauthorized");
    expect((await customer().call("getProfile")).status).toBe(200);
  });

  test("does not take the first code again at the sign-in that follows", async () => {
    const body = await anOffer(portal, await customerId());
    await customer().call("turnOnSecondFactor", { body });
    const ticket = (await signIn()).body.second_factor?.ticket ?? "";
    const prove = (code: string) => portal.anonymous.call("proveSecondFactor", { body: { ticket, code } });
    expectRefusal(await prove(body.code), 422, "secondFactorWrong");
  });

  test("an offer that nobody takes leaves nothing behind", async () => {
    await customer().call("offerSecondFactor");
    expect((await customer().call("getSecondFactor")).data).toMatchObject({ is_on: false, recovery_codes_left: 0 });
    expect((await signIn()).status).toBe(200);
  });

  test("a wrong first code can be corrected, and is no failed sign-in", async () => {
    const { offer, code } = await anOffer(portal, await customerId());
    for (let i = 0; i < 6; i++) {
      const refused = await customer().call("turnOnSecondFactor", { body: { offer, code: "000000" } });
      expectRefusal(refused, 422, "secondFactorWrong", ["/data/code"]);
    }
    expect((await customer().call("turnOnSecondFactor", { body: { offer, code } })).status).toBe(200);
  });

  test("an offer is good for ten minutes, for its own account, and as it was given", async () => {
    const offered = await anOffer(portal, await customerId());
    const take = (body: { offer: string; code: string }, who = customer()) => who.call("turnOnSecondFactor", { body });
    const ofOther = await anOffer(portal, await ownerId(portal, "customer2"));
    expectRefusal(await take(ofOther), 409, "secondFactorOfferOver");
    expectRefusal(await take({ ...offered, offer: "TFBFMQ==" }), 409, "secondFactorOfferOver");
    portal.clock.advance(minutes(10));
    expectRefusal(await take(offered), 409, "secondFactorOfferOver");
  });

  test("of two windows the first is served, and the second is told", async () => {
    const [one, two] = [await anOffer(portal, await customerId()), await anOffer(portal, await customerId())];
    expect((await customer().call("turnOnSecondFactor", { body: one })).status).toBe(200);
    expectRefusal(await customer().call("turnOnSecondFactor", { body: two }), 409, "secondFactorIsOn");
    expectRefusal(await customer().call("offerSecondFactor"), 409, "secondFactorIsOn");
  });

  test("is not for guests and FTP clients: FTP takes a password alone", async () => {
    for (const who of [portal.asGuest(), portal.as("ftp")]) {
      expectRefusal(await who.call("offerSecondFactor"), 409, "secondFactorNotForRole");
      expect((await who.call("getSecondFactor")).data).toMatchObject({ is_on: false, is_offered: false });
    }
  });
});

describe("turning it off, or making recovery codes anew", () => {
  for (const act of ["turnOffSecondFactor", "renewRecoveryCodes"] as const) {
    test(`${act} takes password and code; either wrong is refused at its field and counts`, async () => {
      const secret = await aSecondFactor(portal, await customerId());
      const ask = (password: string, code: string) => customer().call(act, { body: { password, code } });
      const code = codeNow(portal, secret);
      expectRefusal(await ask("not the password", code), 422, "passwordWrong", ["/data/password"]);
      expectRefusal(await ask(demoPassword, codeNow(portal, secret, 9)), 422, "secondFactorWrong", ["/data/code"]);
      for (let i = 0; i < 3; i++) await ask("not the password", code);
      expectRefusal(await ask(demoPassword, code), 429, "accountLocked");
      portal.clock.advance(minutes(15));
      expect((await ask(demoPassword, codeNow(portal, secret))).status).toBe(200);
    });
  }

  test("off, the password alone signs in, recovery codes are gone, and the owner is told", async () => {
    await aSecondFactor(portal, await customerId());
    const body = { password: demoPassword, code: aRecoveryCode };
    const { data } = await customer().call("turnOffSecondFactor", { body });
    expect(data).toMatchObject({ is_on: false, recovery_codes_left: 0 });
    expect((await signIn()).status).toBe(200);
    expect(kindsOf(await portal.outbox())).toContainEqual(["customer", "secondFactorOff"]);
    expectRefusal(await customer().call("turnOffSecondFactor", { body }), 409, "secondFactorIsOff");
  });

  test("new recovery codes replace the earlier ones", async () => {
    const secret = await aSecondFactor(portal, await customerId());
    const body = { password: demoPassword, code: codeNow(portal, secret) };
    const { data } = await customer().call("renewRecoveryCodes", { body });
    const prove = async (code: string) => {
      const ticket = await aTicket(portal, await customerId());
      return (await portal.anonymous.call("proveSecondFactor", { body: { ticket, code } })).status;
    };
    expect(await prove(aRecoveryCode)).toBe(422);
    expect(await prove(data.recovery_codes[3] ?? "")).toBe(200);
    expect(await prove(data.recovery_codes[3] ?? "")).toBe(422);
  });
});

describe("a house that demands a second factor of a role", () => {
  const demand = async (second_factor_roles: RoleId[]) => {
    const { version } = (await portal.as("admin").call("getHouseSettings")).data;
    const body = { second_factor_roles: second_factor_roles as (1 | 2)[], version };
    expect((await portal.as("admin").call("setHouseSettings", { body })).status).toBe(200);
  };

  test("leads its people to set one up at the next sign-in, and lets them do nothing else before", async () => {
    await demand([2]);
    const refused = await signIn();
    expectRefusal(refused, 401, "secondFactorSetUpNeeded");
    const ticket = refused.body.second_factor?.ticket ?? "";
    const door = portal.anonymous;
    expectRefusal(await door.call("proveSecondFactor", { body: { ticket, code: "123456" } }), 409, "signInOver");
    const { data: offered } = await door.call("offerSecondFactorAtDoor", { body: { ticket } });
    const turnOn = (code: string) =>
      door.call("turnOnSecondFactorAtDoor", { body: { ticket, offer: offered.offer, code } });
    expectRefusal(await turnOn("000000"), 422, "secondFactorWrong");
    const { data } = await turnOn(codeNow(portal, offered.secret));
    expect(data.recovery_codes).toHaveLength(10);
    const inside = door.with({ authorization: `Bearer ${data.user.token}` });
    expect((await inside.call("getSecondFactor")).data).toMatchObject({ is_on: true, is_demanded: true });
    expectRefusal(await signIn(), 401, "secondFactorNeeded");
  });

  test("asks nobody of another role, lets open sessions go on, and asks no more once it is taken back", async () => {
    const open = customer();
    await open.call("getProfile");
    await demand([2]);
    expect((await open.call("getProfile")).status).toBe(200);
    expect((await signIn("admin2")).status).toBe(200);
    expect((await signIn("ftp")).status).toBe(200);
    await demand([]);
    expect((await signIn()).status).toBe(200);
  });

  test("lets whoever turns it off in again only with a new one", async () => {
    await demand([2]);
    await aSecondFactor(portal, await customerId());
    const body = { password: demoPassword, code: aRecoveryCode };
    expect((await customer().call("turnOffSecondFactor", { body })).data.is_demanded).toBe(true);
    expectRefusal(await signIn(), 401, "secondFactorSetUpNeeded");
  });
});

describe("a second factor that the office takes", () => {
  const reset = async (by = portal.as("admin"), id?: number, reason = "Lost their telephone") =>
    by.call("resetSecondFactor", { path: { id: id ?? (await customerId()) }, body: { reason } });

  test("is an administrator's act with a reason; sessions end, the owner is told, the log keeps why", async () => {
    await aSecondFactor(portal, await customerId());
    await customer().call("getProfile");
    const seen = await portal.as("admin").call("getClient", { path: { id: await customerId() } });
    expect(seen.data.has_second_factor).toBe(true);
    expect((await reset()).status).toBe(200);
    expectRefusal(await customer().call("getProfile"), 401, "unauthorized");
    expect((await signIn()).status).toBe(200);
    expect(kindsOf(await portal.outbox())).toContainEqual(["customer", "secondFactorTaken"]);
    const { rows } = await portal.pool.query("SELECT data FROM audit_event ORDER BY seq");
    const entry = rows.map(({ data }) => data).find(({ transition }) => transition === "secondFactor.reset");
    expect(entry).toMatchObject({ item: String(await customerId()), after: { reason: "Lost their telephone" } });
  });

  test("is taken once: of two administrators the second reads who took it", async () => {
    await aSecondFactor(portal, await customerId());
    expect((await reset(portal.as("admin2"))).status).toBe(200);
    const refused = await reset();
    expectRefusal(refused, 409, "secondFactorIsOff");
    const meanwhile = { event: "secondFactor.reset", by: "Lars Peeters" };
    expect(refused.body.refused).toMatchObject([{ id: await customerId(), code: "secondFactorIsOff", meanwhile }]);
  });

  test("is refused to associates, for oneself, without a reason, and where there is none", async () => {
    expectRefusal(await reset(), 409, "secondFactorIsOff");
    await aSecondFactor(portal, await customerId());
    expectRefusal(await reset(portal.as("associate")), 403, "forbidden");
    const self = await ownerId(portal, "admin");
    await aSecondFactor(portal, self);
    expectRefusal(await reset(portal.as("admin"), self), 422, "ownSecondFactor");
    expectRefusal(await reset(portal.as("admin"), undefined, "   "), 400, "malformed");
    expect((await customer().call("getSecondFactor")).data.is_on).toBe(true);
  });
});

describe("two at the same moment", () => {
  const own = useOwnApp();

  test("with one code: one is signed in, and the other is refused", async () => {
    const id = await ownerId(own, "customer");
    const secret = await aSecondFactor(own, id);
    const code = codeNow(own, secret);
    const tickets = [await aTicket(own, id), await aTicket(own, id)];
    const prove = (ticket: string) => own.anonymous.call("proveSecondFactor", { body: { ticket, code } });
    const answers = await Promise.all(tickets.map(prove));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("with one ticket and two good codes: one session is opened", async () => {
    const id = await ownerId(own, "customer");
    const secret = await aSecondFactor(own, id);
    const ticket = await aTicket(own, id);
    const prove = (code: string) => own.anonymous.call("proveSecondFactor", { body: { ticket, code } });
    const answers = await Promise.all([prove(codeNow(own, secret)), prove(aRecoveryCode)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    own.clock.advance(seconds(30));
    expect((await own.pool.query("SELECT FROM session WHERE account_id = $1", [id])).rows).toHaveLength(1);
  });
});
