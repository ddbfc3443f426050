import type { TestApp } from "./app.ts";

/** A stone that arrives now: a natural white D of one carat, unless the test says otherwise. */
export async function aStone(portal: TestApp, stock_no: string, more: Record<string, unknown> = {}): Promise<number> {
  const { rows } = await portal.pool.query("SELECT min(id) AS id FROM provider");
  const values = {
    stock_no,
    org_stock_no: stock_no,
    provider_id: rows[0].id,
    diamond_type: "white",
    stone_origin: 2,
    shape: "ROUND",
    carat: 1,
    color: "D",
    clarity: "VVS1",
    lab: "GIA",
    price_per_ct: 5000,
    arrived_at: portal.clock.now(),
    ...more,
  };
  const names = Object.keys(values);
  const inserted = await portal.pool.query(
    `INSERT INTO stone (${names.join(", ")}) VALUES (${names.map((_, at) => `$${at + 1}`).join(", ")}) RETURNING id`,
    Object.values(values),
  );
  return inserted.rows[0].id;
}
