import type { Page } from "@playwright/test";
import { demoPassword } from "#support/built-portal.ts";
import { expectAccessible } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, sidebarLink, test } from "./journey.ts";
import { expectTold } from "./told.ts";

test.use({ reducedMotion: "reduce" } as object);
// A new house fills its index beside the first questions.
const atFirst = { timeout: 60_000 };
const drawer = (page: Page) => page.getByRole("complementary").last();
const dialog = (page: Page) => page.getByRole("dialog").last();
const password = "nine-green-bottles";

async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible(atFirst);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option }).click();
}
async function signInWith(page: Page, name: string, word: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(`${name}@demo.test`);
  await page.getByRole("textbox", { name: "Password" }).fill(word);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** An associate of the test's own, with the shared password. */
async function anAssociate(house: HouseClient, user_name: string, first_name: string): Promise<number> {
  const types = await house.call("GET", "/master/submaster?code=SALES_PERSON_TYPE");
  const [type] = (types.data as { data: { id: number }[] }).data;
  const person = { email: `${user_name}@demo.test`, user_name, first_name, last_name: "Voss", password: demoPassword };
  const body = { ...person, salesperson_type_id: type?.id };
  const { data } = await house.call("POST", "/business-associate/businessassociate", body);
  return (data as { id: number }).id;
}

/** A customer of theirs, with a business. */
async function aCustomer(house: HouseClient, associateName: string, company_name: string): Promise<number> {
  const user_name = company_name.toLowerCase().replace(/\W+/g, ".");
  const person = { email: `${user_name}@demo.test`, user_name, first_name: "Ida", last_name: "Falk" };
  const telephone = { mobile: "70 123 45 67", mobile_country_id: 213 };
  const body = { ...person, ...telephone, password: demoPassword, business: { company_name } };
  const { data } = await house.callAs(associateName, "POST", "/customer/add-customer-with-business", body);
  return (data as { id: number }).id;
}

test("an administrator adds an associate and gives another password; the associate comes in with it, until switched off", {
  tag: "@whole",
}, async ({ page, signIn, freshPage }) => {
  await signIn("admin");
  await go(page, "/business-associate");
  await page.getByRole("button", { name: "Add associate…" }).click();
  const form = drawer(page);
  await form.getByLabel("First name").fill("Lena");
  await form.getByLabel("Last name").fill("Voss");
  await form.getByLabel("E-mail").fill("CUSTOMER@demo.test");
  await form.getByLabel("User name").fill("lena.voss");
  await choose(page, "Salesperson type", "Broker");
  await form.getByRole("textbox", { name: "First password" }).fill(demoPassword);
  await page.keyboard.press("Control+Enter");
  await expect(form.getByLabel("E-mail")).toHaveAccessibleDescription(/already has an account/);
  await expectAccessible(page);
  await form.getByLabel("E-mail").fill("lena.voss@demo.test");
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Business associate added.");
  await expect(drawer(page).getByRole("heading", { name: "Lena Voss" })).toBeVisible();
  await expect(page).toHaveURL(/open=\d+/);

  await drawer(page).getByRole("button", { name: "Change password…" }).click();
  await dialog(page).getByRole("textbox", { name: "New password", exact: true }).fill(password);
  await dialog(page).getByRole("textbox", { name: "Repeat new password" }).fill("ten-green-bottles");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByText("The passwords do not match.")).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("textbox", { name: "Repeat new password" }).fill(password);
  await page.keyboard.press("Enter");
  await expectTold(page, "Password changed.");

  const other = await freshPage();
  await signInWith(other, "lena.voss", demoPassword);
  await expect(other.getByText("Sign-in failed")).toBeVisible();
  await signInWith(other, "lena.voss", password);
  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(sidebarLink(other, "Clients")).toBeVisible();
  await expect(sidebarLink(other, "Business associates")).toHaveCount(0);
  await other.goto("/business-associate");
  await expect(other.getByText(/You do not have access to/)).toBeVisible();

  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill("lena.voss");
  await expect(page.getByRole("row", { name: /Jonas Okafor/ })).toHaveCount(0);
  await page.getByRole("switch", { name: "Lena Voss is active" }).click();
  await expectTold(page, "Status saved.");
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
});

