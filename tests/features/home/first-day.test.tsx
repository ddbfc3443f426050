import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FirstDayPage } from "#features/home/first-day/first-day-page.tsx";
import { FirstDayStrip } from "#features/home/first-day/first-day-strip.tsx";
import { fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const step = (name: string, more: object = {}) => ({ name, is_done: false, count: 0, may: true, who: [], ...more });
const day = (more: object = {}) => ({
  steps: [
    step("listPrices", { is_done: true, count: 3420 }),
    step("provider", { may: false, who: ["Lars Peeters"] }),
    step("stock"),
  ],
  papers_lack: [],
  sender_faults: [],
  first_sale_at: null,
  is_hidden: false,
  ...more,
});
const house = (more: object = {}) => fakeServer(() => success(day(more)));
const line = (title: string) => page.getByRole("listitem").filter({ hasText: title });

test("each line says what is missing, leads to its screen, or names who may take it", async () => {
  await showScreen(house(), <FirstDayStrip />);
  await expect.element(page.getByText("1 of 3 done")).toBeVisible();
  await expect.element(line("List prices")).toHaveTextContent("3,420 prices in force.");
  await expect.element(line("The first provider")).toHaveTextContent("Lars Peeters may do this.");
  expect(line("The first provider").getByRole("link").elements()).toEqual([]);
  const upload = line("The first stock").getByRole("link", { name: "Upload a file" });
  await expect.element(upload).toHaveAttribute("href", "/inventory/loads/new");
  expect(await findings()).toEqual([]);
});

test("papers that still lack texts name each with the way to its field", async () => {
  const steps = [step("company", { is_done: true, count: 3 }), step("stock")];
  await showScreen(house({ steps, papers_lack: ["bank", "memo_clause", "payment_terms"] }), <FirstDayStrip />);
  await expect
    .element(line("The company"))
    .toHaveTextContent("Named.Add bank details, memo conditions, payment terms →");
  for (const [name, field] of [
    ["bank details", "bank"],
    ["memo conditions", "memo_clause"],
    ["payment terms", "payment_terms"],
  ] as const)
    await expect
      .element(line("The company").getByRole("link", { name }))
      .toHaveAttribute("href", `/settings/system-settings/papers?field=${field}`);
  expect(await findings()).toEqual([]);
});

test("a house without a name is asked for it first", async () => {
  const papers_lack = ["name", "address", "bank"];
  await showScreen(house({ steps: [step("company", { count: 3 })], papers_lack }), <FirstDayStrip />);
  await expect
    .element(line("The company"))
    .toHaveTextContent(/without a legal name and an address\.Add bank details →/);
});

test("whoever may not set the texts of papers reads what they lack and whom to ask", async () => {
  const papers_lack = ["name", "address", "bank"];
  await showScreen(
    house({ steps: [step("company", { count: 3, may: false, who: ["Lars Peeters"] })], papers_lack }),
    <FirstDayStrip />,
  );
  await expect
    .element(line("The company"))
    .toHaveTextContent("Papers still lack bank details.Lars Peeters may do this.");
});

test("the step of the mail says what the DNS lacks, also once mail was sent", async () => {
  const steps = [step("mail", { is_done: true, count: 4 }), step("stock")];
  await showScreen(
    house({ steps, sender_faults: [{ fault: "spfMissing", name: "house.example" }] }),
    <FirstDayStrip />,
  );
  await expect.element(line("Mail")).toHaveTextContent("house.example has no SPF record");
  await expect.element(line("The first stock")).not.toHaveTextContent("SPF");
  expect(await findings()).toEqual([]);
});

test("a house with more clients and mails than are counted says so", async () => {
  const steps = [step("client", { is_done: true, count: 1000 }), step("mail", { is_done: true, count: 999 })];
  await showScreen(house({ steps }), <FirstDayStrip />);
  await expect.element(line("The first client")).toHaveTextContent("1,000 clients or more may buy.");
  await expect.element(line("Mail")).toHaveTextContent("999 mails sent.");
});

test("a house that sells keeps the steps on their page", async () => {
  await showScreen(house({ first_sale_at: "2026-11-20T09:00:00Z" }), <FirstDayPage mayWrite />);
  await expect.element(page.getByText(/^This house sold its first stone on 20\/11\/2026/)).toBeVisible();
  await expect.element(page.getByText("1 of 3 done")).toBeVisible();
});

test("hidden steps are not on the dashboard", async () => {
  const server = house({ is_hidden: true });
  await showScreen(server, <FirstDayStrip />);
  await expect.poll(() => server.seen.length).toBeGreaterThan(0);
  expect(page.getByText("Before the first sale").elements()).toEqual([]);
});

test("the steps are hidden for everybody by one who may", async () => {
  const server = house();
  await showScreen(server, <FirstDayPage mayWrite />);
  await page.getByRole("button", { name: "Hide on the dashboard" }).click();
  await expect
    .poll(() => server.seen.filter(({ method }) => method === "PUT").map(({ text }) => bodyOf(text)))
    .toEqual([{ is_hidden: true }]);
});
