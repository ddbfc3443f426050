import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Data } from "#api/operation-types.ts";
import { bandsOf } from "#domain/ageing.ts";
import { InsightPage } from "#features/insight/insight-page.tsx";
import { type InsightSearch, insightSearch } from "#features/insight/insight-search.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { opensByEnter } from "../ui/opens-by-enter.ts";
import { sideways } from "../ui/sideways.ts";

const unmet: Data<"getUnmetDemand"> = {
  period: { from: "2026-08-26", to: "2026-11-23" },
  rows: [
    {
      ...{ diamond_type: "white", shape: ["ROUND"], color: ["D", "E"], clarity: [], carat_from: 1, carat_to: 1.49 },
      ...{ not_found: 12, businesses: 3, last: "2026-11-20", demands: 2, in_stock: 4 },
    },
  ],
  ...{ total: 1, not_found: 12, unnamed: 4, up_to: 9 },
  attributes: [{ attribute: "shape", code: "ROUND", not_found: 12 }],
};
const demand = (id: number, is_own: boolean): Data<"listWaitingDemands">[number] => ({
  id,
  name: `Rounds ${id}`,
  is_own,
  owner: { id: 7, name: "Mara Lind", company_name: "Orchard Lane Jewellers" },
  client: null,
  created_at: "2026-11-20T09:00:00.000Z",
  expires_on: null,
  told_at: null,
});
const band = {
  from_days: 31,
  to_days: 60,
  from: "2026-09-24",
  to: "2026-10-23",
  pieces: 12,
  carats: 14.2,
  amount: 91200.5,
};
const ageing: Data<"getAgeing"> = {
  today: "2026-11-23",
  stock: { bands: [band], shapes: [{ value: "ROUND", name: "ROUND", pieces: [12], total: 12 }], providers: null },
  memos: [{ ...band, from: null, overdue: 1 }],
  requests: [{ ...band, pieces: 0, overdue: 0 }],
};
const empty: Data<"getUnmetDemand"> = { ...unmet, rows: [], total: 0, not_found: 0, unnamed: 0, attributes: [] };
const oldest = {
  ...{ id: 9, stock_no: "LP-0007", stone_origin: 2, diamond_type: "white", shape: "ROUND", color: "G", clarity: "VS2" },
  ...{ carat: 1.01, sell_amt: 6827.6, arrived_at: "2024-02-01T09:00:00.000Z" },
};
const attributes = { shape: [{ code: "ROUND", name: "Round" }] };

const house = (demands: Data<"getUnmetDemand"> = unmet, isForbidden = () => false, ages = ageing) =>
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (isForbidden() && pathname.includes("/insight/"))
      return failure(403, { code: "forbidden", message: "You do not have access." });
    if (pathname.endsWith("/unmet-demand")) return success(demands);
    if (pathname.endsWith("/waiting-demands")) return success([demand(1, false), demand(2, true)]);
    if (pathname.endsWith("/ageing")) return success(ages);
    if (pathname.endsWith("/inventory/search"))
      return success({ stockList: [oldest], pagination: { page: 1, size: 10, totalRecords: 1 } });
    return success(pathname.endsWith("submasters") ? attributes : { options: { companies: [] } });
  });

/** The screen as on its route: what is chosen comes back as its search. */
function Screen({ start = {} }: { start?: InsightSearch }) {
  const [search, setSearch] = useState(start);
  const written = (one: InsightSearch) =>
    `/transaction/insight?${new URLSearchParams(JSON.parse(JSON.stringify(one)))}`;
  return (
    <>
      <InsightPage
        search={search}
        onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
        addressOf={written}
        mayRead={() => true}
        tellsByProvider
      />
      <output>{JSON.stringify(search)}</output>
    </>
  );
}
const link = (name: string | RegExp) => page.getByRole("link", { name });
const wanted = "White · Round · D, E · 1.00–1.49 ct";
const open = "white|ROUND|D,E||1|1.49";

beforeEach(() => page.viewport(1366, 768));

