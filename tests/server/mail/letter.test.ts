import { describe, expect, test } from "vitest";
import { type NoticeKind, noticeKinds } from "#domain/notices.ts";
import type { Letter } from "#server/mail/letter/letter.ts";
import type { Look } from "#server/mail/letter/look.ts";
import { letterWriter } from "#server/mail/letter/write-letter.ts";
import { sampleNotices } from "#support/letter-samples.ts";

const plain: Look = { name: "Loupe", foot: [], logo: null, portal: "https://portal.test" };
const house: Look = {
  name: "Harbour & Sons",
  foot: ["Harbour & Sons", "Quay 5\n2000 Antwerp"],
  logo: { content: Buffer.from("a picture"), mediaType: "image/png" },
  portal: "https://portal.test",
};
const stone = { stock_no: "AA1", origin: "Natural", grading: "Round 1.00 ct D VVS1 GIA" };
const written = (blocks: Letter["blocks"], look = plain) => letterWriter(look)({ subject: "Three <stones>", blocks });

describe("a letter", () => {
  test("says in its text what it says in its HTML", () => {
    const price = { per_carat: "$1,000.00", amount: "$1,250.00" };
    const { text, html } = written([
      "First.",
      { is: "facts", facts: [["User name", "mara"]] },
      { is: "stones", stones: [{ ...stone, price, note: "until Monday", said: "You asked: is it clean?" }], more: 2 },
      { is: "link", words: "All stones", url: "https://portal.test/search?a=1&b=2" },
    ]);
    expect(text).toBe(
      "First.\n\nUser name: mara\n\nAA1  Natural  Round 1.00 ct D VVS1 GIA  $1,000.00/ct  $1,250.00, until Monday\nYou asked: is it clean?\n… and 2 more\n\nAll stones: https://portal.test/search?a=1&b=2\n",
    );
    const facts = ["User name", "mara", "AA1", "Natural", "$1,000.00", "$1,250.00", "until Monday", "… and 2 more"];
    for (const fact of [...facts, 'href="https://portal.test/search?a=1&amp;b=2"']) expect(html).toContain(fact);
  });

  test("holds no markup that somebody wrote into a name, a message or a subject", () => {
    const attack = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
    const quote = { is: "quote", words: "Our message:", text: attack } as const;
    const { html } = letterWriter({ ...house, name: attack, foot: [attack], portal: attack })({
      subject: attack,
      reader: attack,
      blocks: [attack, quote, { is: "link", words: attack, url: attack }, { is: "fine", text: attack }],
    });
    expect(html).not.toMatch(/<script|<img src=x|onerror='/);
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(6);
  });

  test("shows the house's name, its foot and its logo, which comes along in the mail", () => {
    const { text, html, enclosures } = written(["First."], house);
    expect(html).toContain("Harbour &amp; Sons</a>");
    expect(html).toContain("Quay 5<br>2000 Antwerp");
    expect(html).toContain('src="cid:logo@letter"');
    expect(enclosures).toMatchObject([{ cid: "logo@letter", contentType: "image/png" }]);
    expect(text).toBe("First.\n\n-- \nHarbour & Sons\nQuay 5\n2000 Antwerp\n");
  });

  test("of a house without a logo shows no picture and encloses none", () => {
    const { html, enclosures } = written(["First."]);
    expect(html).not.toContain("<img");
    expect(enclosures).toEqual([]);
  });

  test("names the page where its reader chooses, if it is one that they may decline", () => {
    const write = letterWriter(house);
    const { text, html } = write({ subject: "s", blocks: ["First."] }, { choices: "https://portal.test/mail/abc" });
    expect(text).toContain("https://portal.test/mail/abc\n");
    expect(html).toContain('href="https://portal.test/mail/abc"');
  });

  test("leaves out the figures of stones without a price", () => {
    const { html } = written([{ is: "stones", stones: [stone], more: 0 }]);
    expect(html).not.toContain("Per carat");
  });

  test("for programs also goes along as a file", () => {
    const data = { is: "data", text: "{}", fileName: "checkpoint-1.json", mediaType: "application/json" } as const;
    expect(written([data]).enclosures).toEqual([
      { content: "{}", contentType: "application/json", filename: "checkpoint-1.json" },
    ]);
  });
});

test("every kind of notice is among the letters that are looked at", () => {
  const shown = new Set([...sampleNotices.values()].map(({ kind }) => kind));
  expect(Object.keys(noticeKinds).filter((kind) => !shown.has(kind as NoticeKind))).toEqual([]);
});
