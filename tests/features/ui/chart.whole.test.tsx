import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Chart, type ChartProps } from "#ui/charts/chart.tsx";
import { type LinkProps, LinkProvider } from "#ui/frame/link.tsx";
import { countries, days, hours, months, parts, steps, weeks } from "../../../tools/gallery/chart-rows.ts";
import { findings } from "./findings.ts";
import { show } from "./show.tsx";

const sold: ChartProps = {
  form: "lines",
  title: "Stones sold by week",
  axis: "Week",
  unit: ["stone", "stones"],
  series: [{ label: "Q4 2026" }, { label: "Q4 2025", isBefore: true }],
  rows: weeks,
  empty: "No stone was sold.",
};
const searched: ChartProps = {
  ...sold,
  form: "hours",
  title: "Searches in a day",
  axis: "Hour",
  unit: ["search", "searches"],
  series: [{ label: "Searches" }],
  rows: hours,
};
const stacked: ChartProps = { ...sold, form: "stacked", series: parts, rows: months };
const funnel: ChartProps = {
  ...sold,
  form: "funnel",
  title: "From search to sale",
  series: [{ label: "Clients" }],
  rows: steps,
};
const list: ChartProps = { ...searched, form: "list", title: "By country", axis: "Country", rows: countries, room: 13 };
const forms = { lines: sold, bars: { ...sold, form: "bars" }, stacked, hours: searched, funnel, list } as const;

const drawing = () => page.getByRole("img");
const walk = () => page.getByRole("slider", { name: "Points of Stones sold by week" });
const spoken = () => walk().element().getAttribute("aria-valuetext");
const printed = (media: "print" | "") => cdp().send("Emulation.setEmulatedMedia" as never, { media } as never);

beforeEach(async () => {
  await page.viewport(700, 800);
});
afterEach(async () => {
  await printed("");
});

for (const [form, props] of Object.entries(forms)) {
  for (const scheme of ["light", "dark"] as const) {
    test(`${form} in ${scheme}: axe finds nothing, in the drawing and in the table`, async () => {
      await show(<Chart {...props} />, scheme);
      await expect.poll(() => document.querySelector("svg[data-drawing], .level-bar")).not.toBeNull();
      expect(await findings()).toEqual([]);
      await userEvent.keyboard("t");
      expect(await findings()).toEqual([]);
    });
  }

  test(`${form}: the table says each row of the figures, in their order and with their addresses`, async () => {
    await show(<Chart {...props} />);
    await expect.poll(() => document.querySelector(".chart table")).not.toBeNull();
    const said = [...document.querySelectorAll(".chart tbody tr")].map((row) => row.querySelector("th")?.textContent);
    expect(said).toEqual(props.rows?.map(({ label }) => label));
    const figures = [...document.querySelectorAll(".chart tbody tr")].map(
      (row) => row.querySelector("td")?.textContent,
    );
    expect(figures).toEqual(props.rows?.map(({ values }) => values[0]?.toLocaleString("en-US")));
    const links = [...document.querySelectorAll(".chart tbody th a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(props.rows?.flatMap(({ to }) => to ?? []));
  });
}

test("a drawing is told in a few sentences: how far it goes, its highest and its lowest", async () => {
  await show(<Chart {...sold} />);
  await expect
    .element(drawing())
    .toHaveAccessibleName(
      "Stones sold by week: 8 rows, from Week 40 to Week 47. Highest: 334 stones, Week 46. Lowest: 198 stones, Week 42.",
    );
});

test("arrow keys go from row to row, each is spoken and written, and Enter opens what it counts", async () => {
  const opened: string[] = [];
  const Opening = ({ to, ...rest }: LinkProps) => (
    <a
      href={to}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        opened.push(to);
      }}
    />
  );
  await show(
    <LinkProvider link={Opening}>
      <Chart {...sold} />
    </LinkProvider>,
  );
  await expect.element(walk()).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(walk().element());
  expect(spoken()).toBe("Week 40: Q4 2026 212, Q4 2025 190 stones. Enter opens the rows.");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
  expect(spoken()).toBe("Week 41: Q4 2026 240, Q4 2025 204 stones. Enter opens the rows.");
  await expect.element(page.getByText("Week 41: Q4 2026 240, Q4 2025 204 stones", { exact: true })).toBeVisible();
  await userEvent.keyboard("{End}{ArrowRight}");
  expect(spoken()).toContain("Week 47");
  await userEvent.keyboard("{Home}{ArrowLeft}");
  expect(spoken()).toContain("Week 40");
  await userEvent.keyboard("{Enter}");
  expect(opened).toEqual(["#week-40"]);
  await userEvent.tab();
  await expect.element(page.getByText("stones", { exact: true })).toBeVisible();
});

