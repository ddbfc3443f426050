import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { formatDate } from "#domain/format.ts";
import { defaultPaperSettings } from "#domain/paper-settings.ts";
import { today } from "#domain/today.ts";
import { businessDaysAfter, daysAfter, daysUntil, defaultRules } from "#domain/trade-rules.ts";
import { aPaperAhead } from "#support/a-paper-ahead.ts";
import { type FakeServer, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import {
  acts,
  ctrlEnter,
  Desk,
  free,
  invoice,
  issueDrawer,
  issuing,
  lines,
  memosRead,
  numbersField,
} from "./memo-house.tsx";

beforeEach(() => localStorage.clear());

const due = businessDaysAfter(today(), defaultRules.memo_days);
const days = daysUntil(today(), due);
/** Days that no memo of ten business days has: those are 14, or 13 and 15 around a weekend. */
const others = 9;
const theirs = daysAfter(today(), others);
const terms = () => issueDrawer().getByRole("textbox", { name: "Terms" });
const dueDate = () => issueDrawer().getByRole("textbox", { name: "Due date" });
const button = (name: string) => page.getByRole("button", { name });

/** The form of a memo of one stone for a client, in a house whose next memo is as said. */
async function issueForm(ahead: object = {}): Promise<FakeServer> {
  const server = issuing(() => [free("NW1")], undefined, { due_date: due, ...ahead });
  await showScreen(server, <Desk start={{ user_id: 6 }} />);
  await userEvent.keyboard("n");
  await numbersField().fill("NW1");
  await expect.element(issueDrawer().getByRole("button", { name: /^Issue memo of 1 stone for/ })).toBeVisible();
  return server;
}

test("terms that name other days than the due date say both readings, and one press takes the terms' day", async () => {
  const server = await issueForm();
  await terms().fill("Return within nine days");
  const both = `The terms say “nine days”, which is ${formatDate(theirs)}. The due date is ${formatDate(due)}, in ${days} days.`;
  await expect.element(page.getByText(both)).toBeVisible();
  expect(await findings()).toEqual([]);
  await button(`Due on ${formatDate(theirs)}`).click();
  await expect.element(dueDate()).toHaveValue(formatDate(theirs));
  await expect.element(page.getByText(/The terms say/)).not.toBeInTheDocument();
  await expect.element(terms()).toHaveFocus();
  await ctrlEnter();
  await expect
    .poll(() => acts(server, "/new-arrival/memo"))
    .toEqual([expect.objectContaining({ terms: "Return within nine days", due_date: theirs })]);
});

test("or one press writes the due date's days into the terms", async () => {
  const server = await issueForm();
  await terms().fill("Return within 9 days, insured.");
  await button(`Say “${days} days”`).click();
  await expect.element(terms()).toHaveValue(`Return within ${days} days, insured.`);
  await expect.element(page.getByText(/The terms say/)).not.toBeInTheDocument();
  await ctrlEnter();
  await expect
    .poll(() => acts(server, "/new-arrival/memo"))
    .toEqual([expect.objectContaining({ terms: `Return within ${days} days, insured.` })]);
});

test("a contradiction that is left is sent all the same", async () => {
  const server = await issueForm();
  await terms().fill("9 days");
  await expect.element(page.getByText(/The terms say “9 days”/)).toBeVisible();
  await ctrlEnter();
  await expect.poll(() => acts(server, "/new-arrival/memo")).toHaveLength(1);
});

test("terms that follow the due date show what is printed, and contradict nothing", async () => {
  await issueForm();
  await terms().fill("Return within {days} days, by {due date}.");
  await expect.element(page.getByText(`Printed as: Return within ${days} days, by ${formatDate(due)}.`)).toBeVisible();
  await expect.element(page.getByText(/The terms say/)).not.toBeInTheDocument();
});

test("days beyond what a memo may have offer no day to take", async () => {
  await issueForm();
  await terms().fill("Return within 900 days");
  await expect.element(page.getByText(/The terms say “900 days”/)).toBeVisible();
  await expect.element(button(`Say “${days} days”`)).toBeVisible();
  expect(page.getByRole("button", { name: /^Due on/ }).elements()).toEqual([]);
});

test("conditions of the house that name other days leave an associate the day and whom to ask", async () => {
  await issueForm({ clause: "Returned within nine days." });
  await expect
    .element(page.getByText(/^The memo conditions say “nine days”.*Ask an administrator: Ines Novak\.$/))
    .toBeVisible();
  await button(`Due on ${formatDate(theirs)}`).click();
  await expect.element(dueDate()).toHaveValue(formatDate(theirs));
  await expect.element(page.getByText(/memo conditions say/)).not.toBeInTheDocument();
});

test("a memo names what it is issued without: to an administrator with the way to each, to others with whom to ask", async () => {
  const lacks = ["memo_clause", "tax_statement"];
  await issueForm({ lacks, may: true, who: [] });
  await expect.element(page.getByText("This memo is issued without memo conditions, a word on tax.")).toBeVisible();
  const link = issueDrawer().getByRole("link", { name: "a word on tax" });
  await expect.element(link).toHaveAttribute("href", "/settings/system-settings/papers?field=tax_statement");
  // The form stays open with everything typed in it.
  await expect.element(link).toHaveAttribute("target", "_blank");
  expect(await findings()).toEqual([]);
});

test("an associate is told whom to ask, and issues the memo all the same", async () => {
  const who = ["Ines Novak", "Lars Peeters", "Ana Vidal", "Tom Bell"];
  const server = await issueForm({ lacks: ["memo_clause"], who });
  const said =
    "This memo is issued without memo conditions. Ask an administrator: Ines Novak, Lars Peeters, Ana Vidal or another.";
  await expect.element(page.getByText(said)).toBeVisible();
  expect(issueDrawer().getByRole("link").elements()).toEqual([]);
  await ctrlEnter();
  await expect.poll(() => acts(server, "/new-arrival/memo")).toHaveLength(1);
});

/** The desk with the form of a sale open, in a house whose next invoice is as said. */
async function saleForm(ahead: object): Promise<FakeServer> {
  const stored = { ...defaultPaperSettings, payment_terms: "Net 30 days.", payment_days: 14, version: 3 };
  const server = fakeServer((asked) => {
    const address = new URL(asked.url);
    const { pathname } = address;
    const tabs = { issued: 3, overdue: 0, received: 0, sold: 0, all: 3 };
    if (pathname.endsWith("/get-memo")) return memosRead(address, lines, tabs);
    if (pathname.endsWith("/paper-preview")) return success(aPaperAhead(ahead));
    if (pathname.endsWith("/memo-sell")) return success({ data: [{ ...lines[0], invoice }] }, 201);
    if (pathname.endsWith("/papers"))
      return success({ ...stored, logo: null, saved_by: null, saved_at: null }, 200, "Paper settings saved.");
    return success(pageOf([]));
  });
  await showScreen(server, <Desk />);
  await page.getByRole("checkbox", { name: /NW1/ }).click();
  await userEvent.keyboard("s");
  await expect.element(page.getByRole("textbox", { name: "Price $/ct of NW1" })).toBeVisible();
  return server;
}
const puts = ({ seen }: FakeServer) => seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text));

