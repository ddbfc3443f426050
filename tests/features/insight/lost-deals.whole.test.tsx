import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Data } from "#api/operation-types.ts";
import { InsightPage } from "#features/insight/insight-page.tsx";
import { type InsightSearch, insightSearch } from "#features/insight/insight-search.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { opensByEnter } from "../ui/opens-by-enter.ts";
import { sideways } from "../ui/sideways.ts";

const none = { began: 0, open: 0, on: 0, sold: 0, client: 0, house: 0, time: 0, lost: 0, reasons: [] };
const round: Data<"getLostDeals">["total"] = {
  value: "ROUND",
  name: null,
  searches: 21,
  hold: { ...none, began: 12, open: 2, on: 6, sold: 4, client: 1, house: 1, time: 2, lost: 4 },
  request: {
    ...none,
    began: 9,
    open: 1,
    on: 3,
    sold: 3,
    house: 5,
    lost: 5,
    reasons: [{ reason: "Sold elsewhere", lines: 4 }],
  },
  memo: { ...none, began: 7, open: 3, on: 4, sold: 4 },
  loses_at: "request",
};
const lost: Data<"getLostDeals"> = {
  period: { from: "2026-08-26", to: "2026-11-23" },
  by: "shape",
  total: { ...round, value: null },
  rows: [round],
  groups: 1,
  up_to: 9,
};
const empty: Data<"getLostDeals"> = {
  ...lost,
  total: { ...lost.total, searches: 0, hold: none, request: none, memo: none, loses_at: null },
  rows: [],
  groups: 0,
};
const line: Data<"listLostDeals">["data"][number] = {
  id: 31,
  stock_no: "LP-1043",
  stone_origin: 2,
  diamond_type: "white",
  shape: "ROUND",
  color: "D",
  clarity: "VS1",
  carat: 1.02,
  amount: 7412.5,
  outcome: "house",
  is_sold: false,
  reason: "Sold elsewhere",
  client: { id: 7, name: "Mara Lind", company_name: "Orchard Lane Jewellers" },
  created_at: "2026-11-20T09:00:00.000Z",
};
const pagination = { page: 1, size: 50, currentPage: 1, pageSize: 50, totalPages: 1, totalRecords: 1 };

const house = (figures = lost, isForbidden = () => false) =>
  fakeServer(({ url }) => {
    const { pathname } = new URL(url);
    if (isForbidden() && pathname.includes("/insight/"))
      return failure(403, { code: "forbidden", message: "You do not have access." });
    if (pathname.endsWith("/lost-deals")) return success(figures);
    if (pathname.endsWith("/lost-deals/lines")) return success({ data: [line], pagination });
    if (pathname.endsWith("/lost-deals/export")) return success("/files/holds.csv");
    const shape = [{ code: "ROUND", name: "Round" }];
    return success(pathname.endsWith("submasters") ? { shape } : { options: { companies: [] } });
  });

/** The screen as on its route: what is chosen comes back as its search. */
function Screen({ start = {}, tellsByProvider = true }: { start?: InsightSearch; tellsByProvider?: boolean }) {
  const [search, setSearch] = useState<InsightSearch>({ tab: "lost", ...start });
  return (
    <InsightPage
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
      addressOf={(one) => `/transaction/insight?${new URLSearchParams(JSON.parse(JSON.stringify(one)))}`}
      mayRead={() => true}
      tellsByProvider={tellsByProvider}
    />
  );
}
beforeEach(() => page.viewport(1366, 768));
const link = (name: string) => page.getByRole("link", { name, exact: true });

test("the table is saved as a file under the filters of the screen", async () => {
  const server = house();
  await showScreen(server, <Screen start={{ by: "color" }} />);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const file = () => server.seen.find(({ url }) => url.pathname.endsWith("/lost-deals/table"))?.url.searchParams;
  await expect.poll(() => [file()?.get("by"), file()?.get("format")]).toEqual(["color", "csv"]);
  const report = "/transaction/reports/scheduled?by=color&figures=lostDeals&add=true";
  await expect.element(link("Mail this report…")).toHaveAttribute("href", report);
});

