import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { messages } from "#domain/messages.ts";
import { papersOf } from "#features/memo-desk/papers.ts";
import { aPaperAhead } from "#support/a-paper-ahead.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { acts, Desk, invoice, lent, lines, memo, memosRead, totals } from "./memo-house.tsx";

const elsewhere = lent(9);

const house = (ahead: object = {}): FakeServer =>
  fakeServer((asked) => {
    const address = new URL(asked.url);
    const { pathname } = address;
    if (pathname.endsWith("/get-memo")) {
      const tabs = { issued: 4, overdue: 3, received: 0, sold: 0, all: 4 };
      return memosRead(address, [...lines, elsewhere].slice(2), tabs);
    }
    if (pathname.endsWith("/dna")) return success({ stone: lines[0]?.stone, history: [] });
    if (pathname.endsWith("/paper-preview")) return success(aPaperAhead(ahead));
    if (pathname.endsWith("/memo-sell")) return success({ data: [{ ...lines[0], invoice }] }, 201);
    return success(pageOf([]));
  });

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

beforeEach(() => localStorage.clear());

/** The same desk; its lines bear the reports, the last two the same one. */
const houseOfReports = (): FakeServer =>
  fakeServer((asked) => {
    const { pathname, searchParams } = new URL(asked.url);
    const reports = ["RN1", "RNSHARED", "RNSHARED"];
    const out = lines.map((line, at) => ({ ...line, stone: { ...line.stone, report_no: reports[at] } }));
    if (!pathname.endsWith("/get-memo")) return success(pageOf([]));
    const about = { totals, tabs: { issued: 3, overdue: 3, received: 0, sold: 0, all: 3 } };
    if (searchParams.get("groupBy") !== "7") return success({ ...pageOf(out), ...about });
    return success({ ...pageOf([{ key: "7", label: memo.number, totals, lines: out }]), ...about });
  });

