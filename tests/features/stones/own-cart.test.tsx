import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useReadAnew } from "#api/read-anew.ts";
import { codes } from "#domain/codes.ts";
import { OwnCart } from "#stones/own-cart.tsx";
import type { Stone } from "#stones/stone-facts.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { LiveStatusContext, LiveStatuses } from "#ui/marks/live-statuses.ts";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import { stoneCard } from "#ui/table/stone-table/stone-card.tsx";
import { stoneColumns } from "#ui/table/stone-table/stone-columns.ts";
import { findings } from "../ui/findings.ts";

const stones = ["NW1", "NW2"].map((stock_no, at) => aStoneOnWire({ id: at + 1, stock_no }));
const columns = stoneColumns("search", { seesCost: false, type: "white" });

/** A person whose cart has these stones. */
function personWith(cart: string[]) {
  return fakeServer((request) => {
    const inCart = cart.map((stock_no, at) => aStoneLine({ list: "cart", id: at + 1, stone: { stock_no } }));
    if (request.url.includes("/get-carts")) return success({ ...pageOf(inCart), tabs: {}, totals: {} });
    return success({ cart: cart.length });
  });
}

/** Tells that the counts were read again, as the frame does at news. */
function News() {
  const again = useReadAnew("countWaiting");
  return (
    <button type="button" onClick={() => void again()}>
      News
    </button>
  );
}

const list = (isBuyer: boolean, rows: readonly Stone[] = stones) => (
  <OwnCart isBuyer={isBuyer}>
    <News />
    <DataTable label="Stones" columns={columns} rows={rows} rowId={({ stock_no }) => stock_no} card={stoneCard} />
  </OwnCart>
);
const row = (stockNo: string) => page.getByRole("row", { name: new RegExp(stockNo) });

test("a stone in one's own cart says so in its row, and no longer once it is out of it", async () => {
  const cart = ["NW2"];
  await showScreen(personWith(cart), list(true));
  await expect.element(row("NW2")).toHaveTextContent("In your cart");
  expect(row("NW1").element().textContent).not.toContain("In your cart");
  expect(await findings()).toEqual([]);
  // On another screen, or because somebody else took the stone.
  cart.splice(0, 1, "NW1", "NW3");
  await page.getByRole("button", { name: "News" }).click();
  await expect.element(row("NW1")).toHaveTextContent("In your cart");
  expect(row("NW2").element().textContent).not.toContain("In your cart");
});

test("a phone's card says it too", async () => {
  await showScreen(personWith(["NW1"]), list(true));
  await page.viewport(390, 844);
  await expect.element(page.getByRole("listitem").filter({ hasText: "NW1" })).toHaveTextContent("In your cart");
});

test("a stone that is sold or gone has no mark of the cart, also when that is news", async () => {
  const { available, notAvailable, memo, sold } = codes.stone;
  const rows = [available, notAvailable, memo, sold].map((status, at) =>
    aStoneOnWire({ id: at + 1, stock_no: `NW${at + 1}`, status }),
  );
  const statuses = new LiveStatuses();
  await showScreen(
    personWith(["NW1", "NW2", "NW3", "NW4"]),
    <LiveStatusContext value={statuses}>{list(true, rows)}</LiveStatusContext>,
  );
  await expect.element(row("NW1")).toHaveTextContent("In your cart");
  await expect.element(row("NW3")).toHaveTextContent("In your cart");
  for (const gone of ["NW2", "NW4"]) expect(row(gone).element().textContent).not.toContain("In your cart");
  statuses.tell([
    { stock_no: "NW1", status: sold },
    { stock_no: "NW3", status: null },
  ]);
  for (const gone of ["NW1", "NW3"]) await expect.element(row(gone)).not.toHaveTextContent("In your cart");
});

test("whoever buys nothing has no cart to read, and no row is marked", async () => {
  const server = personWith(["NW2"]);
  await showScreen(server, list(false));
  await expect.element(row("NW2")).toBeVisible();
  expect(row("NW2").element().textContent).not.toContain("In your cart");
  expect(server.seen).toEqual([]);
});
