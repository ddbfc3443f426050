import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { StockOverviewPage } from "#features/stock-overview/stock-overview-page.tsx";
import type { StockOverviewSearch } from "#features/stock-overview/stock-overview-search.ts";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const sums = (pieces: number, cost?: number) => ({
  pieces,
  carats: pieces * 1.5,
  sell_amt: pieces * 1000,
  ...(cost !== undefined && { total_amt: cost }),
});
const none = { carat_range: [], clarity: [], color: [], fancy_color: [], lab: [], location: [], stone_origin: [] };

const house = ({ cost, pieces = 3 }: { cost?: number; pieces?: number } = {}) =>
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/stocks")) {
      return success({ totalInventory: sums(3, cost), whiteInventory: sums(2, cost), fancyInventory: sums(1, cost) });
    }
    if (pathname.endsWith("/details")) {
      return success({ ...none, shape: pieces ? [{ value: "ROUND", ...sums(pieces, cost) }] : [] });
    }
    if (pathname.endsWith("/dna")) return failure(404, { code: "notFound", message: "Not found.", request_id: "r" });
    return success({ shape: [{ id: 1, code: "ROUND", name: "Round" }] });
  });

function Overview({ search: start = {} }: { search?: StockOverviewSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <StockOverviewPage
      viewer={aStoneViewer(1)}
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
      addressOf={({ type }) => `#${type ?? "all"}`}
    />
  );
}

test("the stock stands in figures, broken down by the names of the house", async () => {
  const server = house();
  await showScreen(server, <Overview search={{ type: "white" }} />);
  await expect.element(page.getByText("$3,000.00")).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Round" })).toBeVisible();
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/details"));
  expect(asked?.url.searchParams.get("diamond_type")).toBe("white");
  expect(await findings()).toEqual([]);
});

test("cost is shown where the answer has it, and nowhere else", async () => {
  const screen = await showScreen(house({ cost: 700 }), <Overview />);
  await expect.element(page.getByRole("columnheader", { name: "Cost $" })).toBeVisible();
  await screen.unmount();
  await showScreen(house(), <Overview />);
  await expect.element(page.getByRole("columnheader", { name: "Amount $" })).toBeVisible();
  expect(page.getByText(/Cost/).elements()).toEqual([]);
});

test("a stock number opens its stone on Enter, and says so where there is none", async () => {
  const server = house();
  await showScreen(server, <Overview />);
  await page.getByRole("textbox", { name: "Stock number" }).fill("NW1");
  expect(server.seen.some(({ url }) => url.pathname.endsWith("/dna"))).toBe(false);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("NW1 is not offered to you")).toBeVisible();
  const asked = server.seen.filter(({ url }) => url.pathname.endsWith("/dna"));
  expect(asked.map(({ url }) => url.searchParams.get("stock_no"))).toEqual(["NW1"]);
  await page.getByRole("button", { name: /Close/ }).click();
  await expect.element(page.getByRole("textbox", { name: "Stock number" })).toHaveValue("");
});

test("an empty stock says so", async () => {
  await showScreen(house({ pieces: 0 }), <Overview />);
  await expect.element(page.getByText("No stocks were found")).toBeVisible();
});

test("a failed load says why, and is tried again", async () => {
  const server = fakeServer(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" }));
  await showScreen(server, <Overview />);
  await expect.element(page.getByText("01J9").first()).toBeVisible();
});
