import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aStoneLine } from "#support/a-stone-line.ts";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { answerOf, house, List, tick } from "./lists-house.tsx";

const mara = { id: 6, first_name: "Mara", last_name: "Lind", role_id: 2 };
const tom = { id: 9, first_name: "Tom", last_name: "Alder", role_id: 2 };
const lineOf = (id: number, user = mara) =>
  aStoneLine({ id, list: "watchlist", state: "in", stone: { stock_no: `NW${id}`, status: 1 }, user });
const numbers = ["NW1", "NW2", "NW3"];
const stockList = numbers.map((stock_no, at) => aStoneOnWire({ id: at + 1, stock_no, markup_ppc: 5000 - at }));
const comparing = { "/show-selected": () => success({ stockList, totals: null, missing: [] }) };

beforeEach(() => localStorage.clear());

test("watched stones are compared at the prices of their client, and one that is left out is no longer chosen", async () => {
  const server = house(answerOf([lineOf(1), lineOf(2), lineOf(3)]), comparing);
  await showScreen(server, <List list="watchlist" roleId={5} />);
  for (const number of numbers) await tick(number);
  await page.getByRole("button", { name: "Compare 3…" }).click();
  await page.getByRole("button", { name: "Leave out NW2" }).click();
  await page.getByRole("button", { name: "Close" }).last().click();
  await expect.element(page.getByRole("button", { name: "Compare 2…" })).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: /NW2/ })).not.toBeChecked();
  const asked = server.seen.filter(({ url }) => url.pathname.endsWith("/show-selected"));
  expect(asked.map(({ text }) => bodyOf(text))).toEqual([{ stock_numbers: numbers, user_id: 6 }]);
});

test("a customer compares at their own prices, and stones on hold are past comparing", async () => {
  const server = house(answerOf([lineOf(1), lineOf(2)]), comparing);
  const { unmount } = await showScreen(server, <List list="watchlist" roleId={2} />);
  await tick("NW1");
  await tick("NW2");
  await page.getByRole("button", { name: "Compare 2…" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  const asked = () => server.seen.find(({ url }) => url.pathname.endsWith("/show-selected"));
  await expect.poll(asked).toBeDefined();
  expect(bodyOf(asked()?.text ?? "")).toEqual({ stock_numbers: ["NW1", "NW2"] });
  await unmount();
  await showScreen(
    house(answerOf([aStoneLine({ id: 1, stone: { stock_no: "NW1" } })])),
    <List list="hold" roleId={2} />,
  );
  await tick("NW1");
  await expect.element(page.getByText("1 selected")).toBeVisible();
  expect(page.getByRole("button", { name: /^Compare/ }).elements()).toEqual([]);
});

test("stones of two clients have no common prices, and the locked act says so", async () => {
  await showScreen(house(answerOf([lineOf(1), lineOf(2, tom)])), <List list="watchlist" roleId={5} />);
  await tick("NW1");
  await tick("NW2");
  await expect
    .element(page.getByRole("button", { name: "Compare 2…" }))
    .toHaveAccessibleDescription("Select stones of one client: prices differ between clients.");
});