test("a mouse reads the row beneath it, and finds a link there", async () => {
  await show(<Chart {...sold} />);
  await expect.element(walk()).toBeInTheDocument();
  const box = document.querySelector(".chart-walk")?.getBoundingClientRect() ?? new DOMRect();
  const at = { bubbles: true, clientX: box.right - 6, clientY: box.top + 40 };
  document.querySelector(".chart-walk")?.dispatchEvent(new PointerEvent("pointermove", at));
  await expect.element(page.getByText("Week 47: Q4 2026 312, Q4 2025 290 stones", { exact: true })).toBeVisible();
  const under = document.elementFromPoint(box.right - 6, box.top + 40);
  expect(under?.getAttribute("href")).toBe("#week-47");
});

test("T turns a drawing to its table and back, the focus stays with it, and the panel stays as high", async () => {
  await show(<Chart {...sold} />);
  await expect.element(walk()).toBeInTheDocument();
  const height = () => document.querySelector(".panel")?.getBoundingClientRect().height;
  const before = height();
  (walk().element() as HTMLElement).focus();
  await userEvent.keyboard("t");
  const table = page.getByRole("region", { name: "Table: Stones sold by week" });
  await expect.element(table).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Table of Stones sold by week" }))
    .toHaveAttribute("aria-pressed", "true");
  await expect.element(drawing()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(table.element());
  expect(height()).toBe(before);
  await userEvent.keyboard("t");
  await expect.element(drawing()).toBeVisible();
  expect(document.activeElement).toBe(walk().element());
});

test("T turns the chart that has the focus, and no other", async () => {
  await show(
    <>
      <Chart {...sold} />
      <Chart {...searched} />
    </>,
  );
  const second = page.getByRole("slider", { name: "Points of Searches in a day" });
  await expect.element(second).toBeInTheDocument();
  (second.element() as HTMLElement).focus();
  await userEvent.keyboard("t");
  await expect.element(page.getByRole("region", { name: "Table: Searches in a day" })).toBeVisible();
  await expect.element(walk()).toBeInTheDocument();
});

test("a long list shows what it has room for and opens the rest", async () => {
  await show(<Chart {...list} />);
  const more = page.getByRole("button", { name: "and 48 more" });
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  expect(page.getByRole("row").all()).toHaveLength(13);
  await userEvent.click(more);
  expect(page.getByRole("row").all()).toHaveLength(61);
  await expect.element(page.getByRole("button", { name: "Show fewer" })).toBeVisible();
});

test("the bars of a list are drawn among themselves, whatever the figures beside them are", async () => {
  const rows = [
    { id: "be", label: "Belgium", values: [2, 13] },
    { id: "fr", label: "France", values: [1, 0] },
  ];
  await show(<Chart {...list} series={[{ label: "Clients" }, { label: "Lines" }]} rows={rows} />);
  const bars = () => [...document.querySelectorAll(".level-now")].map((bar) => bar.getAttribute("width"));
  await expect.poll(bars).toEqual(["100%", "50%"]);
});

test("arrow keys go from link to link of a list", async () => {
  await show(<Chart {...list} />);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await expect.element(link("Country 1")).toBeVisible();
  (link("Country 1").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toBe(link("Country 3").element());
  await userEvent.keyboard("{End}");
  expect(document.activeElement).toBe(link("Country 12").element());
});

test("a funnel says who stops before each step, and leads to them", async () => {
  await show(<Chart {...funnel} />);
  const held = page.getByRole("row", { name: /^Held or in a cart/ });
  await expect.element(held).toHaveTextContent("Held or in a cart1,26415.033,85675.31");
  await expect.element(held.getByRole("link", { name: "3,856" })).toHaveAttribute("href", "#stopped-2");
});

for (const [form, props] of Object.entries(forms)) {
  test(`${form}: with figures, without, and before they come it is of the same height`, async () => {
    const few = { ...props, rows: props.rows?.slice(0, props.room ?? 10) };
    const screen = await show(<Chart {...few} rows={undefined} />);
    const height = () => document.querySelector(".panel")?.getBoundingClientRect().height;
    await expect.element(page.getByRole("status", { name: `Loading ${props.title}` })).toBeVisible();
    const before = height();
    await screen.rerender(<Chart {...few} />);
    await expect.poll(() => document.querySelector(".chart table")).not.toBeNull();
    expect(height()).toBe(before);
    await screen.rerender(<Chart {...few} rows={[]} />);
    await expect.element(page.getByText("No stone was sold.")).toBeVisible();
    expect(height()).toBe(before);
    expect(document.querySelector(".chart svg[data-drawing]")).toBeNull();
  });
}

test("400 days of hundreds of millions at 390 px: a gap where nobody counted, and nothing runs over", async () => {
  await page.viewport(390, 800);
  await show(<Chart {...sold} unit="$" decimals rows={days} />);
  await expect.element(page.getByText("$, millions", { exact: true })).toBeVisible();
  const path = document.querySelector(".chart-sheet .chart-line:not([data-before]) path")?.getAttribute("d") ?? "";
  expect(path.split("M")).toHaveLength(3);
  const right = document.querySelector(".chart-sheet")?.getBoundingClientRect().right ?? 0;
  const ends = [...document.querySelectorAll(".chart-names text")].map((name) => name.getBoundingClientRect());
  expect(ends.every((name) => name.right <= right + 1)).toBe(true);
  const gaps = ends.slice(1).map(({ left }, at) => left - (ends[at]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(4);
});

test("below zero bars hang, zero has none, and what is not known is no zero", async () => {
  const rows = [5, -3, 0, null, Number.NaN].map((value, at) => ({ id: `${at}`, label: `Day ${at}`, values: [value] }));
  await show(<Chart {...sold} form="bars" series={[{ label: "Stones" }]} rows={rows} />);
  await expect.element(drawing()).toBeVisible();
  const bars = [...document.querySelectorAll(".chart-bar")].map((bar) => bar.getBoundingClientRect());
  expect(bars).toHaveLength(2);
  expect(bars[1]?.top).toBeCloseTo(bars[0]?.bottom ?? 0, 0);
  const figures = [...document.querySelectorAll(".chart tbody td")].map(({ textContent }) => textContent);
  expect(figures).toEqual(["5", "−3", "0", "–", "–"]);
});

test("on paper the drawing keeps its shape, its table stands below, and the colours are the light ones", async () => {
  await show(<Chart {...sold} />, "dark");
  await expect.element(drawing()).toBeVisible();
  await printed("print");
  const table = document.querySelector(".chart-twin")?.getBoundingClientRect() ?? new DOMRect();
  expect(table.height).toBeGreaterThan(100);
  expect(table.top).toBeGreaterThanOrEqual(drawing().element().getBoundingClientRect().bottom);
  const ink = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body).stroke;
  expect(ink(".chart-line:not([data-before]) path")).toBe("rgb(28, 61, 120)");
  expect(getComputedStyle(document.querySelector(".chart-walk") ?? document.body).display).toBe("none");
});

test("on paper a long list is whole", async () => {
  await show(<Chart {...list} />);
  await expect.element(page.getByRole("link", { name: "Country 1", exact: true })).toBeVisible();
  await printed("print");
  const rows = [...document.querySelectorAll(".bar-list tbody tr")].filter((row) => row.checkVisibility());
  expect(rows).toHaveLength(60);
});
