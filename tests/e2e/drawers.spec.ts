import { expectAccessible } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";

test.use({ viewport: { width: 1366, height: 768 } });

const acts = "/inventory/new-arrival";
const customerId = async (house: HouseClient) =>
  ((await house.callAs("customer2", "GET", "/user/profile")).data as { id: number }).id;

test("an administrator sees what a memo is before it is issued, while somebody else takes one of its stones", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const stones = await house.freeStones("customer2", 11);
  const [taken = "", priced = ""] = stones;
  const user_id = await customerId(house);
  await signIn("admin");
  await page.goto(`/transaction/memo/desk?user_id=${user_id}`);
  await expect(page.getByRole("navigation", { name: "Status" })).toBeVisible();
  await page.keyboard.press("n");
  const numbers = page.getByRole("textbox", { name: "Stock or report numbers" });
  await expect(numbers).toBeFocused();
  await page.keyboard.insertText([...stones, "NONE1"].join("\n"));
  const table = page.getByRole("table", { name: "Stones on the memo" });
  await expect(table.getByRole("textbox", { name: /^Price/ })).toHaveCount(11);
  await expect(page.getByText("No stone has this number.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Issue memo/ }).last()).toHaveAttribute("aria-disabled", "true");
  // The whole form is in sight: a field scrolled under the foot would be half covered at any scroll position.
  await page.setViewportSize({ width: 1366, height: 1400 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole("button", { name: "Remove it" }).press("Enter");
  await expect(numbers).toBeFocused();

  const disc = page.getByRole("textbox", { name: `Disc % of ${priced}` });
  const before = await page.getByRole("textbox", { name: `Price $/ct of ${priced}` }).inputValue();
  const price = (Number(before) * 0.99).toFixed(2);
  await page.getByRole("textbox", { name: `Price $/ct of ${priced}` }).fill(price);
  await expect(disc).not.toHaveValue("");

  // A colleague issues one of the stones. The form says so before anything is sent, and the typed text stays.
  await house.callAs("admin2", "POST", `${acts}/memo`, {
    stock_numbers: [taken],
    user_id: ((await house.callAs("customer", "GET", "/user/profile")).data as { id: number }).id,
  });
  await expect(page.getByText("1 number cannot go on this memo. Please remove it.")).toBeVisible();
  await page.getByRole("button", { name: "Remove it" }).press("Enter");
  await expect(page.getByRole("textbox", { name: `Price $/ct of ${priced}` })).toHaveValue(price);
  await expect(page.getByRole("button", { name: /^Issue memo of 10 stones for/ })).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("link", { name: /^Open memo M-\d{4}-\d{4} to print$/ })).toBeFocused();
  const { data } = await house.call("POST", `${acts}/get-memo?currentTab=issued`, { stock_numbers: stones });
  const lines = (data as { data: { agreed_ppc: number | null; stone: { stock_no: string }; user: { id: number } }[] })
    .data;
  const own = lines.filter(({ user }) => user.id === user_id);
  expect(own).toHaveLength(10);
  expect(own.find(({ stone }) => stone.stock_no === priced)?.agreed_ppc).toBe(Number(price));
});

test("ten stones are sold from one screen for a lump sum, without the one that somebody takes back meanwhile", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  const stones = await house.freeStones("customer2", 10);
  const [back = ""] = stones;
  const user_id = await customerId(house);
  await house.call("POST", `${acts}/memo`, { stock_numbers: stones, user_id });
  await signIn("admin");
  await page.goto(`/transaction/memo/desk?user_id=${user_id}`);
  await expect(page.getByRole("checkbox", { name: `Select ${back}` })).toBeVisible();
  await page.keyboard.press("p");
  await page.getByRole("textbox", { name: "Stock or report numbers" }).fill(stones.join(" "));
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("10 selected")).toBeVisible();
  await expect(page.getByRole("grid", { name: "Memos" })).toBeFocused(); // The keys are the desk's again.
  await page.keyboard.press("s");
  const prices = page.getByRole("textbox", { name: /^Price/ });
  await expect(prices).toHaveCount(10);
  await expect(prices.first()).toBeFocused();
  for (const at of [0, 9]) await expect(prices.nth(at)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await house.callAs("admin2", "PUT", `${acts}/receive-memo`, { stock_numbers: [back] });
  const told = page.getByRole("alert").filter({ hasText: "Nothing of yours was written." });
  await expect(told).toContainText(new RegExp(`${back}: Lars Peeters received`));
  await page.getByRole("button", { name: "Continue with the other 9" }).press("Enter");
  await expect(prices).toHaveCount(9);
  await expect(page.getByText("9 selected")).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest(".drawer") !== null)).toBe(true);

  const sum = (await page.locator(".price-sum dd b").innerText()).replaceAll(",", "");
  const lump = Math.floor(Number(sum) * 0.98);
  await page.getByRole("textbox", { name: "Lump sum $" }).fill(String(lump));
  await page.keyboard.press("Enter");
  await expect(page.getByText("The lump sum is met to the cent.")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("link", { name: /^Open invoice INV-\d{4}-\d{4} to print$/ })).toBeFocused();
  const { data } = await house.call("POST", `${acts}/get-memo?currentTab=sold`, { stock_numbers: stones });
  const sold = (data as { data: { sold_ppc: number; stone: { carat: number } }[] }).data;
  const cents = sold.reduce(
    (all, { sold_ppc, stone }) => all + Math.round(Number((sold_ppc * stone.carat * 100).toFixed(4))),
    0,
  );
  expect([sold.length, cents]).toEqual([9, lump * 100]);
});
