import type { Page } from "@playwright/test";
import { demoPassword } from "#support/built-portal.ts";
import { expectAccessible } from "./accessible.ts";
import { inDatabase } from "./in-database.ts";
import { expect, sidebarLink, test } from "./journey.ts";

const drawer = (page: Page) => page.getByRole("complementary").last();
const dialog = (page: Page) => page.getByRole("dialog").last();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name }).first();
/** Expects an act that would write to be locked, with the reason. */
async function expectLooking(page: Page, name: string | RegExp) {
  const act = page.getByRole("button", { name }).first();
  await expect(act).toHaveAttribute("aria-disabled", "true");
  await expect(act).toHaveAccessibleDescription("This view is read-only. Leave it to make changes.");
}
const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

for (const { address, title, add, added, saved, deleted, surname } of [
  {
    address: "/admin/admin-users",
    title: "Administrators",
    add: "Add administrator",
    surname: "Quist",
    added: "Administrator added.",
    saved: "Administrator saved.",
    deleted: "Administrator deleted.",
  },
  {
    address: "/admin/quality-control",
    title: "Quality control",
    add: "Add to quality control",
    surname: "Berge",
    added: "Quality control account added.",
    saved: "Quality control account saved.",
    deleted: "Quality control account deleted.",
  },
  {
    address: "/admin/auditors",
    title: "Auditors",
    add: "Add auditor",
    surname: "Falk",
    added: "Auditor added.",
    saved: "Auditor saved.",
    deleted: "Auditor deleted.",
  },
]) {
  test(`${title}: somebody is added, changed, switched off and on, and deleted`, { tag: "@whole" }, async ({
    page,
    signIn,
  }) => {
    const mail = `${surname.toLowerCase()}@demo.test`;
    await signIn("admin");
    await page.goto("/dashboard");
    await sidebarLink(page, title).click();
    await expect(heading(page, title)).toBeVisible();

    await page.getByRole("button", { name: `${add}…` }).click();
    await page.getByRole("button", { name: add, exact: true }).click();
    await expect(drawer(page).getByRole("textbox", { name: "First name" })).toBeFocused();
    await expect(drawer(page).getByRole("textbox", { name: "E-mail" })).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await drawer(page).getByRole("textbox", { name: "First name" }).fill("Nora");
    await drawer(page).getByRole("textbox", { name: "Last name" }).fill(surname);
    await drawer(page).getByRole("textbox", { name: "E-mail" }).fill("ADMIN2@demo.test");
    await drawer(page).getByRole("textbox", { name: "User name" }).fill(surname.toLowerCase());
    await drawer(page).getByRole("textbox", { name: "First password" }).fill(demoPassword);
    await page.keyboard.press("Control+Enter");
    await expect(drawer(page).getByText("This e-mail address already has an account.").first()).toBeVisible();
    await drawer(page).getByRole("textbox", { name: "E-mail" }).fill(mail);
    await page.keyboard.press("Control+Enter");
    await said(page, added);

    await page.goto(`${address}?search=${mail}`);
    await row(page, mail).click();
    await drawer(page).getByRole("textbox", { name: "First name" }).fill("Honora");
    await page.keyboard.press("Control+Enter");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await said(page, saved);
    await expect(row(page, `Honora ${surname}`)).toBeVisible();

    const active = row(page, mail).getByRole("switch", { name: `Honora ${surname} is active` });
    await active.click();
    await said(page, "Status saved.");
    await expect(active).not.toBeChecked();
    await active.click();
    await expect(active).toBeChecked();

    await row(page, mail).getByText(mail).click();
    await expect(drawer(page).getByRole("link", { name: "Permissions of this person" })).toBeVisible();
    await expectAccessible(page);
    await drawer(page).getByRole("button", { name: "Delete…" }).click();
    await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
    await said(page, deleted);
    await page.reload();
    await expect(page.getByText(/match/).first()).toBeVisible();
  });
}

test("nobody switches off or deletes themselves, and who did something stays", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/admin/admin-users?search=admin@demo.test");
  await expect(row(page, "admin@demo.test").getByRole("switch")).toHaveAccessibleDescription(
    "You cannot deactivate or delete your own account.",
  );
  await page.goto("/admin/quality-control?search=qc@demo.test");
  await row(page, "qc@demo.test").getByText("qc@demo.test").click();
  await drawer(page).getByRole("link", { name: "Permissions of this person" }).click();
  await expect(page).toHaveURL(/roles-permissions\?.*user=\d+/);
  await expect(drawer(page).getByRole("heading", { name: /Tuva Berg/ })).toBeVisible();
});

