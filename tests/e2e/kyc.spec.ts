import type { Locator, Page } from "@playwright/test";
import { demoPassword } from "#support/built-portal.ts";
import { smallPdf } from "#support/small-pdf.ts";
import { expectAccessible } from "./accessible.ts";
import { enterAsGuest, expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

const fileOf = (name: string, ...pages: string[]) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(smallPdf(pages)),
});
const sentence = "Your KYC verification is pending. Please complete your business verification before proceeding.";

const kycDocument = (page: Page, title: string) => page.getByRole("group", { name: title });

async function send(step: Locator, page: Page, file: ReturnType<typeof fileOf>, type?: string) {
  await step.locator("input[type=file]").first().setInputFiles(file);
  await expect(step.getByRole("img", { name: /^Preview of/ })).toBeVisible();
  if (type) {
    await step.getByRole("combobox", { name: "Document type" }).click();
    await page.getByRole("option", { name: type, exact: true }).click();
  }
  await step.getByRole("button", { name: /^Send (document|new file)/ }).click();
  await expect(step.getByText(/, pending$/)).toBeVisible();
}

async function enter(page: Page, email: string) {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Chooses one stone in the results on a phone. */
async function choose(page: Page, stock: string) {
  await page.goto(`/search?numbers=${stock}`);
  await expect(page.getByText(/matching/).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole("checkbox").last().click();
}

test("a newcomer is looked at, mended, registered, and holds without signing in again", { tag: "@whole" }, async ({
  page: phone,
  freshPage,
  house,
  signIn,
}) => {
  const email = "noor.kyc@quist.test";
  await house.signUp(email);
  const [stock = ""] = await house.freeStones("customer2", 1);

  // The phone: the details, and both documents.
  await phone.setViewportSize({ width: 390, height: 844 });
  await enter(phone, email);
  await choose(phone, stock);
  await expect(phone.getByText(sentence).first()).toBeVisible();
  await phone.getByRole("link", { name: "Your business" }).first().click();
  await expect(phone).toHaveURL(/\/customer-profile\/business$/);
  await phone.getByLabel("Company").fill("Quist & Daughters");
  await phone.getByLabel("Tax number").fill("SE 556000-4615");
  await expectAccessible(phone);
  await phone.getByRole("button", { name: "Save business details" }).click();
  await send(kycDocument(phone, "Business Owner Document"), phone, fileOf("passport.pdf", "PASSPORT"), "Passport");
  await send(kycDocument(phone, "Business Document"), phone, fileOf("licence.pdf", "LICENCE"), "Trade licence");
  await expectAccessible(phone);

  // The house: the queue begins with the longest wait; the documents are side by side.
  const desk = await freshPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await signIn("admin", desk);
  await desk.goto("/client");
  await expect(desk.getByRole("link", { name: /^KYC queue/ })).toHaveAttribute("aria-current", "page");
  await desk.getByText("Quist & Daughters").first().click();
  await expect(desk).toHaveURL(/\/client\/\d+\?tab=kyc$/);
  const [owner, business] = [kycDocument(desk, "Business Owner Document"), kycDocument(desk, "Business Document")];
  await expect(owner.getByRole("img", { name: /Quist/ })).toBeVisible();
  await expect(business.getByRole("img", { name: /Quist/ })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Register business" })).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(desk);
  await desk.emulateMedia({ colorScheme: "dark" });
  await expect(desk.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await expectAccessible(desk);

  // By keyboard: A approves the first, R asks for the remark of the second.
  await desk.keyboard.press("a");
  await expect(owner.getByText("Approved", { exact: true }).first()).toBeVisible();
  await desk.keyboard.press("r");
  await desk.keyboard.type("The second page is missing.");
  await desk.keyboard.press("Control+Enter");
  await expect(business.getByText("Rejected", { exact: true })).toBeVisible();

  // The phone: the remark is beside the field of the new file.
  const mended = kycDocument(phone, "Business Document");
  await phone.reload();
  await expect(mended.getByText("Our remark: The second page is missing.")).toBeVisible();
  await send(mended, phone, fileOf("licence-whole.pdf", "LICENCE", "PAGE TWO"));
  await choose(phone, stock);
  await expect(phone.getByText(sentence).first()).toBeVisible();

  // The house: the new file, both pages; approved, registered.
  await desk.reload();
  await expect(business.getByText("Page 1 of 2")).toBeVisible();
  await expect(business.getByRole("img", { name: /Quist/ })).toBeVisible(); // a page that is left before it is drawn is not seen
  await business.getByRole("button", { name: "Next page" }).click();
  await expect(business.getByText("Page 2 of 2")).toBeVisible();
  await expect(business.getByRole("button", { name: /^Approve document/ })).not.toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await desk.keyboard.press("a");
  const register = desk.getByRole("button", { name: "Register business" });
  await expect(register).toBeFocused();
  await desk.keyboard.press("Enter");
  await expect(desk.getByRole("button", { name: "Unregister…" })).toBeVisible();

  // The phone learns of it on its present screen, and its next hold works without signing in again.
  await expect(phone.getByText(sentence)).toHaveCount(0);
  await phone.getByRole("button", { name: "More", exact: true }).click();
  await phone.getByRole("menuitem", { name: "Hold 1" }).click();
  await expectTold(phone, "1 stone is on hold.");
});

test("a document that waits is sent anew; a business is registered, unregistered, registered again, and loses an approval", {
  tag: "@whole",
}, async ({ page, freshPage, house, signIn }) => {
  const email = "noor.again@quist.test";
  await house.signUp(email);
  await enter(page, email);
  await page.goto("/customer-profile/business");
  await page.getByLabel("Company").fill("Quist & Nieces");
  await page.getByLabel("Tax number").fill("SE 556000-4623");
  await page.getByRole("button", { name: "Save business details" }).click();
  await send(kycDocument(page, "Business Owner Document"), page, fileOf("passport.pdf", "PASSPORT"), "Passport");
  const licence = kycDocument(page, "Business Document");
  await send(licence, page, fileOf("licence.pdf", "LICENCE"), "Trade licence");
  await licence.getByRole("button", { name: "Send another file…" }).click();
  await send(licence, page, fileOf("licence-sharp.pdf", "LICENCE, SHARP"));

  const desk = await freshPage();
  await signIn("admin", desk);
  await desk.goto("/client");
  await desk.getByText("Quist & Nieces").first().click();
  await expect(kycDocument(desk, "Business Document").getByText("Another file sent")).toBeVisible();
  for (const title of ["Business Owner Document", "Business Document"]) {
    await expect(kycDocument(desk, title).getByRole("img", { name: /Quist/ })).toBeVisible();
    await desk.keyboard.press("a");
    await expect(kycDocument(desk, title).getByText("Approved", { exact: true }).first()).toBeVisible();
  }
  const register = desk.getByRole("button", { name: "Register business" });
  await register.click();
  await desk.getByRole("button", { name: "Unregister…" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Unregister business" }).click();
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  await register.click();
  await expect(desk.getByRole("button", { name: "Unregister…" })).toBeVisible();

  await kycDocument(desk, "Business Document").getByRole("button", { name: "Revoke…" }).click();
  const dialog = desk.getByRole("dialog");
  const takeBack = dialog.getByRole("button", { name: "Revoke approval" });
  await expect(takeBack).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("textbox").fill("The licence has run out.");
  await takeBack.click();
  await expect(kycDocument(desk, "Business Document").getByText("Rejected", { exact: true })).toBeVisible();
  await expect(register).toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await expect(licence.getByText("Our remark: The licence has run out.")).toBeVisible();
});

test("a guest has no business to show, and is led to sign-up, as no administrator could give one", {
  tag: "@whole",
}, async ({ page }) => {
  await enterAsGuest(page, "Ida Falk", "ida.kyc@visit.test");
  await page.goto("/customer-profile/business");
  await expect(page.getByText(/You do not have access to/)).toBeVisible();
  await expect(page.getByText("This screen is not for guests. With an account you can have it.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await expect(page.getByRole("button", { name: "Sign up or in, and keep your lists" })).toBeVisible();
  await page.goto("/customer-profile");
  await expect(page.getByRole("link", { name: "Business", exact: true })).toHaveCount(0);
});

test("those who look on see documents and decide on none", { tag: "@whole" }, async ({ page, signIn, house }) => {
  const { data } = await house.call("GET", "/customer/kyc");
  const [row] = (data as { data: { user: { id: number } }[] }).data;
  await signIn("auditor");
  await page.goto(`/client/${row?.user.id}?tab=kyc`);
  await expect(page.getByRole("group", { name: "Business Document" }).getByRole("img").first()).toBeVisible();
  const acts = page.getByRole("button", {
    name: /^(Approve document|Reject document|Revoke…|Register business|Unregister…)$/,
  });
  await expect(acts.first()).toBeVisible();
  for (const act of await acts.all()) await expect(act).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
});
