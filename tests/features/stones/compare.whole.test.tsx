import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NewArrivalsPage } from "#features/new-arrivals/new-arrivals-page.tsx";
import type { NewArrivalsSearch } from "#features/new-arrivals/new-arrivals-search.ts";
import { LiveStones } from "#stones/live-stones.tsx";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { liveFeed } from "#support/live-feed.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";
import { findings } from "../ui/findings.ts";

type Stone = ReturnType<typeof aStoneOnWire>;

const stones = [
  aStoneOnWire({ id: 1, stock_no: "NW1", carat: 1.01, color: "D", clarity: "VS1", table_pct: 57, markup_ppc: 5000 }),
  aStoneOnWire({ id: 2, stock_no: "NW2", carat: 1.01, color: "E", clarity: "VS1", markup_ppc: 4800 }),
  aStoneOnWire({ id: 3, stock_no: "NW3", carat: 1.2, color: "E", clarity: "VS1", stone_origin: 1, markup_ppc: 900 }),
];
const many = Array.from({ length: 7 }, (_, at) => aStoneOnWire({ id: at + 1, stock_no: `NW${at + 1}` }));

/** A house whose latest arrivals are these stones; `now` holds those that the client may still see, and their prices. */
function house(arrived: readonly Stone[] = stones) {
  const feed = liveFeed();
  const state = { now: arrived, isDown: false };
  const server = fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/show-selected")) {
      if (state.isDown) return failure(500, { message: "Something went wrong.", code: "internal" });
      const missing = arrived
        .filter((one) => !state.now.some(({ id }) => id === one.id))
        .map(({ stock_no }) => ({ stock_no, code: "notFound", reason: "Not found." }));
      return success({ stockList: state.now, totals: null, missing });
    }
    if (pathname.endsWith("/search-arrival")) {
      const { pagination } = pageOf([...arrived]);
      return success({ stockList: arrived, pagination, totals: null, startDate: "2026-11-13", loosen: null });
    }
    if (pathname.endsWith("/transactions-count")) return success({ statuses: {}, first_days: {} });
    if (pathname.endsWith("/inventory/stone-fields")) return success({ view: "arrival", columns: [] });
    if (pathname.endsWith("/search-start")) return success({ diamond_type: "white", stone_origin: 2, is_own: false });
    if (pathname.endsWith("/customer-dropdown")) return success(pageOf([]));
    if (pathname.endsWith("/live")) return feed.answer(request);
    return success({});
  });
  return { server, state, ...feed };
}

function Arrivals({ search: start }: { search: NewArrivalsSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <LiveStones>
      <NewArrivalsPage
        viewer={aStoneViewer(1)}
        search={search}
        onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
        addressOf={() => "#"}
        device={{ layout: deliveredLayout, onLayout: () => undefined }}
      />
    </LiveStones>
  );
}

async function choose(numbers: readonly string[], of = house()) {
  await page.viewport(1366, 768);
  await showScreen(of.server, <Arrivals search={{ user_id: 6 }} />);
  for (const number of numbers) await page.getByRole("checkbox", { name: new RegExp(number) }).click();
  return of;
}
const table = page.getByRole("region", { name: "Stones side by side" });
const rowOf = (name: string) => table.getByRole("row", { name: new RegExp(`^${name}`) });

beforeEach(() => localStorage.clear());

test("two to six stones are compared, and the locked act says so", async () => {
  await choose(["NW1"], house(many));
  const act = page.getByRole("button", { name: /^Compare/ });
  await expect.element(act).toHaveAccessibleDescription("Select at least 2 stones to compare.");
  await page.getByRole("checkbox", { name: "Select this page" }).click();
  await expect.element(page.getByText("7 selected")).toBeVisible();
  await expect.element(act).toHaveAccessibleDescription("At most 6 stones can be compared.");
  await act.click({ force: true });
  expect(page.getByRole("dialog").elements()).toEqual([]);
});

