import { describe, expect, test } from "vitest";
import { passkeysMost } from "#domain/second-factor.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp, useOwnApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { kindsOf } from "#support/letters.ts";
import { aChallenge, aDevice, aPasskey } from "#support/passkeys.ts";
import { ownerId } from "#support/rows.ts";
import { anOffer, aRecoveryCode, aSecondFactor, aTicket } from "#support/second-factors.ts";
import type { SoftPasskey } from "#support/soft-passkey.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp({ accounts: { codesPerDay: 8, tellsOfCredentials: true, showsSecrets: false } });
const customer = () => portal.as("customer");
const customerId = () => ownerId(portal, "customer");
const door = () => portal.anonymous;
const signIn = () => door().call("login", { body: { email: demoAddress("customer"), password: demoPassword } });
const challengeOf = ({ options }: { options: { challenge: string } }) => ({ challenge: options.challenge });

async function add(device: SoftPasskey, name = "Office laptop", by = customer()) {
  const { data } = await by.call("offerPasskey");
  return by.call("addPasskey", { body: { name, answer: device.create(challengeOf(data)) } });
}

/** A sign-in up to its second step: the ticket, and what the passkeys of the account are asked to sign. */
async function atTheDoor() {
  const refused = await signIn();
  expectRefusal(refused, 401, "secondFactorNeeded");
  const ticket = refused.body.second_factor?.ticket ?? "";
  const { data } = await door().call("offerPasskeyAtDoor", { body: { ticket } });
  return { ticket, asked: challengeOf(data), options: data.options };
}
const prove = (ticket: string, answer: ReturnType<SoftPasskey["get"]>) =>
  door().call("provePasskey", { body: { ticket, answer } });

describe("adding a passkey", () => {
  test("the first one gives ten recovery codes, ends the other sessions, and is followed by a second step", async () => {
    const other = portal.anonymous.with({ authorization: `Bearer ${(await signIn()).data.token}` });
    const { data } = await add(aDevice(portal));
    expect(data.recovery_codes).toHaveLength(10);
    expectRefusal(await other.call("getProfile"), 401, "unauthorized");
    expect((await customer().call("getSecondFactor")).data).toMatchObject({
      is_on: true,
      has_app: false,
      recovery_codes_left: 10,
    });
    expect((await signIn()).body.second_factor?.ways).toEqual(["passkey"]);
    expect(kindsOf(await portal.outbox())).toContainEqual(["customer", "passkeyAdded"]);
  });

  test("a further one leaves recovery codes and sessions alone, beside an authenticator too", async () => {
    await aSecondFactor(portal, await customerId());
    expect((await add(aDevice(portal))).data.recovery_codes).toEqual([]);
    expect((await signIn()).body.second_factor?.ways).toEqual(["app", "passkey"]);
    expect((await customer().call("getSecondFactor")).data.recovery_codes_left).toBe(1);
  });

  test("an answer is good once, for five minutes, and for its own account", async () => {
    const device = aDevice(portal);
    const { data } = await customer().call("offerPasskey");
    const body = { name: "Laptop", answer: device.create(challengeOf(data)) };
    expectRefusal(await portal.as("customer2").call("addPasskey", { body }), 409, "passkeyOfferOver");
    expect((await customer().call("addPasskey", { body })).status).toBe(200);
    expectRefusal(await customer().call("addPasskey", { body }), 409, "passkeyOfferOver");
    const late = (await customer().call("offerPasskey")).data;
    portal.clock.advance(minutes(5));
    const answer = aDevice(portal).create(challengeOf(late));
    expectRefusal(await customer().call("addPasskey", { body: { name: "Late", answer } }), 409, "passkeyOfferOver");
  });

  test("what was asked at the door adds no passkey, and what was asked for a new one opens no door", async () => {
    const { device } = await aPasskey(portal, await customerId());
    const { ticket, asked } = await atTheDoor();
    const body = { name: "Laptop", answer: aDevice(portal).create(asked) };
    expectRefusal(await customer().call("addPasskey", { body }), 409, "passkeyOfferOver");
    const forNew = challengeOf((await customer().call("offerPasskey")).data);
    expectRefusal(await prove(ticket, device.get(forNew)), 409, "passkeyOfferOver");
  });

  test("from another address, without asking who is there, or made up, it is refused", async () => {
    const offered = async () => challengeOf((await customer().call("offerPasskey")).data);
    const take = async (answer: ReturnType<SoftPasskey["create"]>) =>
      customer().call("addPasskey", { body: { name: "Laptop", answer } });
    const foreign = aDevice(portal).create(await offered(), "https://portal.example");
    expectRefusal(await take(foreign), 422, "passkeyElsewhere");
    const careless = aDevice(portal);
    careless.verifies = false;
    expectRefusal(await take(careless.create(await offered())), 422, "passkeyWrong");
    const made = aDevice(portal).create(await offered());
    const response = { ...made.response, attestationObject: "oWNmbXRkbm9uZQ" };
    expectRefusal(await take({ ...made, response }), 422, "passkeyWrong");
    const unread = { ...made.response, clientDataJSON: "bm90IGpzb24" };
    expectRefusal(await take({ ...made, response: unread }), 409, "passkeyOfferOver");
    expect((await customer().call("listPasskeys")).data).toEqual([]);
  });

  test("an account has at most ten, and no passkey twice or in two accounts", async () => {
    const device = aDevice(portal);
    await add(device);
    expectRefusal(await add(device), 409, "passkeyKnown");
    expectRefusal(await add(device, "Mine now", portal.as("customer2")), 409, "passkeyKnown");
    for (let i = 1; i < passkeysMost; i++) await aPasskey(portal, await customerId(), `Key ${i}`);
    expectRefusal(await customer().call("offerPasskey"), 409, "passkeysFull");
    const answer = aDevice(portal).create(await aChallenge(portal, await customerId(), true));
    expectRefusal(await customer().call("addPasskey", { body: { name: "One more", answer } }), 409, "passkeysFull");
  });

  test("is not for guests and FTP clients", async () => {
    for (const who of [portal.asGuest(), portal.as("ftp")])
      expectRefusal(await who.call("offerPasskey"), 409, "secondFactorNotForRole");
  });
});

