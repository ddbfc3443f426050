import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Data } from "#api/operation-types.ts";
import { TrackReportPage } from "#features/track-report/track-report-page.tsx";
import type { TrackReportSearch } from "#features/track-report/track-report-search.ts";
import type { LifeLinks, LifeStep } from "#stones/life/life-step.tsx";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const client = { id: 6, role_id: 2, name: "Northlight Jewels" };
const step = (id: string, more: Partial<LifeStep>): LifeStep => ({
  ...{
    id,
    at: "2026-11-20T09:00:00Z",
    kind: "deal",
    list: null,
    event: "arrived",
    line_id: null,
    line_version: null,
    by: null,
    is_own: false,
  },
  role_id: null,
  client: null,
  is_anothers: false,
  paper: null,
  deal_ppc: null,
  rap: null,
  rap_before: null,
  until: null,
  times: null,
  note: null,
  load: null,
  ...more,
});
const life: LifeStep[] = [
  step("5", {
    event: "memo.issue",
    list: "memo",
    line_id: 3,
    by: "Jonas Okafor",
    role_id: 5,
    client,
    paper: { id: 9, kind: "memo", number: "2026-0007" },
  }),
  step("4", { event: "hold.release", list: "hold", role_id: 5, is_anothers: true, at: "2026-11-19T10:00:00Z" }),
  step("3", {
    event: "cart.add",
    list: "cart",
    kind: "interest",
    by: "Mara Lind",
    role_id: 2,
    client,
    at: "2026-11-19T09:00:00Z",
  }),
  step("2", {
    event: "listed",
    kind: "price",
    rap: 9000,
    rap_before: 8000,
    note: "November",
    at: "2026-11-18T09:00:00Z",
  }),
  step("1", { kind: "stock", at: "2026-11-17T09:00:00Z" }),
];
const standing = {
  list: "memo",
  line_id: 3,
  state: "issued",
  since: "2026-11-20T09:00:00Z",
  client,
  is_anothers: false,
  paper: null,
  until: null,
  due_date: "2026-12-04",
  is_overdue: false,
} as const;
const report = (more: Partial<Data<"getTrackReport">> = {}): Data<"getTrackReport"> => ({
  stone: aStoneOnWire({ stock_no: "NW1", status: 5 }),
  is_offered: true,
  standing,
  history: life,
  shown: {
    total: 5,
    last_on: "2026-11-20",
    months: [
      { month: "2026-10", times: 2 },
      { month: "2026-11", times: 3 },
    ],
  },
  told: { demands: 1, links: 0, collections: ["Round classics"] },
  same_report: [],
  ...more,
});
const links: LifeLinks = {
  client: ({ id }) => `/client/${id}`,
  paper: ({ id }) => `/transaction/paper/${id}`,
  item: () => undefined,
  load: ({ id, row_id }) => `/inventory/loads/${id}?open=${row_id}`,
};

function TrackReport({ start = {}, of = links }: { start?: TrackReportSearch; of?: LifeLinks }) {
  const [search, setSearch] = useState(start);
  return (
    <TrackReportPage search={search} onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))} links={of} />
  );
}
const titles = () => [...document.querySelectorAll(".step-title")].map((title) => title.textContent);

test("a number that is scanned or typed shows the stone, where it is and its life, the latest first", async () => {
  const server = fakeServer(() => success(report()));
  await showScreen(server, <TrackReport />);
  await expect.element(page.getByText("Which stone?")).toBeVisible();
  await expect.element(page.getByLabelText("Stock or report number")).toHaveFocus();
  await userEvent.keyboard(" NW1 {Enter}");
  await expect.element(page.getByText("Business Process")).toBeVisible();
  expect(server.seen.at(-1)?.url.searchParams.get("search")).toBe("NW1");
  expect(titles()).toEqual([
    "On memo",
    "Issued on memo",
    "The hold was released",
    "Added to a cart",
    "Repriced by a new list",
    "Arrived in stock",
  ]);
  await expect.element(page.getByText("due 04/12/2026")).toBeVisible();
  await expect.element(page.getByText("8,000.00 → 9,000.00 $/ct · November")).toBeVisible();
  await expect.element(page.getByRole("list", { name: "By month" })).toHaveTextContent("210/26311/26");
  expect(await findings()).toEqual([]);
});