test("the table names the step that loses most, and every figure opens its lines", async () => {
  await showScreen(house(), <Screen />);
  await expect.element(page.getByRole("cell", { name: "Round" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Request", exact: true }).first()).toBeVisible();
  const open = "/transaction/insight?tab=lost&open=request%7Clost%7CROUND";
  await expect.element(link("5").first()).toHaveAttribute("href", open);
  await expect.element(page.getByText(/Most are lost as requests/)).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("beside a figure stand all figures of its step, the reasons, and the lines, each with its way", async () => {
  const server = house();
  await showScreen(server, <Screen start={{ open: "request|lost|ROUND" }} />);
  await expect.element(page.getByRole("complementary", { name: "Round · Requests" })).toBeVisible();
  await expect
    .element(link("LP-1043 · Round · 1.02 ct · D · VS1"))
    .toHaveAttribute("href", "/transaction/confirm-stone?user_id=7&currentTab=all&search=LP-1043&line=31");
  await expect.element(page.getByRole("listitem").filter({ hasText: "Sold elsewhere" }).first()).toBeVisible();
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("/lines"))?.url.searchParams;
  expect(["step", "figure", "value"].map((name) => asked?.get(name))).toEqual(["request", "lost", "ROUND"]);
  await page.getByRole("button", { name: "Export 1" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const file = () => server.seen.find(({ url }) => url.pathname.endsWith("/lost-deals/export"))?.url.searchParams;
  await expect.poll(() => file()?.get("figure")).toBe("lost");
  expect(["step", "value", "format", "job"].map((name) => file()?.get(name))).toEqual([
    "request",
    "ROUND",
    "csv",
    "true",
  ]);
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(link("LP-1043 · Round · 1.02 ct · D · VS1")).not.toBeInTheDocument();
});

test("a house in which nothing began says so", async () => {
  await showScreen(house(empty), <Screen />);
  await expect.element(page.getByText("Nothing began").first()).toBeVisible();
});

test("providers are offered to those alone who may know them", async () => {
  await showScreen(house(), <Screen tellsByProvider={false} />);
  await page.getByRole("combobox", { name: "Grouped by" }).click();
  await expect.element(page.getByRole("option", { name: "Associate" })).toBeVisible();
  await expect.element(page.getByRole("option", { name: "Provider" })).not.toBeInTheDocument();
});

test("who loses the right while it is open sees no figure and no line any more", async () => {
  let isForbidden = false;
  await showScreen(
    house(lost, () => isForbidden),
    <Screen />,
  );
  await expect.element(link("5").first()).toBeVisible();
  isForbidden = true;
  await page.getByRole("combobox", { name: "Type" }).click();
  await page.getByRole("option", { name: "Fancy" }).click();
  await expect.element(page.getByText("You do not have access.").first()).toBeVisible();
  await expect.element(link("5")).not.toBeInTheDocument();
});

test("anything may be pasted into the address", async () => {
  const read = insightSearch({ tab: "lost", by: "weather", open: "x|y" });
  expect(JSON.parse(JSON.stringify(read))).toEqual({ tab: "lost", open: "x|y" });
  await showScreen(house(), <Screen start={read} />);
  await expect.element(page.getByRole("cell", { name: "Round" })).toBeVisible();
  await expect.element(page.getByRole("complementary")).not.toBeInTheDocument();
});

test("on a phone nothing runs over the page: the table scrolls in its frame, and a figure's lines cover it", async () => {
  await page.viewport(390, 844);
  const long = "Northlight Jewels and Sons of the Upper Harbour Quay Trading Company Limited";
  const byClient = { ...lost, by: "client" as const, rows: [{ ...round, value: "7", name: long }] };
  const screen = await showScreen(house(byClient), <Screen start={{ by: "client" }} />);
  await expect.element(page.getByRole("cell", { name: long })).toBeVisible();
  await expect.poll(() => document.querySelector(".chart table")).not.toBeNull();
  expect(sideways()).toEqual([]);
  expect(await findings()).toEqual([]);
  await screen.unmount();
  await showScreen(house(byClient), <Screen start={{ by: "client", open: "request|lost|7" }} />);
  await expect.element(page.getByText(/LP-1043/)).toBeVisible();
  expect(sideways()).toEqual([]);
});

test("the arrow keys go along the steps, each is spoken with its outcomes, and Enter opens its lines", async () => {
  await showScreen(house(), <Screen />);
  const steps = page.getByRole("slider", { name: /Each step by how it ended/ });
  await expect.element(steps).toBeInTheDocument();
  (steps.element() as HTMLElement).focus();
  const spoken = () => steps.element().getAttribute("aria-valuetext");
  expect(spoken()).toMatch(
    /^Holds: 12 stones.*Open 2, Went on 6, Ended by the client 1, Ended by the house 1, Expired 2/,
  );
  await userEvent.keyboard("{ArrowRight}");
  expect(spoken()).toMatch(/^Requests: 9 stones.*Ended by the house 5/);
  expect(await opensByEnter()).toBe("/transaction/insight?tab=lost&open=request%7Cbegan%7C");
});
