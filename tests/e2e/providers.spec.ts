import type { Page } from "@playwright/test";
import { expectAccessibleInBothColours } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

// A new house fills its index beside the first questions.
const atFirst = { timeout: 60_000 };
const drawer = (page: Page) => page.getByRole("complementary").last();
const field = (page: Page, name: string) => drawer(page).getByRole("textbox", { name });

async function open(page: Page, address = "/inventory/company"): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible(atFirst);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test("an administrator adds a provider by keyboard, reads it, edits it and deletes it again", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("admin");
  await open(page);
  await expect(page.getByRole("radio", { name: "API" })).toBeChecked(); // spec §9
  await page.getByRole("button", { name: "Add provider…" }).press("Enter");
  await expect(field(page, "Name")).toBeFocused();
  await page.keyboard.type("Harbour Gems");
  await page.keyboard.press("Tab");
  await page.keyboard.type("harb");
  await expect(field(page, "Prefix")).toHaveValue("HARB");
  await expectAccessibleInBothColours(page);
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Provider added.");
  await expect(drawer(page).getByRole("heading", { name: "Harbour Gems" })).toBeVisible();
  await expect(drawer(page).getByText("Never delivered")).toBeVisible();
  await expectAccessibleInBothColours(page);

  await drawer(page).getByRole("button", { name: "Edit…" }).click();
  await field(page, "Contact person").fill("Ines Harbour");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expectTold(page, "Provider saved.");
  await expect(drawer(page).getByText("Ines Harbour")).toBeVisible();

  await drawer(page).getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expectTold(page, "Provider deleted.");
  await open(page, "/inventory/company?search=Harbour");
  await expect(page.getByText("Harbour Gems")).toHaveCount(0);
});

test("of two people at one provider the second reads what the first saved, and loses nothing", {
  tag: "@whole",
}, async ({ page, house, signIn }) => {
  const { data } = await house.call("POST", "/inventory/company", { name: "Quayside", prefix: "QUAY" });
  const { id } = data as { id: number };
  await signIn("admin");
  await open(page, `/inventory/company?open=${id}&edit=true`);
  await field(page, "Contact person").fill("Leah Quay");
  await house.call("PUT", `/inventory/company/${id}`, { contact_name: "Tomas Quay", version: 1 });
  await page.keyboard.press("Control+Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect(drawer(page).getByText("Tomas Quay")).toBeVisible();
  await expectAccessibleInBothColours(page);
  const now = await house.call("GET", `/inventory/company/${id}`);
  expect((now.data as { contact_name: string }).contact_name).toBe("Tomas Quay");
});

test("a provider that is switched off takes its stones out of the search, and brings them back", {
  tag: "@whole",
}, async ({ page, house, signIn, freshPage }) => {
  const { data } = await house.call("GET", "/inventory/company?sort=-stones&size=1");
  const [{ id, name, prefix }] = (data as { data: [{ id: number; name: string; prefix: string }] }).data;
  const { data: found } = await house.call("POST", "/inventory/search", { diamond_type: "white", sort: "stock_no" });
  const stones = (found as { stockList: { stock_no: string; status: number; provider: { id: number } }[] }).stockList;
  // Other journeys of this house sell stones, and a customer sees no sold one.
  const stock =
    stones.find(({ provider, status }) => provider.id === id && status === 1)?.stock_no ?? `${prefix}1000000`;
  const customer = await freshPage();
  await signIn("customer", customer);
  const look = () => open(customer, `/search?numbers=${stock}&diamond_type=white`);
  const row = customer.getByRole("row").filter({ hasText: stock });
  await look();
  await expect(row).toBeVisible(atFirst);

  await signIn("admin");
  await open(page, `/inventory/company?search=${encodeURIComponent(name)}`);
  const isOn = page.getByRole("switch", { name: `${name} is active` }).first();
  await isOn.press("Space");
  await expect(isOn).not.toBeChecked();
  await look();
  await expect(customer.getByText(/No stone/).first()).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByText(name, { exact: true }).first().click();
  await drawer(page).getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText(/Used by [\d,]+ stones\./)).toBeVisible();
  await page.keyboard.press("Escape");

  await isOn.press("Space");
  await expect(isOn).toBeChecked();
  await look();
  await expect(row).toBeVisible();
});
