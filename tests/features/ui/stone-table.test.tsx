import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import { mediaColumn } from "#ui/table/stone-table/media-column.tsx";
import { ShapeCell } from "#ui/table/stone-table/shape-cell.tsx";
import { type CardStone, stoneCard } from "#ui/table/stone-table/stone-card.tsx";
import { everyStoneColumn, stoneColumns } from "#ui/table/stone-table/stone-columns.ts";
import { findings } from "./findings.ts";
import { Screen, show } from "./show.tsx";

const look = { fluorescence_color: null, shade: "NONE", milky: "M0", eye_clean: "Y" } as const;
const bare = {
  ...look,
  cut: null,
  color: null,
  fancy_color: null,
  intensity: null,
  markup_disc: null,
  polish: "EX",
} as const;
const white = { ...bare, diamond_type: "white", stone_origin: 2, overtone: null } as const;
const coloured = { ...bare, diamond_type: "fancy", stone_origin: 1, overtone: "BROWNISH" } as const;
const round = {
  ...white,
  stock_no: "JD1000001",
  status: 1,
  shape: "ROUND",
  carat: 1.24,
  color: "F",
  clarity: "VS1",
  symmetry: "EX",
  fluorescence: "NON",
  lab: "GIA",
  report_no: "2206000317",
  rap: 9600,
  disc: -44.83,
  price_per_ct: 5296.32,
  total_amt: 6567.44,
  markup_disc: -39.31,
  markup_ppc: 5825.95,
  sell_amt: 7224.18,
  location: "HONG_KONG",
};
const fancy = {
  ...coloured,
  stock_no: "JD1000002",
  status: 8,
  shape: "CUSHION_MOD",
  carat: 0.51,
  fancy_color: "PINK",
  intensity: "FCV",
  clarity: "SI1",
  symmetry: "VG",
  fluorescence: null,
  lab: null,
  report_no: null,
  rap: null,
  markup_ppc: 52000,
  sell_amt: 26520,
};
const stones = [round, fancy] satisfies (CardStone & object)[];
const rowId = ({ stock_no }: CardStone) => stock_no;
const table = (columns: ReturnType<typeof stoneColumns>) => (
  <Screen>
    <DataTable label="Stones" columns={columns} rows={stones} rowId={rowId} card={stoneCard} />
  </Screen>
);
const heads = () =>
  page
    .getByRole("columnheader")
    .elements()
    .map((head) => head.textContent);

test("a stone's row shows numbers with two decimals, badges, drawings with their word, and dashes for nothing", async () => {
  await page.viewport(1600, 600);
  await show(table(stoneColumns("collection", { seesCost: true })));
  const [first, second] = [page.getByRole("row", { name: /JD1000001/ }), page.getByRole("row", { name: /JD1000002/ })];
  await expect
    .element(first)
    .toHaveTextContent(/Natural.*Round.*1\.24.*−39\.315,825\.957,224\.18Available.*9,600\.00−44\.835,296\.326,567\.44/);
  await expect.element(first).toHaveTextContent(/Hong Kong/);
  await expect
    .element(second)
    .toHaveTextContent(/Lab grown.*Cushion Mod.*0\.51.*FCV Brownish PinkSI1–EXVG–––52,000\.00/);
  expect(await findings()).toEqual([]);
});

test("a shape too long for its column ends in dots, and its tip says it whole", async () => {
  await page.viewport(1600, 600);
  await show(
    <div style={{ width: 60, whiteSpace: "nowrap" }}>
      <ShapeCell code="OLD_EUROPEAN" />
    </div>,
  );
  const word = page.getByText("Old European");
  await expect.element(word).toBeVisible();
  const element = word.element();
  expect(element.scrollWidth).toBeGreaterThan(element.clientWidth);
  expect(getComputedStyle(element).textOverflow).toBe("ellipsis");
  await expect.element(page.getByTitle("Old European")).toBeVisible();
});

test("who may not see cost has no column of it, and a type has its own columns", async () => {
  await page.viewport(1600, 600);
  await show(table(stoneColumns("collection", { seesCost: false, type: "fancy" })));
  await expect.element(page.getByRole("grid")).toBeVisible();
  expect(heads()).not.toContain("Cost $");
  expect(heads()).not.toContain("Col");
  expect(heads()).toContain("Fancy colour");
});

test("asked again, the columns are the same ones, and all of them can be had", () => {
  const asked = () => stoneColumns("search", { seesCost: false, sorts: true });
  expect(asked()).toBe(asked());
  expect(asked().filter(({ sortable }) => sortable).length).toBeGreaterThan(10);
  expect(stoneColumns("search", { seesCost: false }).some(({ sortable }) => sortable)).toBe(false);
  const all = everyStoneColumn({ seesCost: true });
  expect(asked().every(({ id }) => all.some((column) => column.id === id))).toBe(true);
});

test("on a phone a stone is a card at one's own price", async () => {
  await page.viewport(390, 700);
  await show(table(stoneColumns("special", { seesCost: false })));
  await expect.element(page.getByText("$7,224.18")).toBeVisible();
  await expect.element(page.getByText(/FCV Pink SI1/)).toBeVisible();
  await expect.element(page.getByText("Lab grown")).toBeVisible();
  await expect.element(page.getByText("Natural")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a phone's card names polish and symmetry where there is no cut, and says what is not plain", async () => {
  await page.viewport(390, 700);
  const brown = { ...round, fluorescence: "STG", fluorescence_color: "B", shade: "LB", milky: "M1", eye_clean: "N" };
  const fair = { ...round, stock_no: "JD1000003", cut: "F", polish: null, symmetry: null };
  await show(
    <Screen>
      {stoneCard(brown)}
      {stoneCard(fair)}
    </Screen>,
  );
  await expect.element(page.getByText("1.24 ct F VS1 pol EX sym EX", { exact: true })).toBeVisible();
  await expect
    .element(page.getByText("Fluorescence Strong blue, Shade Light brown, Milky M1, Not eye clean"))
    .toBeVisible();
  await expect.element(page.getByText("1.24 ct F VS1 cut F", { exact: true })).toBeVisible();
  expect(page.getByText(/NON|Shade None|M0/).elements()).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("a picture of a provider is asked for as a small one, and where there is none its sign stands there", async () => {
  const to = "/files/media/7-0123456789abcdefghijkl/image.jpg";
  // Far below the fold a browser does not ask for it yet, so that the test says when it is missing.
  const cell = mediaColumn.cell({ ...round, image: to, video: null, certificate: null } as never);
  await show(
    <Screen>
      <div style={{ paddingTop: 10_000 }}>{cell}</div>
    </Screen>,
  );
  const link = page.getByRole("link").element();
  expect(link.getAttribute("href")).toBe(to);
  const picture = link.querySelector("img");
  expect(picture?.getAttribute("src")).toBe(`/files/thumbnails?of=${encodeURIComponent(to)}`);
  expect(picture?.loading).toBe("lazy");
  picture?.dispatchEvent(new Event("error"));
  await expect.poll(() => link.querySelector("svg") !== null && link.querySelector("img") === null).toBe(true);
});

test("a picture of the house's own is not asked for twice", async () => {
  await show(<Screen>{mediaColumn.cell({ ...round, image: "/demo/a.svg", video: null } as never)}</Screen>);
  expect(page.getByRole("link").element().querySelector("img")).toBeNull();
});
