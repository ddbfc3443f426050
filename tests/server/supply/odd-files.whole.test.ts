import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { data, head, type Load, linesOf, named, useOddFileWorld } from "#support/odd-file-world.ts";
import { sheetsOf } from "#support/sheets-of.ts";
import { aRow, csvOf, Supplier } from "#support/supplier.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const { portal, corrected, correct } = useOddFileWorld();
const folder = useThrowAwayDir();
const fileOf = (lines: readonly (readonly string[])[]) =>
  new File([lines.map((cells) => cells.join(",")).join("\n")], "stock.csv");
const kindsOf = ({ questions }: Load) => questions.map(({ kind }) => kind);

describe("of several sheets", () => {
  test("that look like stock none is taken without a word; the answer chooses, and the next file remembers it by name", async () => {
    const supplier = await Supplier.of(portal);
    const natural = { name: "Natural", lines: linesOf(named("N", 2)) };
    const grown = { name: "Lab grown", lines: [["Our list"], [], ...linesOf(named("L", 3, { Origin: "Lab Grown" }))] };
    const notes = { name: "Read me", lines: [["Prices are net."], ["Call us."]] };
    const load = await supplier.dryRun(await sheetsOf(folder.dir, [notes, natural, grown]));
    expect(load.questions).toMatchObject([{ kind: "table", candidates: ["Natural", "Lab grown"] }]);
    expect((await supplier.askCommit(load)).status).toBe(422);
    const chosen = await corrected(load, { table: 2, sheet: "Lab grown" });
    expect(chosen).toMatchObject({ questions: [], counts: { new: 3 }, mapping: { table: 2, header_row: 3 } });
    await supplier.commit(chosen);
    const next = await supplier.dryRun(await sheetsOf(folder.dir, [grown, natural]));
    expect(next).toMatchObject({ questions: [], counts: { same: 3, gone: 0 }, mapping: { sheet: "Lab grown" } });
  });

  test("only one of which looks like stock, that one is taken, wherever it stands", async () => {
    const supplier = await Supplier.of(portal);
    const notes = { name: "Read me", lines: [["Prices are net."], ["Call us."]] };
    const stock = { name: "Stock", lines: linesOf(named("A", 2)) };
    const load = await supplier.dryRun(await sheetsOf(folder.dir, [notes, stock]));
    expect(load).toMatchObject({ questions: [], counts: { new: 2 }, mapping: { table: 1, sheet: null } });
  });
});

test("rows that are hidden in the file are counted and named", async () => {
  const supplier = await Supplier.of(portal);
  const file = await sheetsOf(folder.dir, [{ name: "Stock", lines: linesOf(named("A", 4)), hidden: [3, 5] }]);
  const load = await supplier.dryRun(file);
  expect(load.counts).toMatchObject({ new: 4 });
  expect(load.findings).toMatchObject([{ code: "rowHidden", severity: "warns", rows: 2 }]);
  const rows = await supplier.rows(load.id);
  expect(rows.flatMap(({ line, findings }) => (findings.length > 0 ? [line] : [])).sort()).toEqual([3, 5]);
});

