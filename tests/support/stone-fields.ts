import { type StoneColumnId, stoneColumns } from "#domain/search/stone-columns.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import type { Sheet } from "#server/formats/sheet.ts";

const white = {
  status: 1,
  diamond_type: "white",
  stone_origin: 2,
  shape: "ROUND",
  carat: 1.01,
  color: "G",
  clarity: "VS2",
  lab: "GIA",
  report_no: "2141438171",
  rap: 8300,
  markup_disc: -20,
  markup_ppc: 6640,
  sell_amt: 6706.4,
  length: 6.4,
  width: 6.43,
  height: 3.97,
  arrived_at: "2026-11-19T23:30:00Z",
};

/** A stone in a buyer's sight, with the test's own fields. */
export const aStone = (stock_no: string, fields: StoneFields = {}): StoneFields => ({ ...white, stock_no, ...fields });

async function* batchesOf(stones: readonly StoneFields[], size: number): AsyncGenerator<readonly StoneFields[]> {
  for (let from = 0; from < stones.length; from += size) yield stones.slice(from, from + size);
}

/** A sheet of some columns over some stones, two at a time. */
export const sheetOf = (stones: readonly StoneFields[], ids: readonly StoneColumnId[]): Sheet => ({
  title: "Stones",
  columns: ids.flatMap((id) => stoneColumns.filter((column) => column.id === id)),
  batches: batchesOf(stones, 2),
  hasOffer: true,
  at: new Date("2026-11-20T09:00:00Z"),
  house: "Loupe",
  timeZone: "Asia/Kolkata",
  publicUrl: "https://portal.test",
});