describe("signing in with a passkey", () => {
  test("asks for one of the account's own, and opens a session", async () => {
    const { device } = await aPasskey(portal, await customerId());
    const { ticket, asked, options } = await atTheDoor();
    expect(options).toMatchObject({
      rpId: "portal.test",
      userVerification: "required",
      allowCredentials: [{ id: device.id.toString("base64url") }],
    });
    const { data } = await prove(ticket, device.get(asked));
    expect(data.email).toBe(demoAddress("customer"));
    const [kept] = (await customer().call("listPasskeys")).data;
    expect(kept?.last_used_at).toBe(portal.clock.now().toISOString());
  });

  test("a replayed answer is refused, with its own ticket and with a new one", async () => {
    const { device } = await aPasskey(portal, await customerId());
    const { ticket, asked } = await atTheDoor();
    const answer = device.get(asked);
    expect((await prove(ticket, answer)).status).toBe(200);
    expectRefusal(await prove(ticket, answer), 409, "signInOver");
    expectRefusal(await prove((await atTheDoor()).ticket, answer), 409, "passkeyOfferOver");
  });

  test("an answer for another address is refused in words, and spends the challenge", async () => {
    const { device } = await aPasskey(portal, await customerId());
    const { ticket, asked } = await atTheDoor();
    expectRefusal(await prove(ticket, device.get(asked, "http://portal.example")), 422, "passkeyElsewhere");
    expectRefusal(await prove(ticket, device.get(asked)), 409, "passkeyOfferOver");
  });

  test("a passkey whose counter went back is a copy, and is refused", async () => {
    const { device } = await aPasskey(portal, await customerId());
    const first = await atTheDoor();
    device.counter = 7;
    expect((await prove(first.ticket, device.get(first.asked))).status).toBe(200);
    device.counter = 3;
    const second = await atTheDoor();
    expectRefusal(await prove(second.ticket, device.get(second.asked)), 422, "passkeyWrong");
  });

  test("a passkey of somebody else, and one that does not ask who is there, are refused and count", async () => {
    const { device } = await aPasskey(portal, await customerId());
    const others = await aPasskey(portal, await ownerId(portal, "customer2"));
    const first = await atTheDoor();
    expectRefusal(await prove(first.ticket, others.device.get(first.asked)), 422, "passkeyWrong");
    device.verifies = false;
    for (let i = 0; i < 4; i++) {
      const { challenge } = await aChallenge(portal, await customerId(), false);
      expectRefusal(await prove(first.ticket, device.get({ challenge })), 422, "passkeyWrong");
    }
    expectRefusal(await signIn(), 429, "accountLocked");
    expect(kindsOf(await portal.outbox())).toContainEqual(["customer", "codesGuessed"]);
  });

  test("a recovery code helps whoever has lost the device; six digits are a wrong code", async () => {
    const codes = (await add(aDevice(portal))).data.recovery_codes;
    const byCode = async (code: string) => {
      const ticket = await aTicket(portal, await customerId());
      return door().call("proveSecondFactor", { body: { ticket, code } });
    };
    expectRefusal(await byCode("123456"), 422, "secondFactorWrong");
    expect((await byCode(codes[0] ?? "")).status).toBe(200);
  });

  test("an authenticator cannot be set up at the door in place of the passkey, with the password alone", async () => {
    const { device } = await aPasskey(portal, await customerId());
    const { ticket, asked } = await atTheDoor();
    expectRefusal(await door().call("offerSecondFactorAtDoor", { body: { ticket } }), 409, "secondFactorIsOn");
    const mine = await anOffer(portal, await customerId());
    const taken = await door().call("turnOnSecondFactorAtDoor", { body: { ticket, ...mine } });
    expectRefusal(taken, 409, "secondFactorIsOn");
    expect((await prove(ticket, device.get(asked))).status).toBe(200);
    expect((await customer().call("getSecondFactor")).data.has_app).toBe(false);
  });

  test("an account without a passkey has none to offer", async () => {
    await aSecondFactor(portal, await customerId());
    const body = { ticket: await aTicket(portal, await customerId()) };
    expectRefusal(await door().call("offerPasskeyAtDoor", { body }), 409, "passkeyNone");
  });
});