describe("a text", () => {
  test("whose encoding nothing proves shows the cells by which one sees it, and is read in the one that is named", async () => {
    const supplier = await Supplier.of(portal);
    const text = await csvOf([aRow("A1", { City: "Gen?ve" }), aRow("A2", { City: "Antwerp" })]).text();
    const file = new File([Buffer.from(text.replace("?", "\xe8"), "latin1")], "stock.csv");
    const load = await supplier.dryRun(file);
    expect(load).toMatchObject({ doubtful_cells: ["Genève"], mapping: { encoding: "windows-1252" } });
    const russian = await corrected(load, { encoding: "windows-1251" });
    expect(russian).toMatchObject({ doubtful_cells: ["Genиve"], mapping: { encoding: "windows-1251" } });
    const next = await supplier.dryRun(file);
    expect(next).toMatchObject({ doubtful_cells: ["Genиve"], mapping: { encoding: "windows-1251" } });
    expect((await corrected(next, { encoding: "utf-8" })).doubtful_cells).toEqual([]);
  });

  test("that was split wrongly is split as is said, and its header is found again", async () => {
    const supplier = await Supplier.of(portal);
    const [head = [], ...rows] = linesOf(named("A", 3));
    const load = await supplier.dryRun(fileOf([["Our list"], head, ...rows]));
    const wrong = await corrected(load, { delimiter: ";" });
    expect(wrong.mapping).toMatchObject({ delimiter: ";", header_row: 0 });
    expect(await corrected(wrong, { delimiter: "," })).toMatchObject({
      counts: { new: 3 },
      mapping: { header_row: 2 },
    });
  });

  test("of several lists is read where the path says, and a path without rows is refused in words", async () => {
    const supplier = await Supplier.of(portal);
    const file = new File([JSON.stringify({ old: named("O", 9), now: { list: named("N", 2) } })], "stock.json");
    const load = await supplier.dryRun(file);
    expect(load).toMatchObject({ mapping: { rows_path: "old" }, counts: { new: 9 } });
    const right = await corrected(load, { rows_path: "now.list" });
    expect(right).toMatchObject({ mapping: { rows_path: "now.list" }, counts: { new: 2 } });
    expectRefusal(await correct(right, { rows_path: "nowhere" }), 422, "fileUnreadable", ["/data/mapping"]);
    expect(await supplier.dryRun(file)).toMatchObject({ mapping: { rows_path: "now.list" }, counts: { new: 2 } });
    const other = new File([JSON.stringify({ rows: named("R", 3) })], "stock.json");
    expect(await supplier.dryRun(other)).toMatchObject({ mapping: { rows_path: "rows" }, counts: { new: 3 } });
  });
});

describe("a question quotes a figure as the provider's file writes it", () => {
  const withDiscount = (stock: string, disc: string) =>
    aRow(stock, { Rap: "10000", "Price per carat": "", "Disc %": disc });

  test("of a discount, and beside it what the house reads", async () => {
    const supplier = await Supplier.of(portal);
    const load = await supplier.dryRun([
      withDiscount("A1", "20,5"),
      withDiscount("A2", "41"),
      withDiscount("A3", "38,50"),
    ]);
    expect(load.questions).toMatchObject([{ kind: "discount", samples: ["20,5", "41", "38,50"], percent: "20.50" }]);
    const fractions = await supplier.dryRun([withDiscount("A1", "0.385"), withDiscount("A2", "0.4")]);
    expect(fractions.questions).toMatchObject([{ kind: "discount", samples: ["0.385", "0.4"], percent: "38.50" }]);
  });

  test("of a weight that may be carats or points", async () => {
    const supplier = await Supplier.of(portal);
    const load = await supplier.dryRun(["A1", "A2"].map((stock) => aRow(stock, { Weight: "101,00", Shape: "PEAR" })));
    expect(load.questions).toMatchObject([{ kind: "scale", samples: ["101,00", "101,00"] }]);
  });
});

