import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { NewArrivalsPage } from "#features/new-arrivals/new-arrivals-page.tsx";
import type { NewArrivalsSearch } from "#features/new-arrivals/new-arrivals-search.ts";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";
import { findings } from "../ui/findings.ts";

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const stones = [
  aStoneOnWire({
    id: 1,
    stock_no: "NW1",
    arrived_at: ago(25 / 60),
    image: "/media/demo/round.svg",
    certificate: "/x/report.PDF",
  }),
  aStoneOnWire({ id: 2, stock_no: "NW2", arrived_at: ago(50) }),
];
const totals = { pieces: 2, carat: 2.02, rap_avg: null, disc_avg: null, price_per_ct: 5000, total_amt: 10_100 };

const house = (found = stones, kept: object[] = []) =>
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/search-arrival")) {
      const pagination = { currentPage: 1, pageSize: 100, totalPages: 1, totalRecords: found.length };
      return success({ stockList: found, pagination, totals, startDate: "2026-11-13", loosen: null });
    }
    if (pathname.endsWith("/transactions-count")) {
      const first_days = { today: "2026-11-19", last_7_days: "2026-11-13", last_30_days: "2026-10-21" };
      return success({
        today: 3,
        last_7_days: 14,
        last_30_days: 90,
        statuses: { 1: 80, 3: 0, 4: 10, 5: 0 },
        first_days,
      });
    }
    if (pathname.endsWith("/share-diamonds")) {
      const until = new Date(Date.now() + 72 * hour).toISOString();
      return success({
        id: 1,
        url: "https://loupe.test/shared/abc",
        text: "Stock No: NW1",
        expires_at: until,
        shared_by: "Loupe",
      });
    }
    if (pathname.endsWith("/inventory/stone-fields")) return success({ view: "arrival", columns: kept });
    if (pathname.endsWith("/dna")) return success({ stone: stones[0], history: [] });
    if (pathname.endsWith("/visibility")) {
      const gates = [
        { gate: "stone", passes: true },
        { gate: "provider", passes: false },
      ];
      return success({ stock_no: "NW1", user_id: 6, is_visible: false, gates });
    }
    if (pathname.endsWith("/customer-dropdown")) {
      const client = {
        id: 6,
        role_id: 2,
        first_name: "Mara",
        last_name: "Lind",
        business: { company_name: "Northlight", status: 11 },
      };
      return success({ data: [client], pagination: { currentPage: 1, pageSize: 50, totalPages: 1, totalRecords: 1 } });
    }
    if (pathname.endsWith("/search-start")) return success({ diamond_type: "white", stone_origin: 2, is_own: false });
    return success({});
  });
const natural = { attributes: { stone_origin: { values: ["2"] } } };

function Arrivals({ search: start = {}, roleId = 1 as 1 | 2 }: { search?: NewArrivalsSearch; roleId?: 1 | 2 }) {
  const [search, setSearch] = useState(start);
  return (
    <NewArrivalsPage
      viewer={aStoneViewer(roleId)}
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
      addressOf={({ type, from }) => `#${type ?? "white"}${from ? ` ${from}` : ""}`}
      device={{ layout: deliveredLayout, onLayout: () => undefined }}
    />
  );
}

beforeEach(() => localStorage.clear());

