import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ScheduledReportsPage } from "#features/reports/scheduled/scheduled-page.tsx";
import type { ScheduledReport } from "#features/reports/scheduled/scheduled-report.ts";
import { type ScheduledSearch, scheduledSearch } from "#features/reports/scheduled/scheduled-search.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const ada = { id: 1, name: "Ada Quint", email: "ada@loupe.test" };
const run: NonNullable<ScheduledReport["last_run"]> = {
  ...{ id: 3, is_scheduled: true, by: null, asked_at: "2026-11-23T07:00:00.000Z", started_at: null },
  ...{ ended_at: "2026-11-23T07:00:02.000Z", outcome: "mailed", reason: null },
  period: { from: "2026-10-01", to: "2026-10-31" },
  sends: [
    { reader: "Ada Quint", state: "sent", reason: null, lines: 12 },
    { reader: "Ben Ostrow", state: "leftOut", reason: "noRows", lines: 0 },
  ],
};
const report: ScheduledReport = {
  ...{ id: 1, name: "Sales of last month", format: "xlsx", schedule: "0 7 * * 1" },
  ...{ schedule_words: "Every Monday at 07:00", next_run: "2026-11-30T07:00:00.000Z" },
  question: { kind: "sales", period: "lastMonth", groupBy: 3, user_id: 7, diamond_type: "white" },
  ...{ readers: [ada], owner: ada, is_active: true, is_running: false, last_run: run, version: 1 },
  ...{ created_at: "2026-11-20T07:00:00.000Z", updated_at: "2026-11-20T07:00:00.000Z" },
};
const mara = {
  ...{ id: 7, role_id: 2, first_name: "Mara", last_name: "Lind" },
  business: { id: 3, company_name: "Northlight Jewels", status: 11 },
};
const joris = {
  ...{ id: 9, role_id: 2, first_name: "Joris", last_name: "Kade" },
  business: { id: 88, company_name: "Kade & Zoon", status: 10 },
};
const house = (of = report, runOf: () => typeof run = () => run) =>
  fakeServer(({ url, method }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith("/run")) return success(run);
    if (pathname.endsWith("/runs")) return success(pageOf([runOf()]));
    if (pathname.endsWith("/reports/readers")) return success({ data: [ada] });
    if (pathname.endsWith("/reports/scheduled")) return method === "POST" ? success(of, 201) : success(pageOf([of]));
    if (pathname.endsWith("/inventory/schedule"))
      return success({ schedule: "0 7 * * 1", words: "Every Monday at 07:00", time_zone: "UTC", next_runs: [] });
    if (pathname.endsWith("/customer-dropdown"))
      return success(pageOf(searchParams.has("user_id") || searchParams.has("business_id") ? [joris] : [mara]));
    if (pathname.endsWith("submasters")) return success({ shape: [{ code: "ROUND", name: "Round" }] });
    return success(pageOf([]));
  });

const parties = { hasClients: true, hasAssociates: false, hasProviders: false };
function Scheduled({ address = {} }: { address?: object }) {
  const [search, setSearch] = useState(() => scheduledSearch({ ...address }));
  return (
    <ScheduledReportsPage
      user={{ id: 1, role_id: 1 }}
      kinds={["sales", "memos", "ageing", "lostDeals"]}
      parties={parties}
      reportsAddress="/transaction/reports"
      search={search}
      onSearch={(patch) => setSearch((now: ScheduledSearch) => ({ ...now, ...patch }))}
      onDirty={() => {}}
    />
  );
}

