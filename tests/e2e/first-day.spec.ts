import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { demoPassword } from "#support/built-portal.ts";
import { zipped } from "#support/row-files.ts";
import { smallPdf } from "#support/small-pdf.ts";
import { bookParts } from "#support/xlsx-book.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, sidebarLink } from "./journey.ts";
import { administrator, firstStep, test } from "./new-house.ts";
import { expectTold } from "./told.ts";

test.use({ actionTimeout: 60_000 });
// A new house fills its index beside the first questions.
const atFirst = { timeout: 60_000 };
const drawer = (page: Page) => page.getByRole("complementary").last();
const dialog = (page: Page) => page.getByRole("dialog").last();

/** Goes back to the list of what is missing, and on to the screen of one step. */
async function take(page: Page, title: string, act: string): Promise<void> {
  await sidebarLink(page, "Dashboard").click();
  await firstStep(page, title).getByRole("link", { name: act }).click();
}

async function setUp(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Set up this house" })).toBeVisible();
  await page.getByLabel("First name").fill(administrator.first_name);
  await page.getByLabel("Last name").fill(administrator.last_name);
  await page.getByLabel("E-mail").fill(administrator.email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(demoPassword);
  await page.getByRole("textbox", { name: "Repeat the password" }).fill(demoPassword);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set up and sign in" }).click();
  await page.getByLabel("Legal name").fill("Novak Diamonds BV");
  await page.getByLabel("Legal address").fill("Hoveniersstraat 2\n2018 Antwerp");
  await page.getByRole("button", { name: /^Save and continue/ }).click();
  await page.getByRole("combobox", { name: "Time zone" }).fill("Brussels");
  await page.getByRole("option", { name: "Europe/Brussels" }).click();
  await page.getByRole("button", { name: /^Save and continue/ }).click();
  await expect(page.getByLabel("Host")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("1 of 7 done")).toBeVisible();
}

/** Whoever opens the address after somebody else is told who was first, and when. */
async function comeTooLate(late: Page, address: string): Promise<void> {
  await late.goto(address);
  await expect(late.getByRole("alert")).toContainText(/already.*It was Ines Novak \(\d\d\/\d\d\/\d{4}/);
}

const prices = ["VS1", "VS2"].flatMap((clarity) =>
  ["F", "G"].map((color) => ["BR", clarity, color, "1.00", "1.49", "9000"].join()),
);

async function listPrices(page: Page): Promise<void> {
  await take(page, "List prices", "Import list prices");
  await page.getByRole("button", { name: "Import list…" }).first().click();
  await drawer(page).getByLabel("Name of the list").fill("Our list");
  await drawer(page).getByLabel("Or paste the rows").fill(prices.join("\n"));
  await page.keyboard.press("Control+Enter");
  await dialog(page).getByRole("button", { name: "Import 4 prices" }).click();
  await expect(page.getByText("4 matching").or(page.getByText("4 prices")).first()).toBeVisible();
}

async function markup(page: Page): Promise<void> {
  await take(page, "Markups", "Set the default markup");
  await page.getByRole("button", { name: "Add row to White, natural" }).click();
  const table = page.getByRole("table", { name: "White, natural" });
  await table.getByRole("textbox", { name: /^From, ct/ }).fill("0.01");
  await table.getByRole("textbox", { name: /^To, ct/ }).fill("60");
  await table.getByRole("textbox", { name: /^Markup/ }).fill("10");
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Markup saved.");
}

async function provider(page: Page): Promise<void> {
  await take(page, "The first provider", "Add a provider");
  await page.getByRole("button", { name: "Add provider…" }).first().click();
  await drawer(page).getByRole("textbox", { name: "Name", exact: true }).fill("Novak Diamonds");
  await drawer(page).getByRole("textbox", { name: "Prefix" }).fill("NOV");
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Provider added.");
}

const header = "Stone ID,Shape,Weight,Color,Clarity,Cut,Polish,Symmetry,Lab,Report No,Measurements,Discount %,Origin";
const stone = (at: number) => `S-${at},RBC,1.02,G,VS1,EX,EX,EX,GIA,${7_310_000_000 + at},6.43-6.47 x 3.99,38.5,Natural`;
const cells = (line: string) => line.split(",").map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);

/** A supplier's workbook: its header in the third row, shapes and discounts in the supplier's own way. */
async function workbook(dir: string): Promise<Buffer> {
  await mkdir(dir, { recursive: true });
  const lines = [
    "Novak Diamonds,stock of today",
    ",",
    header,
    ...Array.from({ length: 5 }, (_, at) => stone(101 + at)),
  ];
  const rows = lines.map((line, at) => `<row r="${at + 1}">${cells(line).join("")}</row>`).join("");
  return readFile(await zipped(path.join(dir, "novak.xlsx"), bookParts({ sheets: [{ name: "Stock", rows }] })));
}

const stepLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps of this load" }).getByRole("link", { name });

async function stock(page: Page, buffer: Buffer): Promise<void> {
  await take(page, "The first stock", "Upload a file");
  await page.locator('input[type="file"]').setInputFiles({
    name: "novak.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer,
  });
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("table", { name: "Columns" })).toBeVisible(atFirst);
  await stepLink(page, "Questions").click();
  await page.getByRole("radio", { name: /^Below the list/ }).check();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("No questions are open").first()).toBeVisible(atFirst);
  await stepLink(page, "Commit").click();
  await expect(page.getByRole("checkbox", { name: "This is the provider's first load." })).toBeVisible(atFirst);
  for (const reason of await page.getByRole("checkbox").all()) await reason.check();
  await page.getByRole("button", { name: "Commit 5 changes" }).click();
  await expect(page.getByRole("button", { name: "Roll back…" })).toBeVisible(atFirst);
}

