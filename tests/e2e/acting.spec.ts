import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { enterAsGuest, expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

// A new house fills its index beside the first questions.
const atFirst = { timeout: 60_000 };
const grid = (page: Page) => page.getByRole("grid", { name: "stones" });
const row = (page: Page, stockNo: string) => page.getByRole("row", { name: new RegExp(stockNo) });
const kyc = "Your KYC verification is pending. Please complete your business verification before proceeding.";

/** Shows the stones of these numbers alone, in the order of their numbers. */
async function show(page: Page, numbers: readonly string[]) {
  await page.goto(`/search?sort=stock_no&numbers=${numbers.join(",")}`);
  await expect(grid(page)).toBeVisible(atFirst);
  for (const number of numbers) await expect(row(page, number)).toBeVisible();
}

/** Available stones in sight of everybody in the demo house, from a different place of the list for each journey. */
async function availableStones(page: Page, from: number, count: number): Promise<string[]> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes("/inventory/search?") && new URL(response.url()).searchParams.get("size") !== "1",
    atFirst,
  );
  await page.goto("/search?diamond_type=white&stone_origin=2&availability=1&shape=ROUND&sort=stock_no");
  const { data } = (await (await answer).json()) as { data: { stockList: { stock_no: string }[] } };
  const found = data.stockList.slice(from, from + count).map(({ stock_no }) => stock_no);
  expect(found).toHaveLength(count);
  return found;
}

