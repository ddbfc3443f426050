import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { plainMail } from "#server/house/mail-rules.ts";
import { mailboxOptions } from "#server/mail/bounces/mailbox.ts";
import { useApp } from "#support/app.ts";
import { aBounceMailbox, visit } from "#support/bounce-mailbox.ts";
import { complaint, exchangeReport, eximReport, postfixReport } from "#support/bounce-samples.ts";
import { send } from "#support/sending.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const portal = useApp();
const place = useThrowAwayDir();
const stopped = async () => (await portal.as("admin").call("listStoppedAddresses")).data.data;
const addresses = async () => (await stopped()).map(({ address }) => address).sort();
const junk = (words = "I am away until Monday.") => `To: bounce+${randomUUID()}@back.loupe.test\r\n\r\n${words}\r\n`;

describe("the mailbox for letters that come back", () => {
  test("is read: each mail server's report stops the address, and a complaint says that it is one", async (context) => {
    const mailbox = await aBounceMailbox(context, portal, place.dir);
    const to = (name: string) => send(portal, { to: `${name}@harbour.test` });
    mailbox.deliver(
      postfixReport({ key: (await to("postfix")).key }),
      junk(),
      eximReport({ key: (await to("exim")).key }),
      exchangeReport({ key: (await to("exchange")).key }),
      complaint({ key: (await to("tired")).key }),
      postfixReport({ key: (await to("late")).key, action: "delayed", status: "4.4.1" }),
    );
    await visit(portal.house);
    expect(await addresses()).toEqual(["exchange", "exim", "postfix", "tired"].map((name) => `${name}@harbour.test`));
    expect((await stopped()).find(({ address }) => address.startsWith("tired"))).toMatchObject({
      reason: "complaint",
      said: "abuse",
    });
    expect(mailbox.unread()).toBe(0);
  });

  test("is read once: what was lifted since stays lifted, and the same report again changes nothing", async (context) => {
    const mailbox = await aBounceMailbox(context, portal, place.dir);
    const { key } = await send(portal);
    mailbox.deliver(postfixReport({ key }));
    await visit(portal.house);
    const [stop] = await stopped();
    await portal.as("admin").call("liftStoppedAddress", { path: { id: stop?.id ?? 0 } });
    await visit(portal.house);
    mailbox.deliver(postfixReport({ key }));
    await visit(portal.house);
    expect(await stopped()).toEqual([]);
    expect(mailbox.unread()).toBe(0);
  });

  test("may hold what it likes: a message of 50 MB and odd ones do not keep the others waiting", async (context) => {
    const mailbox = await aBounceMailbox(context, portal, place.dir);
    const { key } = await send(portal);
    const [head = "", ...rest] = postfixReport({ key, to: "large@harbour.test" }).split("Content-Type: text/rfc822");
    mailbox.deliver(
      Buffer.concat([Buffer.from(junk()), Buffer.alloc(50_000_000, "all work and no play\r\n")]),
      Buffer.from([0, 1, 2, 255, 254, 0, 10, 10, 0]),
      "",
      junk("\u0000".repeat(1000)),
      eximReport({ key: randomUUID(), said: "550 \u0000 5.1.1" }),
      // The letter that came back is large itself: what is told of it stands before it.
      `${head}Content-Type: text/rfc822${rest.join("")}${"x".repeat(1_000_000)}`,
    );
    await visit(portal.house);
    expect(await addresses()).toEqual(["buyer@harbour.test"]);
    expect(mailbox.unread()).toBe(0);
  });

  test("that cannot be opened fails its job without its password, and is read at the next visit", async (context) => {
    const mailbox = await aBounceMailbox(context, portal, place.dir);
    mailbox.deliver(postfixReport({ key: (await send(portal)).key }));
    const { mailRules } = portal.house;
    portal.house.mailRules = { ...mailRules, bounceMailbox: mailbox.url.replace("quiet", "loud") };
    const refused = await visit(portal.house).catch((error: Error) => error);
    expect(String(refused)).toContain("Authentication failed");
    expect(String(refused)).not.toContain("lanterns");
    expect([mailbox.unread(), await addresses()]).toEqual([1, []]);
    portal.house.mailRules = mailRules;
    await visit(portal.house);
    expect(await addresses()).toEqual(["buyer@harbour.test"]);
  });

  test("is left alone by a house that has none", async () => {
    portal.house.mailRules = plainMail;
    await visit(portal.house);
  });

  test("is given its password over TLS alone, but on the same machine", () => {
    expect(mailboxOptions("imap://me:pass%2Fword@mail.house.example/Back")).toMatchObject({
      port: 143,
      secure: false,
      doSTARTTLS: true,
      folder: "Back",
      auth: { user: "me", pass: "pass/word" },
    });
    expect(mailboxOptions("imap://me:pass@127.0.0.1:1143")).toMatchObject({ port: 1143, doSTARTTLS: false });
    expect(mailboxOptions("imaps://me:pass@mail.house.example")).toMatchObject({ port: 993, secure: true });
  });
});
