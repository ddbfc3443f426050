import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";

const portal = useApp();
const email = "nora@harbour.test";
const guest = portal.anonymous;

const askCode = (address = email) => guest.call("sendOtp", { body: { email: address } });
const enter = (otp: string, address = email) => guest.call("verifySignupOtp", { body: { email: address, otp } });
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

describe("the code of a sign-up", () => {
  test("is kept as a hash alone", async () => {
    await askCode();
    const code = await portal.codeFor(email);
    const rows = await portal.db.selectFrom("one_time_code").selectAll().execute();
    expect(rows[0]?.code_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });

  test("after five wrong tries the right one is refused", async () => {
    await askCode();
    const code = await portal.codeFor(email);
    for (let i = 0; i < 5; i++) expectRefusal(await enter(wrong(code)), 422, "codeWrong");
    expectRefusal(await enter(code), 422, "codeWrong");
  });

  test("after four wrong tries the right one is accepted", async () => {
    await askCode();
    const code = await portal.codeFor(email);
    for (let i = 0; i < 4; i++) expectRefusal(await enter(wrong(code)), 422, "codeWrong");
    expect((await enter(code)).status).toBe(200);
  });

  test("is good for its own address alone", async () => {
    await askCode();
    await askCode("other@harbour.test");
    const code = await portal.codeFor(email);
    const others = await portal.codeFor("other@harbour.test");
    if (code !== others) expectRefusal(await enter(code, "other@harbour.test"), 422, "codeWrong");
    expectRefusal(await enter(code, "nobody@harbour.test"), 422, "codeWrong");
    expect((await enter(code, "NORA@harbour.test")).status).toBe(200);
  });

  test("is no code for a new password", async () => {
    await askCode();
    const code = await portal.codeFor(email);
    expectRefusal(await guest.call("verifyResetOtp", { body: { email, otp: code } }), 422, "codeWrong");
    expect((await enter(code)).status).toBe(200);
  });

  test("a newer one takes the place of an older one", async () => {
    await askCode();
    const older = await portal.codeFor(email);
    portal.clock.advance(minutes(1));
    await askCode();
    const newer = await portal.codeFor(email);
    if (older !== newer) expectRefusal(await enter(older), 422, "codeWrong");
    expect((await enter(newer)).status).toBe(200);
  });
});
