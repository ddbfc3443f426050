import MimeNode from "nodemailer/lib/mime-node";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { letterBytes } from "#server/mail/letter-bytes.ts";
import { quotedPrintable } from "#server/mail/quoted-printable.ts";

const head = (subject = "Stones") => {
  const fields = new MimeNode();
  fields.setHeader("From", { name: "Loupe", address: "house@loupe.test" });
  fields.setHeader("To", { name: "", address: "reader@clients.test" });
  fields.setHeader("Subject", subject);
  return fields;
};
const linesOf = (bytes: Buffer) => bytes.toString("latin1").split("\r\n");
/** The words of a text, whatever signs end its lines. A reader adds the last line's end. */
const words = (text = "") => text.replaceAll(/\r\n?/g, "\n").trimEnd();

describe("a text on its way", () => {
  const texts = {
    nothing: "",
    "blanks at the ends of lines": "one  \ntwo\t\r\nthree ",
    "every form of a line's end": "one\ntwo\r\nthree\rfour\n\n\nfive",
    "dots and the word From at the beginning of a line": ".\n..\nFrom here\n.end",
    "signs of other scripts": "Ünïçøde 钻石 💎 \u2028 \u0000 \u007f",
    "equals signs and boundaries": "a=3D=b\n--=_alternative-key\n=_=\n=",
    "one line of a megabyte": "x".repeat(1_000_000),
    "one line of long signs": "💎".repeat(50_000),
  };

  test.each(Object.entries(texts))("keeps %s", async (_, text) => {
    const read = await PostalMime.parse(letterBytes(head(), { text, html: `<p>${text}</p>`, key: "key" }));
    expect(words(read.text)).toBe(words(text));
    expect(words(read.html)).toBe(words(`<p>${text}</p>`));
  });

  test.each(Object.entries(texts))("with %s has short lines of plain signs, and no blank at an end", (_, text) => {
    for (const line of linesOf(quotedPrintable(text))) expect(line).toMatch(/^(?:[\t\x20-\x7e]{0,75}[!-~])?$/);
  });
});

describe("a letter's bytes", () => {
  const picture = { content: Buffer.from("a picture"), contentType: "image/png", filename: "logo", cid: "logo@letter" };
  const file = {
    content: Buffer.alloc(300_000, 7),
    contentType: "application/pdf",
    filename: 'stones "of"\r\nBcc: x@y.test Ünï.pdf',
  };

  test("hold the words, the page with its picture, and the files, each whole", async () => {
    const all = { text: "Words", html: '<img src="cid:logo@letter">', enclosures: [picture, file], key: "key" };
    const read = await PostalMime.parse(letterBytes(head(), all));
    expect(words(read.text)).toBe("Words");
    expect(words(read.html)).toBe(all.html);
    expect(read.attachments.map(({ contentId, mimeType, disposition }) => [contentId, mimeType, disposition])).toEqual([
      ["<logo@letter>", "image/png", "inline"],
      [undefined, "application/pdf", "attachment"],
    ]);
    const kept = read.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
    expect([picture, file].map(({ content }, at) => kept[at]?.equals(content))).toEqual([true, true]);
  });

  test("hold a file beside words alone", async () => {
    const read = await PostalMime.parse(letterBytes(head(), { text: "Words", enclosures: [file] }));
    expect([words(read.text), read.html, read.attachments.length]).toEqual(["Words", undefined, 1]);
  });

  test("have no field that a subject or a file's name wrote", async () => {
    const bytes = letterBytes(head("Stones\r\nBcc: x@y.test\r\n\r\nwords"), { text: "Words", enclosures: [file] });
    const read = await PostalMime.parse(bytes);
    expect(read.bcc).toBeUndefined();
    expect(linesOf(bytes).filter((line) => /^bcc/i.test(line))).toEqual([]);
    expect(words(read.text)).toBe("Words");
  });

  test("are the same at every try", () => {
    const fields = () => {
      const same = head();
      same.setHeader("Date", "Mon, 23 Nov 2026 09:00:00 +0000");
      same.setHeader("Message-ID", "<key@loupe.test>");
      return same;
    };
    const letter = { text: "Words", html: "<p>Words</p>", enclosures: [file], key: "key" };
    expect(letterBytes(fields(), letter).equals(letterBytes(fields(), letter))).toBe(true);
  });
});
