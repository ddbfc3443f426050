import { expectAccessible } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, sidebarLink, test } from "./journey.ts";

/** A stone that an associate's customer held and took on memo. */
async function aTakenStone(house: HouseClient): Promise<string> {
  const [stone = ""] = await house.freeStones("customer", 1);
  const profile = await house.callAs("customer", "GET", "/user/profile");
  const { id } = profile.data as { id: number };
  await house.callAs("customer", "POST", "/inventory/new-arrival/hold", { stock_numbers: [stone] });
  await house.callAs("associate", "POST", "/inventory/new-arrival/memo", { stock_numbers: [stone], user_id: id });
  return stone;
}

test("an associate enters a number and reads the stone's life", { tag: "@whole" }, async ({ page, signIn, house }) => {
  const stone = await aTakenStone(house);
  await signIn("associate");
  await page.goto("/dashboard");
  await sidebarLink(page, "Track report").click();
  await expect(page.getByLabel("Stock or report number")).toBeFocused(); // A scanner only types.
  await page.keyboard.type(stone);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`stock=${stone}`));
  const steps = page.getByRole("listitem").filter({ hasText: "Northlight Jewels" });
  await expect(steps.filter({ hasText: "Issued on memo after a hold" })).toContainText("Jonas Okafor");
  await expect(steps.filter({ hasText: "Held" }).last()).toContainText("Mara Lind");
  await expect(page.getByText("Business Process")).toBeVisible();
  await expect(page.getByRole("list", { name: "By month" })).toBeVisible(); // A search for free stones showed it.
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Deals/ }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Deals/ })).toHaveAttribute("aria-pressed", "true");
  await steps
    .getByRole("link", { name: /^[A-Z]+-\d{4}-\d{4}$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/transaction\/paper\/\d+/);
});

test("another associate reads that it is with another client, and an auditor with whom", { tag: "@whole" }, async ({
  signIn,
  freshPage,
  house,
}) => {
  const stone = await aTakenStone(house);
  const [other, auditor] = [await freshPage(), await freshPage()];
  await signIn("associate2", other);
  // The older form of such addresses, which is in mails and bookmarks.
  await other.goto(`/track-report?search=${stone}`);
  await expect(other).toHaveURL(new RegExp(`/track-report\\?stock=${stone}`));
  await expect(other.getByText("an associate for another client").first()).toBeVisible();
  await expect(other.getByText(/Northlight|Lind/)).toHaveCount(0);
  await signIn("auditor", auditor);
  await auditor.goto(`/track-report?stock=${stone}`);
  await expect(auditor.getByText("Northlight Jewels").first()).toBeVisible();
});

test("a number that nobody has: No stocks were found", { tag: "@whole" }, async ({ page, signIn }) => {
  await signIn("auditor");
  await page.goto("/track-report?stock=NONE");
  await expect(page.getByText("No stocks were found")).toBeVisible();
});

test("from a stone's sheet those who may read it go on to its whole life, and others do not", {
  tag: "@whole",
}, async ({ signIn, freshPage, house }) => {
  const [stone = ""] = await house.freeStones("customer", 1);
  const [associate, customer] = [await freshPage(), await freshPage()];
  await signIn("associate", associate);
  await associate.goto(`/search?numbers=${stone}&stone=${stone}`);
  await associate.getByRole("complementary").getByRole("link", { name: "Track report" }).click();
  await expect(associate).toHaveURL(new RegExp(`/track-report\\?stock=${stone}`));
  await expect(associate.getByText("Arrived in stock")).toBeVisible();
  await signIn("customer", customer);
  await customer.goto(`/search?numbers=${stone}&stock=${stone}`);
  const sheet = customer.getByRole("complementary");
  await expect(sheet.getByRole("heading", { name: "History" })).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Track report" })).toHaveCount(0);
});
