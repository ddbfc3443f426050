import type { StockRow } from "./stock-of.ts";

/** The house's names for the heads of the simulator's files. */
const names: Readonly<Record<string, string>> = {
  "Stock #": "org_stock_no",
  Shape: "shape",
  Weight: "carat",
  Color: "color",
  Clarity: "clarity",
  Lab: "lab",
  "Report #": "report_no",
  Origin: "stone_origin",
  "Price per carat": "price_per_ct",
};
const ROWS_A_CALL = 1_000;

export type PushCall = {
  mode: "whole";
  batch: { id: string; part: number; is_last: boolean };
  rows: Record<string, string>[];
};

/** A whole list as the calls in which a provider's program sends it (docs/supply.md). */
export function callsOf(rows: readonly StockRow[], id: string): PushCall[] {
  const parts = Math.max(1, Math.ceil(rows.length / ROWS_A_CALL));
  return Array.from({ length: parts }, (_, at) => ({
    mode: "whole",
    batch: { id, part: at + 1, is_last: at + 1 === parts },
    rows: rows.slice(at * ROWS_A_CALL, (at + 1) * ROWS_A_CALL).map(inHouseNames),
  }));
}

const inHouseNames = (row: StockRow): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([head, value]) => [names[head] ?? head, value]));

/** Sends a list to a house, call by call. Answers the status and the text of each call. */
export async function pushTo(house: string, key: string, calls: readonly PushCall[]): Promise<string[]> {
  const told: string[] = [];
  for (const call of calls) {
    const answer = await fetch(new URL("/api/v1/supply/stock", house), {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ data: call }),
    });
    told.push(`part ${call.batch.part}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
  }
  return told;
}
