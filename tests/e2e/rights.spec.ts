import type { Page } from "@playwright/test";
import { tourOf } from "./all-screens.ts";
import { expect, sidebarLink, test } from "./journey.ts";
import { expectTold } from "./told.ts";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");

const everybody = ["Dashboard", "Search", "New arrivals", "Match pairs", "Collections", "Special stones"];
/** The menu of roles that follow a stone through the house. */
const followers = [...everybody, "Track report"];
const transactions = ["Confirm stones", "Hold", "Memo", "Invoices", "Enquiry", "Cart", "Watch list", "Notes"];
const people = ["Clients", "Business associates", "API and FTP clients", "Guests"];
const office = [...followers, ...transactions, "Tasks", "Reports", "Clients", "Profile"];
const ownLists = [
  "My cart",
  "My watch list",
  "My notes",
  "My enquiries",
  "My confirm stones",
  "My holds",
  "My memos",
  "My invoices",
  "My reports",
  "My business",
];
const sidebars: Record<string, string[]> = {
  admin: [
    ...followers,
    ...transactions,
    "External export",
    "Tasks",
    "Insight",
    "Reports",
    ...people,
    "Inventory providers",
    "Loads",
    "Feeds",
    "List prices",
    "Markups",
    "Carat ranges",
    "Manage collections",
    "Featured stones",
    "Stock lists",
    "Administrators",
    "Quality control",
    "Auditors",
    "Live users",
    "Outbox",
    "Workflows",
    "Audit logs",
    "Profile",
    "Settings",
  ],
  qc: office,
  associate: office.flatMap((entry) => (entry === "Tasks" ? [entry, "Insight"] : entry)),
  customer: [...everybody, "My stones"],
  newcomer: [...everybody, "My stones"],
  api: [...everybody, ...ownLists, "Profile"],
  auditor: [
    ...followers,
    ...transactions,
    "Tasks",
    "Insight",
    "Reports",
    ...people,
    "Live users",
    "Workflows",
    "Audit logs",
    "Profile",
  ],
};

test("every account sees the portal of its role", { tag: "@whole" }, async ({ signIn, freshPage }) => {
  for (const [name, wanted] of Object.entries(sidebars)) {
    const page = await freshPage();
    await signIn(name, page);
    await page.goto("/dashboard");
    // An entry may end with the count of what waits there.
    const entries = wanted.map((entry) => new RegExp(`^${entry}[\\d,]*$`));
    await expect(sidebar(page), name).toHaveText(["Loupe", ...entries]);
  }
});

test("an account that delivers for a provider has its loads in the menu, and one of another provider is not found", async ({
  page,
  signIn,
  house,
  freshPage,
}) => {
  await house.deliversFor(1);
  await signIn("deliverer");
  await page.goto("/dashboard");
  await sidebarLink(page, "My loads").click();
  await page.getByRole("row", { name: /aldgate-changes\.csv/ }).click();
  await expect(page.getByText("The row has no price in any form.").first()).toBeVisible();
  const go = tourOf(page);
  await go("/my-loads/4"); // of another provider
  await expect(page.getByRole("alert")).toBeVisible();
  await house.deliversFor(null);
  await page.goto("/my-loads");
  await expect(page.getByText("You do not have access to", { exact: false })).toBeVisible();
  await expect(sidebarLink(page, "My loads")).toHaveCount(0);
  // A customer's right to their own lists does not reach the loads of whoever delivers.
  const customer = await freshPage();
  await signIn("customer", customer);
  await customer.goto("/my-loads");
  await expect(customer.getByText("You do not have access to", { exact: false })).toBeVisible();
});

test("Settings of an administrator leads to the masters", { tag: "@whole" }, async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/dashboard");
  await sidebarLink(page, "Settings").click();
  await expect(page).toHaveURL(/\/settings\/master-settings\/master/);
});

