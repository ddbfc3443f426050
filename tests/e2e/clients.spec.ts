import type { Page } from "@playwright/test";
import { demoPassword } from "#support/built-portal.ts";
import { expectAccessible } from "./accessible.ts";
import { tourOf } from "./all-screens.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";

const clientTabs = ["Business", "KYC documents", "Users", "Confirm stones", "Enquiry", "Cart", "Watch list"];
const moreTabs = ["Notes", "Hold", "Memo", "Invoices", "Inventory access"];

/** The id of a client by a search. */
async function idOf(house: HouseClient, search: string): Promise<number> {
  const { data } = await house.call("GET", `/customer/users?search=${encodeURIComponent(search)}`);
  return (data as { data: { id: number }[] }).data[0]?.id ?? 0;
}

/** The number of stones that a person finds. */
async function found(house: HouseClient, name: string): Promise<number> {
  const { data } = await house.callAs(name, "POST", "/inventory/search?size=1", {});
  return (data as { pagination: { totalRecords: number } }).pagination.totalRecords;
}

/** Adds a customer with a business by the call. */
const addClient = (house: HouseClient, as: string, name: string, company: string) =>
  house.callAs(as, "POST", "/customer/add-customer-with-business", {
    email: `${name}@demo.test`,
    user_name: `${name}.user`,
    first_name: "Nora",
    last_name: "Quist",
    mobile: "70 123 45 67",
    mobile_country_id: 213,
    password: demoPassword,
    business: { company_name: company },
  });

async function fillNewClient(page: Page, name: string, company: string) {
  const drawer = page.getByRole("complementary", { name: "New customer" });
  await drawer.getByLabel("First name").fill("Fern");
  await drawer.getByLabel("Last name").fill("Halloway");
  await drawer.getByLabel("E-mail").fill(`${name}@demo.test`);
  await drawer.getByLabel("User name").fill(`${name}.user`);
  await drawer.getByRole("combobox", { name: "Country code" }).click();
  await page.getByRole("option", { name: /\+46/ }).click();
  await drawer.getByLabel("Mobile").fill("70 123 45 67");
  await drawer.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await drawer.getByLabel("Company").fill(company);
  await drawer.getByLabel("Tax number").fill("SE556677889901");
  return drawer;
}

test("an administrator adds a customer, limits what they see, opens everything of theirs, and deletes them", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  await signIn("admin");
  await page.goto("/client");
  await page.getByRole("button", { name: "Add customer…" }).click();
  const drawer = await fillNewClient(page, "fern", "Fernway Jewellers");
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Fernway Jewellers" })).toContainText("fern@demo.test");
  await expect(page).toHaveURL(/tab=all/);

  await page.getByRole("searchbox", { name: "Search" }).fill("fernway");
  await expect(page.getByText("1 on this page / 1 matching")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Fernway" })).toContainText("Business Process Not Registered");
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await expect(page.getByText("SE556677889901")).toBeVisible();

  await page.getByRole("button", { name: "Edit business…" }).click();
  await page.getByLabel("Company").fill("Fernway & Daughters");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Fernway & Daughters");

  const before = await found(house, "fern");
  await page.getByRole("link", { name: "Inventory access" }).click();
  await page.getByRole("radiogroup", { name: "Diamond types" }).getByText("Only these").click();
  await page.getByRole("button", { name: "White", exact: true }).click();
  await page.getByRole("button", { name: /^Save access/ }).click();
  await expect(page.getByRole("button", { name: /^Save access/ })).toHaveAccessibleDescription("No changes yet.");
  const after = await found(house, "fern");
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(before);

  const tabs = page.getByRole("navigation", { name: "Client" });
  for (const tab of [...clientTabs, ...moreTabs]) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await expectAccessible(page);
  }

  await tabs.getByRole("link", { name: "Business" }).click();
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/client\?tab=all$/);
  expect(await idOf(house, "fernway")).toBe(0);
});

test("a business is switched off, and on again", { tag: "@whole" }, async ({ page, signIn, house }) => {
  await addClient(house, "admin", "wald", "Wald Jewellers");
  await signIn("admin");
  await page.goto(`/client/${await idOf(house, "Wald Jewellers")}`);
  const active = page.getByRole("switch", { name: "Wald Jewellers is active" });
  await active.click();
  await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).click();
  await expect(active).not.toBeChecked();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Inactive");
  await active.click();
  await expect(active).toBeChecked();
});

