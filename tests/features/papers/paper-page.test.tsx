import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { PaperPage } from "#features/papers/paper-page.tsx";
import type { Paper } from "#features/papers/paper-sheet.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const line = (no: number, more: Partial<Paper["lines"][number]> = {}): Paper["lines"][number] => ({
  no,
  line_id: 10 + no,
  stock_no: `LP${no}`,
  report_no: "2141438171",
  lab: "GIA",
  stone_origin: 2,
  shape: "ROUND",
  carat: 1.01,
  color: "G",
  clarity: "VS2",
  price_per_ct: 7800,
  amount: 7878,
  status: 1,
  takes_back: null,
  ...more,
});
const memo: Paper = {
  id: 4,
  kind: "memo",
  number: "2026-0004",
  state: "partial",
  house: "Loupe",
  created_at: "2026-11-20T09:00:00Z",
  due_date: "2026-12-04",
  is_overdue: true,
  terms: "Back within ten days.",
  version: 1,
  client: {
    id: 6,
    first_name: "Mara",
    last_name: "Lind",
    role_id: 2,
    company_name: "Northlight Jewels",
    email: "mara@northlight.test",
    mobile: "+91 98200 11223",
    place: null,
  },
  made_by: { id: 1, first_name: "Ines", last_name: "Novak", role_id: 1 },
  lines: [line(1), line(2, { status: 3 })],
  totals: { pieces: 2, carat: 2.02, amount: 15_756 },
  papers: [{ id: 9, number: "2026-0002" }],
  proof: { entry: 231, hash: "9f86d081884c7d65" },
};
const invoice: Paper = {
  ...memo,
  kind: "invoice",
  state: null,
  due_date: null,
  is_overdue: false,
  lines: [line(1, { status: null }), line(2, { status: null, amount: -7878, takes_back: 1 })],
  totals: { pieces: 0, carat: 0, amount: 0 },
};
const screen = (newTask?: string, movesDue = false) => (
  <PaperPage id={4} addressOf={(id) => `#${id}`} newTask={newTask} movesDue={movesDue} />
);

test("a memo says whose it is, until when, what is on it, and by what it is checked", async () => {
  const server = fakeServer(() => success(memo));
  await showScreen(server, screen());
  const sheet = page.getByRole("article", { name: "Memo 2026-0004" });
  for (const text of [
    "Northlight Jewels",
    "Mara Lind",
    "04/12/2026",
    "Partly ended",
    "Overdue",
    "$15,756.00",
    "2 pieces",
  ]) {
    await expect.element(sheet.getByText(text)).toBeVisible();
  }
  await expect.element(sheet.getByText("Entry 231 of the log")).toBeVisible();
  await expect.element(sheet.getByText("Returned, received by")).toBeVisible();
  await expect.element(sheet.getByRole("link", { name: "2026-0002" })).toHaveAttribute("href", "#9");
  await expect.element(sheet.getByRole("row", { name: /LP2.*7,878\.00.*Sold/ })).toBeVisible();
  expect(server.seen.map(({ url }) => url.pathname)).toEqual(["/api/v1/inventory/papers/4"]);
  expect(await findings()).toEqual([]);
});

test("an invoice shows what is taken back with its minus and its line", async () => {
  await showScreen(
    fakeServer(() => success(invoice)),
    screen(),
  );
  const sheet = page.getByRole("article", { name: "Invoice 2026-0004" });
  await expect.element(sheet.getByRole("row", { name: /takes back line 1.*−7,878\.00/ })).toBeVisible();
  await expect.element(sheet.getByText("$0.00")).toBeVisible();
  expect(sheet.getByRole("columnheader", { name: "Status" }).elements()).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("it is printed by the browser and fetched as a PDF", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  const server = fakeServer(({ url }) =>
    new URL(url).pathname.endsWith("/pdf") ? failure(500, { message: "Something went wrong" }) : success(memo),
  );
  await showScreen(server, screen());
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "PDF" }).click();
  await expect.poll(() => server.seen.at(-1)?.url.pathname).toBe("/api/v1/inventory/papers/4/pdf");
  print.mockRestore();
});

test("whoever may writes down a task about it", async () => {
  await showScreen(
    fakeServer(() => success(memo)),
    screen("#task"),
  );
  await expect.element(page.getByRole("link", { name: "Add task…" })).toHaveAttribute("href", "#task");
});

test("on a phone everything is there in three columns less, and nothing is cut off", async () => {
  await showScreen(
    fakeServer(() => success(memo)),
    screen(),
  );
  await page.viewport(390, 844);
  await expect.element(page.getByText("ROUND · G · VS2 · GIA 2141438171").first()).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  expect(await findings()).toEqual([]);
});

test("a paper that cannot be read says why and can be tried again", async () => {
  const server = fakeServer(() => failure(404, { code: "notFound", message: "Not found.", request_id: "01J9" }));
  await showScreen(server, screen());
  await expect.element(page.getByText("Not found.")).toBeVisible();
  expect(page.getByRole("button", { name: "Print" }).elements()).toEqual([]);
  server.reply(() => success(memo));
  await page.getByRole("button", { name: /again/i }).click();
  await expect.element(page.getByRole("article")).toBeVisible();
});

test("the day of a memo is moved by who may, and what somebody else chose meanwhile is shown beside one's own", async () => {
  const sent: string[] = [];
  const server = fakeServer(async (request) => {
    if (request.method !== "PUT") return success(memo);
    sent.push(await request.text());
    if (sent.length > 1)
      return success({ ...memo, due_date: "2026-12-18", version: 3 }, 200, "The memo is due on another day.");
    return failure(409, {
      code: "staleVersion",
      message: "Stale",
      current: { ...memo, due_date: "2026-12-11", version: 2 },
    });
  });
  await showScreen(server, screen(undefined, true));
  await page.getByRole("button", { name: "Move due date…" }).click();
  const dialog = page.getByRole("dialog", { name: "Until when may the stones of memo 2026-0004 stay?" });
  const field = dialog.getByRole("textbox", { name: "Due date" });
  await field.fill("18/12/2026");
  await dialog.getByRole("button", { name: "Move due date" }).click();
  await expect.element(dialog.getByText("11/12/2026")).toBeVisible();
  expect(await findings()).toEqual([]);
  await dialog.getByRole("button", { name: /mine/i }).click();
  await expect.element(page.getByText("The memo is due on another day.")).toBeVisible();
  expect(sent.map((text) => JSON.parse(text).data)).toEqual([
    { due_date: "2026-12-18", version: 1 },
    { due_date: "2026-12-18", version: 2 },
  ]);
});

test("a memo that has ended keeps its day, and who only reads is not asked", async () => {
  const server = fakeServer(() => success({ ...memo, state: "closed", is_overdue: false }));
  await showScreen(server, screen(undefined, true));
  await expect.element(page.getByRole("button", { name: "Move due date…" })).toHaveAttribute("aria-disabled", "true");
  await showScreen(
    fakeServer(() => success(memo)),
    screen(),
  );
  await expect.element(page.getByRole("button", { name: "Print" }).last()).toBeVisible();
  expect(page.getByRole("button", { name: "Move due date…" }).elements()).toHaveLength(1);
});
