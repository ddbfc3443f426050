import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreen } from "#support/show-screen.tsx";
import { acts, house, List, stone } from "./acting-house.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name });
const drawer = page.getByRole("complementary");

const price = drawer.getByRole("textbox", { name: "Price $/ct of NW1" });

/** Rows of a sheet are pasted into the first price, as by Ctrl+V. */
function paste(rows: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", rows);
  price.element().dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

test("a buyer bids by discount: for one stone, or for all, and what has no list price keeps its own", async () => {
  const server = house();
  const listed = { rap: 10_000, markup_disc: -50 };
  await showScreen(server, <List stones={[stone(1, listed), stone(2, listed), stone(3, { rap: null })]} />);
  await button(/^Confirm 3…/).click();
  await drawer.getByRole("textbox", { name: "Disc % of each" }).fill("-58");
  await userEvent.keyboard("{Enter}");
  await expect.element(drawer.getByText("1 stone without a list price keeps its price.")).toBeVisible();
  await drawer.getByRole("textbox", { name: "Disc % of NW2" }).fill("-55,5");
  expect(acts(server)).toEqual([]);
  await drawer.getByRole("button", { name: /^Confirm 3 for \$13,650\.00/ }).click();
  await expect.element(page.getByText("Request sent for 3 stones.")).toBeVisible();
  expect(acts(server)[0]?.body).toMatchObject({
    lines: [
      { stock_no: "NW1", price_per_ct: 4200 },
      { stock_no: "NW2", price_per_ct: 4450 },
      { stock_no: "NW3", seen_ppc: 5000 },
    ],
  });
});

test("offers that were filled in a sheet are pasted, and what was not taken is named", async () => {
  const server = house();
  await showScreen(server, <List />);
  await button(/^Confirm 3…/).click();
  await price.click();
  paste("Stock no\tOffer $/ct\nNW1\t4,800.00\nNW2\tnone\nNW9\t4,000.00");
  const said =
    "1 price pasted. Not among these stones: NW9. The price must be a number with at most two decimals, such as 4,800.50: NW2 (none).";
  await expect.element(drawer.getByText(said)).toBeVisible();
  await expect.element(price).toHaveValue("4800.00");
  paste("NW1\t1\n".repeat(200_000));
  await expect.element(drawer.getByText("This is too long for a sheet of prices. Nothing was pasted.")).toBeVisible();
  await expect.element(price).toHaveValue("4800.00");
  await drawer.getByRole("button", { name: /^Confirm 3 for \$14,800\.00/ }).click();
  await expect.element(page.getByText("Request sent for 3 stones.")).toBeVisible();
  expect(acts(server)[0]?.body).toMatchObject({
    lines: [
      { stock_no: "NW1", price_per_ct: 4800 },
      { stock_no: "NW2", seen_ppc: 5000 },
      { stock_no: "NW3", seen_ppc: 5000 },
    ],
  });
});

test("what is pasted for a single stone is said too", async () => {
  await showScreen(house(), <List stones={[stone(1)]} />);
  await button(/^Confirm 1…/).click();
  await price.click();
  paste("NW9\t4,000");
  await expect.element(drawer.getByText("0 prices pasted. Not among these stones: NW9.")).toBeVisible();
  await expect.element(drawer.getByRole("button", { name: "Copy it" })).toBeVisible();
  await expect.element(price).toHaveValue("5000.00");
});
