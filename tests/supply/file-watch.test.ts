import { describe, expect, test } from "vitest";
import type { Mapping, ReadRow } from "#server/supply/mapping.ts";
import { FileWatch } from "#server/supply/understand/file-watch.ts";
import { rowReader } from "#server/supply/understand/row-reader.ts";
import { suggestMapping } from "#server/supply/understand/suggest-mapping.ts";
import { linesOf, supplyWorld } from "#support/supply-world.ts";

/** Watches a whole file, as it is understood or as a person changes that. */
function watched(text: string, change: (mapping: Mapping) => Mapping = (mapping) => mapping) {
  const rows = linesOf(text);
  const suggested = suggestMapping({ rows, world: supplyWorld }).mapping;
  const mapping = change({ ...suggested, fixed: [{ field: "stone_origin", value: "2" }] });
  const read = rowReader(mapping, supplyWorld);
  const watch = new FileWatch(supplyWorld);
  const data = rows.filter(({ line }) => line > mapping.header_row);
  const seen = data.map((row): [ReadRow, ReturnType<FileWatch["see"]>] => {
    const one = read(row);
    return [one, watch.see(one)];
  });
  return { watch, mapping, seen, questions: watch.questions(mapping) };
}
const head = "Stock # | Shape | Weight | Color | Clarity | Rap | Disc % | Price/Ct | Lab | Report #";

test("the same stock number twice refuses the later row and names the first line", () => {
  const row = (stock: string) => `${stock} | RBC | 1.50 | D | VS1 | | | 6150 | |`;
  const { seen } = watched([head, row("A"), row("B"), row("A")].join("\n"));
  expect(seen.map(([, findings]) => findings)).toEqual([
    [],
    [],
    [
      {
        line: 4,
        column: null,
        field: "org_stock_no",
        severity: "refuses",
        code: "stockNoRepeated",
        raw: "A",
        other_line: 2,
      },
    ],
  ]);
});

test("the same report twice is told", () => {
  const row = (stock: string) => `${stock} | RBC | 1.50 | D | VS1 | | | 6150 | GIA | 2206543210`;
  const { seen } = watched([head, row("A"), row("B")].join("\n"));
  expect(seen[1]?.[1]).toMatchObject([{ code: "reportRepeated", severity: "warns", other_line: 2 }]);
});

