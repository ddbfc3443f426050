import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { WorkflowsPage } from "#features/workflows/workflows-page.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { aModel, goodVerdict, memoFigures } from "#support/workflow-rows.ts";
import { findings } from "../ui/findings.ts";
import { MemoWorkflow, memoHouse } from "./workflow-world.tsx";

beforeEach(() => localStorage.clear());

const found_at = "2026-11-20T03:00:00Z";
const deviation = {
  id: 1,
  item: "117",
  title: "NW204854",
  seq: 812,
  kind: "guardNotMet",
  detail: "The price is 0.",
  found_at,
};
const waiting = {
  workflow: "memo",
  item: "117",
  title: "NW204854",
  about: "Northlight Jewels",
  state: "issued",
  since: "2026-11-02T09:00:00Z",
  waited_ms: 1_728_000_000,
  limit_ms: 864_000_000,
  why: "Due on 12/11/2026.",
};

test("each deviation says what, in which row, and opens the item's history", async () => {
  const deviations = [deviation, { ...deviation, id: 2, seq: null, kind: "statusDiffers" }];
  const server = memoHouse({ deviations });
  await showScreen(server, <MemoWorkflow search={{ tab: "deviations" }} />);
  await expect.element(page.getByRole("link", { name: "812" })).toHaveAttribute("href", "#row-812");
  await expect.element(page.getByRole("gridcell", { name: "in the table" })).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByRole("gridcell", { name: "The price is 0." }).first().click();
  await expect.element(page.getByRole("heading", { name: /NW204854/ })).toBeVisible();
});

test("an administrator has everything read again, an auditor reads why not", async () => {
  const server = memoHouse();
  const screen = await showScreen(server, <MemoWorkflow search={{ tab: "deviations" }} />);
  await expect.element(page.getByText("Every history conforms")).toBeVisible();
  const again = page.getByRole("button", { name: "Check all again" });
  await expect.element(again).toHaveAccessibleDescription("You do not have permission to do this.");
  await screen.unmount();
  await showScreen(server, <MemoWorkflow search={{ tab: "deviations" }} mayWrite />);
  await again.click();
  await expect.element(page.getByText("Every history is read again.")).toBeVisible();
  expect(server.seen.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("what stands too long says since when, what it might have stood, and why", async () => {
  const overdue = [waiting, { ...waiting, workflow: "hold", title: "NW1" }];
  await showScreen(memoHouse({ overdue }), <MemoWorkflow search={{ tab: "overdue" }} />);
  await expect
    .element(page.getByRole("row", { name: /NW204854/ }))
    .toHaveTextContent(/20 d.*10 d.*Due on 12\/11\/2026/);
  expect(page.getByText("NW1", { exact: true }).elements()).toEqual([]);
});

test("a page that cannot be read says so and can be tried again", async () => {
  const server = fakeServer(() => failure(500, { code: "unexpectedError", message: "It broke.", request_id: "r-7" }));
  await showScreen(server, <MemoWorkflow search={{ panel: "closed" }} />);
  await expect.element(page.getByRole("alert").filter({ hasText: "It broke." })).toBeVisible();
  server.reply(replyOf);
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect.element(page.getByRole("row", { name: /memo\.sell/ })).toBeVisible();
});

/** A portal that has come to itself. */
function replyOf(request: Request) {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/workflows/memo")) return success(memoFigures());
  if (pathname.endsWith("/audit/verdict")) return success(goodVerdict());
  return success([]);
}

test("all workflows stand in one list with the verdict on each, and lead to their pages", async () => {
  const row = { version: "1.0.0", model: aModel, is_recorded: true, items: 4212, deviations: 0 };
  const rows = [
    { ...row, name: "memo", title: "Memo" },
    { ...row, name: "hold", title: "Hold", deviations: 2 },
    { ...row, name: "task", title: "Task", items: 0 },
    { ...row, name: "session", title: "Session", items: 0, is_recorded: false },
  ];
  const onWorkflow = vi.fn();
  const server = fakeServer(({ url }) =>
    success(url.includes("/audit/verdict") ? goodVerdict() : url.includes("overdue") ? [waiting] : rows),
  );
  const list = (tab?: "overdue") => (
    <WorkflowsPage
      search={{ tab }}
      addressOf={(search) => `#${search.tab ?? "all"}`}
      onWorkflow={onWorkflow}
      rowAddress={(seq) => `#${seq}`}
    />
  );
  const screen = await showScreen(server, list());
  await expect.element(page.getByRole("row", { name: /Memo/ })).toHaveTextContent("All conform");
  await expect.element(page.getByRole("row", { name: /Hold/ })).toHaveTextContent("2 deviations");
  await expect.element(page.getByRole("row", { name: /Task/ })).toHaveTextContent("no history yet");
  await expect.element(page.getByRole("row", { name: /Session/ })).toHaveTextContent("runs in the browser");
  await expect.element(page.getByRole("list", { name: "Verdicts" })).toHaveTextContent("9,000 replayed, 0 deviations");
  expect(await findings()).toEqual([]);
  await page.getByRole("row", { name: /Hold/ }).click();
  expect(onWorkflow).toHaveBeenLastCalledWith("hold");
  await screen.unmount();

  await showScreen(server, list("overdue"));
  await page.getByRole("row", { name: /NW204854.*Memo/ }).click();
  expect(onWorkflow).toHaveBeenLastCalledWith("memo", "117");
});
