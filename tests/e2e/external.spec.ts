import type { Page } from "@playwright/test";
import { fetchHeld } from "#support/held-answers.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

/** An external client: nothing but fetch, a key, and the address of the house. */
const programAt =
  (address: string | undefined, key: string) =>
  async (method: string, path: string, data?: object): Promise<{ status: number; body: never }> => {
    const response = await fetchHeld(`${address}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(data && { "content-type": "application/json" }) },
      ...(data && { body: JSON.stringify({ data }) }),
    });
    return { status: response.status, body: (await response.json()) as never };
  };

async function addClient(page: Page, name: string) {
  await page.getByRole("button", { name: "Add client…" }).click();
  const drawer = page.getByRole("complementary", { name: "New client" });
  await drawer.getByText("Existing business").click();
  await drawer.getByRole("combobox", { name: "Business" }).click();
  await page.getByRole("option", { name: "Halden Diamonds BV" }).click();
  await drawer.getByLabel("First name").fill("Sol");
  await drawer.getByLabel("Last name").fill("Quarry");
  await drawer.getByLabel("E-mail").fill(`${name}@quarry.test`);
  await drawer.getByLabel("User name").fill(name);
  await drawer.getByRole("button", { name: /Add client/ }).click();
  await expect(page.getByText("No key yet")).toBeVisible();
}

async function makeKey(page: Page, scopes: string[]): Promise<string> {
  await page.getByRole("button", { name: "New key…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Web shop");
  for (const scope of scopes) await dialog.getByRole("checkbox", { name: scope }).check();
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("This is the only time that the key is shown.")).toBeVisible();
  const key = await dialog.getByLabel("Key").inputValue();
  await dialog.getByRole("button", { name: "I have saved it" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  return key;
}

test("an administrator adds an API client and its key, a program confirms with it, and the tab shows it", {
  tag: "@whole",
}, async ({ page, signIn, baseURL }) => {
  await signIn("admin");
  await page.goto("/api");
  await addClient(page, "quarry.shop");
  const address = page.url();
  const key = await makeKey(page, ["lists:read", "lists:write"]);
  expect(await page.content()).not.toContain(key);

  const program = programAt(baseURL, key);
  const found = await program("POST", "/inventory/search?size=500", { diamond_type: "white" });
  const { stockList } = (found.body as { data: { stockList: { stock_no: string; status: number }[] } }).data;
  const stone = stockList.find(({ status }) => status === 1)?.stock_no ?? "";
  expect((await program("POST", "/inventory/new-arrival/confirm-stone", { lines: [{ stock_no: stone }] })).status).toBe(
    201,
  );
  expect((await program("GET", "/user/profile")).status).toBe(403);

  await page.getByRole("navigation", { name: "Client" }).getByRole("link", { name: "Confirm stones" }).click();
  await expect(page).toHaveURL(/tab=confirm-stone/);
  await expect(page.getByText(stone)).toBeVisible();
  await page.reload();
  await expect(page.getByText(stone)).toBeVisible();
  for (const tab of ["Hold", "Memo"]) {
    // Spec §9: the lists of an external client have two hundred rows to a page.
    const asked = page.waitForRequest((request) =>
      new URL(request.url()).pathname.endsWith(`/get-${tab.toLowerCase()}`),
    );
    await page.getByRole("navigation", { name: "Client" }).getByRole("link", { name: tab }).click();
    expect(new URL((await asked).url()).searchParams.get("size")).toBe("200");
    await expect(page.getByText(stone)).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Client" })).toBeVisible();
  }

  // A revoked key is dead at once, and so are all others of a client that is switched off.
  await page.goto(address);
  const second = programAt(baseURL, await makeKey(page, []));
  expect((await second("POST", "/inventory/search", {})).status).toBe(200);
  await page.getByRole("button", { name: "Revoke the key Web shop" }).last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke key" }).click();
  await expectTold(page, "Key revoked.");
  expect((await program("POST", "/inventory/search", {})).status).toBe(401);
  await page.getByRole("switch", { name: "Halden Diamonds BV is active" }).click();
  await expectTold(page, "Status saved.");
  expect((await second("POST", "/inventory/search", {})).status).toBe(401);
});

test("a key is replaced, and the old one opens as long as was chosen", { tag: "@whole" }, async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn("admin");
  await page.goto("/api");
  await addClient(page, "quarry.feed");
  const old = programAt(baseURL, await makeKey(page, []));
  await page.getByRole("button", { name: "Replace the key Web shop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create new key" }).click();
  await expect(page.getByText("This is the only time that the key is shown.")).toBeVisible();
  const next = programAt(baseURL, await page.getByRole("dialog").getByLabel("Key").inputValue());
  await page.getByRole("dialog").getByRole("button", { name: "I have saved it" }).click();
  await expect(page.getByText("Replaced")).toBeVisible();
  for (const key of [old, next]) expect((await key("POST", "/inventory/search", {})).status).toBe(200);
});

test("an FTP client is added, changed, found by its source, switched off and on, and deleted", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  await signIn("admin");
  await page.goto("/api");
  await page.getByRole("button", { name: "Add client…" }).click();
  const drawer = page.getByRole("complementary", { name: "New client" });
  await drawer.getByText("FTP", { exact: true }).click();
  await drawer.getByRole("textbox", { name: "Company" }).fill("Folder Trade");
  await drawer.getByLabel("First name").fill("Fay");
  await drawer.getByLabel("Last name").fill("Older");
  await drawer.getByLabel("E-mail").fill("fay@folder.test");
  await drawer.getByLabel("User name").fill("folder.trade");
  await drawer.getByRole("button", { name: /Add client/ }).click();
  await expect(drawer.getByRole("textbox", { name: "Password" })).toHaveAccessibleDescription(
    /An FTP client signs in with a password\./,
  );
  await drawer.getByRole("textbox", { name: "Password" }).fill("nine-green-bottles");
  await drawer.getByRole("button", { name: /Add client/ }).click();
  await expect(page).toHaveURL(/\/api\/\d+$/);

  await page.goto("/api?source=7");
  await expect(page.getByRole("link", { name: "Folder Trade" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Halden Diamonds BV" })).toHaveCount(0);
  await page.getByText("Fay Older").click();
  const edit = page.getByRole("complementary", { name: "Folder Trade" });
  await edit.getByLabel("Last name").fill("Newer");
  await edit.getByRole("button", { name: /Save changes/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Fay Newer")).toBeVisible();
  const active = page.getByRole("switch", { name: "Folder Trade is active" });
  await active.click();
  await expect(active).not.toBeChecked();
  await active.click();
  await expect(active).toBeChecked();
  const { data } = await house.call("GET", "/external-clients?search=folder.trade");
  const [{ business }] = (data as { data: [{ business: { id: number } }] }).data;
  const switchBusiness = (is_active: boolean) =>
    house.call("PUT", `/customer/business/${business.id}/status`, { is_active });
  await switchBusiness(false);
  await page.reload();
  const row = page.getByRole("row", { name: /Folder Trade/ });
  await expect(row.getByText("Inactive")).toBeVisible();
  await row.getByRole("link", { name: "Folder Trade" }).click();
  await expect(page.getByRole("main").getByText("Inactive")).toBeVisible();
  await switchBusiness(true);
  await page.goto("/api?source=7");
  await expect(row.getByText("Inactive")).toHaveCount(0);
  await page.getByText("Fay Newer").click();
  await edit.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: "Folder Trade" })).toHaveCount(0);
});

test("the list opens with the first diamond type, and its filters stand in the address", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/api");
  await expect(page.getByRole("radio", { name: "White" })).toBeChecked();
  await page.getByText("Fancy", { exact: true }).click();
  await expect(page).toHaveURL(/diamond_type=fancy/);
  await page.getByRole("combobox", { name: "Source" }).click();
  await page.getByRole("option", { name: "API" }).click();
  await expect(page).toHaveURL(/source=6/);
  await page.reload();
  await expect(page.getByRole("link", { name: "Halden Diamonds BV" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Casa Belmonte" })).toHaveCount(0);
});

test("an auditor looks and changes nothing; an associate may not look", { tag: "@whole" }, async ({
  page,
  signIn,
  freshPage,
}) => {
  await signIn("auditor");
  await page.goto("/api");
  await page.getByRole("link", { name: "Halden Diamonds BV" }).first().click();
  await expect(page.getByRole("button", { name: "Edit client…" })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("button", { name: "New key…" })).toHaveAttribute("aria-disabled", "true");
  const other = await freshPage();
  await signIn("associate", other);
  await other.goto("/api");
  await expect(other.getByText(/You do not have access to/)).toBeVisible();
});

test("at 390 pixels a key is made, and an API client finds it in the own profile", { tag: "@whole" }, async ({
  page,
  signIn,
  freshPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("admin");
  await page.goto("/api");
  await page.getByRole("link", { name: "Halden Diamonds BV" }).first().click();
  await page.getByRole("button", { name: "New key…" }).waitFor();
  await expectAccessible(page);
  await makeKey(page, ["papers:read"]);
  await expectAccessible(page);
  const own = await freshPage();
  await signIn("api", own);
  await own.goto("/customer-profile/profile");
  await expect(own.getByText("Your API keys")).toBeVisible();
  await expectAccessible(own);
});