test("report numbers select their lines; of one that two stones have, a person says which is meant", async () => {
  await showScreen(houseOfReports(), <Desk />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  paste("rn1, RNSHARED");
  await expect.element(page.getByText("1 selected")).toBeVisible();
  const drawer = page.getByRole("complementary", { name: "Select by numbers" });
  await expect.element(drawer.getByText("Several stones that are out have this report number.")).toBeVisible();
  await drawer.getByRole("button", { name: "Use NW3" }).click();
  await expect.element(page.getByLabelText("Stock or report numbers")).toHaveValue("NW3");
  await expect.element(page.getByLabelText("Stock or report numbers")).toHaveFocus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
});

test("more numbers than are taken at once are said while they are read, and nothing is sent", async () => {
  const server = houseOfReports();
  await showScreen(server, <Desk />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  const reads = () => server.seen.filter(({ url }) => url.pathname.endsWith("/get-memo")).length;
  const before = reads();
  const many = Array.from({ length: 5000 }, (_, at) => `N${at}`).join(" ");
  paste(many);
  await expect.element(page.getByText(messages.tooManyStones)).toBeVisible();
  await page.getByRole("button", { name: "Select by numbers…" }).click();
  await page.getByLabelText("Stock or report numbers").fill(many);
  await expect.element(page.getByText("No more than 500 numbers at a time; you have 5,000.")).toBeVisible();
  expect(reads()).toBe(before);
});

test("memos stand with their client, how late they are, and the way to the paper", async () => {
  await showScreen(house(), <Desk />);
  await expect.element(page.getByText(/^Overdue by \d+ days$/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: memo.number })).toHaveAttribute("href", "#paper-7");
  await expect.element(page.getByText("Northlight Jewels")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a row opens its stone with what can be done to it, and the toast then names the stone and its price", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await userEvent.click(page.getByText("NW1"));
  const drawer = page.getByRole("complementary", { name: /NW1/ });
  await expect.element(drawer).toBeVisible();
  await expect.element(page.getByText("1 selected")).not.toBeInTheDocument();
  expect(await findings()).toEqual([]);
  await userEvent.click(drawer.getByRole("button", { name: "Receive" }));
  await expect.poll(() => acts(server, "/receive-memo")).toEqual([{ lines: [{ id: 1, version: 1 }] }]);
  await expect.element(page.getByText(/^NW1, \$[\d,]+\.\d\d$/)).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
});

test("whoever takes back a stone too late is told who was first, on the stone itself, and does nothing more by mistake", async () => {
  const server = house();
  const meanwhile = { event: "memo.receive", by: "Lena Peeters", at: "2026-11-20T10:00:00.000Z" };
  const reason = "This cannot be done in the current state.";
  const refused = [{ id: 1, stock_no: "NW1", code: "transitionRefused", reason, meanwhile }];
  await showScreen(server, <Desk />);
  await userEvent.click(page.getByText("NW1"));
  const drawer = page.getByRole("complementary", { name: /NW1/ });
  await expect.element(drawer).toBeVisible();
  server.reply(() => failure(409, { code: "transitionRefused", message: reason, refused }));
  await userEvent.click(drawer.getByRole("button", { name: "Receive" }));
  await expect
    .element(drawer.getByRole("alert").filter({ hasText: "Lena" }))
    .toHaveTextContent(/Lena Peeters received this .*Nothing of yours/);
  await expect.element(drawer.getByRole("button", { name: "Receive" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("jkpnvs");
  await expect.element(drawer).toBeVisible();
  expect(acts(server, "/receive-memo")).toHaveLength(1);
});

test("numbers that are pasted select their lines, also those of other pages, and V takes them back", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  paste("nw3\nNW9 NONE");
  await expect.element(page.getByText("Not out on memo: NONE")).toBeVisible();
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await userEvent.keyboard("v");
  await expect
    .poll(() => acts(server, "/receive-memo"))
    .toEqual([
      {
        lines: [
          { id: 3, version: 1 },
          { id: 9, version: 1 },
        ],
      },
    ]);
  await expect.element(page.getByText("2 selected")).not.toBeInTheDocument();
});

test("stones are sold at the price agreed unless another is typed, and the invoice is a press away", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await page.getByRole("checkbox", { name: /NW1/ }).click();
  await userEvent.keyboard("s");
  await expect.element(page.getByRole("textbox", { name: "Price $/ct of NW1" })).toHaveValue("4800.00");
  await expect.element(page.getByRole("button", { name: /Sell 1 for \$4,800\.00/ })).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("link", { name: "Open invoice 2026-0008 to print" })).toBeVisible();
  expect(acts(server, "/memo-sell")).toEqual([{ lines: [{ id: 1, version: 1, price_per_ct: 4800 }] }]);
});

test("a price that is far from the memo's, or none at all, is said at its stone, and takes a reason to sell at", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await page.getByRole("checkbox", { name: /NW1/ }).click();
  await userEvent.keyboard("s");
  const price = page.getByRole("textbox", { name: "Price $/ct of NW1" });
  await price.fill("480000");
  await expect.element(page.getByText(messages.priceFarOff)).toBeVisible();
  expect(await findings()).toEqual([]);
  await price.fill("0");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(price).toHaveAccessibleDescription(messages.pricePositive);
  await price.fill("480000");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const reason = page.getByRole("textbox", { name: "Reason (kept in the log)" });
  await expect.element(reason).toHaveAccessibleDescription(messages.reasonNeeded);
  await expect.element(reason).toHaveFocus();
  expect(acts(server, "/memo-sell")).toEqual([]);
  await userEvent.keyboard("A named stone{Control>}{Enter}{/Control}");
  await expect
    .poll(() => acts(server, "/memo-sell"))
    .toEqual([{ lines: [{ id: 1, version: 1, price_per_ct: 480_000 }], reason: "A named stone" }]);
});

test("a price that cannot be read or that no stone has is said at its stone, and no sum is made of it", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await page.getByRole("checkbox", { name: /NW1/ }).click();
  await userEvent.keyboard("s");
  const price = page.getByRole("textbox", { name: "Price $/ct of NW1" });
  for (const [text, said] of [
    ["2283.295", messages.priceUnread],
    ["1e5", messages.priceUnread],
    ["99999999999", messages.priceTooHigh],
  ] as const) {
    await price.fill(text);
    await expect.element(page.getByRole("button", { name: /^Sell 1(?!…| for)/ })).toBeVisible();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(price).toHaveAccessibleDescription(said);
    expect(page.getByText(/\$0\.00/).elements()).toEqual([]);
  }
  expect(await findings()).toEqual([]);
  await price.fill("4700,50");
  await expect.element(page.getByRole("button", { name: /Sell 1 for \$4,700\.50/ })).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect
    .poll(() => acts(server, "/memo-sell"))
    .toEqual([{ lines: [{ id: 1, version: 1, price_per_ct: 4700.5 }] }]);
});

