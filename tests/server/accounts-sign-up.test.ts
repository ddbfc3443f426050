import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";

const portal = useApp();
const email = "nora@harbour.test";
const person = {
  user_name: "nora.quist",
  first_name: "Nora",
  last_name: "Quist",
  mobile: "70 123 45 67",
  mobile_country_id: 214,
};
const password = "nine-green-bottles";
const guest = portal.anonymous;

const askCode = (address = email) => guest.call("sendOtp", { body: { email: address } });
const enter = (otp: string, address = email) => guest.call("verifySignupOtp", { body: { email: address, otp } });
async function proof(address = email): Promise<string> {
  await askCode(address);
  return (await enter(await portal.codeFor(address), address)).data.verification;
}
const signUp = (verification: string, changes: object = {}) =>
  guest.send("signup", { body: { verification, email, password, ...person, ...changes } });

describe("before a code is sent", () => {
  test("the four sentences of validation are those of the spec", () => {
    expect([
      messages.usernameValidationSucceeded,
      messages.usernameValidationFailed,
      messages.accountValidationSucceeded,
      messages.accountValidationFailed,
    ]).toEqual([
      "Username validation succeed",
      "Username validation failed",
      "Account validation succeed",
      "Account validation failed",
    ]);
  });

  test("a free name and a free address are told to be free", async () => {
    const name = await guest.call("checkUsername", { body: { user_name: person.user_name } });
    expect([name.message, name.data]).toEqual(["Username validation succeed", { is_available: true }]);
    const address = await guest.call("checkEmail", { body: { email } });
    expect([address.message, address.data]).toEqual([messages.emailAvailable, { is_available: true }]);
    const account = await guest.call("validateAccount", { body: { email, password } });
    expect([account.message, account.data]).toEqual(["Account validation succeed", { is_available: true }]);
    const user = await guest.call("validateUser", { body: person });
    expect([user.message, user.data]).toEqual(["Username validation succeed", { is_available: true }]);
  });

  test("a taken name is refused at its field, in whatever case it is written", async () => {
    for (const user_name of ["customer", "CusTomer"]) {
      const check = await guest.call("checkUsername", { body: { user_name } });
      expectRefusal(check, 409, "usernameValidationFailed", ["/data/user_name"]);
      expect(check.body.errors?.[0]?.message).toBe(messages.userNameTaken);
      const user = await guest.call("validateUser", { body: { ...person, user_name } });
      expectRefusal(user, 409, "usernameValidationFailed", ["/data/user_name"]);
    }
  });

  test("a taken address is refused at its field, in whatever case it is written", async () => {
    for (const taken of [demoAddress("customer"), "CUSTOMER@Demo.Test"]) {
      const check = await guest.call("checkEmail", { body: { email: taken } });
      expectRefusal(check, 409, "emailTaken", ["/data/email"]);
      const account = await guest.call("validateAccount", { body: { email: taken, password } });
      expectRefusal(account, 409, "accountValidationFailed", ["/data/email"]);
    }
    expect(await portal.outbox()).toEqual([]);
  });

  test("a code is asked for alike whether the address has an account or not, and its owner is told so by mail alone", async () => {
    const unlike = ({ status, body, headers }: Awaited<ReturnType<typeof askCode>>) => {
      const { "x-request-id": _, date: __, ...rest } = headers;
      return { status, body: { ...body, request_id: undefined }, headers: rest };
    };
    const known = [await askCode("CUSTOMER@demo.test"), await askCode(demoAddress("customer"))];
    const unknown = [await askCode("CUSTAAER@demo.test"), await askCode("custaaer@demo.test")];
    expect(known.map(({ status }) => status)).toEqual([200, 429]);
    expect(unknown.map(unlike)).toEqual(known.map(unlike));
    const letters = await portal.outbox();
    expect(letters.map(({ to_address, kind }) => [to_address, kind])).toEqual([
      [demoAddress("customer"), "accountExists"],
      ["custaaer@demo.test", "signupCode"],
    ]);
    expect(letters[0]?.text).not.toMatch(/\d{6}/);
    expect(letters[0]?.text).toContain("http://portal.test/login");
    for (const otp of ["000000", "123456"]) expectRefusal(await enter(otp, demoAddress("customer")), 422, "codeWrong");
  });

  test("of a known address no letter goes to a guest or to an account that is switched off", async () => {
    await portal.asGuest().call("getProfile");
    await portal.db.updateTable("account").set({ is_active: false }).where("email", "=", demoAddress("qc")).execute();
    expect((await askCode(demoAddress("qc"))).status).toBe(200);
    expect((await askCode("mara@orchard.test")).status).toBe(200);
    const sent = (await portal.outbox()).filter(({ status }) => status !== "cancelled");
    expect(sent.map(({ to_address, kind }) => [to_address, kind])).toEqual([["mara@orchard.test", "signupCode"]]);
  });

  test("the address of a guest is free: guests prove none", async () => {
    await portal.asGuest().call("getProfile");
    expect((await guest.call("checkEmail", { body: { email: "mara@orchard.test" } })).status).toBe(200);
  });

  test("a password that everybody tries first, or that is one's own address, is refused at its field", async () => {
    const check = (given: string) => guest.call("validateAccount", { body: { email, password: given } });
    expectRefusal(await check("Password123"), 422, "passwordCommon", ["/data/password"]);
    expectRefusal(await check("Loupe12345!"), 422, "passwordCommon", ["/data/password"]);
    expectRefusal(await check("ababababababab"), 422, "passwordCommon", ["/data/password"]);
    expectRefusal(await check("Nora@harbour.test"), 422, "passwordPersonal", ["/data/password"]);
  });

  test("a telephone country that does not exist is refused at its field", async () => {
    const user = await guest.call("validateUser", { body: { ...person, mobile_country_id: 9999 } });
    expectRefusal(user, 422, "placeUnknown", ["/data/mobile_country_id"]);
  });

  test.each([
    ["a short name", { user_name: "no" }, "/data/user_name"],
    ["a name with a space", { user_name: "nora quist" }, "/data/user_name"],
    ["a name of 41 letters", { user_name: "n".repeat(41) }, "/data/user_name"],
    ["a blank first name", { first_name: "   " }, "/data/first_name"],
    ["a last name of 81 letters", { last_name: "q".repeat(81) }, "/data/last_name"],
    ["letters in a telephone number", { mobile: "call me maybe" }, "/data/mobile"],
    ["a country that is no number", { mobile_country_id: "214" }, "/data/mobile_country_id"],
  ])("%s is refused at its field", async (_, change, field) => {
    expectRefusal(await guest.send("validateUser", { body: { ...person, ...change } }), 400, "malformed", [field]);
    expectRefusal(await signUp("x".repeat(43), change), 400, "malformed", [field]);
  });

  test.each([
    ["an address without a domain", { email: "nora" }, "/data/email"],
    ["a password of nine letters", { password: "nine-lett" }, "/data/password"],
    ["a password of 201 letters", { password: "ab".repeat(101) }, "/data/password"],
  ])("%s is refused at its field", async (_, change, field) => {
    const account = await guest.send("validateAccount", { body: { email, password, ...change } });
    expectRefusal(account, 400, "malformed", [field]);
  });
});