test("a report says when it is mailed next, what became of its letters, and is mailed once by one question", async () => {
  const server = house();
  await showScreen(server, <Scheduled address={{ open: 1 }} />);
  await expect.element(page.getByRole("heading", { name: "History" })).toBeVisible();
  await expect.element(page.getByText("Ada Quint: sent, 12 lines; Ben Ostrow: not sent: no rows")).toBeVisible();
  await page.getByRole("button", { name: "Run now…" }).click();
  await page.getByRole("button", { name: "Mail now" }).click();
  const presses = () => server.seen.filter(({ url }) => url.pathname.endsWith("/run"));
  await expect.poll(presses).toHaveLength(1);
  expect(presses()[0]?.url.searchParams.get("run_key")).toMatch(/^[0-9a-f]{32}$/);
  expect(presses()[0]?.url.searchParams.get("seen_run")).toBe("3");
  expect(await findings()).toEqual([]);
});

test("a letter that waits is followed until it has left, though its run has ended before anybody looked", async () => {
  const waiting = { ...run, sends: [{ reader: "Ada Quint", state: "waiting" as const, reason: null, lines: 12 }] };
  let isSent = false;
  const server = house(report, () => (isSent ? run : waiting));
  await showScreen(server, <Scheduled address={{ open: 1 }} />);
  await expect.element(page.getByText("Ada Quint: waiting, 12 lines")).toBeVisible();
  isSent = true;
  await expect.element(page.getByText("Ada Quint: sent, 12 lines; Ben Ostrow: not sent: no rows")).toBeVisible();
});

test("a run that ended between the reads of the report and of its history is shown as ended", async () => {
  const underWay = { ...run, ended_at: null, outcome: null, sends: [] };
  let reads = 0;
  const server = house(report, () => (reads++ === 0 ? underWay : run));
  await showScreen(server, <Scheduled address={{ open: 1 }} />);
  await expect.element(page.getByText("Under way", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Ada Quint: sent, 12 lines; Ben Ostrow: not sent: no rows")).toBeVisible();
});

test("its filters are changed and lifted where it is edited, and the question names them", async () => {
  const server = house();
  await showScreen(server, <Scheduled address={{ open: 1 }} />);
  await page.getByRole("combobox", { name: "Shape" }).click();
  await page.getByRole("option", { name: "Round" }).click();
  await page.getByRole("button", { name: "Clear the choice" }).first().click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText("Client: Northlight Jewels | Mara Lind, Type: White")).toBeVisible();
  await expect.element(page.getByText("Type: White, Shape: Round")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  const sent = () => server.seen.find(({ method }) => method === "PUT");
  await expect.poll(sent).toBeDefined();
  expect(bodyOf(sent()?.text ?? "{}").question).toEqual({
    ...{ kind: "sales", period: "lastMonth", groupBy: 3 },
    ...{ diamond_type: "white", shape: "ROUND" },
  });
});

test("a client and a company who are not on offer are named, in their fields and in the question", async () => {
  const theirs = { kind: "sales", period: "lastMonth", groupBy: 3, user_id: 9, business_id: 88 } as const;
  await showScreen(house({ ...report, question: theirs }), <Scheduled address={{ open: 1 }} />);
  for (const [field, before, now] of [
    ["Client", "Kade & Zoon | Joris Kade", "Northlight Jewels | Mara Lind"],
    ["Company", "Kade & Zoon", "Northlight Jewels"],
  ] as const) {
    const box = page.getByRole("combobox", { name: field });
    await expect.element(box).toHaveValue(before);
    await box.clear();
    await page.getByRole("option", { name: now, exact: true }).click();
  }
  await page.getByRole("button", { name: "Save changes" }).click();
  const question = page.getByRole("dialog");
  await expect.element(question).toHaveTextContent("Client: Kade & Zoon | Joris Kade, Company: Kade & Zoon");
  await expect.element(question).toHaveTextContent("Client: Northlight Jewels | Mara Lind, Company: Northlight Jewels");
});

test("a new one begins with the report as it stands on the reports' screen", async () => {
  const server = house();
  const address = { add: true, kind: "memos", period: "thisQuarter", groupBy: 4, diamond_type: "fancy" };
  await showScreen(server, <Scheduled address={address} />);
  await userEvent.fill(page.getByLabelText("Name").last(), "Memos of the quarter");
  await page.getByRole("button", { name: "Add scheduled report", exact: true }).click();
  const sent = () => server.seen.find(({ method }) => method === "POST");
  await expect.poll(sent).toBeDefined();
  expect(bodyOf(sent()?.text ?? "{}")).toMatchObject({
    name: "Memos of the quarter",
    question: { kind: "memos", period: "thisQuarter", groupBy: 4, diamond_type: "fancy" },
    reader_ids: [1],
  });
});

test("a new one begins with the figures that stood on the insight, without what they do not follow", async () => {
  const server = house();
  const address = { add: true, figures: "lostDeals", by: "client", shape: "ROUND", business_id: 3, provider_id: 4 };
  await showScreen(server, <Scheduled address={address} />);
  await userEvent.fill(page.getByLabelText("Name").last(), "Lost rounds");
  await page.getByRole("button", { name: "Add scheduled report", exact: true }).click();
  const sent = () => server.seen.find(({ method }) => method === "POST");
  await expect.poll(sent).toBeDefined();
  expect(bodyOf(sent()?.text ?? "{}").question).toEqual({
    ...{ kind: "lostDeals", period: "lastMonth", by: "client" },
    ...{ shape: "ROUND", business_id: 3 },
  });
});

test("figures are asked for what they follow: their groups and their filters, and as a PDF too", async () => {
  const server = house();
  const address = { add: true, user_id: 7, shape: "ROUND", diamond_type: "white" };
  await showScreen(server, <Scheduled address={address} />);
  await userEvent.fill(page.getByLabelText("Name").last(), "Lost by client");
  await page.getByLabelText("Format").selectOptions("PDF");
  const report = page.getByLabelText("Report", { exact: true });
  await report.selectOptions("Lost deals");
  await page.getByLabelText("Grouped by").selectOptions("Client");
  await expect.element(page.getByLabelText("Grouping")).not.toBeInTheDocument();
  await expect.element(page.getByRole("combobox", { name: "Client" })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("Format")).toHaveValue("pdf");
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Add scheduled report", exact: true }).click();
  const sent = () => server.seen.filter(({ method }) => method === "POST").map(({ text }) => bodyOf(text ?? "{}"));
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0]).toMatchObject({ format: "pdf" });
  expect(sent()[0]?.question).toEqual({
    ...{ kind: "lostDeals", period: "lastMonth", by: "client" },
    ...{ diamond_type: "white", shape: "ROUND" },
  });
});

