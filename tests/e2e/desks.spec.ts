import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";

const acts = "/inventory/new-arrival";

type Line = { id: number; stone: { stock_no: string }; state: string; reason: string | null; sold_ppc?: number | null };

const customerId = async (house: HouseClient) =>
  ((await house.callAs("customer", "GET", "/user/profile")).data as { id: number }).id;

/** Free stones of a common kind: round ones of a carat. */
async function commonStones(house: HouseClient, count: number): Promise<string[]> {
  const { data } = await house.callAs("customer", "POST", "/inventory/search?size=50", {
    diamond_type: "white",
    availability: 1,
    sort: "stock_no",
    attributes: { shape: { values: ["ROUND"] }, color: { values: ["F", "G"] }, clarity: { values: ["VS1", "VS2"] } },
    ranges: { carat: { from: 1, to: 1.1 } },
  });
  return (data as { stockList: { stock_no: string }[] }).stockList.slice(0, count).map(({ stock_no }) => stock_no);
}

async function linesOf(house: HouseClient, list: "confirm-stone" | "memo", stones: readonly string[], tab = "all") {
  const { data } = await house.call("POST", `${acts}/get-${list}?currentTab=${tab}`, { stock_numbers: stones });
  return new Map((data as { data: Line[] }).data.map((line) => [line.stone.stock_no, line]));
}

const open = (page: Page) => page.locator(".drawer h2");

