import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readReport } from "#server/mail/bounces/read-report.ts";
import { complaint, exchangeReport, eximReport, postfixReport } from "#support/bounce-samples.ts";
import { processorTime } from "#support/processor-time.ts";

const key = randomUUID();
/** The same as mail of other systems: line feeds alone, or a header in other letters. */
const bare = (message: string) => message.replaceAll("\r\n", "\n");

describe("a report of a mail server", () => {
  test.each([
    ["Postfix", postfixReport({ key }), "550 5.1.1 <gone@harbour.test>: Recipient address rejected: no such user"],
    ["Postfix, stored on Unix", bare(postfixReport({ key })), "550 5.1.1 <gone@harbour.test>: Recipient address"],
    ["Exim", eximReport({ key }), "550 no such user here"],
    ["Exchange", exchangeReport({ key }), "550 5.1.10 RESOLVER.ADR.RecipientNotFound"],
  ])("of %s names the letter and says why", (_, message, said) => {
    const bounce = readReport(message);
    expect(bounce).toMatchObject({ key, kind: "hard" });
    expect(bounce?.said).toContain(said);
  });

  test("that came to an address of the house's own is known by the letter's header", () => {
    const message = postfixReport({ key }).replaceAll(/bounce\+[^@]*@back/g, "house@back");
    expect(readReport(message)).toMatchObject({ key, kind: "hard" });
  });

  test("that a full mailbox gave up is soft, and one that refused the house says so", () => {
    expect(readReport(postfixReport({ key, status: "4.2.2", said: "452 4.2.2 full" }))?.kind).toBe("soft");
    expect(readReport(postfixReport({ key, status: "5.7.1", said: "550 5.7.1 blocklist" }))?.kind).toBe("refused");
  });

  test("of a letter that is only late, that arrived or that went on says nothing", () => {
    for (const action of ["delayed", "delivered", "relayed", "expanded"])
      expect(readReport(postfixReport({ key, action, status: "4.4.1" }))).toBeUndefined();
  });

  test("that was cut after its report is understood, and one that was cut before is not", () => {
    const message = postfixReport({ key });
    expect(readReport(message.slice(0, message.indexOf("Content-Description: Undelivered")))).toMatchObject({ key });
    expect(readReport(message.slice(0, message.indexOf("Action:")))).toBeUndefined();
  });
});

describe("a complaint", () => {
  test.each(["abuse", "fraud", "opt-out"])("of %s names the letter", (type) => {
    expect(readReport(complaint({ key, type }))).toEqual({ key, kind: "complaint", said: type });
  });

  test.each(["not-spam", "auth-failure", "other"])("of %s is none", (type) => {
    expect(readReport(complaint({ key, type }))).toBeUndefined();
  });
});

describe("any other mail", () => {
  test.each([
    ["an empty one", ""],
    ["a holiday answer", `To: bounce+${key}@back.loupe.test\r\nSubject: Away\r\n\r\nI am away. 550 5.1.1`],
    ["a report of no letter of the house", postfixReport({ key: "nobody" }).replaceAll(/<nobody@/g, "<x@")],
    ["a report in words alone", `To: bounce+${key}@back.loupe.test\n\nAction: failed\nStatus: 5.1.1\n`],
    ["a multipart without a boundary", "Content-Type: multipart/report\n\n--\nAction: failed\n"],
  ])("such as %s says nothing", (_, message) => {
    expect(readReport(message)).toBeUndefined();
  });

  test("of a hostile form is read in no time and says nothing", () => {
    const nested = (depth: number): string =>
      depth === 0 ? "x" : `Content-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n${nested(depth - 1)}`;
    const hostile = [
      "To: a\n".repeat(40_000),
      "\n ".repeat(120_000),
      ":".repeat(250_000),
      `Content-Type: multipart/report; boundary=x\n\n${"--x\n\n".repeat(50_000)}`,
      `Content-Type: multipart/report; boundary="${'"; boundary="'.repeat(20_000)}`,
      `Content-Type: multipart/report; boundary=x\n\n--x\nContent-Type: message/delivery-status\n\n${"\n \n".repeat(80_000)}`,
      `Content-Type: multipart/report; boundary=x\n\n--x\nContent-Type: message/delivery-status\n\nAction:${" ".repeat(250_000)}x`,
      `To: ${"bounce+".repeat(35_000)}\nContent-Type: message/delivery-status\n\nAction: failed`,
      nested(2_000),
      "\u0000\uFFFD\uD800".repeat(60_000),
    ];
    const cost = processorTime(() => {
      for (const message of hostile) expect(readReport(message)).toBeUndefined();
    });
    expect(cost).toBeLessThan(5_000);
  });
});
