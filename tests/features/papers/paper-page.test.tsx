import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { PaperPage } from "#features/papers/paper-page.tsx";
import { LiveStones } from "#stones/live-stones.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { liveFeed } from "#support/live-feed.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { credit, invoice, line, memo } from "./paper-samples.ts";

const screen = (newTask?: string, movesDue = false) => (
  <PaperPage id={4} addressOf={(id) => `#${id}`} lists={[]} newTask={newTask} movesDue={movesDue} />
);

test("a memo that lies open hears that somebody else moved its due day", async () => {
  const feed = liveFeed();
  let now = memo;
  const server = fakeServer((request) =>
    new URL(request.url).pathname.endsWith("/live/stones") ? feed.answer(request) : success(now),
  );
  await showScreen(server, <LiveStones>{screen()}</LiveStones>);
  const sheet = page.getByRole("article", { name: "Memo M-2026-0004" });
  await expect.element(sheet).toBeVisible();
  now = { ...memo, due_date: "2026-12-20", version: memo.version + 1 };
  feed.tell([{ stock_no: memo.lines[0]?.stock_no ?? "", status: 2 }]);
  await expect.element(sheet.getByText("20/12/2026")).toBeVisible();
});

test.each([1366, 768, 390, 320])("a memo's lines stay on their sheet at %i pixels", async (width) => {
  const large = { carat: 10.18, price_per_ct: 15_689.59, amount: 159_720.02 };
  const lines = [line(1, large), line(2, { ...large, status: 3 })];
  await showScreen(
    fakeServer(() => success({ ...memo, lines })),
    screen(),
  );
  await page.viewport(width, 768);
  const sheet = page.getByRole("article", { name: "Memo M-2026-0004" });
  await expect.element(sheet).toBeVisible();
  const { right } = sheet.element().getBoundingClientRect();
  const table = sheet.getByRole("table").element().getBoundingClientRect();
  expect(table.right).toBeLessThanOrEqual(right);
});

test("a memo says whose it is, until when, what is on it, and by what it is checked", async () => {
  const server = fakeServer(() => success(memo));
  await showScreen(server, screen());
  const sheet = page.getByRole("article", { name: "Memo M-2026-0004" });
  for (const text of [
    "Tax number BE 0417.000.000",
    "Northlight Jewels",
    "Mara Lind",
    "5 Orchard Lane",
    "2018 Antwerp, Belgium",
    "Tax number BE 0712.440.318",
    "Jonas Okafor",
    "US dollars (USD)",
    "The stones stay ours.",
    "Stones are insured until they are handed over.",
    "04/12/2026",
    "Partly closed",
    "Overdue",
    "$15,756.00",
    "2 pieces",
  ]) {
    await expect.element(sheet.getByText(text)).toBeVisible();
  }
  await expect.element(sheet.getByText("Log entry 231")).toBeVisible();
  await expect.element(sheet.getByText("Return received by")).toBeVisible();
  await expect.element(sheet.getByRole("link", { name: "INV-2026-0002" })).toHaveAttribute("href", "#9");
  await expect.element(sheet.getByRole("row", { name: /LP2.*Princess.*EX EX VG.*7,878\.00.*Sold/ })).toBeVisible();
  expect(server.seen.map(({ url }) => url.pathname)).toEqual(["/api/v1/inventory/papers/4"]);
  expect(await findings()).toEqual([]);
});

test("cut, polish and symmetry stand in one line, and no figure of a memo runs over its sheet", async () => {
  await showScreen(
    fakeServer(() => success(memo)),
    screen(),
  );
  for (const width of [1440, 1366, 1024]) {
    await page.viewport(width, 800);
    const grades = page.getByRole("cell", { name: "EX EX VG", exact: true }).first();
    await expect.element(grades).toBeVisible();
    const text = document.createRange();
    text.selectNodeContents(grades.element());
    expect(text.getClientRects()).toHaveLength(1);
    const right = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().right ?? 0;
    expect(right(".paper-lines")).toBeLessThan(right(".paper"));
  }
});