test("a screen without its right is refused, and says what one may open", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("associate");
  const go = tourOf(page);
  for (const address of [
    "/settings/roles-permissions",
    "/settings/master-settings/master",
    "/inventory/company",
    "/inventory/loads",
    "/inventory/loads/new",
    "/inventory/feeds",
    "/inventory/providers/1",
    "/settings/system-settings/match-pairs",
    "/settings/system-settings/new-arrivals",
    "/settings/system-settings/home-settings",
    "/settings/system-settings/bulk-email",
    "/settings/system-settings/house",
    "/inventory/collections",
    "/inventory/featured-stones",
    "/inventory/stock-list",
    "/admin",
    "/customer",
    "/admin/live-users",
    "/admin/outbox",
    "/admin/audit-logs",
    "/admin/workflows",
    "/admin/workflows/memo",
    "/admin/admin-users",
    "/admin/quality-control",
    "/admin/auditors",
    "/guests",
    "/transaction/external-export",
    "/business-associate",
    "/business-associate/5/hold",
    "/api",
    "/api/9",
  ]) {
    await go(address);
    await expect(page.getByText(/You do not have access to/)).toBeVisible();
  }
});

test("a right that is given and taken acts on who is signed in", { tag: "@whole" }, async ({
  page,
  signIn,
  freshPage,
}) => {
  await signIn("admin");
  const other = await freshPage();
  await signIn("associate2", other);
  await other.goto("/dashboard");
  await page.goto("/settings/roles-permissions?role=5&view=user");
  await page.getByText("Priya Raman").first().click();
  const outbox = page.getByRole("checkbox", { name: /Outbox.*Read|Read.*Outbox/ });
  const save = () =>
    Promise.all([
      page.waitForResponse((response) => response.request().method() === "PUT" && response.ok()),
      page.keyboard.press("Control+Enter"),
    ]);
  await outbox.check();
  await save();
  await expectTold(page, "Permissions saved.");
  await other.reload();
  await sidebarLink(other, "Outbox").click();
  await expect(other).toHaveURL(/\/admin\/outbox/);
  // The list is loaded: an answer under way would serve the next visit too.
  await expect(other.getByText(/matching$/)).toBeVisible();
  await sidebarLink(other, "Profile").click();
  await expect(other).toHaveURL(/profile/);
  await expect(other.getByText("This session")).toBeVisible(); // Requested after the list.
  await outbox.uncheck();
  await save();
  await sidebarLink(other, "Outbox").click();
  await expect(other.getByText("You do not have access to Outbox")).toBeVisible();
  await other.reload();
  await expect(sidebarLink(other, "Outbox")).toHaveCount(0);
  await expect(other.getByText("The screen opens by itself then.")).toBeVisible();
  await outbox.check();
  await save();
  // Whoever comes back to the window has the rights of now; whoever stays has them within a minute.
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(other.getByText(/matching$/)).toBeVisible();
  await outbox.uncheck();
  await save();
});

test("the permission screens begin with role 5", { tag: "@whole" }, async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/settings/roles-permissions");
  await expect(page.getByText("The permissions of a new Business associate account.")).toBeVisible();
});

test("an address whose number is none has no screen, and offers no other try", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const addresses = ["/collection/zzz", "/client/12x", "/transaction/paper/99999999999999999999", "/search/letter/zzz"];
  // A letter whose rule was deleted is kept no more.
  addresses.push("/search/letter/5b0c1c4e-6a4e-4f1f-9a53-0d1b7f3f5a10");
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByText("There is no screen at this address")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  }
});

test("a customer comes neither to the clients of the house nor to what became of a stone, and waits for no permission", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("customer");
  for (const address of ["/client", "/client/6", "/track-report"]) {
    await page.goto(address);
    await expect(page.getByText(/You do not have access to/)).toBeVisible();
    await expect(page.getByText("This screen is not for your account.")).toBeVisible();
    await expect(page.getByText(/opens by itself/)).toHaveCount(0);
  }
});

test("the first page of another role is no screen that a permission opens", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("associate");
  await page.goto("/customer");
  await expect(page.getByText(/You do not have access to/)).toBeVisible();
  await expect(page.getByText("This screen is not for your account.")).toBeVisible();
  await page.goto("/admin/outbox");
  await expect(page.getByText("The screen opens by itself then.")).toBeVisible();
});