test("a guest appears in the list, signs up, and keeps the cart", { tag: "@whole" }, async ({
  page,
  signIn,
  freshPage,
  house,
}) => {
  const mail = "lena@harbour.test";
  const [stone = ""] = await house.freeStones("customer", 1);
  const guest = await freshPage();
  await guest.goto("/login?form=guest");
  await guest.getByLabel("Company").fill("Harbour Lane");
  await guest.getByLabel("Contact person").fill("Lena Harbour");
  await guest.getByLabel("E-mail").fill(mail);
  await guest.getByLabel("Mobile").fill("70 123 45 67");
  await guest.getByRole("button", { name: /guest/i }).last().click();
  await expect(guest).toHaveURL(/\/dashboard$/);
  await guest.goto(`/search?diamond_type=white&numbers=${stone}`);
  await guest
    .getByRole("checkbox", { name: new RegExp(stone) })
    .first()
    .click();
  await guest.getByRole("button", { name: /cart/i }).first().click();
  await expect(guest.getByText(/in the cart/).first()).toBeVisible();
  await guest.setViewportSize({ width: 390, height: 844 });

  await signIn("admin");
  await page.goto("/dashboard");
  await sidebarLink(page, "Guests").click();
  await expect(heading(page, "Guests")).toBeVisible();
  await row(page, "Harbour Lane").click();
  await expect(drawer(page).getByText(stone)).toBeVisible();
  await expectAccessible(page);

  await guest.goto("/customer-profile/profile");
  await guest.getByRole("button", { name: "Sign up or in, and keep your lists" }).click();
  await expect(guest).toHaveURL(/\/login\?form=sign-up/);
  await said(guest, "You keep everything in your cart, watch list and notes.");
  await expectAccessible(guest);
  await guest.getByLabel("E-mail").fill(mail);
  await guest.getByRole("textbox", { name: "Password" }).first().fill(demoPassword);
  await guest.getByLabel("User name").fill("lena.harbour");
  await guest.getByLabel("First name").fill("Lena");
  await guest.getByLabel("Last name").fill("Harbour");
  await guest.getByLabel("Mobile").fill("70 123 45 67");
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(guest.getByRole("textbox", { name: "Code", exact: true })).toBeFocused();
  await guest.keyboard.type(await house.codeFor(mail));
  await expect(guest).toHaveURL(/\/dashboard$/);
  await guest.goto("/customer-profile/cart");
  await expect(guest.getByText(stone).first()).toBeVisible();

  await page.reload();
  await expect(drawer(page).getByText("Signed up as Lena Harbour")).toBeVisible();
});

test("an administrator looks as a customer, changes nothing, and comes back to where they were", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const [stone = ""] = await house.freeStones("customer", 1);
  await signIn("admin");
  const found = await house.call("GET", "/customer/users?search=customer@demo.test");
  const [mara] = (found.data as { data: { id: number }[] }).data;
  await page.goto(`/client/${mara?.id}`);
  await page.getByRole("button", { name: "View as…" }).click();
  await expect(dialog(page).getByText(/The view is recorded in the log/)).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "View as Mara Lind" }).click();

  const banner = page.getByRole("region", { name: "Somebody else's view" });
  await expect(banner).toContainText("You are viewing the portal as Mara Lind, Customer.");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(sidebarLink(page, "My stones")).toBeVisible();
  await expect(sidebarLink(page, "Administrators")).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await expect(banner).toBeVisible();
  await page.goto(`/search?diamond_type=white&numbers=${stone}`);
  await page
    .getByRole("checkbox", { name: new RegExp(stone) })
    .first()
    .click();
  const cart = page.getByRole("button", { name: /cart/i }).first();
  await expect(cart).toHaveAttribute("aria-disabled", "true");
  for (const name of ["Save search…", /^Export 1$/, /^Share 1/]) await expectLooking(page, name);
  await page.goto("/customer-profile/memo?currentTab=all");
  await expectLooking(page, /^Export \d/);
  await page.goto("/customer-profile/profile?edit=true");
  await drawer(page).getByRole("textbox", { name: "First name" }).fill("Marina");
  await page.keyboard.press("Control+Enter");
  await dialog(page).getByRole("button", { name: /Save/ }).click();
  await said(page, "This view is read-only. Leave it to make changes.");

  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(/\/client\/\d+/);
  await expect(sidebarLink(page, "Administrators")).toBeVisible();
  await page.reload();
  await expect(sidebarLink(page, "Administrators")).toBeVisible();
});

test("a look whose half hour is over leads back to the administrator's own place", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
  portal,
}) => {
  await signIn("admin");
  const { data } = await house.call("GET", "/customer/users?search=customer2@demo.test");
  const [tom] = (data as { data: { id: number }[] }).data;
  await page.goto(`/client/${tom?.id}`);
  await page.getByRole("button", { name: "View as…" }).click();
  await dialog(page).getByRole("button", { name: "View as Tom Alder" }).click();
  const banner = page.getByRole("region", { name: "Somebody else's view" });
  await expect(banner).toBeVisible();
  const [asked] = await Promise.all([page.waitForRequest(/\/user\/profile/), page.goto("/customer-profile/profile")]);
  await expect(page.getByText("+91 98200 11223").first()).toBeVisible({ timeout: 30_000 });

  await inDatabase(portal.dataDir, "UPDATE session SET expires_at = created_at WHERE viewed_by IS NOT NULL");
  const { authorization = "" } = asked.headers();
  const again = () => page.request.get(`${portal.address}/api/v1/user/profile`, { headers: { authorization } });
  // The server remembers the caller for half a second.
  await expect.poll(async () => (await again()).status()).toBe(401);
  await sidebarLink(page, "Special stones").click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/client/${tom?.id}$`));
  await expect(sidebarLink(page, "Administrators")).toBeVisible();
});

test("an associate is looked at on a phone too", { tag: "@whole" }, async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/settings/roles-permissions?role=5&view=user&search=associate2@demo.test");
  await row(page, "associate2@demo.test").click();
  await drawer(page).getByRole("button", { name: "View as…" }).click();
  await dialog(page).getByRole("button", { name: "View as Priya Raman" }).click();
  await expect(page.getByRole("region", { name: "Somebody else's view" })).toContainText("Priya Raman");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await said(page, "You are back in your own account.");
});
