import type { Page } from "@playwright/test";
import { BuiltPortal } from "#support/built-portal.ts";
import { freePort } from "#support/free-port.ts";
import { type OpenIdPeer, openIdPeer } from "#support/openid-peer.ts";
import { expectAccessible, expectAccessibleInBothColours } from "./accessible.ts";
import { expect, test as journey } from "./journey.ts";
import { expectTold } from "./told.ts";

/** A house with a sign-in service of others beside it, which shows its own pages. */
const test = journey.extend<object, { service: OpenIdPeer; publicPort: number; portal: BuiltPortal }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
  publicPort: [async ({}, use) => use(await freePort()), { scope: "worker" }],
  service: [
    async ({ publicPort }, use) => {
      const peer = await openIdPeer({ returns: [`http://127.0.0.1:${publicPort}/login`], hasPages: true });
      await use(peer);
      await peer.close();
    },
    { scope: "worker" },
  ],
  portal: [
    async ({ publicPort, service }, use) => {
      const publicUrl = `http://127.0.0.1:${publicPort}`;
      const portal = await new BuiltPortal().start({
        PORT: String(publicPort),
        PUBLIC_URL: publicUrl,
        OIDC_ISSUER: service.rules.issuer,
        OIDC_CLIENT_ID: service.rules.clientId,
        OIDC_CLIENT_SECRET: service.rules.clientSecret,
        OIDC_NAME: service.rules.name,
      });
      await use(portal);
      await portal.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

const way = (page: Page) => page.getByRole("button", { name: "Sign in with House accounts" });

/** Says at the service's own page who one is. */
async function nameOneself(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(email);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
}

test("somebody of the staff signs in at the service, comes to the wanted page, works on and signs out", {
  tag: "@whole",
}, async ({ page }) => {
  await page.goto("/settings/masters");
  await expect(way(page)).toBeVisible();
  await expectAccessibleInBothColours(page);
  await way(page).focus();
  await page.keyboard.press("Enter");
  await nameOneself(page, "admin@demo.test");
  await expectTold(page, "Sign-in successful!");
  await expect(page).toHaveURL(/\/settings\/masters/);
  await page.reload();
  await expect(page).toHaveURL(/\/settings\/masters/);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /Profile/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(way(page)).toBeVisible();
});

test("whoever is refused reads why on the sign-in page, and may try again", { tag: "@whole" }, async ({
  page,
  freshPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  await way(page).click();
  await nameOneself(page, "customer@demo.test");
  const told = page.getByRole("alert").filter({ hasText: "No staff account has the e-mail address" });
  await expect(told.first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expectAccessible(page);
  await page.reload();
  await expect(told).toHaveCount(0);

  const cancelling = await freshPage();
  await cancelling.goto("/login");
  await way(cancelling).click();
  await cancelling.getByRole("link", { name: /Cancel/ }).click();
  await expect(cancelling.getByText("You cancelled the sign-in at the sign-in service.").first()).toBeVisible();
  await expect(way(cancelling)).toBeEnabled();
});

test("a service that is away is said on the sign-in page, and the password still signs in", { tag: "@whole" }, async ({
  page,
  service,
  signInAtTheDoor,
}) => {
  service.answerInstead((_, response) => response.writeHead(503, { "content-type": "text/html" }).end("<p>Away</p>"));
  await page.goto("/login");
  await way(page).click();
  await expect(page.getByText("The sign-in service does not answer as it should.").first()).toBeVisible();
  service.answerInstead(null);
  await signInAtTheDoor("associate");
});

test("one sees in the profile who signs one in, and an administrator removes the binding", { tag: "@whole" }, async ({
  page,
  freshPage,
  signIn,
}) => {
  await page.goto("/customer-profile/profile");
  await way(page).click();
  await nameOneself(page, "qc@demo.test");
  await expect(page.getByText(/^Signed in by House accounts since/)).toBeVisible();

  const office = await freshPage();
  await signIn("admin", office);
  await office.goto("/admin/quality-control?search=qc@demo.test");
  await office
    .getByRole("row", { name: /qc@demo.test/ })
    .getByText("qc@demo.test")
    .click();
  await office.getByRole("button", { name: /^Remove binding… of/ }).click();
  const dialog = office.getByRole("dialog").filter({ hasText: "Remove the binding" });
  await expectAccessible(office);
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Has another account there now");
  await dialog.getByRole("button", { name: "Remove binding" }).click();
  await expectTold(office, "Binding removed. The account's owner is told.");
  await expect(office.getByRole("button", { name: /^Remove binding… of/ })).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});
