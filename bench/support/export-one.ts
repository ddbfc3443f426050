/**
 * Writes one file of made-up stones in a process of its own, so that its memory can be measured. Arguments: format,
 * rows.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stoneColumns } from "#domain/search/stone-columns.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { writeCsv } from "#server/formats/csv.ts";
import { writeXlsx } from "#server/formats/xlsx.ts";

const [format = "csv", count = "100000"] = process.argv.slice(2);
const writers = { csv: writeCsv, xlsx: writeXlsx };
const colors = "DEFGHIJKLM";
const clarities = ["IF", "VVS1", "VVS2", "VS1", "VS2", "SI1", "SI2"];

function stone(n: number): StoneFields {
  const carat = 0.3 + (n % 470) / 100;
  const ppc = 2000 + (n % 9000);
  return {
    stock_no: `JD${1_000_000 + n}`,
    status: 1,
    diamond_type: "white",
    stone_origin: 2,
    shape: n % 3 ? "ROUND" : "PEAR",
    carat: Math.round(carat * 100) / 100,
    color: colors[n % 10],
    clarity: clarities[n % 7],
    cut: "EX",
    polish: "EX",
    symmetry: "VG",
    fluorescence: "NON",
    lab: "GIA",
    rap: ppc + 1500,
    markup_disc: -20.5,
    markup_ppc: ppc,
    sell_amt: Math.round(ppc * carat * 100) / 100,
    report_no: String(2_141_000_000 + n),
    length: 6.4,
    width: 6.43,
    height: 3.97,
    ratio: 1.01,
    depth_pct: 61.9,
    table_pct: 57,
    location: "MUMBAI",
    image: `https://pictures.example/${n}.jpg`,
  };
}

async function* batches(rows: number): AsyncGenerator<StoneFields[]> {
  for (let from = 0; from < rows; from += 500) {
    await new Promise(setImmediate); // Batches like those of a database.
    yield Array.from({ length: Math.min(500, rows - from) }, (_, at) => stone(from + at));
  }
}

const columns = stoneColumns.filter(({ needsCost, on, id }) => !needsCost && (on.includes("search") || id === "image"));
const folder = mkdtempSync(path.join(tmpdir(), "loupe-bench-"));
const file = path.join(folder, `stones.${format}`);
const write = (rows: number) =>
  writers[format as keyof typeof writers](
    {
      title: "Stones",
      columns,
      house: "Loupe",
      batches: batches(rows),
      hasOffer: true,
      at: new Date(),
      timeZone: "UTC",
      publicUrl: "http://portal.test",
    },
    file,
  );
try {
  await write(1_000); // This round only warms up.
  const before = process.memoryUsage().rss;
  const start = performance.now();
  await write(Number(count));
  const ms = performance.now() - start;
  const peak = process.resourceUsage().maxRSS * 1024;
  console.log(JSON.stringify({ ms, grown: (peak - before) / 1e6, peak: peak / 1e6, bytes: statSync(file).size }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
