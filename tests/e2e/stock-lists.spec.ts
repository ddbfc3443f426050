import { expectAccessibleInBothColours } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

test.use({ reducedMotion: "reduce" } as object);

test("an administrator publishes a list: layout, prices, schedule; a program fetches it by its link; the history tells", {
  tag: "@whole",
}, async ({ page, signIn, request }) => {
  await signIn("admin");
  await page.goto("/inventory/stock-list");
  await expect(page.getByRole("row", { name: /Daily rounds/ })).toBeVisible();
  await page.getByRole("button", { name: "Add stock list…" }).last().click();
  const drawer = page.getByRole("complementary").last();

  await drawer.getByRole("textbox", { name: "Name" }).fill("Rounds for the market");
  await drawer
    .getByRole("textbox", { name: "Filter of a search's address" })
    .fill("https://house.example/search?diamond_type=white&shape=ROUND&availability=1");
  await expect(drawer.getByText("Round", { exact: true })).toBeVisible();
  await drawer.getByRole("textbox", { name: "Markup over cost" }).fill("12.5");
  await drawer.getByLabel("Begin with a layout").selectOption("RapNet style");
  await drawer.getByRole("textbox", { name: "Head of Carat" }).fill("Size");
  await drawer.getByRole("button", { name: "Remove Laser inscription" }).click();
  await drawer.getByRole("button", { name: "Show the first rows" }).click();
  await expect(drawer.getByRole("columnheader", { name: "Size", exact: true })).toBeVisible();
  await expect(drawer.getByRole("region", { name: "Preview" }).getByRole("row")).toHaveCount(6);

  await drawer.getByText("At a time", { exact: true }).click();
  await drawer.getByRole("textbox", { name: "Time" }).fill("24:00");
  await expect(drawer.getByText("Invalid time input").first()).toBeVisible();
  await drawer.getByRole("textbox", { name: "Time" }).fill("06:30");
  await drawer.getByLabel("Day").selectOption("Monday");
  await expect(drawer.getByText("Every Monday at 06:30 (UTC)")).toBeVisible();
  await expect(drawer.getByRole("list", { name: "Next runs" }).getByRole("listitem")).toHaveCount(5);
  await expectAccessibleInBothColours(page);
  await drawer.getByRole("button", { name: "Add stock list", exact: true }).click();
  await expectTold(page, "Stock list added.");

  await page.getByRole("row", { name: /Rounds for the market/ }).click();
  const address = await drawer.locator(".file-address").innerText();
  await drawer.getByRole("button", { name: "Run now" }).click();
  await expect(drawer.getByRole("cell", { name: "Made" })).toBeVisible();
  await expectAccessibleInBothColours(page);

  const file = await request.get(address);
  expect(file.status()).toBe(200);
  const [head = "", first = ""] = (await file.text()).split("\r\n");
  expect(head).toContain("Stock #,Availability,Shape,Size,Color");
  expect(head).toContain(",Origin");
  expect(head).not.toContain("Laser");
  expect(first).toContain("ROUND");

  const saved = page.waitForEvent("download");
  await drawer.getByRole("button", { name: "Download" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^rounds-for-the-market-.*\.csv$/);

  const isActive = page.getByRole("switch", { name: "Rounds for the market is active" }).first();
  await isActive.press("Space");
  await expect(isActive).not.toBeChecked(); // the lists of other journeys in this house may be off as well
  expect((await request.get(address)).status()).toBe(409);
});
