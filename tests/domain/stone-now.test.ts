import { describe, expect, test } from "vitest";
import { codes } from "#domain/codes.ts";
import { formatDate, formatDateTime } from "#domain/format.ts";
import { refusalInFull, refusalWords } from "#domain/refusal-words.ts";
import { type StoneNow, stoneNowOf, stoneNowSentence } from "#domain/stone-now.ts";

const nothing = { is_own: false, client: null, paper: null, until: null, sold_at: null };
const now = (is: StoneNow["is"], more: Partial<StoneNow> = {}): StoneNow => ({ ...nothing, is, ...more });
const end = "2026-12-01T14:00:00Z";
const until = formatDateTime(end);

describe("the house's people read who has a stone, and the number of its paper", () => {
  test.each<[StoneNow, string]>([
    [
      now("onMemo", { client: "Northlight Jewels", paper: "M-2026-0042" }),
      "On memo to Northlight Jewels (M-2026-0042).",
    ],
    [now("held", { client: "Northlight Jewels", until: end }), `Held for Northlight Jewels until ${until}.`],
    [now("requested", { client: "Mara Lind", paper: "O-2026-0001" }), "Requested by Mara Lind (O-2026-0001)."],
    [now("approved", { client: "Mara Lind", paper: "O-2026-0001" }), "Approved for Mara Lind (O-2026-0001)."],
    [
      now("sold", { client: "Northlight Jewels", paper: "INV-2026-0007", sold_at: end }),
      `Sold to Northlight Jewels on ${formatDate(end)} (INV-2026-0007).`,
    ],
    [now("sold", { sold_at: end }), `Sold on ${formatDate(end)}.`],
  ])("%j", (one, words) => expect(stoneNowSentence(one)).toBe(words));
});

describe("a client reads what has a stone, and never who", () => {
  test.each<[StoneNow, string]>([
    [now("held", { until: end }), `Held by another client until ${until}.`],
    [now("held"), "Held by another client."],
    [now("requested"), "Requested by another client."],
    [now("onMemo"), "On memo."],
    [now("sold"), "Sold."],
    [now("offMarket"), "Not offered any more."],
  ])("%j", (one, words) => expect(stoneNowSentence(one)).toBe(words));
});

describe("a client's own is named as theirs", () => {
  test.each<[StoneNow, string]>([
    [now("held", { is_own: true, until: end }), `Your hold until ${until}.`],
    [now("held", { is_own: true }), "Your hold."],
    [now("requested", { is_own: true, paper: "O-2026-0001" }), "Your request (O-2026-0001)."],
    [now("approved", { is_own: true, paper: "O-2026-0001" }), "Approved for you (O-2026-0001)."],
    [now("onMemo", { is_own: true, paper: "M-2026-0042" }), "On memo to you (M-2026-0042)."],
    [
      now("sold", { is_own: true, paper: "INV-2026-0007", sold_at: end }),
      `Sold to you on ${formatDate(end)} (INV-2026-0007).`,
    ],
  ])("%j", (one, words) => expect(stoneNowSentence(one)).toBe(words));
});

test("a status alone says what has a stone, and nothing of whose it is", () => {
  const { stone } = codes;
  const words = (status: number) => {
    const known = stoneNowOf(status);
    return known && stoneNowSentence(known);
  };
  expect([stone.hold, stone.confirm, stone.memo, stone.sold, stone.notAvailable].map(words)).toEqual([
    "On hold.",
    "Awaiting confirmation.",
    "On memo.",
    "Sold.",
    "Not offered any more.",
  ]);
  expect(stoneNowOf(stone.available)).toBeUndefined();
});

describe("of a refused stone is said what is known best", () => {
  const at = new Date("2026-11-20T10:00:00Z");
  const refused = { code: "onlyAvailableStones", reason: "Only available diamonds must be selected." };

  test("who was faster at the same line, before all else", () => {
    const meanwhile = { event: "confirm.approve", by: "Lena Peeters", at: "2026-11-20T09:00:00Z" };
    expect(refusalWords({ ...refused, meanwhile, now: now("sold") }, at)).toMatch(/^Lena Peeters approved this at /);
  });
  test("what has the stone after the rule, where the stone stands alone", () => {
    expect(refusalInFull({ ...refused, now: now("onMemo") }, at)).toBe(`${refused.reason} On memo.`);
    expect(refusalInFull(refused, at)).toBe(refused.reason);
  });
  test("what has the stone, else until when it is held, else the rule", () => {
    expect(refusalWords({ ...refused, until: end, now: now("onMemo") }, at)).toBe("On memo.");
    expect(refusalWords({ ...refused, until: end }, at)).toBe(`On hold until ${until}.`);
    expect(refusalWords(refused, at)).toBe(refused.reason);
  });
});
