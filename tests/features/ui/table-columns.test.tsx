import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ColumnChooser } from "#ui/table/data-table/column-chooser.tsx";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import {
  columnOrder,
  deliveredLayout,
  filled,
  moveColumn,
  placeColumn,
  resizeColumn,
  showColumn,
} from "#ui/table/data-table/layout.ts";
import { TableSkeleton } from "#ui/table/data-table/table-skeleton.tsx";
import type { TableLayout } from "#ui/table/data-table/types.ts";
import { findings } from "./findings.ts";
import { Screen, show } from "./show.tsx";
import { makeStones, stoneCard, stoneColumns, stoneId } from "./stones.tsx";

const columns = stoneColumns().slice(0, 5);
const stones = makeStones(20);
let layout: TableLayout;

beforeEach(() => page.viewport(1280, 800));

function List({ start = deliveredLayout }: { start?: TableLayout }) {
  const [now, setNow] = useState(start);
  layout = now;
  const arranging = { layout: now, onLayout: setNow };
  return (
    <Screen>
      <ColumnChooser columns={columns} {...arranging} />
      <DataTable
        label="Stones"
        columns={columns}
        rows={stones}
        rowId={stoneId}
        card={stoneCard}
        arranging={arranging}
      />
    </Screen>
  );
}
const heads = () => [...document.querySelectorAll("thead th[data-column]")].map((head) => head.textContent);
const head = (name: string) => page.getByRole("columnheader", { name }).getByRole("button");
const focusHead = (name: string) => (head(name).element() as HTMLElement).focus();
const widthOf = (name: string) => page.getByRole("columnheader", { name }).element().getBoundingClientRect().width;

/** The widths of a list that is wider than its screen, so that no room is left to be shared. */
async function widthsOf(told: typeof columns) {
  await document.fonts.load("500 12px 'Inter Variable'");
  await page.viewport(800, 700);
  await show(
    <Screen>
      <DataTable label="Stones" columns={told} rows={stones} rowId={stoneId} card={stoneCard} />
    </Screen>,
  );
  return [...document.querySelectorAll("col")].map((col) => Number.parseFloat(col.style.width));
}

test("a column is as wide as its head's text plus 40 pixels (spec §9)", async () => {
  const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  const wide = stoneColumns();
  const widths = await widthsOf(wide);
  context.font = "500 12px 'Inter Variable', Inter, sans-serif";
  expect(widths).toEqual(wide.map(({ head }) => Math.ceil(context.measureText(head).width) + 40));
});

test("a column without a head is 100 pixels wide, and one that names its width has that", async () => {
  const [first, second, ...others] = stoneColumns();
  if (!first || !second) throw new Error("there are no columns");
  const [own, untold] = await widthsOf([{ ...first, width: 96 }, { ...second, head: "" }, ...others]);
  expect([own, untold]).toEqual([96, 100]);
});

test("Control and an arrow move a column, but nothing passes the frozen one", async () => {
  await show(<List />);
  focusHead("Carat");
  await userEvent.keyboard("{Control>}{ArrowRight}{/Control}");
  await expect.poll(heads).toEqual(["Stock no", "Shape", "Carat", "More 0", "More 1"]);
  await expect.element(page.getByText("Carat moved to 3 of 5")).toBeInTheDocument();
  await userEvent.keyboard("{Control>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Control}");
  await expect.poll(heads).toEqual(["Stock no", "Carat", "Shape", "More 0", "More 1"]);
  focusHead("Stock no");
  await userEvent.keyboard("{Control>}{ArrowRight}{/Control}");
  expect(heads()[0]).toBe("Stock no");
});

test("Shift and an arrow make a column wider and narrower, never too narrow to grasp", async () => {
  await show(<List />);
  focusHead("Shape");
  const before = widthOf("Shape");
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
  await expect.poll(() => layout.widths.shape).toBeGreaterThan(before);
  await userEvent.keyboard(`{Shift>}${"{ArrowLeft}".repeat(60)}{/Shift}`);
  await expect.poll(() => layout.widths.shape).toBe(40);
});

