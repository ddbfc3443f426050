import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type StoneColumnId, stoneColumns } from "#domain/search/stone-columns.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { writeCsv } from "#server/formats/csv.ts";
import { writePdf } from "#server/formats/pdf.ts";
import { readPdf } from "#support/read-pdf.ts";
import { aStone, sheetOf } from "#support/stone-fields.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const folder = useThrowAwayDir();
const columns: StoneColumnId[] = [
  "stock_no",
  "status",
  "carat",
  "markup_disc",
  "sell_amt",
  "report_no",
  "arrived_at",
  "image",
];
const allColumns = stoneColumns.filter(({ needsCost }) => !needsCost).map(({ id }) => id);

describe("a CSV file", () => {
  const written = async (stones: readonly StoneFields[], ids = columns) => {
    const file = path.join(folder.dir, "stones.csv");
    await writeCsv(sheetOf(stones, ids), file);
    return readFileSync(file, "utf8");
  };

  test("has a head and a line per stone, ends lines as RFC 4180 does, and says that it is UTF-8", async () => {
    const text = await written([aStone("S-1"), aStone("Ł-2", { markup_disc: null, rap: null, report_no: null })]);
    expect(text).toBe(
      "\uFEFFStock no,Status,Carat,Disc %,Amount $,Report no,Arrived,Image\r\n" +
        "S-1,Available,1.01,-20.00,6706.40,2141438171,2026-11-20,\r\n" +
        "Ł-2,Available,1.01,,6706.40,,2026-11-20,\r\n",
    );
  });

  test("quotes what would break a line, and doubles quotes", async () => {
    const text = await written([aStone("S-1", { report_no: 'a,"b"\nc' })], ["stock_no", "report_no"]);
    expect(text).toContain('S-1,"a,""b""\nc"\r\n');
  });

  test("leaves no text that a spreadsheet would take for a formula, and every figure as it is", async () => {
    const evil = ["=1+1", "+1", "-1", "@A1", "\t=1", "\r=1", "  =1", "＝1+1", "＋1", "－1", "＠A1"];
    const text = await written(
      evil.map((report_no, at) => aStone(`S-${at}`, { report_no })),
      ["report_no", "markup_disc"],
    );
    const lines = text.slice(text.indexOf("\r\n") + 2).split("\r\n");
    for (const line of lines.filter(Boolean)) expect(line).toMatch(/^(\r=1",|"?')/);
    expect(lines[0]).toBe("'=1+1,-20.00");
  });
});

describe("a PDF file", () => {
  const written = async (stones: readonly StoneFields[], ids = columns) => {
    const file = path.join(folder.dir, "stones.pdf");
    await writePdf(sheetOf(stones, ids), file);
    const bytes = readFileSync(file);
    return { ...readPdf(bytes), text: bytes.toString("latin1") };
  };
  const many = (count: number) => Array.from({ length: count }, (_, at) => aStone(`S-${at}`));

  test("repeats its head on every page, numbers the pages, and ends in the totals", async () => {
    const { pages } = await written(many(90));
    expect(pages).toHaveLength(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain("Loupe");
      expect(page).toContain("20/11/2026 02:30 PM"); // 09:00 UTC in Kolkata
      expect(page).toContain("Amount $");
      expect(page).toContain(`Page ${at + 1} of 3`);
    }
    expect(pages[0]).not.toContain("90 pcs");
    expect(pages[2]).toContain(
      "90 pcs    90.90 ct    Rap avg 8,300.00    Disc avg -20.00 %    $/ct 6,640.00    Total $603,576.00",
    );
    expect(pages.join("\n").match(/S-\d+/g)).toHaveLength(90);
  });

  test("is A4 across for a list as it begins, and larger before a figure is cut", async () => {
    expect((await written(many(1))).text).toContain("/MediaBox [0 0 841.89 595.28]");
    const { text, pages } = await written(many(1), allColumns);
    expect(text).not.toContain("/MediaBox [0 0 841.89 595.28]");
    expect(pages[0]).toContain("6,706.40");
    expect(pages[0]).toContain("1 pc    ");
  });

  test("shows links as words that lead there, and only those that lead to a page", async () => {
    const { links, pages } = await written([
      aStone("S-1", { image: "https://pictures.example/a b.jpg" }),
      aStone("S-2", { image: "javascript:alert(1)" }),
    ]);
    expect(links).toEqual(["https://pictures.example/a%20b.jpg"]);
    expect(pages[0]).toContain("javascript:alert");
  });

  test("loses no letter of Latin, Greek and Cyrillic, and never breaks on what no font of ours has", async () => {
    const { pages } = await written([
      aStone("S-1", { report_no: "Łódź – Ж ő" }),
      aStone("S-2", { report_no: "Ελλάδα" }),
      aStone("S-3", { report_no: "−5 é “x”" }),
      aStone("S-4", { report_no: "日本\u0007" }),
    ]);
    for (const text of ["Łódź – Ж ő", "Ελλάδα"]) expect(pages[0]).toContain(text);
    expect(pages[0]).toContain("-5 é");
  });

  test("of no stones is one page that says so in its totals", async () => {
    const { pages } = await written([]);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("0 pcs");
  });
});