test("what is wanted opens its demands, and its stock the stones that are there", async () => {
  await showScreen(house(), <Screen />);
  await expect
    .element(link(wanted))
    .toHaveAttribute("href", `/transaction/insight?open=${encodeURIComponent(open).replaceAll("%20", "+")}`);
  const stock = "/search?diamond_type=white&shape=ROUND&color=D%2CE&stone_origin=1%2C2&status=!2%2C8&carat=1..1.49";
  await expect.element(link(/^4$/)).toHaveAttribute("href", stock);
  await expect.element(page.getByText(/4 more searches found nothing/)).toBeVisible();
  expect(await findings()).toEqual([]);
});

test.each([
  ["unmetDemand", {}],
  ["ageing", { tab: "ageing" as const }],
])("the figures lead to a scheduled report of the same, under the same filters: %s", async (figures, tab) => {
  await showScreen(house(), <Screen start={{ shape: "ROUND", business_id: 3, ...tab }} />);
  const report = `/transaction/reports/scheduled?shape=ROUND&business_id=3&figures=${figures}&add=true`;
  await expect.element(link("Mail this report…")).toHaveAttribute("href", report);
});

test("the demands that wait stand beside it, with the search and a new demand", async () => {
  const server = house();
  await showScreen(server, <Screen start={{ open }} />);
  await expect.element(page.getByText("Rounds 1")).toBeVisible();
  await expect.element(link("Rounds 2")).toHaveAttribute("href", "/search/demands");
  await expect.element(link("Orchard Lane Jewellers")).toHaveAttribute("href", "/client/7");
  const newDemand = "/search/demands?new=1&diamond_type=white&shape=ROUND&color=D%2CE&carat=1..1.49";
  await expect.element(link("New demand")).toHaveAttribute("href", newDemand);
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("waiting-demands"))?.url.searchParams;
  expect([asked?.get("color"), asked?.get("carat_to")]).toEqual(["D,E", "1.49"]);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Rounds 1")).not.toBeInTheDocument();
});

test("ages open exactly the stones and lines that they count", async () => {
  const server = house();
  await showScreen(server, <Screen start={{ tab: "ageing" }} />);
  const days = "startDate=2026-09-24&endDate=2026-10-23&sort=arrived_at";
  await expect
    .element(link("31–60 days").first())
    .toHaveAttribute("href", `/search?stone_origin=1%2C2&status=!2%2C8&${days}`);
  await expect
    .element(link("31–60 days").nth(1))
    .toHaveAttribute("href", "/transaction/memo?currentTab=issued&sort=created_at&endDate=2026-10-23");
  await expect.element(page.getByText("No request waits.")).toBeVisible();
  await expect.element(link("LP-0007")).toHaveAttribute("href", "/search?numbers=LP-0007&stock=LP-0007");
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/inventory/search"));
  expect([asked?.url.searchParams.get("size"), bodyOf(asked?.text ?? "{}").sort]).toEqual(["10", "arrived_at"]);
  expect(await findings()).toEqual([]);
});

test("a house in which everything is found says so, and has nothing to export", async () => {
  await showScreen(house(empty), <Screen />);
  await expect.element(page.getByText("No search came up empty")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Buying list/ })).toHaveAttribute("aria-disabled", "true");
});

test("who loses the right while it is open sees no figure any more", async () => {
  let isForbidden = false;
  await showScreen(
    house(unmet, () => isForbidden),
    <Screen />,
  );
  await expect.element(link(wanted)).toBeVisible();
  isForbidden = true;
  await page.getByRole("combobox", { name: "Type" }).click();
  await page.getByRole("option", { name: "Fancy" }).click();
  await expect.element(page.getByText("You do not have access.").first()).toBeVisible();
  await expect.element(link(wanted)).not.toBeInTheDocument();
});

test("anything may be pasted into the address", () => {
  const read = insightSearch({ tab: "x", carat: "..", shape: "A,B", open: "a|b", startDate: "2026-02-31" });
  expect(JSON.parse(JSON.stringify(read))).toEqual({ open: "a|b" });
});

test("a telephone begins with the figures, and unfolds the filters by one button that counts them", async () => {
  await showScreen(house(), <Screen start={{ shape: "ROUND" }} />);
  await page.viewport(390, 844);
  await expect.element(link(wanted)).toBeInViewport();
  const type = page.getByRole("combobox", { name: "Type" });
  await expect.element(type).not.toBeInTheDocument();
  await page.getByRole("button", { name: "More, 1 filter on" }).click();
  await type.click();
  await page.getByRole("option", { name: "Fancy" }).click();
  await expect.element(page.getByRole("button", { name: "More, 2 filters on" })).toBeVisible();
  await page.viewport(1280, 800);
});

