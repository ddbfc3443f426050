import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { enterAsGuest, expect, sidebarLink, test } from "./journey.ts";

const acts = "/inventory/new-arrival";

/** Presses Tab until a button of this name has the focus. */
async function tabTo(page: Page, name: string) {
  const button = page.getByRole("button", { name, exact: true });
  for (let presses = 0; presses < 40; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not come to ${name}`);
}

test("a customer sees what is left of their hold, and releases it by keyboard", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const [stone = ""] = await house.freeStones("customer", 1);
  await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stone] });
  await signIn("customer");
  await page.goto("/dashboard");
  await sidebarLink(page, "My stones").click();
  await page.getByRole("navigation", { name: "My stones" }).getByRole("link", { name: "Hold" }).click();
  await expect(page).toHaveURL(/\/customer-profile\/hold/);
  const row = page.getByRole("row").filter({ hasText: stone });
  await expect(row).toContainText(/47 h \d+ min/);

  await page.getByRole("grid").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 selected")).toBeVisible();
  await tabTo(page, "Release 1");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Release 1 hold?" });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await page.getByRole("link", { name: /^Released/ }).click();
  // Another journey may have released the same stone before.
  await expect(row.first()).toContainText("Released");
  expect(await house.freeStones("customer", 500)).toContain(stone);
});

test("an administrator narrows and groups the lines of all clients, and the address holds it", {
  tag: "@whole",
}, async ({ page, signIn, house, freshPage }) => {
  const [first = "", second = ""] = await house.freeStones("customer2", 2);
  await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [first] });
  await house.callAs("customer2", "POST", `${acts}/hold`, { stock_numbers: [second] });
  await signIn("admin");
  await page.goto("/transaction");
  await expect(page).toHaveURL(/\/transaction\/confirm-stone/);
  await sidebarLink(page, "Hold").click();
  await expect(page.getByRole("row").filter({ hasText: first })).toContainText("Northlight Jewels");
  await expect(page.getByRole("row").filter({ hasText: second })).toContainText("Alder & Finch Ltd");

  await page.getByRole("combobox", { name: "Business" }).click();
  await page.getByRole("option", { name: "Alder & Finch Ltd" }).click();
  await expect(page).toHaveURL(/business_id=\d+/);
  await expect(page.getByRole("row").filter({ hasText: first })).toHaveCount(0);
  await page.getByRole("combobox", { name: "Group by" }).click();
  await page.getByRole("option", { name: "Customer wise", exact: true }).click();
  await expect(page).toHaveURL(/groupBy=3/);
  const head = page.locator(".line-group");
  await expect(head).toHaveCount(1);
  await expect(head).toContainText("Alder & Finch Ltd | Tom Alder");
  await page.getByRole("radiogroup", { name: "Diamond type" }).getByText("White").click();
  await expect(page).toHaveURL(/diamond_type=white/);

  await page.getByRole("button", { name: "Columns" }).click();
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await page.getByRole("checkbox", { name: "Since" }).uncheck();
  await page.keyboard.press("Escape");
  await saved;
  await page.reload();
  await expect(head).toHaveCount(1);
  await expect(page.getByRole("columnheader", { name: "Time left" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Since" })).toHaveCount(0);

  // The layout is stored with the account: on another device the list is the same.
  const elsewhere = await freshPage();
  await signIn("admin", elsewhere);
  await elsewhere.goto("/transaction/hold");
  await expect(elsewhere.getByRole("columnheader", { name: "Time left" })).toBeVisible();
  await expect(elsewhere.getByRole("columnheader", { name: "Since" })).toHaveCount(0);
  await elsewhere.getByRole("button", { name: "Columns" }).click();
  const kept = elsewhere.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await elsewhere.getByRole("checkbox", { name: "Since" }).check();
  await kept;
  await page.goBack();
  await expect(page).not.toHaveURL(/diamond_type/);
});

test("what the stones of a memo come to stands in sight beside the open sidebar", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn("admin");
  await page.goto("/transaction/memo");
  const head = page.getByRole("columnheader", { name: "Deal $" });
  await expect(head).toBeVisible();
  const { right } = await head.evaluate((element) => element.getBoundingClientRect());
  expect(right).toBeLessThanOrEqual(1366);
});

test("an associate sells at a price, and an administrator takes it back with a reason", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
  freshPage,
}) => {
  const [stone = ""] = await house.freeStones("customer", 1);
  const { data } = await house.callAs("customer", "GET", "/user/profile");
  const user_id = (data as { id: number }).id;
  await house.callAs("associate", "POST", `${acts}/memo`, { stock_numbers: [stone], user_id });
  await signIn("associate");
  await page.goto(`/transaction/memo?search=${stone}&groupBy=7`);
  await page.getByRole("checkbox", { name: `Select ${stone}` }).click();
  await page.getByRole("button", { name: "Sell 1…" }).click();
  await page.getByRole("textbox", { name: `Price $/ct of ${stone}` }).fill("1");
  await page.getByRole("textbox", { name: "Reason (kept in the log)" }).fill("An old friend of the house");
  await page.getByRole("button", { name: /^Sell 1 for \$/ }).click();
  await expect(page.getByText("No stones on memo")).toBeVisible();

  const other = await freshPage();
  await signIn("admin", other);
  await other.goto("/transaction/invoice");
  await expect(other.getByRole("row").filter({ hasText: stone })).toContainText("1.00");
  await other.goto(`/transaction/memo?currentTab=sold&search=${stone}`);
  await other.getByRole("checkbox", { name: `Select ${stone}` }).click();
  await other.getByRole("button", { name: "Reverse 1…" }).click();
  await other.getByRole("dialog").getByRole("textbox").fill("Sold to the wrong client");
  await other.keyboard.press("Control+Enter");
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await other.getByRole("link", { name: /^Issued/ }).click();
  await expect(other.getByRole("row").filter({ hasText: stone })).toContainText("Issued");
});

test("an administrator takes in the numbers of an external client, and a colleague approves what was matched", {
  tag: "@whole",
}, async ({ page, signIn, house, freshPage }) => {
  const [stone = ""] = await house.freeStones("api", 1);
  await signIn("admin");
  await page.goto("/transaction/external-export");
  await page.getByRole("button", { name: "Import numbers…" }).click();
  const drawer = page.getByRole("complementary");
  await drawer.getByRole("combobox", { name: "Client" }).click();
  await expect(page.getByRole("option", { name: /Northlight/ })).toHaveCount(0);
  await page.getByRole("option", { name: "Halden Diamonds BV | Halden API (API)" }).click();
  const file = { name: "wanted.csv", mimeType: "text/csv", buffer: Buffer.from(`stock_no\n${stone}\nNOPE404\n`) };
  await drawer.locator("input[type=file]").setInputFiles(file);
  await drawer.getByRole("button", { name: /^Import/ }).click();
  await expect(drawer.getByText("1 stone awaits a decision")).toBeVisible();
  await expect(drawer.getByRole("list", { name: "1 number is not in stock" })).toHaveText("NOPE404");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await drawer.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("row").filter({ hasText: stone }).getByRole("checkbox").click();
  await expect(page.getByRole("button", { name: "Approve 1" })).toHaveAccessibleDescription(
    /Somebody else has to approve it\.$/,
  );

  const other = await freshPage();
  await signIn("admin2", other);
  await other.goto("/transaction/external-export");
  const row = other.getByRole("row").filter({ hasText: stone });
  await row.getByRole("checkbox").click();
  await other.getByRole("button", { name: "Approve 1" }).click();
  await expect(row).toHaveCount(0);
  await other.getByRole("link", { name: /^Approved/ }).click();
  await expect(row).toContainText("Approved");
});

test("a guest opens all the lists; those of a registered business say what it takes, and lead to sign-up", {
  tag: "@whole",
}, async ({ page }) => {
  await enterAsGuest(page, "Ada Moss", "ada@visit.test");
  await sidebarLink(page, "My stones").click();
  await expect(page.getByRole("navigation", { name: "My stones" }).getByRole("link")).toHaveText([
    "Cart",
    "Watch list",
    "Notes",
    "Enquiry",
    "Hold",
    "Confirm stones",
    "Memo",
    "Invoice",
    "Profile",
  ]);
  for (const list of ["hold", "confirm-stone", "memo", "invoice"]) {
    await page.goto(`/customer-profile/${list}`);
    await expect(page.getByText("Your KYC verification is pending.")).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/customer-profile\/profile/);
  await page.goto("/transaction/hold");
  await expect(page.getByText(/You do not have access to/)).toBeVisible();
});

test("on a phone a hold is a card with what is left of it, and its acts stand below", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [stone = ""] = await house.freeStones("customer", 1);
  await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stone] });
  await signIn("customer");
  await page.goto("/customer-profile/hold");
  const card = page.getByRole("listitem").filter({ hasText: stone });
  await expect(card).toContainText(/47 h \d+ min/);
  await expect(card).not.toContainText("Northlight");
  await card.getByRole("checkbox").click();
  await expect(page.getByRole("button", { name: "Release 1" })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole("button", { name: `Open ${stone}` }).click();
  await expect(page.getByRole("heading", { name: "Price" })).toBeVisible();
  await expectAccessible(page);
});