describe("what a person is asked about the whole file", () => {
  test("discounts without a sign and without a price: below or above?", () => {
    const { questions } = watched(
      `${head}\nA | RBC | 1.50 | D | VS1 | 10000 | 38.5 | | |\nB | RBC | 1.50 | D | VS1 | 10000 | 40 | | |`,
    );
    expect(questions).toEqual([{ kind: "discount", header: "Disc %", samples: ["38.5", "40"], percent: "38.50" }]);
  });

  test("rows further down prove what the first ones do not say", () => {
    const { watch } = watched(`${head}\nA | RBC | 1.50 | D | VS1 | 10000 | 38.5 | 6150 | |`, (mapping) => ({
      ...mapping,
      discount: null,
    }));
    expect(watch.discount).toBe("below");
  });

  test("no price hangs on the discounts: nobody is asked", () => {
    expect(watched(`${head}\nA | RBC | 1.50 | D | VS1 | | 38.5 | 6150 | |`).questions).toEqual([]);
  });

  test("an answer that the prices of the file disprove is asked again", () => {
    const file = `${head}\nA | RBC | 1.50 | D | VS1 | 10000 | 38.5 | 6150 | |`;
    expect(watched(file, (mapping) => ({ ...mapping, discount: "above" })).questions).toMatchObject([
      { kind: "discount" },
    ]);
    expect(watched(file, (mapping) => ({ ...mapping, discount: "below" })).questions).toEqual([]);
  });

  test("an answer about signs that stand side by side is final", () => {
    const row = (stock: string, disc: string) => `${stock} | RBC | 1.50 | D | VS1 | 10000 | ${disc} | | |`;
    const file = [head, row("A", "38"), row("B", "-38")].join("\n");
    expect(watched(file).questions).toMatchObject([{ kind: "discount" }]);
    for (const discount of ["below", "signed", "above"] as const)
      expect(watched(file, (mapping) => ({ ...mapping, discount })).questions).toEqual([]);
  });

  test("a value that nobody knows is asked once, with the number of its rows", () => {
    const row = (stock: string, shape: string) => `${stock} | ${shape} | 1.50 | D | VS1 | | | 6150 | |`;
    const { questions } = watched(
      [head, row("A", "Rundbrillant"), row("B", "Rundbrillant"), row("C", "Ovl."), row("D", "Radiante")].join("\n"),
    );
    expect(questions).toEqual([
      {
        kind: "value",
        column: 1,
        header: "Shape",
        field: "shape",
        raw: "Rundbrillant",
        rows: 2,
        candidates: expect.any(Array),
      },
      {
        kind: "value",
        column: 1,
        header: "Shape",
        field: "shape",
        raw: "Radiante",
        rows: 1,
        candidates: expect.arrayContaining(["RADIANT"]),
      },
    ]);
  });

  test("an answer is taken: the value has its code, or the field stays empty", () => {
    const file = `${head} | Polish\nA | RBC | 1.50 | D | VS1 | | | 6150 | | | Sehr gut\nB | RBC | 1.50 | D | VS1 | | | 6150 | | | ?`;
    const answered = watched(file, (mapping) => ({
      ...mapping,
      columns: mapping.columns.map((column) =>
        column.field === "polish"
          ? {
              ...column,
              values: [
                { raw: "Sehr gut", code: "VG" },
                { raw: "?", code: null },
              ],
            }
          : column,
      ),
    }));
    expect(answered.questions).toEqual([]);
    expect(answered.seen.map(([row]) => row.stone?.polish)).toEqual(["VG", null]);
    expect(answered.seen.flatMap(([row]) => row.findings)).toEqual([]);
  });

  test("weights that are all whole and heavy: carats or points?", () => {
    const row = (stock: string, carat: string) => `${stock} | PS | ${carat} | D | VS1 | | | 6150 | |`;
    const file = [head, row("A", "101"), row("B", "30"), row("C", "55")].join("\n");
    expect(watched(file).questions).toMatchObject([
      { kind: "scale", column: 2, field: "carat", samples: ["101", "30", "55"], factors: [1, 0.01] },
    ]);
    const points = watched(file, (mapping) => ({
      ...mapping,
      columns: mapping.columns.map((column) => (column.field === "carat" ? { ...column, factor: 0.01 } : column)),
    }));
    expect(points.questions).toEqual([]);
    expect(points.seen.map(([one]) => one.stone?.carat)).toEqual(["1.01", "0.30", "0.55"]);
  });
});

test("rows whose own prices contradict each other are counted", () => {
  const row = (stock: string, disc: string) => `${stock} | RBC | 1.50 | D | VS1 | 10000 | ${disc} | 6150 | |`;
  const { watch } = watched(
    [
      head,
      row("A", "-38.5"),
      row("B", "-30"),
      row("C", "-38"),
      ...Array.from({ length: 20 }, (_, at) => row(`D${at}`, "-38.5")),
    ].join("\n"),
  );
  expect(watch.counts).toEqual({ rows: 23, contradictions: 1 });
});

test("a million different unknown values make no more questions than a person can answer", () => {
  const watch = new FileWatch(supplyWorld);
  const money = {
    carat: null,
    rap: null,
    disc: null,
    is_disc_said: false,
    price_per_ct: null,
    total_amt: null,
    written: { carat: null, disc: null },
  };
  for (let line = 1; line <= 5000; line += 1) {
    const unknown = [{ column: 1, field: "shape" as const, raw: `x${line}` }];
    watch.see({ line, stone: null, gone: null, org_stock_no: null, raw: [], findings: [], unknown, money });
  }
  const { mapping } = suggestMapping({ rows: [], world: supplyWorld });
  expect(watch.questions(mapping)).toHaveLength(200);
});
