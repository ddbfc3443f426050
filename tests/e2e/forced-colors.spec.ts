import type { Locator } from "@playwright/test";
import { expect, sidebarLink, test } from "./journey.ts";

const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

test("a device that forces its colours tells the chosen grade, range and screen from the others", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/search?diamond_type=white&shape=ROUND");
  const chip = (pressed: boolean) => page.locator(`.chip[aria-pressed=${pressed}]`).first();
  await expect(chip(true)).toBeVisible();
  expect(await ground(chip(true))).not.toBe(await ground(chip(false)));
  const types = page.getByRole("radiogroup").first();
  const type = (name: string) => types.locator("label", { hasText: name });
  expect(await ground(type("White"))).not.toBe(await ground(type("Fancy")));
  expect(await ground(sidebarLink(page, "Search"))).not.toBe(await ground(sidebarLink(page, "Collections")));
});

test("a device that forces its colours tells what is switched on from what is off", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/settings/system-settings/maintenance");
  const off = page.getByRole("switch").first();
  await expect(off).not.toBeChecked();
  expect(await ground(off.locator("span"))).not.toBe(await ground(off));
  await page.goto("/settings/master-settings/master");
  const on = page.getByRole("switch").first();
  await expect(on).toBeChecked();
  expect(await ground(on)).not.toBe(await ground(page.locator("main")));
  expect(await ground(on.locator("span"))).not.toBe(await ground(on));
});

test("a device that forces its colours shows where a question ends and the page begins", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/admin/quality-control?open=3");
  const edge = () => page.getByRole("dialog").evaluate((element) => getComputedStyle(element).borderTopStyle);
  await page.getByRole("button", { name: "Show sessions…" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await edge()).toBe("solid");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await edge()).toBe("solid");
});
