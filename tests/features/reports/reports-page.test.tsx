import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Data } from "#api/operation-types.ts";
import { ReportsPage } from "#features/reports/reports-page.tsx";
import { type ReportsSearch, reportsSearch } from "#features/reports/reports-search.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

type Groups = Data<"listReportGroups">;
const totals = (pieces: number, total_amt: number) => ({
  ...{ pieces, carat: pieces * 1.5, rap_avg: 8100, disc_avg: -35.85 },
  ...{ price_per_ct: 5196.32, total_amt },
});
const group = (key: string, label: string | null, amount: number) => ({
  ...{ key, label, lines: 3 },
  totals: totals(2, amount),
});
const line: Data<"listReportLines">["data"][number] = {
  ...{ row_id: 31, line_id: 90, day: "2026-11-20", is_credit: true, state: "issued", stock_no: "LP-10021" },
  ...{ stone_origin: 2, shape: "ROUND", color: "D", clarity: "VS1", carat: -3.01, price_per_ct: 21_000 },
  ...{ amount: -63_210, client: { id: 7, name: "Mara Lind", company_name: "Orchard Lane Jewellers" }, order: null },
  ...{ memo: { id: 3, number: "M-2026-0003" }, invoice: { id: 4, number: "CN-2026-0001" } },
};
const period = { from: "2026-08-23", to: "2026-11-20" };
const whole = { totals: totals(4, 16_836.09), lines: 6, period };
const pagination = (totalRecords: number) => ({
  ...{ page: 1, size: 50, currentPage: 1, pageSize: 50 },
  ...{ totalPages: totalRecords === 0 ? 0 : 1, totalRecords },
});
const asGroups = (data: Groups["data"]): Groups => ({ data, pagination: pagination(data.length), ...whole });

const asLines = (asked: string | null, groups: Groups["data"]): Data<"listReportLines"> => {
  const found = groups.find(({ key }) => key === asked);
  return {
    ...{ data: [line], pagination: pagination(1), ...whole },
    group: found ? { key: found.key, label: found.label } : null,
  };
};

const house = (groups = [group("2026-11-20", "2026-11-20", 9000), group("none", null, 7836.09)]) =>
  fakeServer(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith("/reports/groups")) return success(asGroups(groups));
    if (pathname.endsWith("/reports/lines")) return success(asLines(searchParams.get("group"), groups));
    if (pathname.endsWith("/reports/file")) return success({ job: "8b0f2c9e-0000-4000-8000-000000000000" }, 202);
    return success(pageOf([]));
  });

const parties = { hasClients: true, hasAssociates: true, hasProviders: true };
const noParties = { hasClients: false, hasAssociates: false, hasProviders: false };

function Reports({ address = {}, isOwn = false }: { address?: object; isOwn?: boolean }) {
  const [search, setSearch] = useState(() => reportsSearch({ ...address }));
  return (
    <ReportsPage
      kinds={["sales", "memos"]}
      parties={isOwn ? noParties : parties}
      isOwn={isOwn}
      search={search}
      onSearch={(patch) => setSearch((now: ReportsSearch) => ({ ...now, ...patch }))}
      addressOf={({ kind = "sales" }) => `/transaction/reports?kind=${kind}`}
      scheduledOf={({ add, period = "none" }) => `/transaction/reports/scheduled?add=${add}&period=${period}`}
    />
  );
}
const askedOf = (server: ReturnType<typeof house>, end: string) =>
  server.seen.filter(({ url }) => url.pathname.endsWith(end)).map(({ url }) => url.searchParams);

