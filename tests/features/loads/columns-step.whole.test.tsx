import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { failure } from "#support/fake-server.ts";
import { findings } from "../ui/findings.ts";
import { aColumn, aLoad, aMapping, aPreviewedRow, aReadLoad } from "./a-load.ts";
import { button, LoadDesk, step } from "./load-desk.tsx";

let desk: LoadDesk;
beforeEach(() => {
  desk = new LoadDesk();
});

const field = (header: string) => page.getByRole("combobox", { name: `${header} is read as` });
const columns = page.getByRole("table", { name: "Columns" });
/** Before that a typed name finds no field. */
const fieldsAreRead = () => expect.element(field("Size")).toHaveValue("Carat");

test("a column shows its first values, the field that it is read as, and who chose that", async () => {
  await desk.shown({ step: "columns" });
  const size = columns.getByRole("row", { name: /^Size/ });
  await expect.element(size).toHaveTextContent("1.020.712.001.510.90");
  await expect.element(field("Size")).toHaveValue("Carat");
  await expect.element(size).toHaveTextContent("From its values");
  await expect.element(columns.getByRole("row", { name: /^Purity/ })).toHaveTextContent("From the last file");
  await expect.element(columns.getByRole("row", { name: /^Shape/ })).toHaveTextContent("From its name");
  await expect.element(field("Remarks")).toHaveValue("Ignore");
  expect(await findings()).toEqual([]);
});

test("a corrected column is found by typing, shown at once as its rows would become, and saved by Ctrl+Enter", async () => {
  desk.onAct = desk.becomes(aReadLoad({ version: 4 }), "Columns saved.");
  await desk.shown({ step: "columns" });
  await fieldsAreRead();
  await userEvent.click(field("Remarks"));
  await userEvent.keyboard("measure{Enter}");
  await expect.element(columns.getByRole("row", { name: /^Remarks/ })).toHaveTextContent("By you, not saved");
  await expect.element(page.getByText("By your changes, which are not saved yet.")).toBeVisible();
  await expect.poll(() => desk.tried().at(-1)?.columns[6]?.field).toBe("measurements");
  expect(desk.sent()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Columns saved.")).toBeVisible();
  const mapping = aMapping();
  mapping.columns[6] = { column: 6, header: "Remarks", field: "measurements", chosen_by: "person", values: [] };
  const body = { version: 3, mapping, columns_saved_id: null };
  expect(desk.sent()).toEqual([{ path: "/supply/loads/7/mapping", body }]);
  await expect.element(page.getByRole("progressbar", { name: "Reading aldgate-2211.xlsx" })).toBeVisible();
});

test("a second column of one field says that it counts where the first one is empty", async () => {
  await desk.shown({ step: "columns" });
  await fieldsAreRead();
  await userEvent.click(field("Remarks"));
  await userEvent.keyboard("carat{Enter}");
  const remarks = columns.getByRole("row", { name: /^Remarks/ });
  await expect.element(remarks).toHaveTextContent("Counts only where Size is empty.");
  await expect.element(columns.getByRole("row", { name: /^Size/ })).not.toHaveTextContent("Counts only");
  await userEvent.click(field("Size"));
  await page.getByRole("option", { name: "Ignore" }).click();
  await expect.element(remarks).not.toHaveTextContent("Counts only");
});

test("a column set back to what it was is no change", async () => {
  await desk.shown({ step: "columns" });
  await userEvent.click(field("Disc"));
  await page.getByRole("option", { name: "Ignore" }).click();
  await expect.element(button("Save 1 change and read again")).toBeVisible();
  await userEvent.click(field("Disc"));
  await page.getByRole("option", { name: "Discount %" }).click();
  await expect.element(button(/^Go on to difference/)).toBeVisible();
});

test("another sheet or header row has the columns matched anew", async () => {
  const tables = [
    { name: "Read me", is_hidden: true },
    { name: "Stock", is_hidden: false },
  ];
  desk.load = aLoad({ tables, mapping: { ...aMapping(), table: 1 } });
  desk.onAct = desk.becomes(aReadLoad({ version: 4 }));
  await desk.shown({ step: "columns" });
  await page.getByRole("textbox", { name: /Header row/ }).fill("5");
  await expect.element(page.getByText("The columns are matched again when you save.").first()).toBeVisible();
  await userEvent.click(page.getByRole("combobox", { name: "Sheet" }));
  await page.getByRole("option", { name: "Read me (hidden)" }).click();
  await button(/^Save 2 changes/).click();
  await expect.poll(() => desk.sent()).toHaveLength(1);
  expect(desk.sent()[0]?.body.mapping).toMatchObject({ table: 0, header_row: 5, header_rows: 1, columns: [] });
  expect(desk.sent()[0]?.body.mapping).toMatchObject({ sheet: "Read me" });
});

const choose = async (label: string, option: string) => {
  await userEvent.click(page.getByRole("combobox", { name: label }));
  await page.getByRole("option", { name: option }).click();
};

test("a text whose letters are in doubt shows them, and is read as the person says", async () => {
  desk.load = aLoad({
    mapping: { ...aMapping(), encoding: "windows-1252" },
    doubtful_cells: ["Genиve", "Kцln"],
  });
  desk.onAct = desk.becomes(aReadLoad({ version: 4 }));
  await desk.shown({ step: "columns" });
  await expect.element(page.getByRole("list", { name: "Cells with other letters" })).toHaveTextContent("GenиveKцln");
  expect(await findings()).toEqual([]);
  await choose("Encoding", "Cyrillic (windows-1251)");
  await choose("Separator", "Semicolon");
  await page.getByRole("textbox", { name: "Lines of the header" }).fill("3");
  await button("Save 3 changes and read again").click();
  await expect
    .poll(() => desk.sent()[0]?.body.mapping)
    .toMatchObject({ encoding: "windows-1251", delimiter: ";", header_row: 3, header_rows: 3, columns: [] });
});

test("the path to the rows and the decimal sign are corrected; a sign alone leaves the columns as they are", async () => {
  const mapping = { ...aMapping(), delimiter: null, rows_path: "old", decimal: null };
  desk.load = aLoad({ mapping });
  desk.onAct = desk.becomes(aLoad({ version: 4, mapping }));
  await desk.shown({ step: "columns" });
  await choose("Decimal sign", "Comma: 1.234,50");
  await button("Save 1 change and read again").click();
  await expect.poll(() => desk.sent()[0]?.body.mapping).toEqual({ ...mapping, decimal: "comma" });
  await page.getByRole("textbox", { name: "Path to the rows" }).fill("now.list");
  await button("Save 1 change and read again").click();
  await expect.poll(() => desk.sent()[1]?.body.mapping).toMatchObject({ rows_path: "now.list", columns: [] });
});

test("what is changed while a save is under way is not saved with it, and stays to be saved", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const saved = desk.becomes(aLoad({ version: 4, mapping: { ...aMapping(), decimal: "comma" } }));
  desk.onAct = (body) => answered.then(() => saved(body));
  await desk.shown({ step: "columns" });
  await choose("Decimal sign", "Comma: 1.234,50");
  await button("Save 1 change and read again").click();
  await expect.poll(() => desk.sent()).toHaveLength(1);
  await page.getByRole("combobox", { name: "Size is multiplied by" }).selectOptions("Times 0.01");
  answer();
  await button("Save 1 change and read again").click();
  const { columns: others } = aMapping();
  const columnsThen = others.map((one) => (one.header === "Size" ? { ...one, factor: 0.01 } : one));
  await expect.poll(() => desk.sent()[1]?.body).toMatchObject({ version: 4, mapping: { columns: columnsThen } });
});