test("a hold is told apart from another's: its buyer sees how long it is theirs, and lets go of it from the stone", {
  tag: "@whole",
}, async ({ page, signIn, freshPage, house }) => {
  const [own = "", other = ""] = (await house.freeStones("customer", 60)).slice(-2);
  await house.callAs("customer", "POST", "/inventory/new-arrival/hold", { stock_numbers: [own] });
  await house.callAs("customer2", "POST", "/inventory/new-arrival/hold", { stock_numbers: [other] });
  await signIn("customer");
  await show(page, [own, other]);
  await expect(row(page, own)).toContainText("Your hold");
  await expect(row(page, other)).toContainText("Hold");
  await expect(row(page, other)).not.toContainText("Your hold");

  const stranger = await freshPage();
  await signIn("customer2", stranger);
  await show(stranger, [own, other]);
  await expect(row(stranger, own)).not.toContainText("Your hold");
  await expect(row(stranger, other)).toContainText("Your hold");

  const drawer = page.getByRole("complementary");
  await row(page, other).click();
  await expect(drawer).toContainText(other);
  await expect(drawer.getByRole("button", { name: /^Release/ })).toHaveCount(0);
  await row(page, own).click();
  await expect(drawer).toContainText(/Your hold: 4[78] h/);
  await drawer.getByRole("button", { name: /^Release/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Release 1" }).click();
  await expect(row(page, own)).toContainText("Available");
  await expect(drawer.getByRole("button", { name: /^Release/ })).toHaveCount(0);
  await expect(row(stranger, own)).toContainText("Available");
});

test("a customer holds three stones by keyboard; who comes too late reads why and until when, and takes the rest", {
  tag: "@whole",
}, async ({ page, signIn, freshPage }) => {
  const late = await freshPage();
  await signIn("customer2", late);
  const stones = await availableStones(late, 40, 4);
  const [first = "", second = "", third = "", fourth = ""] = stones;
  await show(late, stones);
  await grid(late).focus();
  await late.keyboard.press("Control+a");
  await expect(late.getByText("4 selected", { exact: true })).toBeVisible();

  await signIn("customer");
  await show(page, stones);
  await grid(page).focus();
  for (const key of ["Space", "ArrowDown", "Space", "ArrowDown", "Space"]) await page.keyboard.press(key);
  await expect(page.getByRole("button", { name: /^Hold 3/ })).toBeVisible();
  await page.keyboard.press("h");
  const told = page.getByRole("status").filter({ hasText: "3 stones are on hold." });
  await expect(told.getByRole("link", { name: "Open the holds" })).toBeVisible();
  for (const number of [first, second, third]) await expect(row(page, number)).toContainText("Your hold");
  await expect(row(page, fourth)).toContainText("Available");
  await expect(page.getByText("4 selected")).toHaveCount(0);
  await expectAccessible(page);

  await late.keyboard.press("h");
  const refused = late.getByRole("dialog", { name: "This is not possible for 3 of 4 stones" });
  await expect(refused.getByText("Only available diamonds must be selected.")).toBeVisible();
  await expect(refused.getByRole("listitem").first()).toContainText(
    /Held by another client until \d\d\/\d\d\/\d{4} \| \d\d:\d\d\./,
  );
  await expectAccessible(late);
  await late.keyboard.press("Enter");
  await expectTold(late, "1 stone is on hold.");
  await expect(row(late, fourth)).toContainText("Your hold");
});

test("an associate issues a memo of twelve pasted numbers without the mouse", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("associate");
  const stones = await availableStones(page, 60, 12);
  const field = page.getByRole("textbox", { name: "Words or numbers" });
  await page.goto("/search");
  await expect(grid(page)).toBeVisible(atFirst);
  await field.focus();
  await page.keyboard.insertText(stones.join(" "));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/numbers=/);
  await expect(page.getByText("12 on this page")).toBeVisible();
  // A second Enter goes on to the stones.
  await page.keyboard.press("Enter");
  await expect(grid(page)).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("m");
  await expect(page.getByText("Please select a client").first()).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Client" })).toBeFocused();
  await page.keyboard.type("North");
  await expect(page.getByRole("option", { name: "Northlight Jewels | Mara Lind" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("complementary");
  await expect(drawer.getByRole("heading", { name: "Memo of 12 stones" })).toBeVisible(atFirst);
  await expect(drawer.getByRole("textbox", { name: "Due date" })).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await expect(drawer.getByRole("textbox", { name: "Terms" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await expect(drawer.getByRole("heading", { name: /^Memo M-\d{4}-\d{4}$/ })).toBeVisible();
  await expect(drawer.getByText("12 stones are on memo for Northlight Jewels | Mara Lind.")).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Open the memos" })).toHaveAttribute(
    "href",
    /^\/transaction\/memo\?user_id=\d+$/,
  );
  for (const number of stones) await expect(row(page, number)).toContainText("Business Process");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(drawer).toHaveCount(0);
});

test("a guest watches and enquires, and reads the KYC sentence where a claim would begin", async ({ page }) => {
  await enterAsGuest(page, "Ida Falk", "ida@visit.test");
  const [number = ""] = await availableStones(page, 80, 1);
  await show(page, [number]);
  await grid(page).focus();
  await page.keyboard.press("Space");
  const hold = page.getByRole("button", { name: /^Hold 1/ });
  await expect(hold).toHaveAttribute("aria-disabled", "true");
  await expect(hold).toHaveAccessibleDescription(kyc);
  await expect(page.getByRole("link", { name: "Sign up" })).toBeVisible();
  await page.keyboard.press("h");
  await expectTold(page, kyc);
  await expectAccessible(page);
  await page.keyboard.press("w");
  await expectTold(page, "1 stone is on the watch list.");
  await expect(row(page, number)).toContainText("Available");
});

for (const [name, viewport, colorScheme] of [
  ["wide and dark", { width: 1440, height: 900 }, "dark"],
  ["390 pixels", { width: 390, height: 844 }, "light"],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });
    test("the acts, their forms and the open stone stand in nobody's way", { tag: "@whole" }, async ({
      page,
      signIn,
    }) => {
      await signIn("customer");
      const [number = ""] = await availableStones(page, 90, 1);
      await page.goto(`/search?numbers=${number}`);
      await expect(page.getByText(/matching/).first()).toBeVisible(atFirst);
      await page.getByRole("checkbox").last().click();
      if (viewport.width > 400) await expect(page.getByRole("button", { name: /^Hold 1/ })).toBeVisible();
      else {
        await page.getByRole("button", { name: "More", exact: true }).click();
        await expect(page.getByRole("menuitem", { name: "Hold 1" })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
      }
      await expectAccessible(page);
      await page.getByRole("button", { name: /^Confirm 1/ }).click();
      await expect(page.getByRole("textbox", { name: `Price $/ct of ${number}` })).toBeVisible();
      await expectAccessible(page);
      await page.goto(`/search?numbers=${number}&stock=${number}`);
      await expect(page.getByRole("complementary").getByRole("button", { name: /^Confirm…/ })).toBeVisible(atFirst);
      await expectAccessible(page);
    });
  });
}

test("a customer goes on from list to list: out of the cart into a hold, out of the hold into a confirm request", {
  tag: "@whole",
}, async ({ page, house, signIn }) => {
  const stock_numbers = (await house.freeStones("customer", 120)).slice(-2);
  const [first = "", second = ""] = stock_numbers;
  await house.callAs("customer", "POST", "/inventory/new-arrival/carts", { stock_numbers });
  await signIn("customer");
  const tick = (stock: string) => row(page, stock).getByRole("checkbox").click();

  await page.goto("/customer-profile/cart");
  await tick(first);
  await tick(second);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Hold 2" }).click();
  await expectTold(page, "2 stones are on hold.");
  await expect(row(page, first)).toContainText("Your hold");
  // The person's own hold is taken already.
  await tick(first);
  await expect(page.getByRole("button", { name: /^Hold 1/ })).toHaveAttribute("aria-disabled", "true");

  await page.goto("/customer-profile/hold");
  await tick(first);
  await page.keyboard.press("c");
  const drawer = page.getByRole("complementary");
  await expect(drawer.getByRole("heading", { name: /Confirm/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await expect(row(page, first)).toHaveCount(0);
  await expect(row(page, second)).toBeVisible();
  await page.goto("/customer-profile/confirm-stone");
  await expect(row(page, first)).toContainText("Pending");
});
