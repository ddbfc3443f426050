import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { formatDate } from "#domain/format.ts";
import { defaultPaperSettings } from "#domain/paper-settings.ts";
import { today } from "#domain/today.ts";
import { businessDaysAfter, defaultRules } from "#domain/trade-rules.ts";
import { PaperSettingsPage } from "#features/paper-settings/paper-settings-page.tsx";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const none = { ...defaultPaperSettings, logo: null, saved_by: null, saved_at: null, version: 1 };
const house = (stored: object = none) =>
  fakeServer((request) =>
    request.url.includes("/trade-rules")
      ? success(defaultRules)
      : success(stored, 200, request.method === "PUT" ? "Paper settings saved." : "Success"),
  );
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text));
const field = (name: string) => page.getByRole("textbox", { name });
const save = () => page.getByRole("button", { name: "Save settings" });

test("an administrator says what papers are missing, by keyboard; what stays empty is sent as nothing", async () => {
  const server = house();
  await showScreen(server, <PaperSettingsPage mayWrite />);
  const missing =
    "a legal name, an address, a tax number, bank details, memo conditions, payment terms, a due date for invoices, a word on tax";
  await expect.element(page.getByText(`Papers are being issued without ${missing}.`)).toBeVisible();
  await expect.element(save()).toHaveAccessibleDescription("No changes yet.");
  await field("Legal name").fill(" Loupe Diamonds BV ");
  await field("An invoice is due after").fill("30");
  await field("Invoice prefix").fill("fact");
  await expect.element(page.getByText("For example FACT-2026-0001.")).toBeVisible();
  await page.getByRole("combobox", { name: "Page size" }).selectOptions("Letter");
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Paper settings saved.")).toBeVisible();
  const said = { name: "Loupe Diamonds BV", payment_days: 30, invoice_prefix: "FACT", paper_size: "LETTER" };
  expect(written(server)).toEqual([{ ...defaultPaperSettings, ...said, version: 1 }]);
});

test("a house that has said everything is told of nothing that is missing", async () => {
  const texts = { name: "A", address: "B", tax_number: "C", bank: "D", memo_clause: "E", payment_terms: "F" };
  await showScreen(house({ ...none, ...texts, payment_days: 30, tax_statement: "G" }), <PaperSettingsPage mayWrite />);
  await expect.element(field("Legal name")).toHaveValue("A");
  expect(page.getByText(/Papers are being issued without/).elements()).toEqual([]);
});

const button = (name: string) => page.getByRole("button", { name });
const inText = "Let the text follow: “{days} days”";

test("payment terms and due days that contradict each other say both, and one press takes either", async () => {
  const server = house({ ...none, payment_terms: "Net 30 days.", payment_days: 14 });
  await showScreen(server, <PaperSettingsPage mayWrite />);
  const said = page.getByText("The payment terms say “30 days”. An invoice is due after 14 days.");
  await expect.element(said).toBeVisible();
  expect(await findings()).toEqual([]);
  await button("Due after 30 days").click();
  await expect.element(field("An invoice is due after")).toHaveValue("30 days");
  await expect.element(said).not.toBeInTheDocument();
  await field("An invoice is due after").fill("14");
  await button(inText).click();
  await expect.element(field("Payment terms")).toHaveValue("Net {days} days.");
  await expect.element(page.getByText("Printed today as: Net 14 days.")).toBeVisible();
  await save().click();
  await expect.poll(() => written(server)).toMatchObject([{ payment_terms: "Net {days} days.", payment_days: 14 }]);
});

test("payment terms with days and no due date say so; days that nobody can read say nothing of them", async () => {
  await showScreen(house({ ...none, payment_terms: "Payable within thirty days." }), <PaperSettingsPage mayWrite />);
  const said = page.getByText("The payment terms say “thirty days”. An invoice has no due date.");
  await expect.element(said).toBeVisible();
  expect(page.getByRole("button", { name: inText }).elements()).toEqual([]);
  await field("An invoice is due after").fill("abc");
  await expect.element(said).not.toBeInTheDocument();
  await field("An invoice is due after").fill("");
  await button("Due after 30 days").click();
  await expect.element(said).not.toBeInTheDocument();
});

