import type { TestApp } from "./app.ts";

/** Copies of one stone of the demo house under numbers of their own: MANY-1, MANY-2 and so on, or after another number. */
export async function addCopies({ pool }: TestApp, stockNo: string, count: number, after = 0): Promise<void> {
  const { rows } = await pool.query(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'stone' AND table_schema = 'public'
      AND is_generated = 'NEVER' AND is_identity = 'NO' AND column_name NOT IN ('stock_no', 'org_stock_no')`,
  );
  const columns = rows.map(({ name }: { name: string }) => `"${name}"`).join(", ");
  await pool.query(
    `INSERT INTO stone (stock_no, org_stock_no, ${columns})
      SELECT 'MANY-' || n, 'MANY-' || n, ${columns} FROM stone, generate_series($3::integer + 1, $3::integer + $2::integer) AS n WHERE stock_no = $1`,
    [stockNo, count, after],
  );
}
