import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { LoadRow } from "#features/loads/load.ts";
import { success } from "#support/fake-server.ts";
import { findings } from "../ui/findings.ts";
import { aLoad, aRow } from "./a-load.ts";
import { button, changeTab, LoadDesk } from "./load-desk.tsx";

const far = {
  severity: "warns",
  code: "priceFarFromList",
  sentence: "The price per carat is far from the list price.",
  rows: 6205,
} as const;
const total = {
  severity: "notes",
  code: "totalRow",
  sentence: "The line is a total and no stone. It is left out.",
  rows: 1,
} as const;
const withFinding = (kind: LoadRow["kind"]): Partial<LoadRow> => ({
  kind,
  findings: [{ ...far, field: "price_per_ct", column: 5, raw: "1" }],
});

let desk: LoadDesk;
beforeEach(() => {
  desk = new LoadDesk();
  desk.load = aLoad({ findings: [far, total] });
  desk.rows = [aRow(1, withFinding("changed")), aRow(2, { ...withFinding("new"), price_change_pct: null })];
});

const itsRows = "/inventory/loads/7?step=difference&finding=priceFarFromList";
const finding = page.getByRole("table", { name: "Findings" }).getByRole("link", { name: far.sentence });
const asked = () => Object.fromEntries(desk.rowsAsked().at(-1) ?? []);

test("a finding on the commit's page opens its rows of every kind", async () => {
  await desk.shown({ step: "commit" });
  await finding.click();
  expect(desk.gone).toEqual([itsRows]);
  await expect.poll(asked).toMatchObject({ finding: "priceFarFromList" });
  expect(asked()).not.toHaveProperty("kind");
  await expect.element(changeTab(/^Every kind/)).toHaveAttribute("aria-current", "page");
  await expect.element(changeTab(/^Every kind/)).toHaveTextContent("Every kind6,205");
  await expect.element(page.getByRole("row", { name: /^AL1001/ })).toHaveTextContent(`Changed${far.sentence}`);
  await expect.element(page.getByRole("row", { name: /^AL1002/ })).toHaveTextContent(`New${far.sentence}`);
  expect(await findings()).toEqual([]);
  await page.viewport(390, 844);
  await expect.element(page.getByRole("listitem").filter({ hasText: "AL1002" })).toHaveTextContent("AL1002 New");
});

test("findings stay after the commit, and still open their rows", async () => {
  const committed = { state: "committed", committed_at: "2026-11-20T09:10:00.000Z" } as const;
  desk.load = aLoad({ ...committed, findings: [far, total] });
  await desk.shown();
  await expect.element(page.getByRole("table", { name: "Findings" }).getByText("6,205")).toBeVisible();
  await expect.element(page.getByText("Rows that changed nothing are kept for 92 days.")).toBeVisible();
  expect(await findings()).toEqual([]);
  await finding.click();
  expect(desk.gone).toEqual([itsRows]);
  await expect.poll(asked).toMatchObject({ finding: "priceFarFromList" });
});

test("the difference is narrowed to a finding, then to a kind of its rows, and widened again", async () => {
  await desk.shown({ step: "difference" });
  await page.getByRole("combobox", { name: "Finding" }).click();
  await page.getByRole("option", { name: far.sentence }).click();
  await expect.poll(asked).toMatchObject({ finding: "priceFarFromList" });
  await expect.element(changeTab(/^Every kind/)).toHaveAttribute("aria-current", "page");
  await changeTab(/^New/).click();
  await expect.poll(asked).toMatchObject({ kind: "new", finding: "priceFarFromList" });
  await changeTab(/^Every kind/).click();
  await expect.poll(asked).not.toHaveProperty("kind");
  await changeTab(/^Gone/).click();
  await page.getByRole("button", { name: /far from the list price/ }).click();
  await expect.poll(asked).toMatchObject({ kind: "gone" });
  expect(asked()).not.toHaveProperty("finding");
  expect(changeTab(/^Every kind/).elements()).toEqual([]);
});

test("a load without findings has no filter for them, and an address with one opens no row", async () => {
  desk.load = aLoad();
  const { unmount } = await desk.shown({ step: "difference" });
  await expect.element(changeTab(/^New/)).toBeVisible();
  expect(page.getByRole("combobox", { name: "Finding" }).elements()).toEqual([]);
  await unmount();
  desk.rows = [];
  await desk.shown({ step: "difference", finding: "priceFarFromList" });
  await expect.element(page.getByText("No row has this finding.")).toBeVisible();
});

test("the rows of a finding are saved as a file", async () => {
  const files: Record<string, string>[] = [];
  const answer = desk.reply;
  desk.server.reply((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/rows/export")) return answer(request);
    files.push(Object.fromEntries(searchParams));
    return success("/files/difference/a.csv");
  });
  await desk.shown({ step: "difference", finding: "priceFarFromList" });
  await button("Export").click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  await expect.poll(() => files).toMatchObject([{ finding: "priceFarFromList", format: "csv" }]);
  expect(files[0]).not.toHaveProperty("kind");
});
