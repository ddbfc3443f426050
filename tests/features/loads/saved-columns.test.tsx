import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SavedColumns } from "#features/loads/saved-columns.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { aMapping, supplyFields } from "./a-load.ts";

const column = (at: number, header: string, field: string | null, more: object = {}) => ({
  column: at,
  header,
  field,
  chosen_by: "alias",
  values: [],
  ...more,
});
const mapping = {
  ...aMapping(),
  sheet: "Stock",
  discount: "below",
  decimal: "comma",
  columns: [
    column(0, "Stone ID", "org_stock_no"),
    column(1, "Purity", "clarity", {
      values: [
        { raw: "FL.", code: "FL" },
        { raw: "n/a", code: null },
      ],
    }),
    column(2, "Points", "carat", { factor: 0.01 }),
    column(3, "Disc", "disc"),
    column(4, "Size in mm", "measurements"),
    column(5, "", "color"),
    column(6, "Remarks", null),
  ],
  fixed: [{ field: "stone_origin", value: "2" }],
};
const saved = {
  mapping_configuration_id: 5,
  provider_id: 3,
  version: 4,
  header_row: 3,
  mapping,
  load_id: 71,
  created_at: "2026-11-20T09:00:00.000Z",
};
const show = (id: number | null, read: () => Response = () => success(saved)) =>
  showScreen(
    fakeServer(({ url }) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith("/inventory/company/3")) return success({ id: 3, mapping_configuration_id: id });
      if (pathname.endsWith("/inventory/mapping/5")) return read();
      if (pathname.endsWith("/inventory/fields")) return success(supplyFields);
      return success({ clarity: [{ code: "FL", name: "Flawless" }] });
    }),
    <SavedColumns provider={3} />,
  );
const cells = (name: RegExp) =>
  page
    .getByRole("row", { name })
    .getByRole("cell")
    .elements()
    .map((cell) => cell.textContent);

test("the saved columns of a provider say what each is read as, how it is written and what its words mean", async () => {
  await show(5);
  await expect.element(page.getByText("FL, Flawless")).toBeVisible();
  expect(cells(/^Stone ID/)).toEqual(["Supplier's stock number", "As written", "–"]);
  expect(cells(/^Purity/)).toEqual(["Clarity", "As written", "“FL.” → FL, Flawless“n/a” → empty"]);
  expect(cells(/^Points/)).toEqual(["Carat", "Times 0.01", "–"]);
  expect(cells(/^Disc/)).toEqual(["Discount %", "Without a sign, below the list", "–"]);
  expect(cells(/^Size in mm/)).toEqual(["Measurements in one", "Split into length, width and depth", "–"]);
  expect(cells(/^Column 6/)).toEqual(["Colour", "As written", "–"]);
  await expect.element(page.getByText("Ignored: Remarks")).toBeVisible();
  await expect.element(page.getByText("6 of 7 columns are read")).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("they say since when they are saved, by which load, and how such a file is read", async () => {
  await show(5);
  const file = page.getByRole("region", { name: "How its files are read" });
  await expect.element(file.getByRole("link", { name: "Load 71" })).toHaveAttribute("href", "/inventory/loads/71");
  const facts = () =>
    Object.fromEntries(
      [...document.querySelectorAll("dl div")].map((fact) => [
        fact.querySelector("dt")?.textContent,
        fact.querySelector("dd")?.textContent,
      ]),
    );
  await expect.poll(facts).toMatchObject({
    Version: "4",
    Sheet: "Stock",
    Separator: "Comma",
    "Decimal sign": "Comma: 1.234,50",
    "Natural or lab grown": "Natural",
  });
  expect(facts().Saved).toMatch(/2026/);
});

test("a provider whose files were never read says so, and offers the first upload", async () => {
  await show(null);
  await expect.element(page.getByText("No columns saved yet")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Upload a file" }))
    .toHaveAttribute("href", "/inventory/loads/new?provider=3");
  expect(await findings()).toEqual([]);
});

test("columns that cannot be read say why", async () => {
  await show(5, () => failure(500, { message: "Something went wrong on our side." }));
  await expect.element(page.getByText("Something went wrong on our side.")).toBeVisible();
});
