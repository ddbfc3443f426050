import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { minutes, seconds } from "#support/clock.ts";
import { throughPeer } from "#support/sending.ts";

const portal = useApp();
const email = "nora@harbour.test";
const guest = portal.anonymous;

const askCode = (address = email) => guest.call("sendOtp", { body: { email: address } });
const enter = (otp: string, address = email) => guest.call("verifySignupOtp", { body: { email: address, otp } });

describe("the code of a sign-up", () => {
  test("goes to the address, which is shown masked, and is good for ten minutes", async () => {
    const { data, message } = await askCode();
    expect(message).toBe("The mail stays in the outbox: no mail server is set.");
    expect(data).toEqual({
      email: "no***ra@harbour.test",
      expires_at: "2026-11-20T09:10:00.000Z",
      resend_at: "2026-11-20T09:01:00.000Z",
      is_kept: true, // this house has no mail server
    });
    const mails = await portal.outbox();
    expect(mails.map(({ to_address, kind, status }) => [to_address, kind, status])).toEqual([
      [email, "signupCode", "kept"],
    ]);
  });

  test("is sent where the house has a mail server", async () => {
    await throughPeer(portal);
    const { data, message } = await askCode();
    expect([data.is_kept, message]).toEqual([false, messages.codeSent]);
  });

  test("is accepted once", async () => {
    await askCode();
    const code = await portal.codeFor(email);
    expect((await enter(code)).message).toBe(messages.codeAccepted);
    expectRefusal(await enter(code), 422, "codeWrong");
  });

  test("is refused when its ten minutes are over", async () => {
    await askCode();
    const code = await portal.codeFor(email);
    portal.clock.advance(minutes(10));
    expectRefusal(await enter(code), 422, "codeWrong");
  });

  test("can be asked for once a minute", async () => {
    await askCode();
    portal.clock.advance(seconds(20));
    const refused = await askCode("Nora@Harbour.test");
    expectRefusal(refused, 429, "tooManyRequests");
    expect(refused.retryAfter).toBe(40);
    expect((await askCode("other@harbour.test")).status).toBe(200);
    portal.clock.advance(seconds(40));
    expect((await askCode()).status).toBe(200);
  });

  test("can be asked for again after a pause that grows to an hour, eight times a day", async () => {
    const pauses = [1, 3, 9, 27, 60, 60, 60].map(minutes);
    for (const pause of pauses) {
      const { data } = await askCode();
      expect(Date.parse(data.resend_at) - portal.clock.now().getTime()).toBe(pause);
      portal.clock.advance(pause - seconds(1));
      const early = await askCode();
      expectRefusal(early, 429, "tooManyRequests");
      expect(early.retryAfter).toBe(1);
      portal.clock.advance(seconds(1));
    }
    expect((await askCode()).status).toBe(200);
    portal.clock.advance(minutes(60));
    const ninth = await askCode();
    expectRefusal(ninth, 429, "tooManyRequests");
    expect(ninth.retryAfter).toBe(24 * 3600 - 280 * 60);
    expect((await askCode("other@harbour.test")).status).toBe(200);
    portal.clock.advance(minutes(24 * 60 - 280));
    expect((await askCode()).status).toBe(200);
  });
});