test("a report says what it tells, of which days, each group's totals and those of all", async () => {
  await showScreen(house(), <Reports />);
  await expect.element(page.getByText("Sales by invoice, less what was taken back")).toBeVisible();
  await expect.element(page.getByText("23/08/2026 to 20/11/2026")).toBeVisible();
  const row = page.getByRole("row", { name: /20\/11\/2026/ });
  await expect.element(row.getByText("9,000.00")).toBeVisible();
  await expect.element(page.getByLabelText("Totals of the report").getByText("$16,836.09")).toBeVisible();
  expect(page.getByRole("link", { name: "Holds" }).elements()).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("a company and a client that are no longer offered are named in the chips of their report", async () => {
  const gone = {
    ...{ id: 9, role_id: 2, first_name: "Joris", last_name: "Kade" },
    business: { id: 88, company_name: "Kade & Zoon", status: 10 },
  };
  const server = fakeServer((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/reports/groups")) return success(asGroups([]));
    const isAskedFor = searchParams.get("business_id") === "88" || searchParams.get("user_id") === "9";
    return success(pageOf(pathname.endsWith("/customer-dropdown") && isAskedFor ? [gone] : []));
  });
  await showScreen(server, <Reports address={{ business_id: 88, user_id: 9 }} />);
  await expect.element(page.getByText("Company Kade & Zoon", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Client Kade & Zoon | Joris Kade", { exact: true })).toBeVisible();
});

test("a group opens the rows that it counts, and a chip leads back to all groups", async () => {
  const server = house();
  await showScreen(server, <Reports />);
  await userEvent.click(page.getByRole("row", { name: /20\/11\/2026/ }));
  await expect.element(page.getByText("LP-10021")).toBeVisible();
  await expect.element(page.getByText("Credit", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "CN-2026-0001" }))
    .toHaveAttribute("href", "/transaction/paper/4");
  expect(askedOf(server, "/reports/lines").at(-1)?.get("group")).toBe("2026-11-20");
  expect(await findings()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: /Group/ }));
  await expect.element(page.getByRole("row", { name: /20\/11\/2026/ })).toBeVisible();
});

for (const [groupBy, key, label, shown] of [
  [3, "7-2", "Alder & Finch Ltd", "Alder & Finch Ltd"],
  [4, "2026-11-15/15-8", "2026-11-15 · Alder & Finch Ltd", "15/11/2026 · Alder & Finch Ltd"],
  [2, "2026-11-14", "2026-11-14", "14/11/2026"],
  [5, "100", "INV-2026-0037", "INV-2026-0037"],
  [6, "none", null, "Without an order"],
] as const) {
  test(`the chip of a group has the name of its line, by an address too: ${shown}`, async () => {
    await showScreen(house([group(key, label, 9000)]), <Reports address={{ groupBy, group: key }} />);
    await expect.element(page.getByText(`Group ${shown}`, { exact: true })).toBeVisible();
  });
}

test("a group without rows is not named by its key", async () => {
  await showScreen(house([]), <Reports address={{ groupBy: 3, group: "7-2" }} />);
  await expect.element(page.getByText("Group –", { exact: true })).toBeVisible();
});

test("somebody with own deals alone is named no client, asked for no party, and opens own papers", async () => {
  await showScreen(house(), <Reports isOwn address={{ groupBy: 1 }} />);
  await expect
    .element(page.getByRole("link", { name: "CN-2026-0001" }))
    .toHaveAttribute("href", "/customer-profile/paper/4");
  expect(page.getByText("Orchard Lane Jewellers").elements()).toEqual([]);
  for (const name of ["Company", "Associate", "Provider"])
    expect(page.getByRole("combobox", { name }).elements()).toEqual([]);
});

test("period, grouping and kind are asked for as the address says, days in place of a period", async () => {
  vi.setSystemTime(new Date("2026-11-20T09:00:00Z"));
  const server = house([group("12", "INV-2026-0004", 9000)]);
  const screen = await showScreen(server, <Reports address={{ period: "lastMonth", groupBy: 5, kind: "memos" }} />);
  await expect.element(page.getByRole("row", { name: /INV-2026-0004/ })).toBeVisible();
  const [asked] = askedOf(server, "/reports/groups");
  expect(["kind", "groupBy", "startDate", "endDate"].map((name) => asked?.get(name))).toEqual([
    ...["memos", "5", "2026-10-01", "2026-10-31"],
  ]);
  await screen.unmount();
  vi.useRealTimers();
  expect(reportsSearch({ period: "lastMonth", startDate: "2026-11-01" })).toMatchObject({
    period: undefined,
    startDate: "2026-11-01",
  });
  for (const wrong of [{ period: "someday" }, { groupBy: 8 }, { kind: "gifts" }, { shape: "A,B" }])
    expect(Object.values(reportsSearch(wrong)).filter((value) => value !== undefined)).toEqual([]);
});

test("a file is asked for by the filter of the report, never by its page", async () => {
  const server = house();
  await showScreen(server, <Reports address={{ business_id: 3, groupBy: 3, page: 2 }} />);
  await userEvent.click(page.getByRole("button", { name: "Export 6" }));
  await userEvent.click(page.getByRole("menuitem", { name: /CSV/ }));
  await expect.poll(() => askedOf(server, "/reports/file").length).toBe(1);
  const [asked] = askedOf(server, "/reports/file");
  expect(["format", "groupBy", "business_id", "page"].map((name) => asked?.get(name))).toEqual(["csv", "3", "3", null]);
});

test("a period that is refused is to be changed: nothing is tried again", async () => {
  const message = "A period has ten years at most.";
  await showScreen(
    fakeServer(() => failure(422, { code: "periodTooLong", message, request_id: "01J9" })),
    <Reports />,
  );
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});

test("without a deal the report says so, and a failed one says why", async () => {
  const screen = await showScreen(house([]), <Reports />);
  await expect.element(page.getByText("No deals in this period")).toBeVisible();
  await screen.unmount();
  await showScreen(
    fakeServer(() => failure(500, { code: "x", message: "Something went wrong", request_id: "01J9" })),
    <Reports />,
  );
  await expect.element(page.getByRole("alert").first()).toBeVisible();
});

test("a telephone begins with the figures, and unfolds filters and tools by one button that counts the filters", async () => {
  await showScreen(house(), <Reports address={{ shape: "ROUND" }} />);
  await page.viewport(390, 844);
  await expect.element(page.getByText("20/11/2026", { exact: true })).toBeInViewport();
  const shape = page.getByRole("combobox", { name: "Shape" });
  await expect.element(shape).not.toBeInTheDocument();
  await page.getByRole("button", { name: "More, 1 filter on" }).click();
  await expect.element(shape).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Export 6" })).toBeVisible();
  await page.getByRole("button", { name: "More, 1 filter on" }).click();
  await expect.element(shape).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});
