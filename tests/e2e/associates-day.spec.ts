import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

// A new house fills its index beside the first questions.
const atFirst = { timeout: 60_000 };
const drawer = (page: Page) => page.getByRole("complementary").last();
const kyc = "Your KYC verification is pending. Please complete your business verification before proceeding.";

async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible(atFirst);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
/** Shows one stone to an associate as their client sees it, and selects it. */
async function select(page: Page, number: string, clientId: number): Promise<void> {
  await page.goto(`/search?numbers=${number}&user_id=${clientId}`);
  await expect(page.getByText(/matching/).first()).toBeVisible(atFirst);
  await page.getByRole("checkbox").last().click();
  await expect(page.getByText("1 selected", { exact: true })).toBeVisible();
}
/** The button of an act on the selection, in the dock or in its menu. */
async function found(page: Page, act: RegExp) {
  const button = page.getByRole("button", { name: act }).first();
  if (await button.isVisible()) return button;
  await page.getByRole("button", { name: "More", exact: true }).click();
  return page.getByRole("menuitem", { name: act });
}
const press = async (page: Page, act: RegExp) => (await found(page, act)).click();

for (const [name, viewport, user_name] of [
  ["wide", { width: 1440, height: 900 }, "nils.brandt"],
  ["390 pixels", { width: 390, height: 844 }, "tove.brandt"],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, actionTimeout: 60_000, reducedMotion: "reduce" } as object);

    test("the associate's day: own customers only, one more with its business, and acts for them", {
      tag: "@whole",
    }, async ({ page, signIn, house }) => {
      const company = `Lighthouse ${user_name}`;
      await signIn("associate");
      await go(page, "/client?tab=all");
      await expect(page.getByText("Northlight Jewels").first()).toBeVisible();
      await expect(page.getByText("Alder & Finch Ltd")).toHaveCount(0);

      await page.getByRole("button", { name: "Add customer…" }).click();
      const form = drawer(page);
      await expect(form.getByText("You will be the customer's associate.")).toBeVisible();
      await form.getByLabel("First name").fill("Nora");
      await form.getByLabel("Last name").fill("Brandt");
      await form.getByLabel("E-mail").fill(`${user_name}@demo.test`);
      await form.getByLabel("User name").fill(user_name);
      await form.getByRole("combobox", { name: "Country code" }).click();
      await page.getByRole("option", { name: /\+46/ }).click();
      await form.getByRole("textbox", { name: "Mobile" }).fill("70 123 45 67");
      await form.getByLabel("Company").fill(company);
      await page.keyboard.press("Control+Enter");
      await expectTold(page, "Customer added.");
      await expect(drawer(page).getByRole("heading", { name: new RegExp(company) })).toBeVisible();
      await expectAccessible(page);

      const { data } = await house.callAs("associate", "GET", "/customer/customer-dropdown");
      const clients = (data as { data: { id: number; business: { company_name: string | null } }[] }).data;
      const idOf = (wanted: string) => clients.find(({ business }) => business.company_name === wanted)?.id ?? 0;
      const [held = "", confirmed = "", lent = ""] = await house.freeStones("associate", 3);

      await select(page, held, idOf(company));
      await expect(await found(page, /^Hold 1/)).toHaveAttribute("aria-disabled", "true");
      await expect(page.getByText(kyc).first()).toBeAttached();

      const client = idOf("Northlight Jewels");
      await select(page, held, client);
      await press(page, /^Hold 1/);
      await expect(page.getByText(/1 stone is on hold/).first()).toBeVisible();
      await select(page, confirmed, client);
      await press(page, /^Confirm 1/);
      await expect(drawer(page).getByRole("textbox", { name: `Price $/ct of ${confirmed}` })).toBeVisible();
      await page.keyboard.press("Control+Enter");
      await expect(page.getByText(/Request sent for 1 stone|1 stone waits/).first()).toBeVisible();
      await select(page, lent, client);
      await press(page, /^Issue memo of 1/);
      await expect(drawer(page).getByRole("heading", { name: "Memo of 1 stone" })).toBeVisible(atFirst);
      await page.keyboard.press("Control+Enter");
      await expect(drawer(page).getByRole("heading", { name: /^Memo M-\d{4}-\d{4}$/ })).toBeVisible();

      for (const [list, number] of [
        ["hold", held],
        ["confirm-stone", confirmed],
        ["memo", lent],
      ] as const) {
        await go(page, `/transaction/${list}?user_id=${client}&search=${number}`);
        await expect(page.getByText(number).first()).toBeVisible();
      }
      await expectAccessible(page);
    });
  });
}