test("customers are handed over: the new associate has them at once, the old one no longer finds them", {
  tag: "@whole",
}, async ({ page, signIn, freshPage, house }) => {
  const from = await anAssociate(house, "vera.voss", "Vera");
  await anAssociate(house, "wim.voss", "Wim");
  const moved = await aCustomer(house, "vera.voss", "Harbour Stones");
  await aCustomer(house, "vera.voss", "Quayside Gems");
  const [old, next] = [await freshPage(), await freshPage()];
  await signIn("vera.voss", old);
  await signIn("wim.voss", next);
  await go(old, "/client?tab=all");
  await expect(old.getByText("Harbour Stones")).toBeVisible();
  await go(next, "/client?tab=all");
  await expect(next.getByText("Harbour Stones")).toHaveCount(0);

  await signIn("admin");
  await go(page, `/business-associate/${from}/customers`);
  await page
    .getByRole("row", { name: /Harbour Stones/ })
    .getByRole("checkbox")
    .check();
  await page.getByRole("button", { name: "Hand over…", exact: true }).click();
  const act = dialog(page).getByRole("button", { name: "Hand over", exact: true });
  await expect(act).toHaveAccessibleDescription("Please choose who takes over.");
  await expectAccessible(page);
  await choose(page, "Who takes over", "Wim Voss");
  await dialog(page).getByRole("button", { name: "Hand 1 customer to Wim Voss" }).click();
  await expectTold(page, "Handed over.");
  await expect(page.getByRole("row", { name: /Harbour Stones/ })).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Quayside Gems/ })).toBeVisible();

  await old.reload();
  await expect(old.getByText("Quayside Gems")).toBeVisible();
  await expect(old.getByText("Harbour Stones")).toHaveCount(0);
  await go(old, `/client/${moved}`);
  await expect(old.getByText("Not found.").first()).toBeVisible();
  await next.reload();
  await expect(next.getByText("Harbour Stones")).toBeVisible();

  await page.goto(`/business-associate/${from}`);
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole("button", { name: "Delete…" }).click();
  await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(dialog(page).getByText("Used by 1 customer.")).toBeVisible();
  await expectAccessible(page);
});

test("every tab is an address: a reload and a pasted one open the same place", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const { data } = await house.call("GET", "/business-associate/business-associates-dropdown?search=Jonas");
  const [{ value: id } = { value: 0 }] = (data as { data: { value: number }[] }).data;
  await signIn("admin");
  await go(page, "/business-associate");
  await page.getByRole("row", { name: /Jonas Okafor/ }).click();
  await drawer(page).getByRole("link", { name: "Open", exact: true }).click();
  const tabs = page.getByRole("navigation", { name: "Business associate" });
  for (const [tab, address] of [
    ["Customers", "customers"],
    ["Confirm stones", "confirm-stone"],
    ["Enquiry", "enquiry"],
    ["Cart", "cart"],
    ["Watch list", "watch-list"],
    ["Notes", "notes"],
    ["Hold", "hold"],
    ["Memo", "memo"],
    ["Markup", "markup"],
    ["Inventory access", "inventory-access"],
    ["Profile", "profile"],
  ] as const) {
    await tabs.getByRole("link", { name: new RegExp(`^${tab}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/business-associate/${id}/${address}$`));
    await expect(tabs.locator("[aria-current=page]")).toHaveText(new RegExp(`^${tab}`));
  }
  await go(page, `/business-associate/${id}/memo?currentTab=all`);
  await page.getByRole("grid").getByRole("row").nth(1).click();
  await expect(page).toHaveURL(/line=\d+/);
  const opened = page.url();
  await page.reload();
  await expect(drawer(page)).toBeVisible();
  await expect(tabs.locator("[aria-current=page]")).toHaveText(/^Memo/);
  expect(page.url()).toBe(opened);
  await expect(page.getByText("Alder & Finch Ltd")).toHaveCount(0);
});

test("an associate who cannot be read leaves nothing open and nothing selected", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await go(page, "/business-associate?open=999999");
  await expect(page.getByText("Not found.").first()).toBeVisible();
  await expect(page).toHaveURL(/\/business-associate$/);
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(page.getByRole("grid").locator("[aria-selected=true]")).toHaveCount(0);
  await go(page, "/business-associate/999999/hold");
  await expect(page.getByText("Not found.").first()).toBeVisible();
  await expectAccessible(page);
});