test("the side of a discount and the unit of a column are changed without a question", async () => {
  desk.load = aLoad({ mapping: { ...aMapping(), discount: "above" } });
  desk.onAct = desk.becomes(aReadLoad({ version: 4 }));
  await desk.shown({ step: "columns" });
  const discount = page.getByRole("combobox", { name: "Disc: below or above the list" });
  await discount.selectOptions("Without a sign, below the list");
  await expect.element(columns.getByRole("row", { name: /^Disc/ })).toHaveTextContent("By you, not saved");
  const unit = page.getByRole("combobox", { name: "Size is multiplied by" });
  await unit.selectOptions("Times 100");
  await unit.selectOptions("As written");
  await expect.element(button("Save 1 change and read again")).toBeVisible();
  await unit.selectOptions("Times 0.01");
  await button("Save 2 changes and read again").click();
  const { columns: others } = aMapping();
  const columnsThen = others.map((one) => (one.header === "Size" ? { ...one, factor: 0.01 } : one));
  await expect.poll(() => desk.sent()[0]?.body.mapping).toMatchObject({ discount: "below", columns: columnsThen });
});

test("the preview says the values of a stone in words", async () => {
  const kind = { stone_origin: "2", diamond_type: "white", has_hearts_arrows: "false" };
  const stone = { ...kind, org_stock_no: "AD-1", shape: "ROUND", disc: "-38.5" };
  desk.preview = [aPreviewedRow(4, { stone })];
  await desk.shown({ step: "columns" });
  const row = page.getByRole("grid", { name: /The first rows/ }).getByRole("row", { name: /^4/ });
  await expect.element(row).toHaveTextContent("Taken–AD-1");
  for (const said of ["Natural", "White", "Round", "No", "−38.50"]) await expect.element(row).toHaveTextContent(said);
  await expect.element(row).not.toHaveTextContent("false");
});

test("a refused row of the preview says why, and a row without a stone is no fault", async () => {
  await desk.shown({ step: "columns" });
  const preview = page.getByRole("grid", { name: /The first rows/ });
  await expect.element(preview.getByRole("row", { name: /^6/ })).toHaveTextContent("RefusedThe carat is missing.");
  await expect.element(preview.getByRole("row", { name: /^4/ })).toHaveTextContent("Taken");
});

