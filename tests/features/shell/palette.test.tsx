import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Palette } from "#features/shell/palette.tsx";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";

const stones = [aStoneOnWire({ id: 1, stock_no: "NW204817" }), aStoneOnWire({ id: 2, stock_no: "NW204818" })];
const saved = {
  id: 7,
  name: "Rounds for Mara",
  search_type: 1,
  diamond_type: "white",
  search: { diamond_type: "white" },
  client: null,
};

const house = () =>
  fakeServer((request) => {
    const pagination = { currentPage: 1, pageSize: 6, totalPages: 1, totalRecords: 2 };
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/inventory/search")) return success({ stockList: stones, pagination });
    return success({ data: [saved], pagination });
  });
const onGo = vi.fn();
const open = (server = house(), screens = [{ label: "Search", to: "/search", category: "Stones" }]) =>
  showScreen(server, <Palette screens={screens} onGo={onGo} onSignOut={vi.fn()} onClose={vi.fn()} />);

test("a stone is found by how its number begins and by its report number, and opens in its drawer", async () => {
  const server = house();
  await open(server);
  await userEvent.keyboard("NW2048");
  await expect.element(page.getByRole("option", { name: /NW204817/ })).toBeVisible();
  expect(page.getByRole("option").elements()).toHaveLength(2);
  const asked = server.seen.filter(({ url }) => url.pathname.endsWith("/inventory/search"));
  expect(asked.map(({ text }) => bodyOf(text))).toEqual([{ begins: "NW2048" }, { numbers: ["NW2048"] }]);
  await userEvent.keyboard("{Enter}");
  expect(onGo).toHaveBeenLastCalledWith("/search?numbers=NW204817&stone=NW204817");
});

test("a saved search is found by its name", async () => {
  await open();
  await userEvent.keyboard("mara");
  await page.getByRole("option", { name: /Rounds for Mara/ }).click();
  expect(onGo).toHaveBeenLastCalledWith("/search?diamond_type=white");
});

test("who may not search is asked nothing of stones", async () => {
  const server = house();
  await open(server, [{ label: "Dashboard", to: "/dashboard", category: "Home" }]);
  await userEvent.keyboard("NW2048");
  await expect.element(page.getByText("Nothing found")).toBeVisible();
  expect(server.seen).toEqual([]);
});
