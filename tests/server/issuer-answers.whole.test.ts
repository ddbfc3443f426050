import { describe, expect, test } from "vitest";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { backFrom, leftFor } from "#support/issuer.ts";
import { atService, otherClient } from "#support/openid-peer.ts";
import { demoPassword } from "#support/template.ts";
import { useIssuer } from "#support/use-issuer.ts";

const portal = useApp();
const service = useIssuer(portal);
const { take, back } = service;

describe("whoever comes back with something else is refused, in words", () => {
  test("cancelled there", async () => {
    service.peer.person = null;
    expectRefusal(await back(), 422, "issuerCancelled");
  });

  test("a state that is altered, missing, or made for something else", async () => {
    expectRefusal(await back((answer) => answer.set("state", "TFBFMWM0ZTVmNmE3")), 409, "issuerSignInOver");
    expectRefusal(await back((answer) => answer.delete("state")), 409, "issuerSignInOver");
    const { ticket } = await backFrom(portal);
    expectRefusal(await back((answer) => answer.set("state", ticket)), 409, "issuerSignInOver");
    expectRefusal(await back((answer) => answer.append("state", "x")), 422, "issuerRefused");
  });

  test("too late", async () => {
    const { browser, address } = await leftFor(portal);
    const answer = await atService(address);
    const { ticket, browser: other } = await backFrom(portal);
    portal.clock.advance(minutes(10));
    expectRefusal(await browser.call("returnFromIssuer", { body: { answer } }), 409, "issuerSignInOver");
    expectRefusal(await take(other, ticket), 409, "issuerSignInOver");
  });

  test("in another browser, or in none that was known", async () => {
    const { address } = await leftFor(portal);
    const answer = await atService(address);
    const { browser: other, ticket: of } = await backFrom(portal);
    const { ticket } = await backFrom(portal);
    expectRefusal(await other.call("returnFromIssuer", { body: { answer } }), 409, "issuerElsewhere");
    expectRefusal(await portal.anonymous.call("returnFromIssuer", { body: { answer } }), 409, "issuerElsewhere");
    expectRefusal(await take(other, ticket), 409, "issuerElsewhere");
    expect((await take(other, of)).status).toBe(200);
  });

  test("the same answer and the same ticket again", async () => {
    const { browser, answer, ticket } = await backFrom(portal);
    expectRefusal(await browser.call("returnFromIssuer", { body: { answer } }), 422, "issuerRefused");
    expect((await take(browser, ticket)).status).toBe(200);
    expectRefusal(await take(browser, ticket), 409, "issuerSignInOver");
  });

  test("a code that another client of the service was given", async () => {
    const { browser, address } = await leftFor(portal);
    const theirs = new URL(address);
    theirs.searchParams.set("client_id", otherClient.id);
    const answer = await atService(theirs.href);
    expectRefusal(await browser.call("returnFromIssuer", { body: { answer } }), 422, "issuerRefused");
  });

  test.each(["nonce", "code_challenge"])("a sign-in that was begun with another %s", async (part) => {
    const { browser, address } = await leftFor(portal);
    const altered = new URL(address);
    altered.searchParams.set(part, "q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA");
    const answer = await atService(altered.href);
    expectRefusal(await browser.call("returnFromIssuer", { body: { answer } }), 422, "issuerRefused");
  });

  test("words that are no answer", async () => {
    const browser = portal.anonymous;
    for (const answer of ["", "a b", "x".repeat(8001), "code=1#state=2"])
      expectRefusal(await browser.send("returnFromIssuer", { body: { answer } }), 400, "malformed");
    expectRefusal(await browser.call("signInWithIssuer", { body: { ticket: "TFBFMWM0" } }), 409, "issuerSignInOver");
  });
});

describe("a service that does not do as it should", () => {
  test("is down: the portal lives, and says so", async () => {
    portal.house.issuer = { ...service.peer.rules, issuer: "http://127.0.0.1:1" };
    expectRefusal(await portal.anonymous.call("leaveForIssuer"), 502, "issuerDown");
    const body = { email: demoAddress("admin"), password: demoPassword };
    expect((await portal.anonymous.call("login", { body })).status).toBe(200);
  });

  test("goes down between leaving and coming back", async () => {
    const { browser, address } = await leftFor(portal);
    const answer = await atService(address);
    service.peer.answerInstead((_, response) => response.destroy());
    expectRefusal(await browser.call("returnFromIssuer", { body: { answer } }), 502, "issuerDown");
    service.peer.answerInstead(null);
    expect((await browser.call("returnFromIssuer", { body: { answer } })).status).toBe(200);
  });

  test("answers with a page, with another name, or with a redirect", async () => {
    const answers = [
      ["text/html", "<h1>Welcome</h1>"],
      ["application/json", JSON.stringify({ issuer: "http://another.test" })],
      ["application/json", "{"],
    ] as const;
    for (const [type, text] of answers) {
      service.peer.answerInstead((_, response) => response.writeHead(200, { "content-type": type }).end(text));
      expectRefusal(await portal.anonymous.call("leaveForIssuer"), 502, "issuerDown");
    }
    service.peer.answerInstead((_, response) => response.writeHead(302, { location: "/elsewhere" }).end());
    expectRefusal(await portal.anonymous.call("leaveForIssuer"), 502, "issuerDown");
  });

  test("is told to the log by the kind of its failure alone", async () => {
    const told: unknown[] = [];
    const { log } = portal.house;
    portal.house.log = { ...log, warn: (...words: unknown[]) => void told.push(words) };
    service.peer.person = null;
    await back((answer) => answer.set("error_description", "mara@orchard.test may not"));
    for (const error of ["mara@orchard.test", "constructor"])
      expectRefusal(await back((answer) => answer.set("error", error)), 422, "issuerRefused");
    portal.house.log = log;
    expect(told).toHaveLength(3);
    expect(told[0]).toEqual([{ kind: "access_denied" }, "a sign-in at the sign-in service failed"]);
    expect(JSON.stringify(told)).not.toContain("mara");
  });

  test("has a clock that is hours behind the house's", async () => {
    portal.clock.advance(Date.now() - portal.clock.now().getTime() + hours(3));
    expectRefusal(await back(), 502, "issuerClock");
  });
});
