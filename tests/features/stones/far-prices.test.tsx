import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { acts, house, List, stone } from "./acting-house.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name });
const drawer = page.getByRole("complementary");
const disc = drawer.getByRole("textbox", { name: "Disc % of NW1" });
const price = drawer.getByRole("textbox", { name: "Price $/ct of NW1" });

/** A stone of a carat, quoted at half of its list price of 10,000. */
const listed = () => stone(1, { rap: 10_000, markup_disc: -50 });

/** The form of a request, with a discount typed for its only stone. */
async function typed(text: string, server = house()) {
  await showScreen(server, <List stones={[listed()]} />);
  await button(/^Confirm 1…/).click();
  await disc.fill(text);
  return server;
}

test("a buyer's 45 is 45 % below the list, and the field shows it so", async () => {
  const server = await typed("45");
  await expect.element(price).toHaveValue("5500.00");
  await userEvent.keyboard("{Tab}");
  await expect.element(disc).toHaveValue("-45.00");
  await drawer.getByRole("button", { name: "Confirm 1 for $5,500.00" }).click();
  await expect.element(page.getByText("Request sent for 1 stone.")).toBeVisible();
  expect(acts(server)[0]?.body).toMatchObject({ lines: [{ stock_no: "NW1", price_per_ct: 5500 }] });
});

test("the form of a request says the shade, milk and fluorescence of its stone, and its finish", async () => {
  const look = { fluorescence: "VST", fluorescence_color: "B", shade: "LB", milky: "M1", eye_clean: "N" };
  const graded = { cut: null, polish: "VG", symmetry: "EX", ...look };
  await showScreen(house(), <List stones={[stone(1, graded), stone(2)]} />);
  await button(/^Confirm 2…/).click();
  const said = drawer.getByText("Fluorescence Very strong blue, Shade Light brown, Milky M1, Not eye clean");
  await expect.element(said).toBeVisible();
  await expect.element(drawer.getByRole("cell", { name: /pol VG sym EX/ })).toBeVisible();
  expect(drawer.getByText(/Not eye clean/).elements()).toHaveLength(1);
});

test("a premium is typed with a plus, and keeps it while the field is read again", async () => {
  await typed("+5");
  await expect.element(price).toHaveValue("10500.00");
  await userEvent.keyboard("{Tab}");
  await expect.element(disc).toHaveValue("+5.00");
  await expect.element(price).toHaveValue("10500.00");
});

test("a price far from the quoted one is told in words and leaves with a second press", async () => {
  const server = await typed("+35");
  await expect.element(drawer.getByRole("cell", { name: "170 % above your price." })).toBeVisible();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  const again = "This is far from the quoted price. Press again to send it as it stands.";
  await expect.element(drawer.getByRole("alert")).toHaveTextContent(again);
  await expect.element(price).toHaveFocus();
  expect(acts(server)).toEqual([]);
  expect(await findings()).toEqual([]);
  await drawer.getByRole("button", { name: "Confirm 1 for $13,500.00 all the same" }).click();
  await expect.element(page.getByText("Request sent for 1 stone.")).toBeVisible();
  expect(acts(server)[0]?.body).toMatchObject({ lines: [{ stock_no: "NW1", price_per_ct: 13_500 }] });
});

test("another far price after the first press is told again before it leaves", async () => {
  const server = await typed("70");
  await button(/^Confirm 1 for/).click();
  await expect.element(drawer.getByRole("alert")).toHaveTextContent("40 % below your price.");
  await disc.fill("75");
  await button(/^Confirm 1 for/).click();
  await expect.element(drawer.getByRole("alert")).toHaveTextContent("50 % below your price.");
  expect(acts(server)).toEqual([]);
});

test("a double click and a key that is held down are one press", async () => {
  const server = await typed("+35");
  await button(/^Confirm 1 for/).dblClick();
  await expect.element(button("Confirm 1 for $13,500.00 all the same")).toBeVisible();
  for (let at = 0; at < 3; at++) {
    disc
      .element()
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, repeat: true, bubbles: true }));
  }
  await expect.element(button("Confirm 1 for $13,500.00 all the same")).toBeVisible();
  expect(acts(server)).toEqual([]);
});

test("an associate is told the difference from the client's quoted price", async () => {
  await showScreen(house(), <List as={5} clientId={6} stones={[listed()]} />);
  await button(/^Confirm 1…/).click();
  await disc.fill("80");
  await expect.element(drawer.getByText("60 % below the quoted price.")).toBeVisible();
});

test("a lot is priced at a typed discount below the list", async () => {
  const lot = [listed(), stone(2, { rap: 8000, markup_disc: -37.5 })];
  await showScreen(house(), <List stones={lot} />);
  await button(/^Confirm 2…/).click();
  await drawer.getByRole("textbox", { name: "Disc % of each" }).fill("45");
  await userEvent.keyboard("{Enter}");
  await expect.element(price).toHaveValue("5500.00");
  await expect.element(drawer.getByRole("textbox", { name: "Price $/ct of NW2" })).toHaveValue("4400.00");
  await drawer.getByRole("textbox", { name: "Disc % of each" }).fill("35");
  await userEvent.keyboard("{Enter}");
  await expect.element(drawer.getByText("30 % above your price.")).toBeVisible();
});
