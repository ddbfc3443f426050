import { expect, test } from "vitest";
import { csvRows } from "#server/formats/rows/csv-rows.ts";
import { allRows, written } from "#support/row-files.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const folder = useThrowAwayDir();
const read = (content: string | Uint8Array, options = {}) =>
  allRows(written(folder.dir, "stock.csv", content), options);

test("a quotation mark that is never closed refuses the file, and says where it was opened", async () => {
  const text = `Stock,Size\nA1,5\nA2,"6.5\n${"A3,7\n".repeat(10)}`;
  await expect(read(text)).rejects.toMatchObject({ fault: "openQuote", line: 3 });
  const long = `Stock,Size\n${"A3,7\n".repeat(100_000)}A2,"6.5\n${"A3,7\n".repeat(2_000_000)}`;
  await expect(read(long)).rejects.toMatchObject({ fault: "openQuote", line: 100_002 });
});

test("two million rows are read, and one more refuses the file", async () => {
  const most = (more: string) =>
    csvRows(
      (async function* () {
        for (let part = 0; part < 20; part++) yield "A\n".repeat(100_000);
        yield more;
      })(),
      ",",
    );
  const counted = async (more: string) => {
    let count = 0;
    for await (const rows of most(more)) count += rows.length;
    return count;
  };
  expect(await counted("\n,\n")).toBe(2_000_000);
  await expect(counted("B\n")).rejects.toMatchObject({ fault: "tooManyRows", line: 2_000_001 });
});