test("a stone whose provider is switched off says so", async () => {
  await showScreen(
    fakeServer(() => success(report({ is_offered: false }))),
    <TrackReport start={{ stock: "NW1" }} />,
  );
  await expect.element(page.getByText("Provider inactive")).toBeVisible();
  await expect.element(page.getByText("On memo", { exact: true }).first()).toBeVisible();
});

test("a step names who did it and for whom, and of another's client neither", async () => {
  await showScreen(
    fakeServer(() => success(report())),
    <TrackReport start={{ stock: "NW1" }} />,
  );
  await expect.element(page.getByText("Jonas Okafor for Northlight Jewels")).toBeVisible();
  await expect.element(page.getByText("Mara Lind, Northlight Jewels")).toBeVisible();
  await expect.element(page.getByText("an associate for another client")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "2026-0007" })).toHaveAttribute("href", "/transaction/paper/9");
});

const loaded = report({
  history: [
    step("load-4711", {
      event: "load.price",
      kind: "price",
      note: "Load 12, row 2, stock.csv",
      load: { id: 12, row_id: 4711, kind: "changed", stock_no: "NW1" },
    }),
  ],
});
const loadLink = page.getByRole("link", { name: "Load 12, row 2, stock.csv" });

test("what a load did leads to its row, for whoever may read loads", async () => {
  await showScreen(
    fakeServer(() => success(loaded)),
    <TrackReport start={{ stock: "NW1" }} />,
  );
  await expect.element(loadLink).toHaveAttribute("href", "/inventory/loads/12?open=4711");
});

test("what a load did is named without a link for whoever may not read loads", async () => {
  await showScreen(
    fakeServer(() => success(loaded)),
    <TrackReport start={{ stock: "NW1" }} of={{ ...links, load: () => undefined }} />,
  );
  await expect.element(page.getByText("Load 12, row 2, stock.csv")).toBeVisible();
  expect(loadLink.elements()).toEqual([]);
});

test("the life is narrowed to what is of one kind, and to the steps of one role", async () => {
  const server = fakeServer(() => success(report()));
  await showScreen(server, <TrackReport start={{ stock: "NW1" }} />);
  await userEvent.click(page.getByRole("button", { name: "Interest 1" }));
  expect(titles()).toEqual(["Added to a cart"]);
  await userEvent.click(page.getByRole("button", { name: "Interest 1" }));
  expect(titles()).toHaveLength(6);
  await userEvent.click(page.getByRole("combobox", { name: "Whose steps" }));
  await userEvent.click(page.getByRole("option", { name: "Quality control" }));
  await expect.poll(() => server.seen.at(-1)?.url.searchParams.get("role_id")).toBe("3");
});

test("a kind of which there is nothing says so, and how to see the rest", async () => {
  await showScreen(
    fakeServer(() => success(report({ history: life.slice(-1), standing: null }))),
    <TrackReport start={{ stock: "NW1", kind: "deal" }} />,
  );
  await expect.element(page.getByText("Nothing of this kind has happened to it.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Show everything" }));
  expect(titles()).toEqual(["Arrived in stock"]);
  await expect.element(page.getByText("It is free.")).toBeVisible();
});

test("a number that nobody has: No stocks were found", async () => {
  await showScreen(
    fakeServer(() => Response.json({ status: "fail", data: null })),
    <TrackReport start={{ stock: "NONE" }} />,
  );
  await expect.element(page.getByText("No stocks were found")).toBeVisible();
  await expect.element(page.getByText("There is no stone NONE that you can see.")).toBeVisible();
  expect(page.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
  await expect.element(page.getByRole("button", { name: "Print" })).toBeDisabled();
});

test("what fails without a word says that the track report did; trying again helps", async () => {
  let fails = true;
  const server = fakeServer(() => (fails ? new Response(null, { status: 500 }) : success(report())));
  await showScreen(server, <TrackReport start={{ stock: "NW1" }} />);
  await expect.element(page.getByText("Failed to fetch track report data")).toBeVisible();
  fails = false;
  await userEvent.click(page.getByRole("button", { name: "Try again" }));
  await expect.element(page.getByText("Business Process")).toBeVisible();
});

test("what fails with a word says that word", async () => {
  await showScreen(
    fakeServer(() =>
      failure(403, { code: "forbidden", message: "You do not have permission to do this.", request_id: "r" }),
    ),
    <TrackReport start={{ stock: "NW1" }} />,
  );
  await expect.element(page.getByText("You do not have permission to do this.")).toBeVisible();
});
