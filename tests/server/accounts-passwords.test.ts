import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { minutes } from "#support/clock.ts";
import { email, fresh, usePasswordWorld } from "#support/password-world.ts";
import { demoPassword } from "#support/template.ts";

const { portal, guest, signIn, proof, reset } = usePasswordWorld();

describe("a forgotten password", () => {
  test("is answered alike for an address with and without an account, and only the first gets mail", async () => {
    const known = await guest.call("forgotPassword", { body: { email } });
    const unknown = await guest.call("forgotPassword", { body: { email: "custaaer@demo.test" } });
    expect(unknown.body).toEqual(known.body);
    expect((await portal.outbox()).map(({ to_address, kind }) => [to_address, kind])).toEqual([[email, "resetCode"]]);
  });

  test("an unknown address is refused like a wrong code", async () => {
    await guest.call("forgotPassword", { body: { email: "nobody@demo.test" } });
    await portal.runJobs();
    const refused = await guest.call("verifyResetOtp", { body: { email: "nobody@demo.test", otp: "123456" } });
    expectRefusal(refused, 422, "codeWrong");
  });

  test("no mail goes to a guest or to an account that is switched off", async () => {
    await portal.asGuest().call("getProfile");
    await portal.db.updateTable("account").set({ is_active: false }).where("email", "=", demoAddress("qc")).execute();
    for (const address of ["mara@orchard.test", demoAddress("qc")]) {
      expect((await guest.call("forgotPassword", { body: { email: address } })).status).toBe(200);
    }
    expect(await portal.outbox()).toEqual([]);
  });

  test("the mail goes to the address as the account has it", async () => {
    await guest.call("forgotPassword", { body: { email: "CUSTOMER@demo.test" } });
    expect((await portal.outbox()).map(({ to_address }) => to_address)).toEqual([email]);
  });

  test("the new password takes the place of the old one, and every session ends", async () => {
    const customer = portal.as("customer");
    await customer.call("getProfile");
    const answer = await reset(await proof());
    expect([answer.status, answer.message, answer.body.data]).toEqual([200, messages.passwordReset, null]);
    expectRefusal(await customer.call("getProfile"), 401, "unauthorized");
    expectRefusal(await signIn(demoPassword), 401, "signInFailed");
    expect((await signIn(fresh)).status).toBe(200);
  });

  test("the proof is spent once, and outlives a refused password", async () => {
    const verification = await proof();
    expectRefusal(await reset(verification, "password1234"), 422, "passwordCommon", ["/data/password"]);
    expectRefusal(await reset(verification, email), 422, "passwordPersonal", ["/data/password"]);
    expect((await reset(verification)).status).toBe(200);
    expectRefusal(await reset(verification, "ten-green-bottles"), 422, "verificationInvalid");
  });

  test("the proof is good for 30 minutes", async () => {
    const verification = await proof();
    portal.clock.advance(minutes(30));
    expectRefusal(await reset(verification), 422, "verificationInvalid");
  });

  test("the proof of an account that was switched off meanwhile is refused", async () => {
    const verification = await proof();
    await portal.db.updateTable("account").set({ is_active: false }).where("email", "=", email).execute();
    expectRefusal(await reset(verification), 422, "verificationInvalid");
  });

  test("the pauses between codes, and their end for the day, are the same whether the address has an account or not", async () => {
    const told: unknown[] = [];
    for (const address of [email, "custaaer@demo.test"]) {
      const start = portal.clock.now().getTime();
      const answers: unknown[] = [];
      for (let turn = 0; turn < 20; turn++) {
        const { status, body, retryAfter } = await guest.call("forgotPassword", { body: { email: address } });
        answers.push({ ...body, request_id: undefined, status, retryAfter });
        portal.clock.advance(minutes(20));
      }
      const sent = await portal.db.selectFrom("one_time_code").select("id").where("email", "=", address).execute();
      expect(sent).toHaveLength(8);
      portal.clock.advance(start - portal.clock.now().getTime());
      told.push(answers);
    }
    expect(told[1]).toEqual(told[0]);
  });

  test("a house may allow fewer in a day", async () => {
    portal.house.accounts = { ...portal.house.accounts, codesPerDay: 2 };
    const ask = () => guest.call("forgotPassword", { body: { email } });
    const answers: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      answers.push((await ask()).status);
      portal.clock.advance(minutes(61));
    }
    portal.house.accounts = { ...portal.house.accounts, codesPerDay: 8 };
    expect(answers).toEqual([200, 200, 429]);
  });
});

describe("changing one's own password", () => {
  const change = (current_password: string, password: string) =>
    portal.as("customer").call("changePassword", { body: { current_password, password } });

  test("the old one no longer signs in, the new one does", async () => {
    expect((await change(demoPassword, fresh)).message).toBe(messages.passwordChanged);
    expectRefusal(await signIn(demoPassword), 401, "signInFailed");
    expect((await signIn(fresh)).status).toBe(200);
  });

  test("every other session ends, this one stays", async () => {
    const elsewhere = guest.holding((await signIn(demoPassword)).data.token ?? "");
    await change(demoPassword, fresh);
    expectRefusal(await elsewhere.call("getProfile"), 401, "unauthorized");
    expect((await portal.as("customer").call("getProfile")).status).toBe(200);
  });

  test("a wrong current one, the same one, a common one and one's own name are refused at their fields", async () => {
    expectRefusal(await change("not the password", fresh), 422, "passwordWrong", ["/data/current_password"]);
    expectRefusal(await change(demoPassword, demoPassword), 422, "passwordSame", ["/data/password"]);
    expectRefusal(await change(demoPassword, "qwertyuiop"), 422, "passwordCommon", ["/data/password"]);
    expectRefusal(await change(demoPassword, email), 422, "passwordPersonal", ["/data/password"]);
    const short = await portal
      .as("customer")
      .send("changePassword", { body: { current_password: demoPassword, password: "too-short" } });
    expectRefusal(short, 400, "malformed", ["/data/password"]);
    expect((await signIn(demoPassword)).status).toBe(200);
  });
});