test("the heads are one stop of the Tab key, arrows walk between them", async () => {
  await show(<List />);
  focusHead("Stock no");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(head("Shape")).toHaveFocus();
  expect(document.querySelectorAll("thead button[tabindex='0']").length).toBe(1);
});

test("a column's edge can be pulled, and is remembered when let go", async () => {
  await show(<List />);
  const was = widthOf("Carat");
  const edge = document.querySelector("th[data-column='carat'] .resize") as HTMLElement;
  const { x, y } = edge.getBoundingClientRect();
  const at = (clientX: number) => ({ clientX, clientY: y + 4, bubbles: true, button: 0, pointerId: 1 });
  edge.dispatchEvent(new PointerEvent("pointerdown", at(x)));
  window.dispatchEvent(new PointerEvent("pointermove", at(x + 60)));
  expect(layout.widths.carat).toBeUndefined();
  window.dispatchEvent(new PointerEvent("pointerup", at(x + 60)));
  await expect.poll(() => layout.widths.carat).toBeGreaterThan(40);
  await expect.poll(() => widthOf("Carat")).toBeGreaterThan(was);
});

test("a head can be pulled before another one", async () => {
  await show(<List />);
  const from = head("More 1").element().getBoundingClientRect();
  const to = page.getByRole("columnheader", { name: "Carat" }).element().getBoundingClientRect();
  const at = (clientX: number) => ({ clientX, clientY: from.y + 4, bubbles: true, button: 0, pointerType: "mouse" });
  head("More 1")
    .element()
    .dispatchEvent(new PointerEvent("pointerdown", at(from.x)));
  window.dispatchEvent(new PointerEvent("pointermove", at(to.x + 2)));
  window.dispatchEvent(new PointerEvent("pointerup", at(to.x + 2)));
  await expect.poll(heads).toEqual(["Stock no", "More 1", "Carat", "Shape", "More 0"]);
});

test("the chooser hides and shows, moves, widens and gives back what was delivered", async () => {
  await show(<List />);
  await userEvent.click(page.getByRole("button", { name: "Columns" }));
  await userEvent.click(page.getByRole("checkbox", { name: "Carat" }));
  await expect.poll(heads).toEqual(["Stock no", "Shape", "More 0", "More 1"]);
  await expect.element(page.getByRole("checkbox", { name: "Stock no" })).toBeDisabled();
  await userEvent.click(page.getByRole("button", { name: "More 0 earlier" }));
  await expect.poll(heads).toEqual(["Stock no", "More 0", "Shape", "More 1"]);
  await userEvent.click(page.getByRole("button", { name: "More 1 wider" }));
  await expect.poll(() => layout.widths.more_1).toBeGreaterThan(40);
  await userEvent.click(page.getByText("Roomy"));
  await expect.poll(() => layout.density).toBe("roomy");
  expect(await findings()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Reset columns" }));
  await expect.poll(() => layout).toEqual(deliveredLayout);
});

test("a column that came with a later version stands at the end of a remembered order", () => {
  const remembered = { ...deliveredLayout, order: ["shape", "carat", "long_gone"] };
  expect(columnOrder(columns, remembered)).toEqual(["stock_no", "shape", "carat", "more_0", "more_1"]);
});

test("moving passes hidden columns, placing never puts anything before the frozen one", () => {
  const hidden = showColumn(deliveredLayout, "shape", false);
  expect(columnOrder(columns, moveColumn(columns, hidden, "carat", 1))).toEqual([
    "stock_no",
    "shape",
    "more_0",
    "carat",
    "more_1",
  ]);
  expect(placeColumn(columns, deliveredLayout, "carat", "stock_no")).toBe(deliveredLayout);
  expect(placeColumn(columns, deliveredLayout, "stock_no", "more_1")).toBe(deliveredLayout);
  expect(resizeColumn(deliveredLayout, "carat", 9000).widths.carat).toBe(800);
});

test("while it loads a list has its own heads and row height, and says that it loads", async () => {
  await show(
    <Screen>
      <TableSkeleton label="stones" columns={columns} pickable />
    </Screen>,
  );
  await expect.element(page.getByRole("status", { name: "Loading stones" })).toBeVisible();
  expect([...document.querySelectorAll("th")].map((cell) => cell.textContent)).toEqual([
    "",
    ...columns.map((c) => c.head),
  ]);
  expect(document.querySelector("tbody tr")?.getBoundingClientRect().height).toBe(34);
  expect(await findings()).toEqual([]);
});

test("a telephone is shown cards while they come, not the columns of a table", async () => {
  await page.viewport(390, 844);
  await show(
    <Screen>
      <TableSkeleton label="stones" columns={columns} pickable />
    </Screen>,
  );
  await expect.element(page.getByRole("status", { name: "Loading stones" })).toBeVisible();
  expect(document.querySelector("table")).toBeNull();
  expect(document.body.textContent).not.toContain("Carat");
  const [first, second] = document.querySelectorAll(".card");
  expect(first?.getBoundingClientRect().height).toBe(86);
  expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().bottom);
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await findings()).toEqual([]);
});

