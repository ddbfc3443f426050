import type { Page } from "@playwright/test";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";

/** The room on a sheet of A4 between margins of 10 mm: lists, reports and a workflow lie on their side. */
const upright = { width: 718, height: 1047 };
const onItsSide = { width: 1047, height: 718 };

async function onPaper(page: Page, sheet: typeof upright) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(sheet);
}

/** Parts that are wider than the sheet, or have words that are cut. */
const tooWide = (page: Page, { width }: typeof upright) =>
  page.locator("main *").evaluateAll(
    (all, most) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest(".unseen, svg"))
        .filter((one) => {
          const { right, width: own } = one.getBoundingClientRect();
          const isCell = one.matches("td, th");
          return (own > 1 && right > most + 1) || (isCell && one.scrollWidth > one.clientWidth + 1);
        })
        .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`)
        .slice(0, 5),
    width,
  );

/** The head of a printed screen: the house as it is called now, the title, and the moment of printing. */
async function expectHead(page: Page, house: HouseClient, title: string) {
  const { data } = await house.call("GET", "/home-setting/papers");
  const head = page.getByRole("banner");
  await expect(head.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(head.getByText((data as { name: string }).name, { exact: true })).toBeVisible();
  await expect(head.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M$/)).toBeVisible();
  await expect(head.getByRole("button")).toHaveCount(0);
}

async function expectPrinted(page: Page, sheet: typeof upright) {
  await onPaper(page, sheet);
  expect(await tooWide(page, sheet)).toEqual([]);
  for (const gone of [
    page.getByRole("navigation"),
    page.getByRole("complementary"),
    page.getByRole("button", { name: /^(Export|Print|Columns)/ }),
  ])
    await expect(gone).toHaveCount(0);
}

/** The size of the sheets in millimetres, as the page's own style sheet asks for them. */
async function expectSheets(page: Page, size: "297x210" | "210x297") {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: "A4" })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const inMm = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);
  expect(new Set(boxes.map(([, width, height]) => `${inMm(width)}x${inMm(height)}`))).toEqual(new Set([size]));
}

test("the dashboard is printed whole on upright sheets, without its menu, filters and tools", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/dashboard");
  await expect(page.getByRole("figure", { name: "Stock by week" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Total inventory [\d,]+ pieces/ })).toBeVisible();
  await expectPrinted(page, upright);
  await expect(page.getByRole("combobox")).toHaveCount(0);
});

test("a report is printed with every row of its page, and the number of a paper stands in one line", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  await signIn("admin");
  await page.goto("/transaction/reports?period=thisYear&groupBy=1");
  await page.setViewportSize({ width: 1366, height: 420 });
  const rows = page.getByRole("grid").locator("tbody tr[data-index]");
  await expect(rows.first()).toBeVisible();
  const counted = await page.getByText(/ on this page \/ /).textContent();
  const onPage = Number(/^(\d+) on this page/.exec(counted ?? "")?.[1]);
  expect(await rows.count()).toBeLessThan(onPage); // the screen draws those in sight
  await expectPrinted(page, onItsSide);
  await expectHead(page, house, "Reports");
  await expect(rows).toHaveCount(onPage);
  const numbers = page.getByRole("grid").locator("td .code");
  const lines = await numbers.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
});

test("the workflows are printed without their tools, all of them and each", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("auditor");
  await page.goto("/admin/workflows");
  const rows = page.getByRole("grid").locator("tbody tr[data-index]");
  await expect(rows.first()).toBeVisible();
  const all = Number(await page.getByRole("grid").getAttribute("aria-rowcount")) - 1;
  await expectPrinted(page, upright);
  await expect(rows).toHaveCount(all);
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/admin/workflows/memo");
  await expect(page.getByRole("button", { name: /^SELL/ })).toBeVisible();
  await expectPrinted(page, onItsSide);
});

for (const list of ["hold", "memo", "invoice"])
  test(`the lines of the ${list} list fit on sheets on their side, down to the last column`, { tag: "@whole" }, async ({
    page,
    signIn,
    house,
  }) => {
    await signIn("admin");
    await page.goto(`/transaction/${list}`);
    await expect(page.getByRole("grid").locator("tbody tr[data-index]").first()).toBeVisible();
    await expectPrinted(page, onItsSide);
    await expectHead(page, house, list.charAt(0).toUpperCase() + list.slice(1));
    await expectSheets(page, "297x210");
  });

test("the found stones fit on sheets on their side, and each sheet has the heads of the columns", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/search");
  await expect(page.getByRole("grid").locator("tbody tr[data-index]").first()).toBeVisible();
  await expectPrinted(page, onItsSide);
  await expectSheets(page, "297x210");
  // Chromium draws a button of a repeated head on the first sheet only; words without a box of their own are repeated.
  const heads = page.getByRole("grid").locator("thead .head");
  const boxes = await heads.evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
  expect(new Set(boxes)).toEqual(new Set(["contents"]));
});

test("an open stone is printed alone: no sheet for the list beside it, no buttons, its tag in the light colours", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/search");
  await page.getByRole("grid").locator("tbody tr[data-index]").first().click();
  const stone = page.getByRole("complementary");
  await expect(stone.getByRole("heading", { name: "Grading" })).toBeVisible();
  const tag = stone.locator("h2 .tag");
  const coloursOf = () => tag.evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await coloursOf();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(coloursOf).not.toEqual(light);
  await onPaper(page, upright);
  await expect.poll(coloursOf).toEqual(light);
  await expect(page.locator(".list")).toBeHidden();
  await expect(stone.getByRole("button")).toHaveCount(0);
  await expect(stone.getByRole("link", { name: "Open in a new tab" })).toHaveCount(0);
  await expect(stone.getByRole("combobox")).toHaveCount(0);
  expect(await tooWide(page, upright)).toEqual([]);
  const [end, whole] = await stone.evaluate((one) => [
    one.getBoundingClientRect().top + window.scrollY + one.scrollHeight,
    document.documentElement.scrollHeight,
  ]);
  expect(whole).toBeLessThanOrEqual(Math.max(end, upright.height) + 1);
  await expectSheets(page, "210x297");
});

test("the sheet of a stone that a buyer prints is about the stone, and not about what the buyer did with it", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/search");
  await page.getByRole("grid").locator("tbody tr[data-index]").first().click();
  const stone = page.getByRole("complementary");
  await expect(stone.getByRole("heading", { name: "History" })).toBeVisible();
  await onPaper(page, upright);
  for (const part of ["Prices", "Grading", "Measurements"])
    await expect(stone.getByRole("heading", { name: part })).toBeVisible();
  await expect(stone.getByRole("heading", { name: "History" })).toBeHidden();
  await expect(stone.getByRole("link", { name: "Similar stones" })).toBeHidden();
});

test("compared stones are printed whole under the name of the house, without the list and the buttons", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  await signIn("customer");
  await page.goto("/search");
  const ticks = page.getByRole("grid").locator("tbody").getByRole("checkbox");
  for (const at of [0, 1, 2]) await ticks.nth(at).click();
  await page.getByRole("button", { name: "Compare 3…" }).click();
  const table = page.getByRole("region", { name: "Stones side by side" });
  await expect(table.getByRole("row", { name: /^Report number/ })).toBeAttached();
  await onPaper(page, upright);
  await expectHead(page, house, "Search");
  await expect(page.getByRole("heading", { name: "Compare 3 stones" })).toBeVisible();
  await expect(page.getByRole("grid")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  const cut = await table.evaluate((one) => one.scrollHeight - one.clientHeight + one.scrollWidth - one.clientWidth);
  expect(cut).toBe(0);
  const { right, bottom } = await table.evaluate((one) => one.getBoundingClientRect());
  expect(right).toBeLessThanOrEqual(upright.width);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(Math.floor(bottom));
});

test("the markups are printed as a table of values under the name of whom they are for, and not as a form", {
  tag: "@whole",
}, async ({ page, signIn, house }) => {
  await signIn("admin");
  await page.goto("/inventory/markups?tab=business");
  const table = page.getByRole("table").first();
  await expect(table.getByRole("textbox").first()).toBeVisible();
  const figures = await table
    .getByRole("textbox")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(figures.length).toBeGreaterThan(2);
  await expectPrinted(page, upright);
  await expectHead(page, house, "Markups");
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  const first = table
    .getByRole("row")
    .filter({ has: page.getByRole("cell") })
    .first();
  await expect(first.getByRole("cell")).toHaveText([...figures.slice(0, 3), /^(%|pts)$/], { useInnerText: true });
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Halden Diamonds BV");
});
