import type { Locator, Page } from "@playwright/test";
import { codeOf, fromBase32, stepOf } from "#server/ground/totp.ts";
import { demoPassword } from "#support/built-portal.ts";
import { expectAccessible } from "./accessible.ts";
import { inDatabase } from "./in-database.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

/** The key that a screen shows for an authenticator. */
async function shownKey(on: Locator): Promise<string> {
  const text = await on.locator(".authenticator-key").textContent();
  return (text ?? "").replaceAll(" ", "");
}

/** The code of an authenticator, by the house's own clock, or the next code: each is good once. */
const codeNow = (key: string, later = 0) => codeOf(fromBase32(key), stepOf(new Date()) + later);

const shownCodes = (on: Locator | Page) => on.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");

async function giveThePassword(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a second factor is set up in the profile, asked for at the door, and taken away by an administrator", {
  tag: "@whole",
}, async ({ page, freshPage, house, portal, signIn }) => {
  const email = "lindqvist@demo.test";
  await house.signUp(email);
  await giveThePassword(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto("/customer-profile/profile");
  const panel = page.locator("section").filter({ has: page.getByRole("heading", { name: "Second factor" }) });
  await panel.getByRole("button", { name: "Set up authenticator app…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "QR code of the key" })).toBeVisible();
  await expectAccessible(page);
  const key = await shownKey(dialog);
  await dialog.getByLabel("Code that the app shows now").fill(codeNow(key, -9));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("This code is wrong or has been used already.").first()).toBeVisible();
  await dialog.getByLabel("Code that the app shows now").fill(codeNow(key));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(shownCodes(dialog)).toHaveCount(10);
  const [recovery = ""] = await shownCodes(dialog).allTextContents();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download codes" }).click();
  expect((await download).suggestedFilename()).toBe("loupe-recovery-codes.txt");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "I have kept them" }).click();
  await expect(panel.getByText("10 recovery codes left")).toBeVisible();
  await expectAccessible(page);

  const door = await freshPage();
  await giveThePassword(door, email);
  await expect(door.getByLabel("Code")).toBeFocused();
  await expectAccessible(door);
  await door.getByLabel("Code").fill(codeNow(key, 1));
  await expect(door).toHaveURL(/\/dashboard$/);

  const second = await freshPage();
  await giveThePassword(second, email);
  await second.getByRole("button", { name: "Use a recovery code" }).click();
  await expectAccessible(second);
  await second.getByLabel("Recovery code").fill(recovery);
  await second.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(second).toHaveURL(/\/dashboard$/);
  const again = await freshPage();
  await giveThePassword(again, email);
  await again.getByRole("button", { name: "Use a recovery code" }).click();
  await again.getByLabel("Recovery code").fill(recovery);
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(again.getByText("This code is wrong or has been used already.").first()).toBeVisible();

  const office = await freshPage();
  await signIn("admin", office);
  const [person] = await inDatabase(portal.dataDir, "SELECT id FROM account WHERE email = $1", [email]);
  await office.goto(`/client/${person?.id}`);
  await office.getByRole("button", { name: /^Take second factor… of/ }).click();
  const take = office.getByRole("dialog");
  await expectAccessible(office);
  await take.getByRole("textbox", { name: "Reason" }).fill("Lost the telephone, and called back");
  await take.getByRole("button", { name: "Take second factor" }).click();
  await expectTold(office, "The account signs in with its password alone now.");
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await giveThePassword(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a role that needs a second factor sets it up on the way in", { tag: "@whole" }, async ({
  page,
  freshPage,
  house,
  portal,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/settings/system-settings/house");
  const auditors = page.getByRole("checkbox", { name: "Auditor" });
  const save = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expectTold(page, "House settings saved.");
  };
  await auditors.check();
  await save();

  const door = await freshPage();
  await giveThePassword(door, "auditor@demo.test");
  await expect(door.getByRole("heading", { name: "Set up your second factor" })).toBeVisible();
  await expectAccessible(door);
  await door.goto("/dashboard");
  await expect(door).toHaveURL(/\/login/);
  await giveThePassword(door, "auditor@demo.test");
  const key = await shownKey(door.locator("main"));
  await door.getByLabel("Code that the app shows now").fill(codeNow(key));
  await door.getByRole("button", { name: "Turn on and continue" }).click();
  await expect(shownCodes(door)).toHaveCount(10);
  await expectAccessible(door);
  await door.getByRole("button", { name: "I have kept them, continue" }).click();
  await expect(door).toHaveURL(/\/dashboard$/);

  // The next journeys in this house sign in by the password alone.
  await auditors.uncheck();
  await save();
  const [auditor] = await inDatabase(portal.dataDir, "SELECT id FROM account WHERE email = 'auditor@demo.test'");
  await house.call("POST", `/customer/second-factor/${auditor?.id}`, { reason: "The journey is over" });
  await house.openSession("auditor");
});