test("in a list that can be neither sorted nor arranged the heads are plain words", async () => {
  await show(
    <Screen>
      <DataTable label="Stones" columns={columns} rows={stones} rowId={stoneId} card={stoneCard} />
    </Screen>,
  );
  await expect.element(page.getByRole("columnheader", { name: "Carat" })).toBeVisible();
  expect(document.querySelector("thead button")).toBeNull();
  expect(await findings()).toEqual([]);
});

test("where only some columns can be sorted, the keyboard reaches just those", async () => {
  const sorting = { sort: "", onSort: () => undefined };
  const mixed = [...columns.slice(2, 3), ...columns.slice(0, 2)];
  await show(
    <Screen>
      <DataTable label="Stones" columns={mixed} rows={stones} rowId={stoneId} card={stoneCard} sorting={sorting} />
    </Screen>,
  );
  focusHead("Stock no");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(head("Carat")).toHaveFocus();
  expect(document.querySelectorAll("thead button[tabindex='0']").length).toBe(1);
});

test("room that is left goes to columns of words; figures and what was set by hand stay as they are", () => {
  const sizes = [
    { id: "name", size: 100 },
    { id: "note", size: 200 },
    { id: "carat", size: 60, number: true },
    { id: "code", size: 80, byHand: true },
  ];
  expect(filled(sizes, 740).map(({ size }) => size)).toEqual([200, 400, 60, 80]);
  expect(filled(sizes, 300)).toBe(sizes);
});

test("a list ends at the edge of the screen, however few columns it has", async () => {
  await show(<List />);
  const wrap = document.querySelector(".table-wrap") as HTMLElement;
  await expect.poll(() => document.querySelector("thead")?.getBoundingClientRect().width).toBe(wrap.clientWidth);
  await expect.poll(() => widthOf("Carat")).toBeLessThan(100);
});

test("when a drawer takes room away the columns share what is left, and none is pushed out of sight", async () => {
  await show(<List />);
  const wrap = () => document.querySelector(".table-wrap") as HTMLElement;
  await expect.poll(() => wrap().querySelector("table")?.offsetWidth).toBeGreaterThan(1200);
  await page.viewport(800, 700);
  await expect.poll(() => wrap().scrollWidth).toBeLessThanOrEqual(800);
});

test("pushed sideways, the first column stays in sight", async () => {
  await page.viewport(800, 700);
  const wide = columns.map((column) => ({ ...column, width: 400 }));
  await show(
    <Screen>
      <DataTable label="Stones" columns={wide} rows={stones} rowId={stoneId} card={stoneCard} />
    </Screen>,
  );
  const wrap = document.querySelector(".table-wrap") as HTMLElement;
  const lefts = () =>
    [...document.querySelectorAll("tr > :first-child")].map((cell) => cell.getBoundingClientRect().left);
  const before = lefts();
  wrap.scrollLeft = 300;
  await expect.poll(() => wrap.hasAttribute("data-pushed")).toBe(true);
  expect(lefts()).toEqual(before);
});
