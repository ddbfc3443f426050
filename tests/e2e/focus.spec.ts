import type { Page } from "@playwright/test";
import { tourOf } from "./all-screens.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";
import { losesFocus } from "./loses-focus.ts";

const acts = "/inventory/new-arrival";
type Stones = readonly string[];

/** An act by a person: its preparation, its screen, and the sign that it is done. */
interface Act {
  name: string;
  screen: string;
  /** The number of stones that it needs. */
  stones: number;
  arrange: (house: HouseClient, stones: Stones, userId: number) => Promise<unknown>;
  /** Does the act, from the selection of its rows on. */
  press: (page: Page, stones: Stones) => Promise<void>;
}

const begin = (path: string) => (house: HouseClient, stock_numbers: Stones, user_id: number) =>
  house.call("POST", `${acts}/${path}`, { stock_numbers, user_id });
const hold = begin("hold");
const ask = (house: HouseClient, stones: Stones) =>
  house.callAs("customer", "POST", `${acts}/confirm-stone`, { lines: stones.map((stock_no) => ({ stock_no })) });
const lend = begin("memo");
const enquire = (house: HouseClient, stock_numbers: Stones) =>
  house.callAs("customer", "POST", `${acts}/enquiry`, { stock_numbers, text: "Is the table clean?" });

const button = (page: Page, name: RegExp) => page.getByRole("button", { name }).click();
const answer = async (page: Page, words: string) => {
  await page.getByRole("dialog").getByRole("textbox").fill(words);
  await page.keyboard.press("Control+Enter");
};
const yes = (page: Page, name: RegExp) => page.getByRole("dialog").getByRole("button", { name }).click();

const openRow = (page: Page, stone: string) =>
  page
    .getByRole("row")
    .filter({ hasText: stone })
    .click({ position: { x: 60, y: 10 } });

const desk = "/transaction/confirm-stone/desk";
const table: readonly Act[] = [
  ...(
    [
      ["approve by key", (page) => page.keyboard.press("a")],
      [
        "reject by key",
        async (page) => {
          await page.keyboard.press("r");
          await page.keyboard.type("Promised elsewhere");
          await page.keyboard.press("Control+Enter");
        },
      ],
      ["approve by button", (page) => button(page, /^Approve at/)],
      ["approve the selection", (page) => button(page, /^Approve \d/)],
      [
        "reject the selection",
        async (page) => {
          await button(page, /^Reject \d/);
          await answer(page, "Promised elsewhere");
        },
      ],
    ] satisfies [string, Act["press"]][]
  ).map(([name, press]) => ({ name: `requests: ${name}`, screen: desk, stones: 1, arrange: ask, press })),
  {
    name: "holds: extend",
    screen: "/transaction/hold",
    stones: 1,
    arrange: hold,
    press: (page) => button(page, /^Extend \d/),
  },
  {
    name: "holds: release",
    screen: "/transaction/hold",
    stones: 1,
    arrange: hold,
    press: async (page) => {
      await button(page, /^Release \d/);
      await yes(page, /^Release/);
    },
  },
  {
    name: "memos: receive by key",
    screen: "/transaction/memo/desk",
    stones: 1,
    arrange: lend,
    press: (page) => page.keyboard.press("v"),
  },
  {
    name: "memos: sell",
    screen: "/transaction/memo/desk",
    stones: 1,
    arrange: lend,
    press: async (page) => {
      await page.keyboard.press("s");
      await expect(page.getByRole("textbox", { name: /^Price \$\/ct of/ })).toBeFocused();
      await page.keyboard.press("Control+Enter");
    },
  },
  {
    name: "memos: reverse",
    screen: "/transaction/memo/desk?tab=received",
    stones: 1,
    arrange: async (house, stones, userId) => {
      await lend(house, stones, userId);
      await house.call("PUT", `${acts}/receive-memo`, { stock_numbers: stones });
    },
    press: async (page) => {
      await button(page, /^Reverse \d/);
      await answer(page, "Another parcel");
    },
  },
  {
    name: "enquiries: answer",
    screen: "/transaction/enquiry",
    stones: 1,
    arrange: enquire,
    press: async (page, [stone = ""]) => {
      await openRow(page, stone);
      await page.getByRole("textbox", { name: "Answer" }).fill("It is clean.");
      await page.keyboard.press("Control+Enter");
    },
  },
  {
    name: "enquiries: offer",
    screen: "/transaction/enquiry",
    stones: 1,
    arrange: enquire,
    press: async (page, [stone = ""]) => {
      await openRow(page, stone);
      await button(page, /^Offer…/);
      await button(page, /^Offer for/);
    },
  },
  {
    name: "enquiries: close",
    screen: "/transaction/enquiry",
    stones: 1,
    arrange: enquire,
    press: async (page) => {
      await button(page, /^Close \d/);
      await answer(page, "Sold");
    },
  },
  ...(["cart", "watch-list", "notes"] as const).map((list) => ({
    name: `${list}: remove`,
    screen: `/transaction/${list}`,
    stones: 1,
    arrange: (house: HouseClient, stones: Stones, userId: number) =>
      house.call("POST", `${acts}/${{ cart: "carts", "watch-list": "watchlist", notes: "notes" }[list]}`, {
        stock_numbers: stones,
        user_id: userId,
        ...(list === "notes" && { text: "For Ines" }),
      }),
    press: async (page: Page) => {
      await button(page, /^Remove \d/);
      if (list === "notes") await yes(page, /^Remove/);
    },
  })),
];

