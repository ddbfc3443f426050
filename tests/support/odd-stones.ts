import type { TestApp } from "./app.ts";

/**
 * Adds oddities that the demo stock does not have: missing words and measures, sold stones, odd spellings, codes of no
 * master.
 */
export async function makeStonesOdd({ pool }: Pick<TestApp, "pool">): Promise<void> {
  await pool.query(`
    UPDATE stone SET
      status = CASE WHEN id % 17 = 0 THEN 8 WHEN id % 13 = 0 THEN 2 WHEN id % 11 = 0 THEN 5 WHEN id % 7 = 0 THEN 4 ELSE status END,
      image = CASE WHEN id % 3 = 0 THEN NULL ELSE 'i.jpg' END, video = CASE WHEN id % 4 = 0 THEN 'v.mp4' END,
      certificate = CASE WHEN id % 5 > 1 THEN 'c.pdf' END, has_hearts_arrows = id % 6 = 0,
      shade = CASE WHEN id % 9 = 0 THEN NULL WHEN id % 10 = 0 THEN 'ZINC' WHEN id % 14 = 0 THEN 'AMBER' ELSE shade END,
      milky = CASE WHEN id % 8 = 0 THEN NULL ELSE milky END,
      treatment = CASE WHEN id % 12 = 0 THEN 'HPHT' END,
      report_no = CASE WHEN id % 19 = 0 THEN NULL WHEN id % 5 = 0 THEN lower(report_no) || 'x ' ELSE report_no END,
      stock_no = CASE WHEN id % 6 = 0 THEN ' ' || lower(stock_no) ELSE stock_no END,
      length = CASE WHEN id % 15 = 0 THEN NULL ELSE length END,
      crown_angle = CASE WHEN id % 5 = 0 THEN NULL ELSE crown_angle END,
      arrived_at = timestamptz '2026-11-01 03:59:58.4Z' + (id % 37) * interval '0.3 second' + (id % 5) * interval '1 day'`);
  // A number of several stones, in a different way for each.
  await pool.query(`UPDATE stone SET report_no = (SELECT stock_no FROM stone WHERE id = (SELECT min(id) FROM stone))
    WHERE id IN (SELECT id FROM stone ORDER BY id OFFSET 4 LIMIT 2)`);
}