test("a memo says finish by its names, and what is not plain about a stone, and an earlier one stays as it was", async () => {
  const look = { fluorescence: "STG", fluorescence_color: "B", shade: "LB", milky: "M1", eye_clean: "N" };
  const plain = { fluorescence: "NON", fluorescence_color: null, shade: "NONE", milky: "M0", eye_clean: "Y" };
  const uncut = { cut: null, polish: "VG", symmetry: "EX" };
  const lines = [line(1, { ...uncut, ...look }), line(2, plain), line(3, { ...uncut, ...plain })];
  const server = fakeServer(() => success({ ...memo, lines }));
  const { unmount } = await showScreen(server, screen());
  await page.viewport(1366, 768);
  const remarks = "Fluorescence Strong blue, Shade Light brown, Milky M1, Not eye clean";
  await expect.element(page.getByText(remarks, { exact: true })).toBeVisible();
  expect(page.getByText(/Shade|Milky/).elements()).toHaveLength(1);
  await expect.element(page.getByRole("columnheader", { name: "Cut, pol, sym" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "pol VG sym EX", exact: true }).first()).toBeVisible();
  const right = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().right ?? 0;
  for (const width of [1366, 1024, 768, 390, 320]) {
    await page.viewport(width, 768);
    expect(right(".paper-lines"), String(width)).toBeLessThanOrEqual(right(".paper"));
    await expect.element(page.getByText(remarks, { exact: true })).toBeVisible();
  }
  expect(await findings()).toEqual([]);
  await unmount();
  await showScreen(
    fakeServer(() => success({ ...memo, lines: [line(1, uncut)] })),
    screen(),
  );
  await page.viewport(1366, 768);
  await expect.element(page.getByRole("cell", { name: "VG EX", exact: true })).toBeVisible();
  await expect.element(page.getByRole("columnheader", { name: "Cut", exact: true })).toBeVisible();
});

