import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { withoutRight } from "./without-right.ts";

const acts = "/inventory/new-arrival";

test("a figure of lost deals opens its lines, a line opens its list, and the lines are taken along", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const [stone = ""] = await house.freeStones("customer", 1);
  const made = await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stone] });
  const [hold] = (made.data as { data: { id: number }[] }).data;
  await house.callAs("customer", "PUT", `${acts}/release-hold`, { ids: [hold?.id] });
  await signIn("admin");
  await page.goto("/transaction/insight?tab=lost&by=client");
  const figures = page.getByRole("region", { name: "Where deals are lost" });
  await expect(page.getByRole("img", { name: /Each step by how it ended/ })).toBeVisible();
  await expectAccessible(page);
  const client = figures.getByRole("row").filter({ hasText: "Northlight Jewels" }).first();
  const lost = client.getByRole("cell").nth(3).getByRole("link");
  const count = await lost.innerText();
  await lost.click();
  const drawer = page.getByRole("complementary", { name: /Northlight Jewels · Holds/ });
  // The client may have given up the same stone before.
  const own = drawer.locator(`[href$="line=${hold?.id}"]`);
  const line = drawer.getByRole("link", { name: new RegExp(`^${stone} `) }).and(own);
  await expect(line).toBeVisible();
  await expect(drawer.getByText("Ended by the client").last()).toBeVisible();

  await drawer.getByRole("button", { name: `Export ${count}` }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^holds-.*\.csv$/);

  await line.click();
  await expect(page).toHaveURL(new RegExp(`/transaction/hold\\?.*line=${hold?.id}`));
  await expect(page.getByText(stone).first()).toBeVisible();
});

test("an associate whose right is taken while the page is open sees no figure after the next step", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  await signIn("associate");
  await page.goto("/transaction/insight?tab=ageing");
  await expect(page.getByRole("region", { name: "Oldest stones" }).getByRole("link").first()).toBeVisible();
  await withoutRight(house, "/transaction/insight", async () => {
    await page.getByRole("link", { name: "Lost deals" }).click();
    await expect(page.getByText(/do not have access/).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Where deals are lost" })).toHaveCount(0);
  });
});
