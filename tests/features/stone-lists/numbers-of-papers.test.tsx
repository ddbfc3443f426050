import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStoneLine } from "#support/a-stone-line.ts";
import { showScreen } from "#support/show-screen.tsx";
import { answerOf, house, List, noTotals } from "./lists-house.tsx";

const order = { id: 110, number: "ORD-2026-0019" };
const memo = { id: 106, number: "M-2026-0046" };
const line = aStoneLine({ list: "confirm", status: 2, state: "approved.fulfilled", order, memo });

test("an open line leads to the document of its memo; an order has none, and its number leads nowhere", async () => {
  await showScreen(house(answerOf([line])), <List list="confirm" roleId={2} search={{ line: 1, currentTab: "all" }} />);
  const drawer = page.getByRole("complementary", { name: /NW1/ });
  await expect.element(drawer.getByRole("link", { name: memo.number })).toHaveAttribute("href", "#paper-106");
  await expect.element(drawer.getByText(order.number)).toBeVisible();
  expect(drawer.getByRole("link", { name: order.number }).elements()).toEqual([]);
});

test("so does the head of a group", async () => {
  const groups = [{ key: "110", label: order.number, totals: noTotals, lines: [line] }];
  await showScreen(
    house(answerOf([], { data: groups })),
    <List list="confirm" roleId={2} search={{ groupBy: 6, currentTab: "all" }} />,
  );
  await expect.element(page.getByText(order.number).first()).toBeVisible();
  expect(page.getByRole("link", { name: order.number }).elements()).toEqual([]);
});