test("an invoice names what it is issued without and the client without an address, and is sold all the same", async () => {
  const without_address = Array.from({ length: 7 }, (_, at) => ({
    id: at + 1,
    name: `House ${at + 1}`,
    may: at === 0,
  }));
  const server = await saleForm({ lacks: ["bank", "payment_days", "tax_statement"], may: true, without_address });
  await expect
    .element(page.getByText("The invoice is issued without bank details, a due date for invoices, a word on tax."))
    .toBeVisible();
  await expect
    .element(page.getByText("House 1, House 2, House 3, House 4, House 5 and 2 more have no address."))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: "House 1" })).toHaveAttribute("href", "/client/1?edit=business");
  expect(page.getByRole("link", { name: "House 2" }).elements()).toEqual([]);
  expect(await findings()).toEqual([]);
  await ctrlEnter();
  await expect.poll(() => acts(server, "/memo-sell")).toHaveLength(1);
  expect(acts(server, "/paper-preview")).toEqual([{ kind: "invoice", line_ids: [1] }]);
});

const contradiction = { payment_terms: "Net 30 days.", due_date: daysAfter(today(), 14) };

test.each([
  ["Invoices due after 30 days", { payment_days: 30 }],
  ["Let the text follow: “{days} days”", { payment_terms: "Net {days} days." }],
])(
  "payment terms that contradict the due days are settled by an administrator in one press: %s",
  async (name, change) => {
    const server = await saleForm({ ...contradiction, may: true, who: [] });
    const said = `The payment terms say “30 days”, which is ${formatDate(daysAfter(today(), 30))}. Invoices are due after 14 days.`;
    await expect.element(page.getByText(said)).toBeVisible();
    await button(name).click();
    const stored = { ...defaultPaperSettings, payment_terms: "Net 30 days.", payment_days: 14, version: 3 };
    await expect.poll(() => puts(server)).toEqual([{ ...stored, ...change }]);
    await expect.element(page.getByText("Paper settings saved.")).toBeVisible();
  },
);

test("an associate reads both readings of the payment terms and whom to ask, without a press", async () => {
  await saleForm(contradiction);
  await expect
    .element(page.getByText(/^The payment terms say “30 days”.*Ask an administrator: Ines Novak\.$/))
    .toBeVisible();
  expect(page.getByRole("button", { name: /follow|due after/ }).elements()).toEqual([]);
});
