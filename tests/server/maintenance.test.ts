import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { guestFields } from "#support/actors.ts";
import { type Answer, expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const admin = () => portal.as("admin");

describe("maintenance", () => {
  const words = "We count the stones until noon.";
  const close = async (message?: string) => {
    const { version } = (await admin().call("getMaintenance")).data;
    return admin().call("setMaintenance", {
      body: { is_on: true, version, ...(message !== undefined && { message }) },
    });
  };
  const expectClosed = (answer: Answer<unknown>, message: string = messages.maintenance) =>
    expect([answer.status, answer.body.code, answer.message]).toEqual([503, "maintenance", message]);

  test("is off until an administrator says so", async () => {
    expect((await admin().call("getMaintenance")).data).toEqual({ is_on: false, message: "", version: 1 });
    expect((await close(words)).data).toEqual({ is_on: true, message: words, version: 2 });
  });

  test("answers everybody but administrators with the house's words", async () => {
    const customer = portal.as("customer");
    await customer.call("getProfile");
    await close(words);
    for (const api of [customer, portal.as("qc"), portal.as("auditor")])
      expectClosed(await api.call("getProfile"), words);
    expectClosed(await customer.call("updateProfile", { body: { first_name: "Maren", version: 1 } }), words);
    expect((await portal.as("admin2").call("listMasters")).status).toBe(200);
  });

  test("without words it says the spec's own", async () => {
    expect(messages.maintenance).toBe("Server is under maintenance. Please try again later.");
    await close("  ");
    expectClosed(await portal.as("customer").call("getProfile"));
  });

  test("lets only administrators sign in, and tells only who knows the password", async () => {
    await close(words);
    const signIn = (name: "admin" | "customer", password = demoPassword) =>
      portal.anonymous.call("login", { body: { email: demoAddress(name), password } });
    expectClosed(await signIn("customer"), words);
    expectRefusal(await signIn("customer", "wrong"), 401, "signInFailed");
    expect((await signIn("admin")).status).toBe(200);
    expectClosed(await portal.anonymous.call("login", { query: { is_guest: true }, body: guestFields }), words);
  });

  test("takes no new accounts", async () => {
    const email = "nora@harbour.test";
    await portal.anonymous.call("sendOtp", { body: { email } });
    const otp = await portal.codeFor(email);
    const { verification } = (await portal.anonymous.call("verifySignupOtp", { body: { email, otp } })).data;
    await close(words);
    const body = {
      verification,
      email,
      password: "nine-green-bottles",
      user_name: "nora.quist",
      first_name: "Nora",
      last_name: "Quist",
      mobile: "70 123 45 67",
      mobile_country_id: 213,
    };
    expectClosed(await portal.anonymous.call("signup", { body }), words);
  });

  test("ends on the next request", async () => {
    const { version } = (await close(words)).data;
    await admin().call("setMaintenance", { body: { is_on: false, version } });
    expect((await portal.as("customer").call("getProfile")).status).toBe(200);
    expect((await admin().call("getMaintenance")).data).toEqual({ is_on: false, message: words, version: 3 });
  });

  test("a stale version is refused with how it stands now", async () => {
    await close(words);
    const refused = await portal.as("admin2").call("setMaintenance", { body: { is_on: false, version: 1 } });
    expectRefusal(refused, 409, "staleVersion");
    expect(refused.body.current).toEqual({ is_on: true, message: words, version: 2 });
  });

  test("a dead token is still a dead token", async () => {
    await close(words);
    expectRefusal(await portal.anonymous.call("getProfile"), 401, "unauthorized");
  });
});
