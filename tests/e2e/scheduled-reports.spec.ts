import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

const acts = "/inventory/new-arrival";

/** Makes a scheduled report of what stands on the reports' screen, and opens it. */
async function add(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: "Mail this report…" }).click();
  const drawer = page.getByRole("complementary", { name: "New scheduled report" });
  await drawer.getByRole("textbox", { name: "Name" }).fill(name);
  await drawer.getByText("Only by hand").click();
  await drawer.getByRole("button", { name: "Add scheduled report", exact: true }).click();
  await expectTold(page, "Scheduled report added.");
  await page.getByRole("row").filter({ hasText: name }).click();
}

/** Mails the open report at once. */
async function runNow(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Run now…" }).click();
  await page.getByRole("button", { name: "Mail now" }).click();
  await expectTold(page, "The report is being written.");
}

test("an administrator mails today's holds to themselves by a rule, narrows it, and sees what became of the letter", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const [stone = ""] = await house.freeStones("customer", 1);
  await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stone] });
  await signIn("admin");
  await page.goto("/transaction/reports?kind=holds&period=thisMonth");
  await add(page, "Holds of the month");
  const drawer = page.getByRole("complementary", { name: "Holds of the month" });
  await expectAccessible(page);
  await runNow(page);
  await expect(drawer.getByRole("cell", { name: "Kept in the outbox", exact: true })).toBeVisible();
  await expect(drawer.getByText(/^Ines Novak: .*\d+ lines?$/)).toBeVisible();

  await drawer.getByRole("combobox", { name: "Type" }).click();
  await page.getByRole("option", { name: "White" }).click();
  await drawer.getByRole("button", { name: "Save changes" }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByText("Type: White")).toBeVisible();
  await question.getByRole("button", { name: "Save changes" }).click();
  await expectTold(page, "Scheduled report saved.");
});

test("a customer mails own holds to themselves, and is offered nobody else", { tag: "@whole" }, async ({
  page,
  signIn,
  house,
}) => {
  const [stone = ""] = await house.freeStones("customer", 1);
  await house.callAs("customer", "POST", `${acts}/hold`, { stock_numbers: [stone] });
  await signIn("customer");
  await page.goto("/customer-profile/reports?kind=holds&period=thisMonth");
  await add(page, "My holds");
  const drawer = page.getByRole("complementary", { name: "My holds" });
  await expect(drawer.getByText("It is mailed to your own address.")).toBeVisible();
  await expect(drawer.getByRole("combobox", { name: "Company" })).toHaveCount(0);
  await runNow(page);
  await expect(drawer.getByRole("cell", { name: "Kept in the outbox", exact: true })).toBeVisible();
  await expectAccessible(page);
});