test("a file without rows below its header says how to find them", async () => {
  desk.load = aLoad({ columns: [] });
  desk.preview = [];
  await desk.shown({ step: "columns" });
  await expect.element(page.getByText("No row can be shown").first()).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("a thousand columns are shown sixty at a time", async () => {
  const many = Array.from({ length: 1000 }, (_, column) => aColumn(column, { header: `H${column}`, field: null }));
  desk.load = aLoad({ columns: many });
  await desk.shown({ step: "columns" });
  await expect.poll(() => columns.getByRole("row").elements().length).toBe(61);
  await button("Show 60 more").click();
  await expect.poll(() => columns.getByRole("row").elements().length).toBe(121);
});

test("changes that are not saved are there again when one comes back to the load", async () => {
  const { unmount } = await desk.shown({ step: "columns" });
  await userEvent.click(field("Disc"));
  await page.getByRole("option", { name: "Ignore" }).click();
  await expect.element(button("Save 1 change and read again")).toBeVisible();
  await unmount();
  await desk.shown({ step: "columns" });
  await expect.element(field("Disc")).toHaveValue("Ignore");
  await button("Undo all").click();
  await expect.element(field("Disc")).toHaveValue("Discount %");
});

test("a mapping that is refused keeps its changes and says why", async () => {
  desk.onAct = () => failure(422, { code: "x", message: "Two columns give the carat." });
  await desk.shown({ step: "columns" });
  await userEvent.click(field("Remarks"));
  await page.getByRole("option", { name: "Carat", exact: true }).click();
  await button(/^Save 1 change/).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Two columns give the carat.");
  await expect.element(field("Remarks")).toHaveValue("Carat");
});

test("columns that were saved with another load meanwhile are told, and one press more saves one's own", async () => {
  const saved = { mapping_configuration_id: 9, load_id: 8, by: "Lars Peeters", at: "2026-11-20T09:30:00.000Z" };
  const message = "Somebody else saved this after you opened it. Nothing of yours was written.";
  desk.onAct = () => {
    desk.load = aLoad({ columns_saved: saved });
    return failure(409, { code: "staleVersion", message, current: desk.load });
  };
  await desk.shown({ step: "columns" });
  await userEvent.click(field("Remarks"));
  await page.getByRole("option", { name: "Video", exact: true }).click();
  await button(/^Save 1 change/).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(message);
  await expect.element(page.getByText("Lars Peeters saved this provider's columns with another load")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "See that load" }))
    .toHaveAttribute("href", "/inventory/loads/8?step=columns");
  desk.onAct = desk.becomes(aReadLoad());
  await button(/^Save 1 change/).click();
  await expect.poll(() => desk.sent().map(({ body }) => body.columns_saved_id)).toEqual([null, 9]);
});

test("who may only read sees the columns and can change none", async () => {
  await desk.shown({ step: "columns" }, false);
  await expect.element(field("Disc")).toHaveAttribute("readonly");
  await expect.element(page.getByRole("combobox", { name: "Encoding" })).toHaveAttribute("readonly");
  await expect.element(page.getByRole("combobox", { name: "Size is multiplied by" })).toBeDisabled();
  await expect.element(button("Cancel load…")).toHaveAccessibleDescription(/You do not have permission/);
});

test("each step is a link, and a step that is not open yet says why", async () => {
  desk.load = aReadLoad();
  await desk.shown();
  await expect.element(step(/Difference/)).toHaveAttribute("aria-disabled", "true");
  await expect.element(step(/Difference/)).toHaveAccessibleDescription("This step opens when the file has been read.");
  expect(await findings()).toEqual([]);
});

test("a link that is made of each stone's number, and a value for every stone, are entered once and left out again", async () => {
  desk.load = aLoad({ mapping: { ...aMapping(), fixed: [{ field: "stone_origin", value: "2" }] } });
  desk.onAct = desk.becomes(aReadLoad({ version: 4 }));
  await desk.shown({ step: "columns" });
  const another = page.getByRole("combobox", { name: "Another value for every stone" });
  await userEvent.click(another);
  await page.getByRole("option", { name: "Video" }).click();
  await page.getByRole("textbox", { name: "Video" }).fill("https://film.example/{report_no}.mp4");
  expect(await findings()).toEqual([]);
  await button("Leave out Natural or lab grown").click();
  await button("Save 2 changes and read again").click();
  await expect
    .poll(() => (desk.sent()[0]?.body.mapping as { fixed: object } | undefined)?.fixed)
    .toEqual([{ field: "video", value: "https://film.example/{report_no}.mp4" }]);
});

test("who may only read sees the values of every stone and can change none", async () => {
  desk.load = aLoad({ mapping: { ...aMapping(), fixed: [{ field: "stone_origin", value: "2" }] } });
  await desk.shown({ step: "columns" }, false);
  await expect.element(page.getByRole("combobox", { name: "Natural or lab grown" })).toHaveAttribute("readonly");
  expect(page.getByRole("combobox", { name: "Another value for every stone" }).elements()).toEqual([]);
});
