import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { acceptedBy, invitationFor } from "#support/invitation.ts";
import { aClient, quist } from "#support/people.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const password = "nine-green-bottles";
const read = (invitation: string) => portal.anonymous.call("readInvitation", { body: { invitation } });
const accept = (invitation: string, given = password) =>
  portal.anonymous.call("acceptInvitation", { body: { invitation, password: given } });
const signIn = () => portal.anonymous.call("login", { body: { email: quist.email, password } });
const again = (by: "associate" | "associate2" | "admin" | "admin2", id: number) =>
  portal.as(by).call("sendInvitation", { path: { id } });
const over = async (invitation: string) => {
  expectRefusal(await read(invitation), 404, "invitationOver");
  expectRefusal(await accept(invitation), 404, "invitationOver");
};

describe("an invitation", () => {
  test("says who invites, where, under which user name, and until when, and no other letter is written", async () => {
    await aClient(portal, "associate");
    const letters = await portal.outbox();
    expect(letters.map(({ kind, to_address }) => [kind, to_address])).toEqual([["invitation", quist.email]]);
    const text = letters[0]?.text ?? "";
    for (const words of [
      /^Dear Nora/,
      /Jonas \w+ invites you to Loupe/,
      /http:\/\/portal\.test\n/,
      new RegExp(quist.user_name),
    ])
      expect(text).toMatch(words);
    expect(text).toContain("works once, until 27/11/2026 09:00 AM (UTC)");
    const { data } = await read(await invitationFor(portal, quist.email));
    expect(data).toMatchObject({ email: quist.email, user_name: quist.user_name, invited_by: { first_name: "Jonas" } });
  });

  test("sets the password once", async () => {
    await aClient(portal, "associate");
    const invitation = await invitationFor(portal, quist.email);
    expectRefusal(await accept(invitation, "password1234"), 422, "passwordCommon", ["/data/password"]);
    expect((await accept(invitation)).data).toEqual({ email: quist.email });
    expect((await signIn()).status).toBe(200);
    await over(invitation);
  });

  test("that two open at once lets one in", async () => {
    await aClient(portal, "associate");
    const invitation = await invitationFor(portal, quist.email);
    const answers = await Promise.all([accept(invitation), accept(invitation, "ten-green-bottles")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("is good for seven days", async () => {
    await aClient(portal, "associate");
    const invitation = await invitationFor(portal, quist.email);
    portal.clock.advance(hours(7 * 24) - 1);
    expect((await read(invitation)).status).toBe(200);
    portal.clock.advance(1);
    await over(invitation);
  });

  test("opens nothing once a password was set otherwise, the address is another, or the account is off", async () => {
    const { id } = await aClient(portal, "associate");
    const invitation = await invitationFor(portal, quist.email);
    await portal.pool.query("UPDATE account SET email = 'other@quist.test' WHERE id = $1", [id]);
    await over(invitation);
    await portal.pool.query("UPDATE account SET email = $2, is_active = false WHERE id = $1", [id, quist.email]);
    await over(invitation);
    await portal.pool.query("UPDATE account SET is_active = true WHERE id = $1", [id]);
    await portal.anonymous.call("forgotPassword", { body: { email: quist.email } });
    const proof = { email: quist.email, otp: await portal.codeFor(quist.email) };
    const { verification } = (await portal.anonymous.call("verifyResetOtp", { body: proof })).data;
    await portal.anonymous.call("resetPassword", { body: { verification, password } });
    await over(invitation);
  });

  test("that nobody wrote is none, whatever it looks like", async () => {
    await over("x".repeat(43));
    expectRefusal(await portal.anonymous.send("readInvitation", { body: { invitation: "x" } }), 400, "malformed");
  });

  test("is not written where the account is not made", async () => {
    await aClient(portal, "associate");
    await portal.as("admin").send("createClientWithBusiness", { body: { ...quist, business: { company_name: "Q" } } });
    expect(await portal.outbox()).toHaveLength(1);
  });
});

describe("sending it again", () => {
  test("makes a new link, as long as it is unused, and the one before opens nothing", async () => {
    const { id, invited_until } = await aClient(portal, "associate");
    expect(invited_until).toBe("2026-11-27T09:00:00.000Z");
    const first = await invitationFor(portal, quist.email);
    portal.clock.advance(hours(8 * 24));
    expect((await again("admin", id)).data.expires_at).toBe("2026-12-05T09:00:00.000Z");
    const second = await invitationFor(portal, quist.email);
    await over(first);
    expect((await accept(second)).status).toBe(200);
    expect((await portal.as("admin2").call("getClient", { path: { id } })).data.invited_until).toBeNull();
    portal.clock.advance(minutes(1));
    expectRefusal(await again("admin", id), 409, "invitationUsed");
  });

  test("is done with a pause that grows to an hour, eight times in a day with the first", async () => {
    const { id } = await aClient(portal, "associate");
    for (const pause of [1, 3, 9, 27, 60, 60, 60].map(minutes)) {
      portal.clock.advance(pause - 1);
      expect((await again("associate", id)).status).toBe(429);
      portal.clock.advance(1);
      expect((await again("associate", id)).status).toBe(200);
    }
    portal.clock.advance(hours(1));
    const ninth = await again("admin", id);
    expectRefusal(ninth, 429, "tooManyRequests");
    expect(ninth.retryAfter).toBe(24 * 3600 - 280 * 60);
    portal.clock.advance(minutes(24 * 60 - 280));
    expect((await again("admin2", id)).status).toBe(200);
  });

  test("is for whoever looks after them, of somebody who was invited and is switched on", async () => {
    const { id } = await aClient(portal, "associate");
    portal.clock.advance(minutes(1));
    expectRefusal(await again("associate2", id), 404, "notFound");
    expectRefusal(await again("admin", await ownerId(portal, "customer")), 409, "invitationUsed");
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [id]);
    expectRefusal(await again("admin", id), 409, "accountOff");
  });

  test("works from the outbox too, until it is used", async () => {
    await aClient(portal, "associate");
    const [mail] = await portal.outbox();
    const resend = () => portal.as("admin").call("resendMail", { path: { id: mail?.id ?? 0 } });
    portal.clock.advance(minutes(1));
    expect((await resend()).data).toMatchObject({ kind: "invitation", status: "waiting" });
    expect(await portal.outbox()).toHaveLength(2);
    expect((await acceptedBy(portal, quist.email, password)).status).toBe(200);
    portal.clock.advance(minutes(1));
    expectRefusal(await resend(), 409, "invitationUsed");
  });
});