test("stones stand side by side at the client's prices, and what differs is marked", async () => {
  const { server } = await choose(["NW1", "NW2", "NW3"]);
  await page.getByRole("button", { name: "Compare 3…" }).click();
  await expect.element(page.getByRole("heading", { name: "Compare 3 stones" })).toBeVisible();
  await expect.element(rowOf("Price/ct")).toHaveTextContent(/differs.*\$5,000\.00.*\$4,800\.00.*\$900\.00/);
  await expect.element(rowOf("Clarity")).toHaveTextContent(/^ClarityVS1VS1VS1$/);
  await expect.element(rowOf("Table")).toHaveTextContent(/differs57\.00 %––$/);
  await expect.element(table.getByRole("columnheader", { name: /NW3/ })).toHaveTextContent("1.20 ct · Lab grown");
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/show-selected"));
  expect(bodyOf(asked?.text ?? "")).toEqual({ stock_numbers: ["NW1", "NW2", "NW3"], user_id: 6 });
  expect(await findings()).toEqual([]);

  await page.getByRole("checkbox", { name: "Differences only" }).click();
  await expect.element(rowOf("Colour")).toBeVisible();
  expect(rowOf("Clarity").elements()).toEqual([]);
});

test("what is not plain about a stone stands in its head", async () => {
  const brown = { ...(stones[0] as Stone), id: 2, stock_no: "NW2", shade: "LB", milky: "M1", eye_clean: "N" };
  await choose(["NW1", "NW2"], house([stones[0] as Stone, { ...brown, fluorescence: "STG" }]));
  await page.getByRole("button", { name: "Compare 2…" }).click();
  const head = table.getByRole("columnheader", { name: /NW2/ });
  await expect
    .element(head.getByText("Fluorescence Strong, Shade Light brown, Milky M1, Not eye clean", { exact: true }))
    .toBeVisible();
  await expect.element(table.getByRole("columnheader", { name: /NW1/ })).not.toHaveTextContent(/Shade|Milky/);
  expect(await findings()).toEqual([]);
});

test("a stone that is left out leaves the selection too, until two are left", async () => {
  await choose(["NW1", "NW2", "NW3"]);
  await page.getByRole("button", { name: "Compare 3…" }).click();
  await page.getByRole("button", { name: "Leave out NW3" }).click();
  await expect.element(page.getByRole("heading", { name: "Compare 2 stones" })).toBeVisible();
  await expect.element(table).toHaveFocus();
  expect(page.getByRole("button", { name: /^Leave out/ }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Close" }).last().click();
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: /NW3/ })).not.toBeChecked();
  await expect.element(page.getByRole("button", { name: "Compare 2…" })).toHaveFocus();
});

test("stones that do not differ say so", async () => {
  await choose(["NW1", "NW2"], house([stones[0] as Stone, { ...(stones[0] as Stone), id: 2, stock_no: "NW2" }]));
  await page.getByRole("button", { name: "Compare 2…" }).click();
  await page.getByRole("checkbox", { name: "Differences only" }).click();
  await expect.element(page.getByText("These stones do not differ.")).toBeVisible();
});

test("a price that changes while the stones are compared is shown, and a stone that goes is named", async () => {
  const { state, tell } = await choose(["NW1", "NW2", "NW3"]);
  await page.getByRole("button", { name: "Compare 3…" }).click();
  await expect.element(rowOf("Price/ct")).toHaveTextContent(/\$4,800\.00/);
  state.now = [stones[0] as Stone, { ...(stones[1] as Stone), markup_ppc: 4500 }];
  tell([{ stock_no: "NW3", status: null }]);
  await expect.element(rowOf("Price/ct")).toHaveTextContent(/\$5,000\.00.*\$4,500\.00$/);
  await expect.element(page.getByText("No longer offered: NW3.")).toBeVisible();
});

test("a comparison that cannot be read says why, and Escape closes it", async () => {
  const of = house();
  of.state.isDown = true;
  await choose(["NW1", "NW2"], of);
  await page.getByRole("button", { name: "Compare 2…" }).click();
  await expect.element(page.getByRole("dialog").getByRole("alert")).toHaveTextContent("Something went wrong.");
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
