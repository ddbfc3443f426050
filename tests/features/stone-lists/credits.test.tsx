import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStoneLine } from "#support/a-stone-line.ts";
import { showScreen } from "#support/show-screen.tsx";
import { answerOf, house, List, noTotals } from "./lists-house.tsx";

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