test("a client with lines stays, and the refusal says what binds them", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const id = await idOf(house, "Northlight");
  await signIn("admin");
  await page.goto(`/client?tab=all&open=${id}`);
  await page.getByRole("button", { name: "Delete…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(dialog).toContainText("It is in use and can only be made inactive.");
  await expect(dialog).toContainText(/Used by \d+ list lines/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("complementary", { name: "Northlight Jewels" })).toBeVisible();
});

test("a client's lists hold that client's lines and no other's, with the acts of the list", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  await addClient(house, "admin", "lines", "Lines and Company");
  const id = await idOf(house, "lines@demo.test");
  const [own = "", other = ""] = await house.freeStones("customer", 2);
  await house.callAs("admin", "POST", "/inventory/new-arrival/carts", { stock_numbers: [own], user_id: id });
  await house.callAs("customer", "POST", "/inventory/new-arrival/carts", { stock_numbers: [other] });
  await signIn("admin");
  await page.goto(`/client/${id}?tab=cart`);
  const tabs = page.getByRole("navigation", { name: "Client" });
  await expect(tabs.getByRole("link", { name: "Cart 1" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: own })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: other })).toHaveCount(0);
  await page.getByRole("checkbox", { name: `Select ${own}` }).click();
  await page.getByRole("button", { name: "Remove 1" }).click();
  await expect(tabs.getByRole("link", { name: "Cart 0" })).toBeVisible();
  await page.reload();
  await expect(tabs.getByRole("link", { name: "Cart 0" })).toHaveAttribute("aria-current", "page");
});

test("an associate sees own customers alone, and adds one who is theirs at once", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const foreign = await idOf(house, "Alder");
  await signIn("associate");
  await page.goto("/client?tab=all");
  await expect(page.getByRole("row").filter({ hasText: "Northlight" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Alder" })).toHaveCount(0);
  await page.goto(`/client/${foreign}`);
  await expect(page.getByText("Not found.")).toBeVisible();

  await page.getByRole("link", { name: "All clients" }).click();
  await page.getByRole("button", { name: "Add customer…" }).click();
  await fillNewClient(page, "moss", "Moss Gems");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("complementary", { name: "Moss Gems" })).toContainText("Jonas Okafor");
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await expect(page.getByRole("button", { name: "Hand over…" })).toHaveAccessibleDescription(
    "You do not have permission to do this.",
  );
});

test("a client is handed to another associate, and is found under that one", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  await addClient(house, "associate", "handed", "Handed Stones");
  const id = await idOf(house, "handed@demo.test");
  await signIn("admin");
  await page.goto(`/client/${id}`);
  await page.getByRole("button", { name: "Hand over…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Business associate" }).click();
  await page.getByRole("option", { name: "Priya Raman" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await expect(dialog).toHaveCount(0);
  const { data } = await house.callAs("associate2", "GET", "/customer/users?search=Handed");
  expect((data as { data: unknown[] }).data).toHaveLength(1);
});

test("what is typed into a form is not lost by leaving it", { tag: "@whole" }, async ({ page, signIn, house }) => {
  const id = await idOf(house, "Northlight");
  await signIn("admin");
  await page.goto(`/client/${id}?edit=business`);
  await page.getByLabel("Address").fill("4 North Quay");
  await page.getByRole("navigation", { name: "Client" }).getByRole("link", { name: "Users" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Address")).toHaveValue("4 North Quay");
});

test("quality control looks at clients and is told why nothing may be changed", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const id = await idOf(house, "Northlight");
  await signIn("qc");
  await page.goto("/client?tab=registered");
  await expect(page.getByRole("button", { name: "Add customer…" })).toHaveAccessibleDescription(
    "You do not have permission to do this.",
  );
  await page.goto(`/client/${id}`);
  for (const name of ["Edit business…", "Edit person…", "Hand over…", "Delete…"]) {
    await expect(page.getByRole("button", { name })).toHaveAccessibleDescription(
      "You do not have permission to do this.",
    );
  }
  await expect(page.getByRole("link", { name: "Users" })).toBeVisible();
  await expect(page.getByRole("link", { name: "KYC documents" })).toHaveCount(0);
});

test("the finder leads to a client's own page", { tag: "@whole" }, async ({ page, signIn, house }) => {
  const id = await idOf(house, "Northlight");
  await signIn("admin");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Find/ }).click();
  await page.getByRole("dialog", { name: "Go to" }).getByRole("combobox").fill("Northlight");
  await page.getByRole("option", { name: /Northlight Jewels/ }).click();
  await expect(page).toHaveURL(new RegExp(`/client/${id}$`));
});

test("on a phone a client is a card, and the page of one fits", { tag: "@whole" }, async ({ page, signIn, house }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await idOf(house, "Northlight");
  await signIn("admin");
  await page.goto("/client?tab=registered");
  const card = page.getByRole("listitem").filter({ hasText: "Northlight Jewels" });
  await expect(card).toContainText("Business Process Registered");
  await expectAccessible(page);
  await card.getByRole("button", { name: "Open Northlight Jewels" }).click();
  await expect(page.getByRole("complementary", { name: "Northlight Jewels" })).toBeVisible();
  await expectAccessible(page);
  const go = tourOf(page);
  for (const tab of ["", "?tab=users", "?tab=hold", "?tab=access"]) {
    await go(`/client/${id}${tab}`);
    await expectAccessible(page);
  }
});
