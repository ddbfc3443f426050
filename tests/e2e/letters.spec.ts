import { expect, type Page, test } from "@playwright/test";
import { logoCid } from "#server/mail/letter/shell.ts";
import { letterWriter } from "#server/mail/letter/write-letter.ts";
import { sampleLetters, sampleLook } from "#support/letter-samples.ts";
import { expectAccessible } from "./accessible.ts";

/** Every letter of the product as a reader of mail shows it. Gmail cuts what is longer than 102 KB. */
const longest = 102_400;
const choices = "https://portal.harbour.test/mail/a-token";
const written = [...sampleLetters].map(([name, letter]) => ({
  name,
  ...letterWriter(sampleLook)(letter, { choices }),
}));
/** Money, moments, links and numbers of stones: what a reader acts on. */
const facts = /\$[\d,]+\.\d\d|\d\d\/\d\d\/\d{4}[^.,\n)]*|https:\/\/\S+\w|AA\d{7}|… and \d+ more/g;

const plain = (page: Page) =>
  page.evaluate(() => `${document.body.innerText} ${[...document.links].map(({ href }) => href).join(" ")}`);

const isTooWide = () => document.documentElement.scrollWidth > window.innerWidth;

for (const { width, scheme, also } of [
  { width: 1024, scheme: "light", also: [320, 640] },
  { width: 390, scheme: "dark", also: [] },
] as const) {
  test(`every letter reads well ${width} pixels wide on a ${scheme} screen, and asks no server for anything`, {
    tag: "@whole",
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.emulateMedia({ colorScheme: scheme });
    for (const { name, html } of written) {
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(html);
      await expectAccessible(page);
      for (const other of also) {
        await page.setViewportSize({ width: other, height: 800 });
        expect(await page.evaluate(isTooWide), `${name}, ${other} pixels wide`).toBe(false);
      }
    }
    expect(asked.filter((url) => url !== `cid:${logoCid}`)).toEqual([]);
  });
}

const wordWithoutEnd = "W".repeat(300);
const hostile = letterWriter({ ...sampleLook, name: wordWithoutEnd, foot: [wordWithoutEnd] })(
  {
    subject: wordWithoutEnd,
    reader: wordWithoutEnd,
    blocks: [
      wordWithoutEnd,
      { is: "facts", facts: [["Business", wordWithoutEnd]] },
      { is: "lines", lines: [wordWithoutEnd] },
      { is: "words", words: [{ text: wordWithoutEnd, isBold: true, url: `${choices}/${wordWithoutEnd}` }] },
      {
        is: "stones",
        stones: [
          {
            stock_no: wordWithoutEnd,
            origin: "Natural",
            grading: wordWithoutEnd,
            price: { per_carat: "$1,234,567.00", amount: "$98,765,432.00" },
            said: wordWithoutEnd,
          },
        ],
        more: 0,
      },
    ],
  },
  { choices },
);

test("no letter is wider than a telephone of 320 pixels, without its styles and with words that do not end too", {
  tag: "@whole",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { name, html } of [...written, { name: "hostile", html: hostile.html }]) {
    for (const [how, source] of [
      ["as it is", html],
      ["without its styles", html.replace(/<style>.*?<\/style>/s, "")],
    ] as const) {
      await page.setContent(source);
      expect(await page.evaluate(isTooWide), `${name}, ${how}`).toBe(false);
    }
  }
});

test("without its pictures every letter says its sender, and each fact that its text says, and the other way round", {
  tag: "@whole",
}, async ({ page }) => {
  for (const { name, text, html } of written) {
    await page.setContent(html);
    // No picture is there to be drawn, and none stands for words.
    const pictures = await page
      .locator("img")
      .evaluateAll((all) => all.map((one) => [(one as HTMLImageElement).naturalWidth, one.getAttribute("alt")]));
    expect(pictures, name).toEqual([[0, ""]]);
    const shown = await plain(page);
    expect(shown, name).toContain(sampleLook.name);
    const known = (words: string) => [...new Set(words.match(facts))].map((fact) => fact.replace(/\/$/, "")).sort();
    expect(
      known(shown).filter((fact) => !text.includes(fact)),
      `${name}: only its HTML says`,
    ).toEqual([]);
    expect(
      known(text).filter((fact) => !shown.includes(fact)),
      `${name}: only its text says`,
    ).toEqual([]);
  }
});

test("no letter is so long that it is cut", () => {
  for (const { name, html } of written) expect(Buffer.byteLength(html), name).toBeLessThan(longest);
});
