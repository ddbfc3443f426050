import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Data } from "#api/operation-types.ts";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { stone } from "./acting-house.tsx";

/** An open stone at 6,930 a carat, with these similar prices; without them the server fails. */
async function open(similar: Data<"getSimilarPrices"> | undefined, lists: object = {}) {
  const seen = stone(1, { markup_ppc: 6930 });
  const server = fakeServer(({ url }) => {
    if (url.includes("/dna")) return success({ stone: seen, history: [] });
    if (url.includes("/similar-prices")) return similar ? success(similar) : failure(500);
    return success(url.includes("/diamond-attribute-submasters") ? lists : pageOf([]));
  });
  await showScreen(
    server,
    <StoneDrawer stockNo="NW1" row={seen} viewer={aStoneViewer(5)} clientId={6} onClose={() => {}} />,
  );
  return server;
}

const prices = page.getByRole("region", { name: "Prices" });
const figure = (label: string) =>
  Array.from(prices.element().querySelectorAll("dt")).find(({ textContent }) => textContent === label)
    ?.nextElementSibling?.textContent;

test("an open stone says how its price stands to similar ones, at the prices of the client", async () => {
  const server = await open({ count: 1143, lowest: 6100.5, median: 7700 });
  await expect.element(prices.getByText("−10.00", { exact: true })).toBeVisible();
  expect(figure("Similar")).toBe("1,143");
  expect(figure("Lowest/ct")).toBe("$6,100.50");
  expect(figure("Median/ct")).toBe("$7,700.00");
  const asked = server.seen.find(({ url }) => url.pathname.includes("/similar-prices"));
  expect(asked?.url.searchParams.get("user_id")).toBe("6");
});

test("fewer than five similar stones have no median, and the price is compared with none", async () => {
  await open({ count: 4, lowest: 6100, median: null });
  await expect.element(prices.getByText("$6,100.00")).toBeVisible();
  expect([figure("Median/ct"), figure("To median %")]).toEqual(["–", "–"]);
});

test("an open stone keeps its own prices when those of similar ones cannot be read", async () => {
  await open(undefined);
  await expect.element(prices.getByText("$6,930.00")).toBeVisible();
  await expect.element(prices.getByText("Lowest/ct")).not.toBeInTheDocument();
});

test("an open stone says in words how its like was built, and the link opens a search with these filters", async () => {
  const listed = (...codes: string[]) => codes.map((code) => ({ code, name: code }));
  const lists = { shape: [{ code: "ROUND", name: "Round" }], lab: listed("GIA", "IGI"), shade: listed("NONE", "BR") };
  await open({ count: 12, lowest: 6100, median: 7700 }, lists);
  await expect
    .element(prices.getByText(/^Similar are/))
    .toHaveTextContent(
      "Similar are available stones: Round, natural, GIA, 0.95–1.05 ct, D, VVS1, no shade, not milky.",
    );
  const link = prices.getByRole("link", { name: "Similar stones" }).element() as HTMLAnchorElement;
  const { searchParams } = new URL(link.href);
  expect([searchParams.get("lab"), searchParams.get("shade"), searchParams.get("carat")]).toEqual([
    "GIA",
    "!BR",
    "0.95..1.05",
  ]);
});

test("how they were built is not said where their prices cannot be read", async () => {
  await open(undefined, { shape: [{ code: "ROUND", name: "Round" }] });
  await expect.element(prices.getByText("$6,930.00")).toBeVisible();
  await expect.element(prices.getByText(/^Similar are/)).not.toBeInTheDocument();
});