describe("signing up", () => {
  test("makes a customer account and signs in, with the rights of its role", async () => {
    const verification = await proof();
    const answer = await guest.call("signup", { body: { verification, email, password, ...person } });
    expect([answer.status, answer.message]).toEqual([201, "Sign-up successful!"]);
    expect(answer.data).toMatchObject({ email, ...person, role_id: 2, role_name: "Customer", business_id: null });
    const paths = answer.data.permissions.flatMap(({ permissions }) => permissions.map(({ path }) => path));
    expect(paths).toEqual([
      "/portal/customer/dashboard",
      "/portal/customer/search",
      "/portal/customer/new-arrival",
      "/portal/customer/matchpair",
      "/portal/customer/collection",
      "/portal/customer/special-stone",
      "/portal/customer/share-link",
      "/portal/customer/customer-profile",
    ]);
    expect((await guest.holding(answer.data.token ?? "").call("getProfile")).data.email).toBe(email);
    expect((await guest.call("login", { body: { email, password } })).status).toBe(200);
  });

  test("the proof of an address can be spent once", async () => {
    const verification = await proof();
    expect((await signUp(verification)).status).toBe(201);
    expectRefusal(await signUp(verification, { user_name: "nora.two" }), 422, "verificationInvalid");
  });

  test("the proof is good for 30 minutes", async () => {
    const verification = await proof();
    portal.clock.advance(minutes(30));
    expectRefusal(await signUp(verification), 422, "verificationInvalid");
  });

  test("the proof is good for its own address alone, and is not spent by trying it on another", async () => {
    const verification = await proof();
    expectRefusal(await signUp(verification, { email: "other@harbour.test" }), 422, "verificationInvalid");
    expect((await signUp(verification, { email: "NORA@harbour.test" })).status).toBe(201);
  });

  test("a proof that nobody gave is refused", async () => {
    expectRefusal(await signUp("x".repeat(43)), 422, "verificationInvalid");
  });

  test("the proof for a new password is none for a sign-up", async () => {
    await guest.call("forgotPassword", { body: { email: demoAddress("customer") } });
    const otp = await portal.codeFor(demoAddress("customer"));
    const { data } = await guest.call("verifyResetOtp", { body: { email: demoAddress("customer"), otp } });
    const refused = await signUp(data.verification, { email: demoAddress("customer") });
    expectRefusal(refused, 422, "verificationInvalid");
  });

  test("what is taken meanwhile is refused, in whatever case it is written, and the proof is not spent", async () => {
    const verification = await proof();
    expectRefusal(await signUp(verification, { user_name: "CUSTOMER" }), 409, "usernameValidationFailed", [
      "/data/user_name",
    ]);
    expectRefusal(await signUp(verification, { password: "password1234" }), 422, "passwordCommon", ["/data/password"]);
    expectRefusal(await signUp(verification, { mobile_country_id: 9999 }), 422, "placeUnknown", [
      "/data/mobile_country_id",
    ]);
    expect((await signUp(verification)).status).toBe(201);
  });

  test("of two proofs of one address the second makes no second account", async () => {
    const first = await proof();
    portal.clock.advance(minutes(1));
    const second = await proof();
    expect((await signUp(first)).status).toBe(201);
    expectRefusal(
      await signUp(second, { user_name: "nora.two", email: "Nora@Harbour.TEST" }),
      409,
      "accountValidationFailed",
      ["/data/email"],
    );
  });

  test("nobody signs up as anything but a customer", async () => {
    const verification = await proof();
    expectRefusal(await signUp(verification, { role_id: 1 }), 400, "unknownField", ["/data/role_id"]);
  });
});