/** Pastes text onto the screen itself, like a scanner or a copied list. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test("an administrator works through requests from the keyboard: approves, rejects, offers three others", async ({
  page,
  signIn,
  house,
}) => {
  const stones = await commonStones(house, 6);
  const [first = "", second = "", third = "", fourth = "", fifth = "", sixth = ""] = stones;
  for (const stock_no of stones) {
    await house.callAs("customer", "POST", `${acts}/confirm-stone`, { lines: [{ stock_no }] });
  }
  await signIn("admin");
  await page.goto("/transaction/confirm-stone/desk?tab=approved");
  await expect(page).toHaveURL(/confirm-stone\?.*currentTab=approved/);
  await page.goto(`/transaction/confirm-stone/desk?user_id=${await customerId(house)}`);
  await expect(page.getByRole("button", { name: "Unfold the sidebar" })).toBeVisible();
  await page.getByRole("gridcell", { name: first, exact: true }).click();
  await expect(open(page)).toContainText(first);

  await page.keyboard.press("a");
  await expect(open(page)).toContainText(second);
  await page.keyboard.press("r");
  await page.keyboard.type("Below our cost");
  await page.keyboard.press("Control+Enter");
  await expect(open(page)).toContainText(third);
  await expect(page.getByRole("button", { name: "Reject and offer 3" })).toBeVisible();
  await page.keyboard.press("r");
  await page.keyboard.type("Promised to somebody else");
  await page.keyboard.press("Control+Shift+Enter");
  await expect(open(page)).toContainText(fourth);

  await page.keyboard.press("u");
  await page.getByRole("textbox", { name: `Price $/ct of ${fourth}` }).fill("1");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("textbox", { name: "Reason (kept in the log)" })).toBeFocused();
  await page.keyboard.type("The last of a parcel");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Approve at 1.00 $/ct" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: fourth })).toContainText("1.00");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await expect(open(page)).toContainText(fifth);
  await page.keyboard.press("x");
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.keyboard.press("Shift+A");
  const doubt = page.getByRole("dialog", { name: "1 of 2 stones needs a reason" });
  await expect(doubt.getByRole("listitem")).toContainText(fourth);
  await page.keyboard.press("Enter");
  await expect(open(page)).toContainText(sixth);
  await expect(doubt).toHaveCount(0);
  await expect(page.getByRole("gridcell", { name: fifth, exact: true })).toHaveCount(0);

  await page.keyboard.press("k");
  await expect(open(page)).toContainText(fourth);
  await page.keyboard.press("a");
  await expect(page.getByRole("dialog", { name: "Approve at 1.00 $/ct?" })).toBeVisible();
  await page.keyboard.type("The last of a parcel");
  await page.keyboard.press("Control+Enter");
  await expect(open(page)).toContainText(sixth);

  const decided = await linesOf(house, "confirm-stone", stones);
  const stateOf = (stone: string) => decided.get(stone)?.state;
  expect(stones.map(stateOf)).toEqual([
    "approved.awaitingMemo",
    "rejected",
    "rejected",
    "approved.awaitingMemo",
    "approved.awaitingMemo",
    "pending",
  ]);
  expect(decided.get(second)?.reason).toBe("Below our cost");
  expect(decided.get(third)?.reason).toMatch(
    /^Promised to somebody else\. Instead: [A-Z]{2}\d+, [A-Z]{2}\d+, [A-Z]{2}\d+\.$/,
  );
});

test("whoever asked for a stone is told that somebody else has to approve it", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const [stock_no = ""] = await commonStones(house, 1);
  const user_id = await customerId(house);
  await house.call("POST", `${acts}/confirm-stone`, { lines: [{ stock_no }], user_id });
  await signIn("admin");
  await page.goto(`/transaction/confirm-stone/desk?user_id=${user_id}`);
  const row = page.getByRole("row").filter({ hasText: stock_no });
  await expect(row).toContainText("you");
  await row.click();
  await expect(open(page)).toContainText(stock_no);
  await expect(page.getByRole("button", { name: /^Approve at/ })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText(/Somebody else has to approve it\.$/).first()).toBeVisible();
  await page.keyboard.press("a");
  await expect(open(page)).toContainText(stock_no);
});

test("an associate issues a memo, takes stones back by pasting, and sells at the price agreed, without the mouse", async ({
  page,
  signIn,
  house,
}) => {
  const stones = await commonStones(house, 5);
  const [agreed = "", ...others] = stones;
  const asked = { lines: [{ stock_no: agreed }] };
  const { data } = await house.callAs("customer", "POST", `${acts}/confirm-stone`, asked);
  const [{ id, version, markup_ppc }] = (data as { data: [{ id: number; version: number; markup_ppc: number }] }).data;
  const price_per_ct = Number((markup_ppc * 0.99).toFixed(2));
  await house.call("PUT", `${acts}/update-confirm-stone`, { lines: [{ id, version, price_per_ct }] });
  await house.call("PUT", `${acts}/approve-stone`, { ids: [id] });

  await signIn("associate");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("memo d");
  await expect(page.getByRole("combobox", { name: /Screen/ })).toHaveValue("memo d");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/transaction\/memo\/desk/);
  await expect(page.getByRole("navigation", { name: "Status" })).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.type("Northlight");
  await expect(page.getByRole("option", { name: /Northlight/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Stock or report numbers" })).toBeFocused();
  await page.keyboard.insertText(stones.join("\n"));
  await page.keyboard.press("Control+Enter");
  const memo = page.getByRole("link", { name: /^Open memo M-\d{4}-\d{4} to print$/ });
  await expect(memo).toBeFocused();
  await expect(memo).toHaveAttribute("href", /\/transaction\/paper\/\d+$/);
  await page.keyboard.press("Escape");

  await paste(page, others.slice(0, 3).join(" "));
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.keyboard.press("v");
  const row = (stone: string) => page.getByRole("row").filter({ hasText: stone });
  for (const stone of others.slice(0, 3)) await expect(row(stone)).toHaveCount(0);
  await expect(row(agreed)).toHaveCount(1);
  await expect(page.getByText("selected")).toHaveCount(0);

  await page.keyboard.press("p");
  await page.getByRole("textbox", { name: "Stock or report numbers" }).fill(`${agreed}, NONE1`);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Not out on memo.")).toBeVisible();
  await page.getByRole("button", { name: /^Remove (it|these)/ }).press("Enter");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("s");
  await expect(page.getByRole("textbox", { name: `Price $/ct of ${agreed}` })).toHaveValue(price_per_ct.toFixed(2));
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("link", { name: /^Open invoice INV-\d{4}-\d{4} to print$/ })).toBeFocused();

  const lines = await linesOf(house, "memo", stones);
  expect(stones.map((stone) => lines.get(stone)?.state)).toEqual([
    "sold",
    "received",
    "received",
    "received",
    "issued",
  ]);
  expect(lines.get(agreed)?.sold_ppc).toBe(price_per_ct);
});

test("an administrator takes a wrong receive back from the desk, with a reason", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const stone = (await commonStones(house, 30)).at(-1) ?? "";
  await house.call("POST", `${acts}/memo`, { stock_numbers: [stone], user_id: await customerId(house) });
  await house.call("PUT", `${acts}/receive-memo`, { stock_numbers: [stone] });
  await signIn("admin");
  await page.goto("/transaction/memo/desk?tab=received");
  await page.getByRole("row").filter({ hasText: stone }).click();
  await expect(open(page)).toContainText(stone);
  await page.getByRole("complementary").getByRole("button", { name: "Reverse…" }).press("Enter");
  await page.getByRole("dialog").getByRole("textbox").fill("Another parcel came back");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("row").filter({ hasText: stone })).toHaveCount(0);
  expect((await linesOf(house, "memo", [stone])).get(stone)?.state).toBe("issued");
});

for (const [name, shape] of [
  ["in the dark", { viewport: { width: 1440, height: 900 }, colorScheme: "dark" }],
  ["at 390 pixels", { viewport: { width: 390, height: 844 }, colorScheme: "light" }],
] as const) {
  test.describe(name, () => {
    test.use({ ...shape, reducedMotion: "reduce" } as object);

    test("nothing stands in anybody's way at a desk with work on it", { tag: "@whole" }, async ({
      page,
      signIn,
      house,
    }) => {
      const [asked = "", lent = ""] = await commonStones(house, 2);
      await house.callAs("customer", "POST", `${acts}/confirm-stone`, { lines: [{ stock_no: asked }] });
      await house.call("POST", `${acts}/memo`, { stock_numbers: [lent], user_id: await customerId(house) });
      await signIn("admin");
      // Another journey may have requested the same stone before, and been refused.
      const line = (await linesOf(house, "confirm-stone", [asked], "pending")).get(asked)?.id;
      await page.goto(`/transaction/confirm-stone/desk?user_id=${await customerId(house)}&line=${line}`);
      await expect(open(page)).toContainText(asked);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page);
      await page.goto("/transaction/memo/desk");
      await page.getByRole("checkbox", { name: `Select ${lent}` }).click();
      await expectAccessible(page);
      await page.getByRole("button", { name: /^Sell 1/ }).click();
      await expect(page.getByRole("textbox", { name: `Price $/ct of ${lent}` })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