describe("one's own passkeys", () => {
  test("are listed, renamed and removed; somebody else's are not there", async () => {
    const { id } = await aPasskey(portal, await customerId());
    const other = await aPasskey(portal, await ownerId(portal, "customer2"));
    await aPasskey(portal, await customerId(), "Telephone");
    const rename = (of: number) => customer().call("renamePasskey", { path: { id: of }, body: { name: " Desk " } });
    expect((await rename(id)).status).toBe(200);
    expectRefusal(await rename(other.id), 404, "notFound");
    expectRefusal(await customer().call("removePasskey", { path: { id: other.id } }), 404, "notFound");
    expect((await customer().call("listPasskeys")).data.map(({ name }) => name)).toEqual(["Telephone", "Desk"]);
    expect((await customer().call("removePasskey", { path: { id } })).status).toBe(200);
    expect(kindsOf(await portal.outbox())).toContainEqual(["customer", "passkeyRemoved"]);
  });

  test("the last second factor is not removed, but turned off with password and code", async () => {
    const { id } = await aPasskey(portal, await customerId());
    expectRefusal(await customer().call("removePasskey", { path: { id } }), 409, "passkeyLast");
    await aSecondFactor(portal, await customerId());
    const body = { password: demoPassword, code: aRecoveryCode };
    expect((await customer().call("turnOffSecondFactor", { body })).data.is_on).toBe(false);
    expect((await customer().call("listPasskeys")).data).toEqual([]);
    expect((await signIn()).status).toBe(200);
  });

  test("an administrator takes them with the rest of the second factor", async () => {
    await aPasskey(portal, await customerId());
    const path = { id: await customerId() };
    expect((await portal.as("admin").call("getClient", { path })).data.has_second_factor).toBe(true);
    const body = { reason: "Lost the laptop" };
    expect((await portal.as("admin").call("resetSecondFactor", { path, body })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  test("the log says which passkey came and went, and holds nothing that it answered", async () => {
    const device = aDevice(portal);
    await add(device);
    const { rows } = await portal.pool.query("SELECT data FROM audit_event ORDER BY seq");
    const entry = rows.map(({ data }) => data).find(({ transition }) => transition === "secondFactor.addPasskey");
    expect(entry).toMatchObject({ item: String(await customerId()), after: { passkey: expect.any(Number) } });
    expect(JSON.stringify(rows)).not.toContain(device.id.toString("base64url"));
  });
});

describe("two at the same moment", () => {
  const own = useOwnApp();

  test("with one answer: one is signed in", async () => {
    const id = await ownerId(own, "customer");
    const { device } = await aPasskey(own, id);
    const answer = device.get(await aChallenge(own, id, false));
    const tickets = [await aTicket(own, id), await aTicket(own, id)];
    const answers = await Promise.all(
      tickets.map((ticket) => own.anonymous.call("provePasskey", { body: { ticket, answer } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("in two windows, removing the last two: one stays", async () => {
    const id = await ownerId(own, "customer");
    const ids = [(await aPasskey(own, id)).id, (await aPasskey(own, id)).id];
    const by = own.as("customer");
    await by.call("getProfile");
    const answers = await Promise.all(ids.map((one) => by.call("removePasskey", { path: { id: one } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await by.call("listPasskeys")).data).toHaveLength(1);
  });
});
