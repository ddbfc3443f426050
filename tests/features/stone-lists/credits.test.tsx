import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aPaperAhead } from "#support/a-paper-ahead.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { answerOf, house, List, noTotals, tick } from "./lists-house.tsx";

const created_at = "2026-11-20T09:00:00.000Z";

beforeEach(() => localStorage.clear());

describe("a credit", () => {
  const line = aStoneLine({
    list: "memo",
    state: "issued",
    invoice: { id: 41, number: "CN-2026-0001" },
    invoice_line: { id: 5, credits_id: 3, is_credited: false, price_per_ct: 5000, amount: -5000, created_at },
  });
  const credits = { ...answerOf([line]), totals: { ...noTotals, pieces: -1 } };

  test("counts as one row of the file that is asked for", async () => {
    await showScreen(house(credits), <List list="invoice" search={{ currentTab: "credits" }} />);
    await expect.element(page.getByRole("button", { name: "Export 1", exact: true })).toBeVisible();
  });

  test("takes away in each column of sums what its sale counted, as it does in the file", async () => {
    const stone = { ...line.stone, carat: 1.04, sell_amt: 5200 };
    await showScreen(house(answerOf([{ ...line, stone }])), <List list="invoice" search={{ currentTab: "credits" }} />);
    for (const sum of ["−5,000.00", "−5,200.00"])
      await expect.element(page.getByRole("gridcell", { name: sum, exact: true })).toBeInTheDocument();
    expect(page.getByRole("gridcell", { name: "5,200.00", exact: true }).elements()).toEqual([]);
  });

  test("is named on a phone by what it is and by its number, not by how its memo stands", async () => {
    await showScreen(house(credits), <List list="invoice" search={{ currentTab: "credits" }} />);
    await page.viewport(390, 844);
    const card = page.getByRole("listitem").filter({ hasText: "NW" });
    await expect.element(page.getByText("CN-2026-0001")).toBeVisible();
    await expect.element(page.getByText("Credit", { exact: true })).toBeVisible();
    expect(card.getByText("Issued").elements()).toEqual([]);
  });
});

test("a sale that is reversed names what its credit note is issued without, and is reversed all the same", async () => {
  const sold = aStoneLine({
    list: "memo",
    state: "sold",
    status: 3,
    stone: { stock_no: "NW1", status: 8 },
    invoice: { id: 41, number: "INV-2026-0001" },
    reversible_until: "2999-01-01T00:00:00.000Z",
  });
  const without_address = [{ id: 6, name: "Northlight Jewels", may: true }];
  const server = house(answerOf([sold]), {
    "/paper-preview": () => success(aPaperAhead({ lacks: ["tax_statement"], without_address })),
    "/reverse-memo": () => success({ data: [] }, 200),
  });
  await showScreen(server, <List list="memo" search={{ currentTab: "sold" }} />);
  await tick("NW1");
  await page.getByRole("button", { name: "Reverse 1…" }).click();
  const dialog = page.getByRole("dialog");
  const said = "The credit note is issued without a word on tax. Ask an administrator: Ines Novak.";
  await expect.element(dialog.getByText(said)).toBeVisible();
  await expect.element(dialog.getByText("Northlight Jewels has no address.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The wrong stone");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const asked = (name: string) =>
    server.seen.filter(({ url }) => url.pathname.endsWith(name)).map(({ text }) => bodyOf(text));
  await expect.poll(() => asked("/reverse-memo")).toMatchObject([{ reason: "The wrong stone" }]);
  expect(asked("/paper-preview")).toEqual([{ kind: "credit", line_ids: [sold.id] }]);
});
