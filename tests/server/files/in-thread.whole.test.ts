import { readFile } from "node:fs/promises";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { stoneColumns } from "#domain/search/stone-columns.ts";
import { writeList } from "#server/export/export-file.ts";
import { inThread } from "#server/house/threads/in-thread.ts";
import { isNight } from "#support/budget.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const place = useThrowAwayDir();
const columns = stoneColumns.filter(({ needsCost }) => !needsCost);
const stone = (at: number) => ({ id: at, stock_no: `S-${at}`, shape: "RBC", carat: 1.01, status: 1, sell_amt: 5000 });
const batchesOf = async function* (count: number, atOnce = 500) {
  for (let from = 0; from < count; from += atOnce) {
    yield Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => stone(from + at)) as never[];
  }
};
const sheetOf = (batches: AsyncIterable<never[]>) => ({
  title: "Stones",
  columns,
  batches,
  hasOffer: false,
  at: new Date(0),
  house: "Loupe",
  timeZone: "UTC",
  publicUrl: "",
});
const write = (batches: AsyncIterable<never[]>, format: "pdf" | "csv" = "csv") =>
  writeList(format, sheetOf(batches), path.join(place.dir, `list.${format}`));

test("a PDF of hundreds of stones is laid out beside the thread that answers", async () => {
  await write(batchesOf(1), "pdf"); // the thread has begun
  const before = performance.eventLoopUtilization();
  await write(batchesOf(800), "pdf");
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.6);
  expect((await readFile(path.join(place.dir, "list.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
});

test("many at once wait for each other, and each is whole", async () => {
  const files = Array.from({ length: 8 }, (_, at) => path.join(place.dir, `${at}.csv`));
  await Promise.all(files.map((file, at) => writeList("csv", sheetOf(batchesOf(at * 100)), file)));
  for (const [at, file] of files.entries()) {
    expect((await readFile(file, "utf8")).trimEnd().split("\r\n")).toHaveLength(1 + at * 100);
  }
});

test("what its rows fail with is what it fails with, and the next work is done", async () => {
  const broken = async function* () {
    yield [stone(1)] as never[];
    throw new Error("the database went away");
  };
  await expect(write(broken())).rejects.toThrow("the database went away");
  await expect(inThread("writeList", { format: "parchment" })).rejects.toThrow(/not a function/);
  await write(batchesOf(2));
});

// By night: a heap that fills up is swept again and again before it gives up.
if (isNight())
  test("work that needs more memory than a thread has fails alone", { timeout: 300_000 }, async () => {
    const endless = async function* () {
      for (;;)
        yield Array.from({ length: 2_000 }, (_, at) => ({ ...stone(at), stock_no: `${at}`.repeat(200) })) as never[];
    };
    await expect(write(endless(), "pdf")).rejects.toThrow(/memory/);
    await write(batchesOf(2));
  });
