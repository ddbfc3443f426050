import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MemoDeskPage } from "#features/memo-desk/memo-desk-page.tsx";
import type { MemoDeskSearch } from "#features/memo-desk/memo-desk-search.ts";
import { papersOf } from "#features/memo-desk/papers.ts";
import { listViewer } from "#stones/lines/list-viewer.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { type FakeServer, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const memo = { id: 7, number: "2026-0007" };
const lent = (id: number, more: Parameters<typeof aStoneLine>[0] = {}) =>
  aStoneLine({
    ...{ id, list: "memo", state: "issued", memo, due_date: "2026-11-10", is_overdue: true },
    ...more,
    stone: { stock_no: `NW${id}` },
  });
const lines = [lent(1, { agreed_ppc: 4800 }), lent(2), lent(3)];
const elsewhere = lent(9);
const totals = { pieces: 3, carat: 3, rap_avg: null, disc_avg: null, price_per_ct: 5000, total_amt: 15_000 };
const invoice = { id: 8, number: "2026-0008" };

const house = (): FakeServer =>
  fakeServer((asked) => {
    const { pathname, searchParams } = new URL(asked.url);
    if (pathname.endsWith("/get-memo")) {
      const about = { totals, tabs: { issued: 4, overdue: 3, received: 0, sold: 0, all: 4 } };
      if (searchParams.get("groupBy") !== "7") return success({ ...pageOf([...lines, elsewhere].slice(2)), ...about });
      return success({ ...pageOf([{ key: "7", label: memo.number, totals, lines }]), ...about });
    }
    if (pathname.endsWith("/memo-sell")) return success({ data: [{ ...lines[0], invoice }] }, 201);
    return success(pageOf([]));
  });

function Desk({ roleId = 5, start = {} }: { roleId?: number; start?: MemoDeskSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <MemoDeskPage
      viewer={listViewer({ id: 4, role_id: roleId }, true)}
      search={search}
      onSearch={(patch) => setSearch((before) => ({ ...before, ...patch }))}
      addressOf={({ tab }) => `#${tab ?? ""}`}
      listAddress={() => "#list"}
      paperPath={(id) => `#paper-${id}`}
    />
  );
}

const acts = (server: FakeServer, name: string) =>
  server.seen.filter(({ url }) => url.pathname.endsWith(name)).map(({ text }) => bodyOf(text));

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

beforeEach(() => localStorage.clear());

test("memos stand with their client, how late they are, and the way to the paper", async () => {
  await showScreen(house(), <Desk />);
  await expect.element(page.getByText(/^Overdue \d+ days$/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: memo.number })).toHaveAttribute("href", "#paper-7");
  await expect.element(page.getByText("Northlight Jewels")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("numbers that are pasted select their lines, also those of other pages, and V takes them back", async () => {
  const server = house();
  await showScreen(server, <Desk />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  paste("nw3\nNW9 NONE");
  await expect.element(page.getByText("Not out on memo: NONE")).toBeVisible();
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await userEvent.keyboard("v");
  await expect.poll(() => acts(server, "/receive-memo")).toEqual([{ ids: [3, 9] }]);
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
  expect(acts(server, "/memo-sell")).toEqual([{ lines: [{ id: 1, price_per_ct: 4800 }] }]);
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
  const row = page.getByRole("row", { name: /NW4/ });
  await expect.element(row).toHaveTextContent(/Natural.*4,500\.00/);
  await expect.element(row.getByRole("link", { name: invoice.number })).toHaveAttribute("href", "#paper-8");
});