test("what came lately stands in a table with its age, its papers and its sum", async () => {
  const server = house();
  await showScreen(server, <Arrivals />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  await page.viewport(1366, 768);
  for (const [age, isOld] of [
    [/^\d+ min$/, false],
    ["2 d", true],
  ] as const) {
    const said = page.getByText(age);
    await expect.element(said).toBeVisible();
    const cell = said.element().closest("td") ?? document.body;
    expect([cell.querySelector(".tag") !== null, cell.scrollWidth > cell.clientWidth]).toEqual([isOld, false]);
  }
  await expect.element(page.getByRole("link", { name: "Image NW1" })).toHaveAttribute("href", "/media/demo/round.svg");
  await expect.element(page.getByText("$10,100.00")).toBeVisible();
  const listed = page.getByRole("link", { name: "7 days 14 since 13/11/2026" });
  await expect.element(listed).toHaveAttribute("aria-current", "true");
  const today = page.getByRole("link", { name: "Today 3 since 19/11/2026" });
  await expect.element(today).toHaveAttribute("href", "#white 2026-11-19");
  await expect.element(today).not.toHaveAttribute("aria-current");
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/search-arrival"));
  expect(bodyOf(asked?.text ?? "")).toEqual({ diamond_type: "white", ...natural });
  expect(await findings()).toEqual([]);
});

test("the address says which diamonds, days and client are asked for", async () => {
  const server = house();
  await showScreen(server, <Arrivals search={{ type: "fancy", from: "2026-11-01", to: "2026-11-05", user_id: 6 }} />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/search-arrival"));
  expect(bodyOf(asked?.text ?? "")).toEqual({
    diamond_type: "fancy",
    startDate: "2026-11-01",
    endDate: "2026-11-05",
    ...natural,
  });
  expect(asked?.url.searchParams.get("user_id")).toBe("6");
});

test("lab grown and natural stand together only where both are asked for, in the list and in the figures", async () => {
  const server = house();
  await showScreen(server, <Arrivals />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  const counted = () => server.seen.filter(({ url }) => url.pathname.endsWith("/transactions-count")).at(-1)?.url;
  const listed = () => server.seen.filter(({ url }) => url.pathname.endsWith("/search-arrival")).at(-1)?.text ?? "";
  expect(counted()?.searchParams.get("stone_origin")).toBe("2");
  await page.getByText("Lab grown", { exact: true }).click();
  await expect.poll(() => counted()?.searchParams.get("stone_origin")).toBe("1");
  await expect.poll(() => bodyOf(listed())).toMatchObject({ attributes: { stone_origin: { values: ["1"] } } });
  await page.getByText("Both", { exact: true }).click();
  await expect.poll(() => counted()?.searchParams.get("stone_origin")).toBeNull();
  await expect.poll(() => bodyOf(listed())).toEqual({ diamond_type: "white" });
});

test("columns are as the account left them, and a file of all arrivals has the same", async () => {
  const kept = ["stock_no", "location", "carat", "shape"].map((id) => ({ id, is_shown: id !== "shape", width: null }));
  const server = house(stones, kept);
  await showScreen(server, <Arrivals />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  const heads = () =>
    page
      .getByRole("columnheader")
      .elements()
      .map((head) => head.getAttribute("data-column"))
      .filter(Boolean);
  expect(heads().slice(0, 5)).toEqual(["stock_no", "age", "media", "location", "carat"]);
  expect(heads()).not.toContain("shape");

  await page.getByRole("button", { name: "Export all 2" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const asked = () => server.seen.find(({ url }) => url.pathname.endsWith("/inventory/download"));
  await expect.poll(asked).toBeTruthy();
  expect(bodyOf(asked()?.text ?? "")).toMatchObject({
    format: "csv",
    search: { diamond_type: "white", startDate: "2026-11-13", sort: "-arrived_at" },
    columns: expect.arrayContaining(["stock_no", "location", "carat"]),
  });
});

test("a customer has no client to choose", async () => {
  await showScreen(house(), <Arrivals roleId={2} />);
  await expect.element(page.getByText("NW1")).toBeVisible();
  expect(page.getByRole("combobox", { name: "Client" }).elements()).toEqual([]);
});

test("selected stones become a link at the client's prices, whose address is shown once", async () => {
  const server = house();
  await showScreen(server, <Arrivals search={{ user_id: 6 }} />);
  await page.getByRole("checkbox", { name: /NW1/ }).click();
  await page.getByRole("button", { name: "Share 1…" }).click();
  await page.getByRole("menuitem", { name: "Create link…" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  await expect.element(page.getByRole("textbox", { name: "Address" })).toHaveValue("https://loupe.test/shared/abc");
  await expect.element(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/share-diamonds"));
  expect(bodyOf(asked?.text ?? "")).toEqual({
    stock_numbers: ["NW1"],
    user_id: 6,
    expires_in_hours: 72,
    resale_pct: 0,
  });
  expect(await findings()).toEqual([]);
});

test("an administrator asks why a client does not see a stone; a customer does not", async () => {
  const screen = await showScreen(house(), <Arrivals search={{ stock: "NW1" }} />);
  await expect.element(page.getByRole("heading", { name: "Who can see it" })).toBeVisible();
  await page.getByRole("complementary").getByRole("combobox", { name: "Client" }).click();
  await page.getByRole("option", { name: /Northlight/ }).click();
  await expect.element(page.getByText("The client cannot see this stone.")).toBeVisible();
  await expect.element(page.getByText("Its provider is active")).toBeVisible();
  await screen.unmount();
  await showScreen(house(), <Arrivals roleId={2} search={{ stock: "NW1" }} />);
  await expect.element(page.getByRole("heading", { name: "Prices" })).toBeVisible();
  expect(page.getByRole("heading", { name: "Who can see it" }).elements()).toEqual([]);
});

test("nothing new says so, and a failed load says why", async () => {
  const screen = await showScreen(house([]), <Arrivals />);
  await expect.element(page.getByText("No new arrivals")).toBeVisible();
  await screen.unmount();
  const broken = fakeServer(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" }));
  await showScreen(broken, <Arrivals />);
  await expect.element(page.getByRole("alert").first()).toBeVisible();
  // Nothing is known: no sum of nought, and no figure that still seems to come.
  expect(page.getByText("$0.00").elements()).toEqual([]);
  await expect.element(page.getByLabelText("New arrivals in figures")).toHaveTextContent(/Today–/);
  await expect.element(page.getByRole("button", { name: "Export all", exact: true })).toBeVisible();
});
