import { expect, test } from "vitest";
import { addressesIn, formattedText, isSafeAddress } from "#domain/formatted-text.ts";

const plain = (text: string) => ({ text, isBold: false });

test("paragraphs, headings, lists, bold words and links are read", () => {
  const text =
    "# The fair\n\nHall **3**,\nstand 41.\n\n- See [our stones](/search?x=1)\n- [Write](mailto:fair@loupe.test)";
  expect(formattedText(text)).toEqual([
    { kind: "heading", words: [plain("The fair")] },
    { kind: "paragraph", words: [plain("Hall "), { text: "3", isBold: true }, plain(", stand 41.")] },
    {
      kind: "list",
      items: [
        [plain("See "), { text: "our stones", isBold: false, to: "/search?x=1" }],
        [{ text: "Write", isBold: false, to: "mailto:fair@loupe.test" }],
      ],
    },
  ]);
});

test("a heading and a list need no blank line before and after them", () => {
  expect(formattedText("# Fair\nHall 3\n- one\n- two\nBye").map(({ kind }) => kind)).toEqual([
    "heading",
    "paragraph",
    "list",
    "paragraph",
  ]);
});

test("nothing at all is no block", () => {
  for (const text of ["", "  ", "\n\n \n"]) expect(formattedText(text)).toEqual([]);
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<style>*{position:fixed}</style>",
  "[x] (y)",
  "**",
])("%s stays text", (text) => {
  expect(formattedText(text)).toEqual([{ kind: "paragraph", words: [plain(text)] }]);
});

test("a link that leads elsewhere than it may is text, whoever wrote it past the server", () => {
  const text = "[here](javascript:alert(1))";
  expect(formattedText(text)).toEqual([{ kind: "paragraph", words: [plain(text)] }]);
  expect(addressesIn(text)).toEqual(["javascript:alert(1)"]);
});

test.each([
  ["https://loupe.test/fair?hall=3#map", true],
  ["https://en.wikipedia.test/wiki/Culet_(gem)", true],
  ["mailto:fair@loupe.test", true],
  ["/new-arrival", true],
  ["http://loupe.test", false],
  ["//elsewhere.test", false],
  ["/\\elsewhere.test", false],
  ["https://loupe.test@elsewhere.test", false],
  ["mailto:fair@loupe.test?bcc=all@loupe.test", false],
  ["JavaScript:alert(1)", false],
  ["data:text/html,x", false],
  ["", false],
])("the address %s may stand in a link: %s", (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe);
});

test("a long line of brackets is read at once", () => {
  const text = "[".repeat(2000) + "](".repeat(1000);
  expect(formattedText(text)).toEqual([{ kind: "paragraph", words: [plain(text)] }]);
});