test("ageing has no period: it is as it is on the day of the run", async () => {
  const server = house();
  await showScreen(server, <Scheduled address={{ add: true }} />);
  await userEvent.fill(page.getByLabelText("Name").last(), "Ages");
  await page.getByLabelText("Report", { exact: true }).selectOptions("Ageing");
  await expect.element(page.getByText("As it is on the day of each run.")).toBeVisible();
  await expect.element(page.getByLabelText("Period")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Add scheduled report", exact: true }).click();
  const sent = () => server.seen.find(({ method }) => method === "POST");
  await expect.poll(sent).toBeDefined();
  expect(bodyOf(sent()?.text ?? "{}").question).toEqual({ kind: "ageing", period: "today" });
});

test.each<[NonNullable<ScheduledReport["last_run"]>["sends"][number]["state"], string]>([
  ["sent", "Mailed"],
  ["waiting", "Mailed"],
  ["kept", "Kept in the outbox"],
])("of letters that are %s the latest run says %s", async (state, said) => {
  const last_run = { ...run, sends: [{ reader: "Ada Quint", state, reason: null, lines: 12 }] };
  await showScreen(house({ ...report, last_run }), <Scheduled address={{ edit: 1 }} />);
  await expect.element(page.getByText(new RegExp(`07:00, ${said}$`))).toBeVisible();
});
