import { existsSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { openRows } from "#server/formats/rows/open-rows.ts";
import { written } from "#support/row-files.ts";
import { sheetsOf } from "#support/sheets-of.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

/** The thread that reads a file, from outside. */
const folder = useThrowAwayDir();
const lines = (count: number) => `Stock\n${Array.from({ length: count }, (_, at) => `A${at}\n`).join("")}`;
const unpacked = () => readdirSync(folder.dir).filter((name) => name.startsWith("loupe-rows-"));

test("a file is read in batches, twice at once if need be, and nothing is left when it is closed", async () => {
  vi.stubEnv("TMPDIR", folder.dir);
  onTestFinished(() => void vi.unstubAllEnvs());
  const file = await openRows(written(folder.dir, "stock.csv.gz", gzipSync(lines(2_500))), "stock.csv.gz");
  expect(file).toMatchObject({ kind: "csv", delimiter: ",", tables: [{ name: "stock.csv", isHidden: false }] });
  expect(unpacked()).toHaveLength(1);
  const sizes: number[] = [];
  for await (const rows of file.batches(0)) {
    sizes.push(rows.length);
    for await (const [first] of file.batches(0)) {
      expect(first).toEqual({ line: 1, cells: ["Stock"] });
      break;
    }
  }
  expect(sizes).toEqual([1_000, 1_000, 501]);
  expect(() => file.batches(1)).toThrow(RangeError);
  await file.close();
  await file.close();
  expect(unpacked()).toEqual([]);
  await expect(file.batches(0)[Symbol.asyncIterator]().next()).rejects.toThrow("has ended");
});

test.each(["csv", "json", "xlsx"])(
  "of a file of %s it is told how much of it the rows have come from",
  async (kind) => {
    const names = Array.from({ length: 40_000 }, (_, at) => `A${at}`.padEnd(60, "-"));
    const contents: Record<string, () => Promise<string | Uint8Array>> = {
      csv: async () => names.join("\n"),
      json: async () => JSON.stringify(names.map((Stock) => ({ Stock }))),
      xlsx: async () => (await sheetsOf(folder.dir, [{ name: "Stock", lines: names.map((name) => [name]) }])).bytes(),
    };
    const file = await openRows(written(folder.dir, `rows.${kind}`, (await contents[kind]?.()) ?? ""), `rows.${kind}`);
    onTestFinished(() => file.close());
    let done = 0;
    const estimates: number[] = [];
    for await (const rows of file.batches(0)) {
      done += rows.length;
      estimates.push(done / file.share());
    }
    expect(file.share()).toBe(1);
    const middle = estimates[Math.floor(estimates.length / 2)] ?? 0;
    expect(middle / done).toBeGreaterThan(0.6);
    expect(middle / done).toBeLessThan(1.2);
  },
);

test("a refusal comes out of the thread as what it is, when the file is opened and when it is read", async () => {
  await expect(openRows(written(folder.dir, "a.csv", ""), "a.csv")).rejects.toMatchObject({
    name: "UnreadableFile",
    fault: "empty",
    message: "The file is empty.",
  });
  const file = await openRows(written(folder.dir, "b.csv", `${lines(1_500)}"open\n`), "b.csv");
  const reading = file.batches(0)[Symbol.asyncIterator]();
  expect((await reading.next()).value).toHaveLength(1_000);
  await expect(reading.next()).rejects.toMatchObject({ fault: "openQuote", line: 1_502 });
  await file.close();
});

test("a file that is not there is no refusal of the file", async () => {
  const missing = `${folder.dir}/none.csv`;
  expect(existsSync(missing)).toBe(false);
  await expect(openRows(missing, "none.csv")).rejects.toThrow("ENOENT");
});

test("a signal that aborts ends the reading with its reason, while it waits and before it begins", async () => {
  const file = await openRows(written(folder.dir, "stock.csv", lines(200_000)), "stock.csv");
  const stop = new AbortController();
  const reading = file.batches(0, stop.signal)[Symbol.asyncIterator]();
  expect((await reading.next()).value).toHaveLength(1_000);
  stop.abort(new Error("cancelled by a person"));
  await expect(reading.next()).rejects.toThrow("cancelled by a person");
  await expect(file.batches(0, stop.signal)[Symbol.asyncIterator]().next()).rejects.toThrow("cancelled by a person");
  await file.close();
});

test("a file of many batches arrives whole and in order", async () => {
  const file = await openRows(written(folder.dir, "stock.csv", lines(400_000)), "stock.csv");
  const seen: number[] = [];
  for await (const rows of file.batches(0)) for (const { line } of rows) seen.push(line);
  expect(seen).toEqual(Array.from({ length: 400_001 }, (_, at) => at + 1));
  await file.close();
});
