import { type FileHandle, open } from "node:fs/promises";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { type FileTotals, fileTotals } from "./file-totals.ts";
import { offerRow } from "./xlsx-offer.ts";

/** The data from the sheet of stones for the rest of the book. The rest is written after it. */
export type XlsxBook = {
  readonly links: { ref: string; url: string }[];
  /** Adds a stone to the totals and returns its row. */
  addRow(stone: StoneFields): number;
  readonly lastRow: number;
  totals(): FileTotals;
  /** Stores the rows of the second sheet on the disk, so that memory stays small. */
  offer(stones: readonly StoneFields[]): Promise<void>;
  close(): Promise<void>;
};

export async function openBook(spool: string, hasTotals = true): Promise<XlsxBook> {
  const rows: FileHandle = await open(spool, "wx", 0o600);
  const sums = fileTotals();
  let last = 1; // the head
  let offered = 1;
  return {
    links: [],
    addRow(stone) {
      if (hasTotals) sums.add(stone);
      last += 1;
      return last;
    },
    get lastRow() {
      return last;
    },
    totals: sums.end,
    async offer(stones) {
      let xml = "";
      for (const stone of stones) {
        offered += 1;
        xml += offerRow(stone, offered);
      }
      await rows.appendFile(xml);
    },
    close: () => rows.close(),
  };
}