test.each([390, 320])("at %i px the last search stands below what was wanted, and no column is cut", async (width) => {
  await showScreen(house(), <Screen />);
  await page.viewport(width, 844);
  await expect.element(page.getByRole("cell", { name: /20\/11\/2026/ }).first()).toBeInViewport({ ratio: 1 });
  const frame = page.getByRole("region", { name: "Wanted and not found" }).element();
  const edge = () => frame.getBoundingClientRect().right + 1;
  const cut = () =>
    [...frame.querySelectorAll("th")].filter((head) => {
      const { left, right } = head.getBoundingClientRect();
      return left < edge() - 2 && right > edge();
    });
  expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
  expect(cut().map(({ textContent }) => textContent)).toEqual([]);
  expect(sideways()).toEqual([]);
  await page.viewport(1280, 800);
});

test("searches are told by clarity in the words of the trade, and by shape in those of the house", async () => {
  const by = { attributes: [...unmet.attributes, { attribute: "clarity" as const, code: "VVS1", not_found: 3 }] };
  await showScreen(house({ ...unmet, ...by }), <Screen />);
  await expect.element(page.getByRole("link", { name: "Round", exact: true })).toBeVisible();
  await expect.element(link("VVS1")).toBeVisible();
});

test("on a phone no age runs over the page", async () => {
  const bands = [366, 181, 91, 61, 31, 0].map((from_days) => ({ ...band, from_days, to_days: from_days + 30 }));
  const name = "Northlight Jewels and Sons of the Upper Harbour Quay Trading Company Limited";
  const providers = [{ value: "1", name, pieces: bands.map(() => 12), total: 72 }];
  const ages = { ...ageing, stock: { ...ageing.stock, bands, providers } };
  await showScreen(
    house(unmet, () => false, ages),
    <Screen start={{ tab: "ageing" }} />,
  );
  await page.viewport(390, 844);
  await expect.element(link("LP-0007")).toBeVisible();
  await expect.element(link(name)).toBeVisible();
  expect(sideways()).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("on a phone every age is named whole and apart from the next, and no digit of the stock's worth is cut", async () => {
  const stock = bandsOf("stock").map((age) => ({ ...band, ...age, carats: 12_345.67, amount: 27_057_423.6 }));
  const memos = bandsOf("memos").map((age) => ({ ...band, ...age, from: null, overdue: 1 }));
  await showScreen(
    house(unmet, () => false, { ...ageing, stock: { ...ageing.stock, bands: stock }, memos }),
    <Screen start={{ tab: "ageing" }} />,
  );
  await page.viewport(390, 844);
  const names = () => [...document.querySelectorAll(".chart-names text")];
  await expect
    .poll(() => names().map((name) => name.textContent))
    .toEqual([...["366+", "181–365", "91–180", "61–90", "31–60", "0–30"]]);
  const gaps = () => {
    const places = names().map((name) => name.getBoundingClientRect());
    return places.slice(1).map((place, at) => place.left - (places[at]?.right ?? 0));
  };
  await expect.poll(() => Math.max(...gaps())).toBeLessThan(30); // as on a phone
  await expect.poll(() => Math.min(...gaps())).toBeGreaterThan(3);
  const memo = link("91 days and more").element();
  expect(memo.scrollWidth).toBeLessThanOrEqual(memo.clientWidth);
  const worth = page.getByRole("cell", { name: "$27,057,423.60" }).first().element();
  const frame = worth.closest("section") ?? worth;
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
});

test("the arrow keys go along the ages, and Enter opens what is of that age", async () => {
  await showScreen(house(), <Screen start={{ tab: "ageing" }} />);
  const ages = page.getByRole("slider", { name: /Stock by age/ });
  await expect.element(ages).toBeInTheDocument();
  (ages.element() as HTMLElement).focus();
  expect(ages.element().getAttribute("aria-valuetext")).toMatch(/^31–60.*: 12 stones\. Enter opens/);
  const days = "startDate=2026-09-24&endDate=2026-10-23&sort=arrived_at";
  expect(await opensByEnter()).toBe(`/search?stone_origin=1%2C2&status=!2%2C8&${days}`);
});
