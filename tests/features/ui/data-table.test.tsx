import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import { groupRow } from "#ui/table/data-table/group-row.ts";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";
import type { Line, TableLayout } from "#ui/table/data-table/types.ts";
import { findings } from "./findings.ts";
import { Screen, show } from "./show.tsx";
import { makeStones, type Stone, stoneCard, stoneColumns, stoneId } from "./stones.tsx";

interface Heard {
  selected: ReadonlySet<string>;
  open: string | null;
  sort: string;
  layout: TableLayout;
}
const stones = makeStones(500);
let heard: Heard;
let drawn: string[];

beforeEach(async () => {
  await page.viewport(1280, 800);
  drawn = [];
});

/** Fonts and sizes are known, and several frames pass in which no row is drawn. */
async function rested(frames = 5): Promise<void> {
  await document.fonts.ready;
  for (let quiet = 0; quiet < frames; quiet++) {
    const before = drawn.length;
    await new Promise(requestAnimationFrame);
    if (drawn.length > before) quiet = -1;
  }
}

const columns = stoneColumns((row) => drawn.push(row.stock_no));

/** A list as a screen would hold it: what the table hands out comes back as its props. */
function List({
  rows = stones,
  at = 1,
  start,
}: {
  rows?: readonly Line<Stone>[];
  at?: number;
  start?: Partial<Heard>;
}) {
  const [state, setState] = useState<Heard>({
    selected: new Set(),
    open: null,
    sort: "",
    layout: deliveredLayout,
    ...start,
  });
  heard = state;
  const keep = (patch: Partial<Heard>) => setState((now) => ({ ...now, ...patch }));
  return (
    <Screen>
      <DataTable
        label="Stones"
        columns={columns}
        rows={rows}
        rowId={stoneId}
        card={stoneCard}
        sorting={{ sort: state.sort, onSort: (sort) => keep({ sort }) }}
        picking={{ selected: state.selected, onSelected: (selected) => keep({ selected }) }}
        opening={{ open: state.open, onOpen: (open) => keep({ open }) }}
        arranging={{ layout: state.layout, onLayout: (layout) => keep({ layout }) }}
        page={{ key: at, first: (at - 1) * 500 + 1, total: 3212 }}
      />
    </Screen>
  );
}

const grid = () => page.getByRole("grid", { name: "Stones" });
const focus = () => (grid().element() as HTMLElement).focus();
const row = (name: string) => page.getByRole("row", { name });
const rowOfKeyboard = () =>
  document.getElementById(grid().element().getAttribute("aria-activedescendant") ?? "")?.querySelector(".code")
    ?.textContent;
const selected = () => [...heard.selected];

test("five hundred rows are a few dozen rows on the page, and all of them to a screen reader", async () => {
  await show(<List />);
  await expect.element(grid()).toHaveAttribute("aria-rowcount", "3213");
  expect(document.querySelectorAll("tbody tr[aria-rowindex]").length).toBeLessThan(60);
  expect(document.querySelectorAll("tbody tr[aria-rowindex]").length).toBeGreaterThan(15);
  expect(row("NW001").element().getAttribute("aria-rowindex")).toBe("2");
});

test("ticking one row draws that row again and no other", async () => {
  await show(<List />);
  await expect.element(row("NW003")).toBeVisible();
  await rested();
  drawn = [];
  await userEvent.click(page.getByRole("checkbox", { name: "Select NW003" }));
  await expect.poll(selected).toEqual(["NW003"]);
  // The row where the keyboard stood loses its ring, the ticked one gains tick and ring.
  expect([...new Set(drawn)].sort()).toEqual(["NW001", "NW003"]);
  await expect.element(row("NW003")).toHaveAttribute("aria-selected", "true");
});

test("the keyboard walks the rows, ticks with Space and opens with Enter", async () => {
  await show(<List />);
  focus();
  expect(rowOfKeyboard()).toBe("NW001");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(rowOfKeyboard).toBe("NW003");
  await userEvent.keyboard(" ");
  await expect.poll(selected).toEqual(["NW003"]);
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect.poll(() => heard.open).toBe("NW002");
  await expect.element(row("NW002")).toHaveAttribute("data-open", "true");
});

test("Home and End reach the first and the last row, a page moves by what is seen", async () => {
  await show(<List />);
  focus();
  await userEvent.keyboard("{End}");
  await expect.poll(rowOfKeyboard).toBe("NW500");
  await expect.element(row("NW500")).toBeVisible();
  await userEvent.keyboard("{Home}{PageDown}");
  await expect.poll(() => Number(rowOfKeyboard()?.slice(2))).toBeGreaterThan(10);
  await expect.poll(() => Number(rowOfKeyboard()?.slice(2))).toBeLessThan(20);
  await userEvent.keyboard("{PageUp}");
  await expect.poll(rowOfKeyboard).toBe("NW001");
});

