import type { StoneList } from "#domain/stone-lists.ts";
import type { TestApp } from "./app.ts";

export type SeenStone = { id: number; stock_no: string; status: number; is_listed: boolean };
export type SeenLine = {
  id: number;
  list: StoneList;
  state: string;
  stone_id: number;
  holder_id: number;
  version: number;
  prices: string;
};
export type Seen = {
  stones: SeenStone[];
  lines: SeenLine[];
  openSales: { line_id: number; n: number }[];
  gaps: number;
};

/** Everything in the database that acts on these stones can change. */
export async function seenOf({ pool }: TestApp, stockNos: readonly string[]): Promise<Seen> {
  const stones = await pool.query(
    "SELECT id, stock_no, status, is_listed FROM stone WHERE stock_no = ANY ($1) ORDER BY id",
    [stockNos],
  );
  const lines = await pool.query(
    `SELECT id, list, state, stone_id, holder_id, version,
      concat_ws('|', rap, disc, price_per_ct, total_amt, markup_disc, markup_ppc, sell_amt) AS prices
      FROM stone_line WHERE stone_id = ANY ($1) ORDER BY id`,
    [stones.rows.map(({ id }: SeenStone) => id)],
  );
  const sales = await pool.query(
    `SELECT i.line_id, count(*)::int AS n FROM invoice_line i WHERE i.credits_id IS NULL
      AND NOT EXISTS (SELECT FROM invoice_line c WHERE c.credits_id = i.id) GROUP BY i.line_id ORDER BY i.line_id`,
  );
  const gaps = await pool.query(
    `SELECT count(*)::int AS n FROM (SELECT kind, year, max(sequence) - count(*) AS missing FROM paper
      GROUP BY kind, year) p WHERE missing <> 0`,
  );
  return { stones: stones.rows, lines: lines.rows, openSales: sales.rows, gaps: gaps.rows[0].n };
}

/** The stone's status under each claim (spec §4). */
const statusUnder: Record<string, number> = {
  "hold held": 4,
  "confirm pending": 3,
  "confirm approved.awaitingMemo": 3,
  "memo issued": 5,
  "memo sold": 8,
};

/** The broken rules of a world; none in a good one. */
export function faultsOf({ stones, lines, openSales, gaps }: Seen): string[] {
  const faults: string[] = [];
  for (const { id, stock_no, status, is_listed } of stones) {
    const claims = lines.filter((line) => line.stone_id === id && statusUnder[`${line.list} ${line.state}`]);
    if (claims.length > 1) faults.push(`${stock_no} has ${claims.length} claims`);
    const [claim] = claims;
    const expected = claim ? statusUnder[`${claim.list} ${claim.state}`] : is_listed ? 1 : 2;
    if (status !== expected) faults.push(`${stock_no} is ${status} and should be ${expected}`);
  }
  const sold = lines.filter(({ list, state }) => list === "memo" && state === "sold").map(({ id }) => id);
  if (JSON.stringify(openSales) !== JSON.stringify(sold.map((line_id) => ({ line_id, n: 1 }))))
    faults.push(`invoices say ${JSON.stringify(openSales)}, and sold are ${sold}`);
  if (gaps > 0) faults.push("the numbers of papers have a gap");
  return faults;
}

/** The forbidden changes between two looks at the same world. */
export function forbiddenChanges(before: Seen, after: Seen, isReversal: boolean): string[] {
  const now = new Map(after.lines.map((line) => [line.id, line]));
  const lines = before.lines.flatMap((line) => {
    const later = now.get(line.id);
    if (!later) return [`line ${line.id} is gone`];
    if (later.prices !== line.prices) return [`the prices of line ${line.id} moved`];
    return later.holder_id === line.holder_id ? [] : [`line ${line.id} changed hands`];
  });
  const stones = after.stones.flatMap(({ stock_no, status }, at) =>
    before.stones[at]?.status === 8 && status !== 8 && !isReversal ? [`${stock_no} was sold and is not any more`] : [],
  );
  return [...lines, ...stones];
}