test("an invoice says how it is paid, with its tax, and what it was before there were credit notes", async () => {
  await showScreen(
    fakeServer(() => success(invoice)),
    screen(),
  );
  const sheet = page.getByRole("article", { name: "Invoice INV-2026-0002" });
  await expect.element(sheet.getByRole("row", { name: /credits line 1.*−7,878\.00/ })).toBeVisible();
  for (const text of [
    "Tax 21.00 %",
    "$1,654.38",
    "$9,532.38",
    "Net 30 days.",
    "IBAN BE71 0961 2345 6769",
    "20/12/2026",
  ])
    await expect.element(sheet.getByText(text)).toBeVisible();
  await expect.element(sheet.getByRole("link", { name: "M-2026-0004" })).toHaveAttribute("href", "#4");
  await expect.element(sheet.getByRole("link", { name: "CN-2026-0001" })).toHaveAttribute("href", "#12");
  expect(sheet.getByRole("columnheader", { name: "Status" }).elements()).toEqual([]);
  expect(sheet.getByText("Memo conditions").elements()).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("the memo of an invoice stands on the line of its label", async () => {
  await showScreen(
    fakeServer(() => success(invoice)),
    screen(),
  );
  const link = page.getByRole("link", { name: "M-2026-0004" });
  await expect.element(link).toBeVisible();
  const middle = (of: Element) => {
    const { top, height } = of.getBoundingClientRect();
    return top + height / 2;
  };
  const label = page.getByText("From memo").element();
  expect(Math.abs(middle(link.element()) - middle(label))).toBeLessThan(0.6);
});

test("a credit note says which invoice it credits, and why, and who owes the tax", async () => {
  await showScreen(
    fakeServer(() => success(credit)),
    screen(),
  );
  const sheet = page.getByRole("article", { name: "Credit note CN-2026-0001" });
  for (const text of ["The wrong stone", "Credited by", "Reverse charge: client to account for the tax"])
    await expect.element(sheet.getByText(text)).toBeVisible();
  await expect.element(sheet.getByRole("link", { name: "INV-2026-0002" })).toHaveAttribute("href", "#9");
  expect(await findings()).toEqual([]);
});

test("a memo whose day was moved is still printed with the day that it was issued for", async () => {
  await showScreen(
    fakeServer(() => success({ ...memo, due_date: "2026-12-18" })),
    screen(),
  );
  await expect.element(page.getByText("04/12/2026")).toBeVisible();
  const now = page.getByText("18/12/2026");
  await expect.element(now).toBeVisible();
  expect(now.element().closest(".screen-only")).not.toBeNull();
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
  await expect
    .element(page.getByText("Natural · Princess · G · VS2 · EX EX VG · GIA 2141438171").first())
    .toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  expect(await findings()).toEqual([]);
});

test("on the smallest screen the table stays on its sheet, however large its amounts", async () => {
  const large = [line(1, { price_per_ct: 123_456.78, amount: 1_308_641.87 }), line(2, { stock_no: "WW10000001" })];
  await showScreen(
    fakeServer(() => success({ ...memo, lines: large })),
    screen(),
  );
  await page.viewport(320, 640);
  const table = page.getByRole("table", { name: "Lines" });
  await expect.element(table).toBeVisible();
  const sheet = page.getByRole("article").element().getBoundingClientRect();
  expect(table.element().getBoundingClientRect().right).toBeLessThanOrEqual(sheet.right);
});

test("a paper that cannot be read says why and can be tried again", async () => {
  const message = "Something went wrong";
  const server = fakeServer(() => failure(500, { code: "somethingWentWrong", message, request_id: "01J9" }));
  await showScreen(server, screen());
  await expect.element(page.getByText(message)).toBeVisible();
  expect(page.getByRole("button", { name: "Print" }).elements()).toEqual([]);
  server.reply(() => success(memo));
  await page.getByRole("button", { name: /again/i }).click();
  await expect.element(page.getByRole("article")).toBeVisible();
});

test("a paper that is not there says so, and leads to the lists of papers in place of another try", async () => {
  const server = fakeServer(() => failure(404, { code: "notFound", message: "Not found.", request_id: "01J9" }));
  const lists = [
    { label: "Memo", to: "/customer-profile/memo" },
    { label: "Invoice", to: "/customer-profile/invoice" },
  ];
  await showScreen(server, <PaperPage id={4} addressOf={(id) => `#${id}`} lists={lists} />);
  await expect.element(page.getByText("Not found.")).toBeVisible();
  await expect.element(page.getByText("01J9")).toBeVisible();
  expect(page.getByRole("button", { name: /again/i }).elements()).toEqual([]);
  const alert = page.getByRole("alert");
  for (const { label, to } of lists) {
    await expect.element(alert.getByRole("link", { name: label })).toHaveAttribute("href", to);
  }
  expect(await findings()).toEqual([]);
});

test("the day of a memo is moved by who may, and what somebody else chose meanwhile is shown beside one's own", async () => {
  const sent: string[] = [];
  const server = fakeServer(async (request) => {
    if (request.method !== "PUT") return success(memo);
    sent.push(await request.text());
    if (sent.length > 1) return success({ ...memo, due_date: "2026-12-18", version: 3 }, 200, "Due date changed.");
    return failure(409, {
      code: "staleVersion",
      message: "Stale",
      current: { ...memo, due_date: "2026-12-11", version: 2 },
    });
  });
  await showScreen(server, screen(undefined, true));
  await page.getByRole("button", { name: "Move due date…" }).click();
  const dialog = page.getByRole("dialog", { name: "Move the due date of memo M-2026-0004" });
  const field = dialog.getByRole("textbox", { name: "Due date" });
  await field.fill("18/12/2026");
  await dialog.getByRole("button", { name: "Move due date" }).click();
  await expect.element(dialog.getByText("11/12/2026")).toBeVisible();
  expect(await findings()).toEqual([]);
  await dialog.getByRole("button", { name: /mine/i }).click();
  await expect.element(page.getByText("Due date changed.")).toBeVisible();
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