test("another drawer does not take the place of one with something typed in it unasked", async () => {
  await showScreen(house(), <Desk />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  await userEvent.keyboard("n");
  const numbers = page.getByRole("textbox", { name: "Stock or report numbers" });
  await numbers.fill("NW1 NW2");
  await page.getByRole("button", { name: /^Select by numbers/ }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(numbers).toHaveValue("NW1 NW2");
  await page.getByRole("button", { name: /^Issue memo…/ }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(numbers).toHaveValue("NW1 NW2");
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("p");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect.element(page.getByRole("heading", { name: /^Select by/ })).toBeVisible();
  await expect.element(numbers).toHaveValue("");
});

test("on a phone the tools fold when one of them opens a drawer", async () => {
  await showScreen(house(), <Desk />);
  await page.viewport(390, 844);
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.click();
  await expect.element(more).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("button", { name: "Select by numbers…" }).click();
  await expect.element(page.getByRole("heading", { name: /^Select by/ })).toBeVisible();
  await expect.element(page.getByLabelText("Stock or report numbers")).toHaveFocus();
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  await page.viewport(1280, 800);
});

test("the keyboard stays in the field when numbers that are not out are taken from it", async () => {
  await showScreen(house(), <Desk />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  await userEvent.keyboard("p");
  const numbers = page.getByRole("textbox", { name: "Stock or report numbers" });
  await numbers.fill("NW9 NONE");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect.element(numbers).toHaveFocus();
  await expect.element(numbers).toHaveValue("NW9");
});

test("quality control takes stones back, and neither sells nor issues", async () => {
  await showScreen(house(), <Desk roleId={3} />);
  await page.getByRole("checkbox", { name: /NW1/ }).click();
  await expect.element(page.getByRole("button", { name: /^Receive 1/ })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Sell/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Issue memo/ })).toHaveAttribute("aria-disabled", "true");
});

test("a sale to two clients has written two invoices", () => {
  const other = { id: 9, number: "2026-0009" };
  const sold = [lent(1, { invoice }), lent(2, { invoice: other }), lent(3, { invoice })];
  expect(papersOf("invoice", sold).map(({ number, said }) => [number, said])).toEqual([
    ["2026-0008", "2 stones sold to Northlight Jewels."],
    ["2026-0009", "1 stone sold to Northlight Jewels."],
  ]);
});

test("what is sold stands at the price that was paid, with the invoice that says so and where its stone comes from", async () => {
  const sold = lent(4, { state: "sold", status: 3, agreed_ppc: 4800, sold_ppc: 4500, invoice });
  const about = { totals, tabs: { issued: 0, overdue: 0, received: 0, sold: 1, all: 1 } };
  const groups = [{ key: "7", label: memo.number, totals, lines: [sold] }];
  const server = fakeServer(({ url }) =>
    success(url.includes("get-memo") ? { ...pageOf(groups), ...about } : pageOf([])),
  );
  await showScreen(server, <Desk start={{ tab: "sold" }} />);
  await expect.element(page.getByRole("columnheader", { name: "Sold $/ct" })).toBeVisible();
  await expect.element(page.getByRole("columnheader", { name: "Memo $/ct" })).not.toBeInTheDocument();
  // The sum of a memo stands at the end of its row, over the totals of its lines.
  expect(page.getByRole("columnheader").elements().at(-1)?.textContent).toBe("Total $");
  const row = page.getByRole("row", { name: /NW4/ });
  await expect.element(row).toHaveTextContent(/Natural.*4,500\.00/);
  await expect.element(row.getByRole("link", { name: invoice.number })).toHaveAttribute("href", "#paper-8");
});