async function client(page: Page): Promise<void> {
  await take(page, "The first client", "Add a client");
  await page.getByRole("button", { name: "Add customer…" }).first().click();
  const form = page.getByRole("complementary", { name: "New customer" });
  await form.getByLabel("First name").fill("Fern");
  await form.getByLabel("Last name").fill("Halloway");
  await form.getByLabel("E-mail").fill("fern@demo.test");
  await form.getByLabel("User name").fill("fern.halloway");
  await form.getByRole("combobox", { name: "Country code" }).click();
  await page.getByRole("option", { name: /\+46/ }).click();
  await form.getByLabel("Mobile").fill("70 123 45 67");
  await form.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await form.getByLabel("Company").fill("Fernway Jewellers");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await page.getByRole("link", { name: "KYC documents" }).click();
}

/** The client signs in and sends both documents. */
async function sendDocuments(buyer: Page): Promise<void> {
  await buyer.goto("/login?from=%2Fcustomer-profile%2Fbusiness");
  await buyer.getByLabel("E-mail").fill("fern@demo.test");
  await buyer.getByRole("textbox", { name: "Password" }).fill(demoPassword);
  await buyer.getByRole("button", { name: "Sign in", exact: true }).click();
  for (const [title, type] of [
    ["Business Owner Document", "Passport"],
    ["Business Document", "Trade licence"],
  ] as const) {
    const step = buyer.getByRole("group", { name: title });
    const file = { name: "paper.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallPdf([title])) };
    await step.locator("input[type=file]").first().setInputFiles(file);
    await expect(step.getByRole("img", { name: /^Preview of/ })).toBeVisible();
    await step.getByRole("combobox", { name: "Document type" }).click();
    await buyer.getByRole("option", { name: type, exact: true }).click();
    await step.getByRole("button", { name: /^Send document/ }).click();
    await expect(step.getByText(/, pending$/)).toBeVisible();
  }
}

/** The house approves both documents by keyboard, and registers the business. */
async function register(page: Page): Promise<void> {
  const group = (title: string) => page.getByRole("group", { name: title });
  for (const title of ["Business Owner Document", "Business Document"]) {
    await expect(group(title).getByRole("img", { name: /Fernway/ })).toBeVisible();
    await page.keyboard.press("a");
    await expect(group(title).getByText("Approved", { exact: true }).first()).toBeVisible();
  }
  await page.getByRole("button", { name: "Register business" }).click();
  await expect(page.getByRole("button", { name: "Unregister…" })).toBeVisible();
}

/** The client finds a stone and requests it. */
async function request(buyer: Page): Promise<void> {
  await buyer.goto("/search?numbers=NOVS-101");
  await expect(buyer.getByRole("row", { name: /NOVS-101/ })).toBeVisible(atFirst);
  await buyer.getByRole("grid", { name: "stones" }).focus();
  await buyer.keyboard.press("Space");
  await buyer.keyboard.press("c");
  await buyer.keyboard.press("Control+Enter");
  await expect(buyer.getByText(/^Request sent for 1 stone/)).toBeVisible();
}

/** The house approves the request, hands the stone out on memo, and sells it. */
async function sell(page: Page): Promise<void> {
  await page.goto("/transaction/confirm-stone/desk");
  await page.getByRole("gridcell", { name: "NOVS-101", exact: true }).click();
  await page.keyboard.press("a");
  await expect(page.getByRole("gridcell", { name: "NOVS-101", exact: true })).toHaveCount(0);
  await page.goto("/transaction/memo/desk");
  await expect(page.getByRole("navigation", { name: "Status" })).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.type("Fernway");
  await page.getByRole("option", { name: /Fernway/ }).click();
  await page.getByRole("textbox", { name: "Stock or report numbers" }).fill("NOVS-101");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("link", { name: /^Open memo M-\d{4}-0001 to print$/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Select NOVS-101" }).click();
  await page.keyboard.press("s");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("link", { name: /^Open invoice INV-\d{4}-0001 to print$/ })).toBeVisible();
}

test.use({ houseName: "sold" });

test(
  "from the empty folder to the first stone sold, as a stranger would",
  { tag: "@whole" },
  async ({ page, portal, freshPage }, journey) => {
    test.setTimeout(600_000);
    await page.goto(portal.setUp);
    await setUp(page);
    await comeTooLate(await freshPage(), portal.setUp);
    await page.goto("/search");
    await expect(page.getByText("The house has no stock yet")).toBeVisible(atFirst);
    await listPrices(page);
    await markup(page);
    await provider(page);
    await stock(page, await workbook(path.dirname(journey.outputPath("novak.xlsx"))));
    await client(page);
    const buyer = await freshPage();
    await sendDocuments(buyer);
    await page.reload();
    await register(page);
    await page.goto("/dashboard");
    await expect(page.getByText("6 of 7 done")).toBeVisible();
    await request(buyer);
    await sell(page);
    await page.goto("/first-day");
    await expect(page.getByText(/^This house sold its first stone on/)).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Before the first sale")).toHaveCount(0);
  },
);
