import { expectAccessible } from "./accessible.ts";
import { expect, sidebarLink, test } from "./journey.ts";

const acts = "/inventory/new-arrival";

test("an administrator asks who held what today, opens a client's rows, and takes the report along", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const [first = "", second = ""] = await house.freeStones("customer2", 2);
  await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [first] });
  await house.callAs("customer2", "POST", `${acts}/hold`, { stock_numbers: [second] });
  await signIn("admin");
  await page.goto("/dashboard");
  await sidebarLink(page, "Reports").click();
  await expect(page.getByText("Sales by invoice, less what was taken back")).toBeVisible();
  await page.getByRole("link", { name: "Holds" }).click();
  await page.getByRole("combobox", { name: "Group by" }).click();
  await page.getByRole("option", { name: "Customer wise", exact: true }).click();
  await page.getByRole("combobox", { name: "Period" }).click();
  await page.getByRole("option", { name: "This month" }).click();
  await expect(page).toHaveURL(/period=thisMonth/);
  const client = page.getByRole("row").filter({ hasText: "Northlight Jewels" });
  await expect(client.first()).toBeVisible();
  await expectAccessible(page);

  await client.first().click();
  await expect(page.getByText(first)).toBeVisible();
  await expect(page.getByText(second)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(first)).toBeVisible();

  await page.getByRole("button", { name: /^Export/ }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^holds-.*\.csv$/);
});

test("a customer finds the report of own deals beside own lists", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const [stone = ""] = await house.freeStones("customer", 1);
  await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stone] });
  await signIn("customer");
  await page.goto("/customer-profile/hold");
  await page.getByRole("navigation", { name: "My stones" }).getByRole("link", { name: "Reports" }).click();
  await page.getByRole("link", { name: "Holds" }).click();
  await page.getByRole("combobox", { name: "Group by" }).click();
  await page.getByRole("option", { name: "Diamond list" }).click();
  // Another journey may have held and released the same stone before.
  await expect(page.getByText(stone).first()).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Company" })).toHaveCount(0);
  await expectAccessible(page);
});
