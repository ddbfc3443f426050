import { expect, test } from "vitest";
import { aStone } from "#support/a-stone.ts";
import { useApp } from "#support/app.ts";
import { readPdf } from "#support/read-pdf.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { stoneFiles } from "#support/stone-files.ts";

const portal = useApp();
const { bytesOf } = stoneFiles(portal);

const readers = {
  csv: async (file: Buffer) => file.toString("utf8"),
  xlsx: async (file: Buffer) =>
    [...(await readXlsx(file)).values()]
      .flatMap(({ cells }) => [...cells.values()].map(({ value }) => value))
      .join("\n"),
  pdf: async (file: Buffer) => readPdf(file).pages.join("\n"),
};

test.each(["csv", "xlsx", "pdf"] as const)(
  "a file of stones (%s) says words, and no code of a list of values",
  async (format) => {
    const stock_no = `WORDS${format.toUpperCase()}`;
    await aStone(portal, stock_no, { shape: "CUSHION_MOD", location: "HONG_KONG", lab: "NONE", report_no: null });
    const columns = ["shape", "location", "lab"];
    const text = await readers[format](await bytesOf("customer", { stock_numbers: [stock_no], columns, format }));
    for (const word of ["Cushion Mod", "Hong Kong", "None"]) expect(text).toContain(word);
    expect(text).not.toMatch(/CUSHION_MOD|HONG_KONG|\bNONE\b/);
  },
);
