import { expectAccessible } from "./accessible.ts";
import { expect, sidebarLink, test } from "./journey.ts";

/** A stone such as the demo house has none. */
const wanted = {
  diamond_type: "fancy",
  attributes: { shape: { values: ["HEART"] }, clarity: { values: ["I3"] } },
  ranges: { carat: { from: 90, to: 95 } },
};

test("an administrator sees what is asked for and not there, saves the buying list, and opens the demand", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  await house.callAs("customer", "POST", "/inventory/recent-search", { search: wanted });
  await house.callAs("customer", "POST", "/inventory/demands", { name: "Hearts for June", search: wanted });
  await signIn("admin");
  await page.goto("/dashboard");
  await sidebarLink(page, "Insight").click();
  await expect(page.getByRole("row").filter({ hasText: "90.00–95.00 ct" })).toBeVisible();
  await page.getByRole("combobox", { name: "Shape" }).click();
  await page.getByRole("option", { name: "Heart", exact: true }).click();
  await expect(page).toHaveURL(/shape=HEART/);
  const row = page.getByRole("row").filter({ hasText: "90.00–95.00 ct" });
  await expect(row.getByRole("cell").nth(1)).toHaveText(/^[1-9]/);
  await expect(row.getByRole("cell").nth(5)).toHaveText("0");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Buying list" }).click();
  const file = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Excel" }).click();
  expect((await file).suggestedFilename()).toMatch(/^buying-list-.*\.xlsx$/);

  await row.getByRole("link").first().click();
  const drawer = page.getByRole("complementary", { name: /90\.00–95\.00 ct/ });
  await expect(drawer.getByText("Hearts for June").first()).toBeVisible();
  await drawer.getByRole("link", { name: "Northlight Jewels" }).first().click();
  await expect(page).toHaveURL(/\/client\/\d+/);
  await page.goBack();
  await expect(drawer).toBeVisible();

  await page.getByRole("link", { name: "Ageing" }).click();
  await expect(page.getByRole("img", { name: /Stock by age/ })).toBeVisible();
  await expectAccessible(page);
});
