import type { TestApp } from "./app.ts";
import { twoAlike } from "./stone-samples.ts";

/** Two stones like one another, and like no others. */
export async function twins(portal: TestApp): Promise<{ ids: [number, number]; stock_nos: [string, string] }> {
  const two = await twoAlike(portal);
  await portal.pool.query(
    `UPDATE stone SET carat = CASE id WHEN $1 THEN 7.77 ELSE 7.78 END, color = 'D', clarity = 'VS1', cut = 'EX',
      lab = 'GIA', fluorescence = 'NON', length = 12.5, width = CASE id WHEN $1 THEN 12.5 ELSE 12.52 END, height = 7.7,
      rap = NULL, disc = NULL, price_list_id = NULL, price_per_ct = 5000, quote_kind = NULL, quote = NULL WHERE id IN ($1, $2)`,
    two.ids,
  );
  return two;
}