test("Shift takes along what it passes, and lets go of it on the way back", async () => {
  await show(<List />);
  focus();
  await userEvent.keyboard("{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
  await expect.poll(selected).toEqual(["NW002", "NW003", "NW004", "NW005"]);
  await userEvent.keyboard("{Shift>}{ArrowUp}{ArrowUp}{/Shift}");
  await expect.poll(selected).toEqual(["NW002", "NW003"]);
});

test("a click with Shift takes everything from the last tick to here, with Ctrl this one alone", async () => {
  await show(<List />);
  await userEvent.click(page.getByRole("checkbox", { name: "Select NW002" }));
  await userEvent.click(row("NW005"), { modifiers: ["Shift"] });
  await expect.poll(selected).toEqual(["NW002", "NW003", "NW004", "NW005"]);
  await userEvent.click(row("NW008"), { modifiers: ["Control"] });
  await expect.poll(selected).toEqual(["NW002", "NW003", "NW004", "NW005", "NW008"]);
  expect(heard.open).toBeNull();
});

test("the box in the head takes this page and keeps what was ticked on others", async () => {
  await show(<List start={{ selected: new Set(["NW900"]) }} />);
  const head = page.getByRole("checkbox", { name: "Select this page" });
  await userEvent.click(head);
  await expect.poll(() => heard.selected.size).toBe(501);
  await userEvent.click(head);
  await expect.poll(selected).toEqual(["NW900"]);
});

test("a click opens a row, but not when it lands on what acts by itself", async () => {
  await show(<List />);
  await userEvent.click(row("NW004").getByText("1.03"));
  await expect.poll(() => heard.open).toBe("NW004");
  await userEvent.click(page.getByRole("checkbox", { name: "Select NW006" }));
  await expect.poll(selected).toEqual(["NW006"]);
  expect(heard.open).toBe("NW004");
});

test("a head sorts up, down and not at all; with Shift it adds to the sort", async () => {
  await show(<List />);
  const carat = page.getByRole("button", { name: "Carat" });
  await userEvent.click(carat);
  await expect.poll(() => heard.sort).toBe("carat");
  await expect.element(page.getByRole("columnheader", { name: "Carat" })).toHaveAttribute("aria-sort", "ascending");
  await userEvent.click(carat);
  await expect.poll(() => heard.sort).toBe("-carat");
  await userEvent.click(page.getByRole("button", { name: "Stock no" }), { modifiers: ["Shift"] });
  await expect.poll(() => heard.sort).toBe("-carat,stock_no");
  await userEvent.click(page.getByRole("button", { name: "Stock no" }));
  await expect.poll(() => heard.sort).toBe("-stock_no");
  await userEvent.click(page.getByRole("button", { name: "Stock no" }));
  await expect.poll(() => heard.sort).toBe("");
});

test("a column that the server cannot sort by does not pretend to", async () => {
  await show(<List />);
  await userEvent.click(page.getByRole("button", { name: "Shape" }));
  expect(heard.sort).toBe("");
});

test("another page starts at its top", async () => {
  const screen = await show(<List />);
  focus();
  await userEvent.keyboard("{End}");
  await expect.element(row("NW500")).toBeVisible();
  await screen.rerender(<List at={2} />);
  await expect.poll(() => document.querySelector(".table-wrap")?.scrollTop).toBe(0);
});

test("who comes back to a list finds it where it was left, who opens it anew begins at its top", async () => {
  const top = () => document.querySelector(".table-wrap")?.scrollTop ?? -1;
  const at = (entry: number) => history.replaceState({ __TSR_index: entry }, "");
  at(3);
  const left = await show(<List at={7} />);
  focus();
  await userEvent.keyboard("{End}");
  await expect.element(row("NW500")).toBeVisible();
  const place = top();
  await left.unmount();
  at(5);
  const anew = await show(<List at={7} />);
  expect(top()).toBe(0);
  await anew.unmount();
  at(3);
  const other = await show(<List at={8} />);
  document.querySelector(".table-wrap")?.scrollTo(0, 3000);
  await expect.poll(top).toBe(3000);
  await other.rerender(<List at={9} />);
  await expect.poll(top).toBe(0);
  await other.rerender(<List at={8} />);
  await expect.poll(top).toBe(3000);
  expect(place).toBeGreaterThan(3000);
  history.replaceState(null, "");
});

test("groups head their rows, and the keyboard steps over them", async () => {
  const rows = [groupRow("a", "MM-1"), ...stones.slice(0, 2), groupRow("b", "MM-2"), ...stones.slice(2, 4)];
  await show(<List rows={rows} />);
  await expect.element(page.getByText("MM-2")).toBeVisible();
  focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(rowOfKeyboard).toBe("NW003");
});

test("copying takes the ticked rows with their heads, as a spreadsheet pastes them", async () => {
  await show(<List start={{ selected: new Set(["NW001", "NW002"]) }} />);
  focus();
  const data = new DataTransfer();
  grid()
    .element()
    .dispatchEvent(new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }));
  const [head, first, second, ...rest] = data.getData("text/plain").split("\n");
  expect(head?.startsWith("Stock no\tCarat\tShape")).toBe(true);
  expect(first?.startsWith("NW001\t1\tRound")).toBe(true);
  expect(second?.startsWith("NW002\t1.01\tOval")).toBe(true);
  expect(rest).toEqual([]);
});

test("below 768 pixels rows are cards that can be ticked and opened", async () => {
  await page.viewport(390, 800);
  await show(<List />);
  expect(document.querySelector("table")).toBeNull();
  expect(document.querySelectorAll(".card").length).toBeLessThan(40);
  await userEvent.click(page.getByRole("checkbox", { name: "Select NW002" }));
  await expect.poll(selected).toEqual(["NW002"]);
  await userEvent.click(page.getByRole("button", { name: "Open NW001" }));
  await expect.poll(() => heard.open).toBe("NW001");
  expect(await findings()).toEqual([]);
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing in a list with a selection, ${scheme}`, async () => {
    await show(<List start={{ selected: new Set(["NW001"]), open: "NW002", sort: "-carat" }} />, scheme);
    await expect.element(grid()).toBeVisible();
    expect(await findings()).toEqual([]);
  });
}