/** The acts on a stone that a search found, from the selection of its row on. */
const onFound: readonly [string, (page: Page) => Promise<void>][] = [
  ["into the cart", (page) => page.keyboard.press("a")],
  ["on the watch list", (page) => page.keyboard.press("w")],
  ...(["n", "e"] as const).map((key): [string, (page: Page) => Promise<void>] => [
    key === "n" ? "a note" : "an enquiry",
    async (page) => {
      await page.keyboard.press(key);
      await expect(page.getByRole("complementary").getByRole("textbox").first()).toBeFocused();
      await page.keyboard.type("For Ines");
      await page.keyboard.press("Control+Enter");
    },
  ]),
  ["a hold", (page) => page.keyboard.press("h")],
  [
    "a request",
    async (page) => {
      await page.keyboard.press("c");
      await expect(page.getByRole("textbox", { name: "Remark" })).toBeVisible();
      await page.keyboard.press("Control+Enter");
    },
  ],
];

test("after each act the keyboard stands somewhere: focus never falls to the page itself", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const { data } = await house.callAs("customer", "GET", "/user/profile");
  const userId = (data as { id: number }).id;
  const free = await house.freeStones("customer", 60);
  await signIn("admin");
  const go = tourOf(page);
  const lost: string[] = [];
  for (const { name, screen, stones, arrange, press } of table) {
    const taken = free.splice(0, stones);
    await arrange(house, taken, userId);
    await go(`${screen}${screen.includes("?") ? "&" : "?"}user_id=${userId}&search=${taken[0]}`);
    for (const stone of taken) await page.getByRole("checkbox", { name: `Select ${stone}` }).click();
    await test.step(name, async () => {
      if (await losesFocus(page, () => press(page, taken))) lost.push(name);
    });
  }
  expect(lost).toEqual([]);
});

test("after each act on a stone that a buyer found the keyboard stands somewhere, too", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const free = await house.freeStones("customer", 100);
  await signIn("customer");
  const go = tourOf(page);
  const lost: string[] = [];
  for (const [name, press] of onFound) {
    const stone = free.pop() ?? "";
    await go(`/search?numbers=${stone}`);
    await page.getByRole("checkbox", { name: `Select ${stone}` }).click();
    await test.step(name, async () => {
      if (await losesFocus(page, () => press(page))) lost.push(name);
    });
  }
  expect(lost).toEqual([]);
});
