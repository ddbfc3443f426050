import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { writeXlsx } from "#server/formats/xlsx.ts";
import { readZip } from "#support/read-zip.ts";
import { aStone, sheetOf } from "#support/stone-fields.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const folder = useThrowAwayDir();

test("links beyond those that a sheet can hold are formulas", async () => {
  const media = { image: "https://a.example/i", video: "https://a.example/v", certificate: "https://a.example/c" };
  const many = Array.from({ length: 21_668 }, (_, at) => aStone(`S-${at}`, media));
  const file = path.join(folder.dir, "many.xlsx");
  await writeXlsx(sheetOf(many, ["stock_no", "image", "video", "certificate"]), file);
  const parts = await readZip(readFileSync(file));
  const sheet = String(parts.get("xl/worksheets/sheet1.xml"));
  expect(sheet.match(/<hyperlink /g)).toHaveLength(65_000);
  expect(sheet.match(/<f>HYPERLINK\(/g)).toHaveLength(4);
  expect(sheet).toContain(
    "<f>HYPERLINK(&quot;https://a.example/c&quot;,&quot;Certificate&quot;)</f><v>Certificate</v>",
  );
});