test("memo conditions that name other days than the trading rules take the memo's own by one press", async () => {
  await showScreen(house({ ...none, memo_clause: "Returned within nine days." }), <PaperSettingsPage mayWrite />);
  const said =
    "The memo conditions say “nine days”. A memo is due after 10 business days unless it is given another day. Trading rules";
  await expect.element(page.getByText(said)).toBeVisible();
  await button(inText).click();
  await expect.element(field("Memo conditions")).toHaveValue("Returned within {days} days.");
  await expect.element(page.getByText(/^Printed today as: Returned within 1\d days\.$/)).toBeVisible();
  await field("Memo conditions").fill("Returned by {due date}.");
  const due = formatDate(businessDaysAfter(today(), defaultRules.memo_days));
  await expect.element(page.getByText(`Printed today as: Returned by ${due}.`)).toBeVisible();
});

test("who may only read sees the contradiction without a press", async () => {
  const stored = { ...none, payment_terms: "Net 30 days.", payment_days: 14 };
  await showScreen(house(stored), <PaperSettingsPage mayWrite={false} />);
  await expect.element(page.getByText(/^The payment terms say/)).toBeVisible();
  expect(page.getByRole("button", { name: /Due after|follow/ }).elements()).toEqual([]);
});

test("an address leads to the field that is missing; a footer of several lines is sent as one", async () => {
  const server = house();
  await showScreen(server, <PaperSettingsPage mayWrite field="tax_statement" />);
  await expect.element(field("Tax statement")).toHaveFocus();
  await userEvent.keyboard("Without VAT.");
  await field("Footer").fill("From legitimate sources.\n Natural or lab grown.");
  await save().click();
  const footer = "From legitimate sources. Natural or lab grown.";
  await expect.poll(() => written(server)).toMatchObject([{ tax_statement: "Without VAT.", footer }]);
});

test("prefixes that two kinds share are refused at their fields", async () => {
  const server = house();
  await showScreen(server, <PaperSettingsPage mayWrite />);
  await field("Memo prefix").fill("INV");
  const message = "Another kind of paper already uses this prefix. Each kind needs its own.";
  const errors = ["memo_prefix", "invoice_prefix"].map((name) => ({ path: `/data/${name}`, message }));
  server.reply((request) =>
    request.method === "PUT" ? failure(409, { code: "prefixTaken", message, request_id: "r", errors }) : success(none),
  );
  await save().click();
  for (const name of ["Memo prefix", "Invoice prefix"])
    await expect.element(field(name)).toHaveAccessibleDescription(/Each kind needs its own/);
});

test("two administrators: who saved first and when, both values, and nothing is overwritten unseen", async () => {
  const server = house();
  await showScreen(server, <PaperSettingsPage mayWrite />);
  await field("Legal name").fill("Mine");
  const saved = { saved_by: { first_name: "Ines", last_name: "Novak" }, saved_at: "2026-11-20T09:00:00Z" };
  const current = { ...none, name: "Theirs", ...saved, version: 2 };
  server.reply((request) =>
    request.method === "PUT"
      ? failure(409, { code: "staleVersion", message: "Stale.", request_id: "r", current })
      : success(none),
  );
  await save().click();
  await expect.element(page.getByText(/^Ines Novak \(20\/11\/2026.*\) saved this after you opened it/)).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Theirs" })).toBeVisible();
  await page.getByRole("button", { name: "Keep theirs" }).click();
  await expect.element(field("Legal name")).toHaveValue("Theirs");
});

test("on a telephone both ways out of a conflict are in sight, however long the texts are", async () => {
  await page.viewport(390, 844);
  const server = house();
  await showScreen(server, <PaperSettingsPage mayWrite />);
  const clause = "The stones stay the property of the house until they are paid in full. ";
  await field("Memo conditions").fill(clause.repeat(8));
  const current = { ...none, memo_clause: clause.repeat(12), saved_at: "2026-11-20T09:00:00Z", version: 2 };
  server.reply((request) =>
    request.method === "PUT"
      ? failure(409, { code: "staleVersion", message: "Stale.", request_id: "r", current })
      : success(none),
  );
  await save().click();
  await expect.element(page.getByRole("row", { name: /Memo conditions/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Keep theirs" })).toBeInViewport({ ratio: 0.9 });
  await expect.element(page.getByRole("button", { name: "Save mine" })).toBeInViewport({ ratio: 0.9 });
});

test("who may only read finds the fields locked and the reason at the button", async () => {
  await showScreen(house(), <PaperSettingsPage mayWrite={false} />);
  await expect.element(field("Legal name")).toHaveAttribute("readonly");
  await expect.element(save()).toHaveAccessibleDescription("You do not have permission to do this.");
});

test("a failed load says why and tries again", async () => {
  const server = fakeServer(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" }));
  await showScreen(server, <PaperSettingsPage mayWrite />);
  await expect.element(page.getByText("01J9")).toBeVisible();
  server.reply(() => success(none));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(field("Legal name")).toBeVisible();
});