describe("the answer to the decimal sign is kept", () => {
  const both = (more: string) => [
    ...named("P", 3, { "Price per carat": "5000.5" }),
    ...named("C", 3, { "Price per carat": "5000,5" }),
    aRow("A1", { "Price per carat": more }),
  ];

  test("for the next file that writes both, which asks no more, until somebody says otherwise", async () => {
    const supplier = await Supplier.of(portal);
    const load = await supplier.dryRun(both("5,123"));
    expect(load.mapping).toMatchObject({ decimal: null, decimal_said: null });
    await supplier.commit(await corrected(load, { columns: load.mapping?.columns ?? [], decimal: "point" }));
    const next = await supplier.dryRun(both("6,123"));
    expect(next).toMatchObject({
      questions: [],
      counts: { changed: 1, same: 6, refused: 0 },
      facts: { is_mapping_changed: false },
      mapping: { decimal: "point", decimal_said: "point" },
    });
    const otherwise = await corrected(next, { decimal: "comma" });
    expect(otherwise.mapping).toMatchObject({ decimal: "comma", decimal_said: "comma" });
    expect((await supplier.dryRun(both("7,123"))).mapping?.decimal).toBe("comma");
  });

  test("over a file that writes one sign alone, and it is no word about that file", async () => {
    const supplier = await Supplier.of(portal);
    const load = await supplier.dryRun(both("5,123"));
    await corrected(load, { columns: load.mapping?.columns ?? [], decimal: "point" });
    const commas = await supplier.dryRun(named("K", 3, { Weight: "1,00", "Price per carat": "5000,5" }));
    expect(commas.mapping).toMatchObject({ decimal: "comma", decimal_said: "point" });
    expect((await supplier.dryRun(both("6,123"))).mapping?.decimal).toBe("point");
  });

  test("for its provider alone, and what a file was found to write is nobody's answer", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.dryRun(named("K", 3, { Weight: "1,00", "Price per carat": "5000,5" }));
    const asked = await supplier.dryRun(both("5,123"));
    expect(kindsOf(asked)).toEqual(["decimal"]);
    const columns = asked.mapping?.columns ?? [];
    const told = await corrected(asked, { columns, decimal_said: "comma" });
    expect(told.mapping?.decimal_said).toBeNull();
    await corrected(told, { columns, decimal: "point" });
    const other = await Supplier.of(portal, "Lagoon Gems", "LAGO");
    expect(kindsOf(await other.dryRun(both("5,123")))).toEqual(["decimal"]);
  });
});
const above = head.map((name) => (name === "Price per carat" ? "Price" : name === "Lab" ? "Certificate" : ""));
const below = head.map((name) => (name === "Price per carat" ? "per carat" : name === "Report #" ? "Number" : name));
const total = head.map((name) => (name === "Stock #" ? "Total" : name === "Weight" ? "3.00" : ""));

describe("a file", () => {
  test.each([
    ["two header rows", [above, below, ...data], 2, []],
    ["a total at the end", [head, ...data, total], 1, ["totalRow"]],
  ] as const)("with %s is understood on its way through the upload", async (_, lines, headerRow, codes) => {
    const supplier = await Supplier.of(portal);
    const load = await supplier.dryRun(fileOf(lines));
    expect(load.mapping?.header_row).toBe(headerRow);
    expect(load.findings.map(({ code }) => code)).toEqual(codes);
    expect(kindsOf(load)).toEqual([]);
    expect(load.counts).toMatchObject({ new: 3, left_out: codes.length });
  });

  test("without a header asks what its columns are", async () => {
    const supplier = await Supplier.of(portal);
    const load = await supplier.dryRun(fileOf(data));
    expect(load).toMatchObject({ mapping: { header_row: 0, header_rows: 0 }, counts: { rows: 3 } });
    expect(kindsOf(load)).toContain("missing");
    const fields = [
      "org_stock_no",
      "shape",
      "carat",
      "color",
      "clarity",
      "lab",
      "report_no",
      "stone_origin",
      "price_per_ct",
    ];
    const columns = fields.map((field, column) => ({
      column,
      header: "",
      field,
      chosen_by: "person" as const,
      values: [],
    }));
    expect(await corrected(load, { columns })).toMatchObject({ questions: [], counts: { new: 3 } });
  });

  test("with three header rows is understood once somebody says so", async () => {
    const supplier = await Supplier.of(portal);
    const words = (at: number) =>
      head.map((name) => (name === "Price per carat" ? name.split(" ") : ["", "", name])[at] ?? "");
    const load = await supplier.dryRun(fileOf([words(0), words(1), words(2), ...data]));
    const headersIn = ({ mapping }: Load) => mapping?.columns.map(({ header }) => header);
    expect(headersIn(load)).not.toContain("Price per carat");
    const read = await corrected(load, { header_row: 3, header_rows: 3 });
    expect(headersIn(read)).toContain("Price per carat");
    expect(read).toMatchObject({ questions: [], counts: { new: 3 } });
  });

  test("with twenty thousand columns is refused in words", async () => {
    const supplier = await Supplier.of(portal);
    const wide = Array.from({ length: 20_000 }, (_, at) => `C${at}`);
    const body = { provider_id: supplier.id, mode: "whole" as const };
    const files = { uploadExcel: [fileOf([wide, wide])] };
    const sent = await portal.as("admin").send("saveMapping", { body, files } as never);
    expectRefusal(sent, 422, "fileUnreadable", ["/uploadExcel"]);
  });
});
