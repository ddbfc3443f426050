import type pg from "pg";
import { codes } from "#domain/codes.ts";

/**
 * Adds registered customers beside the portal, `reader1@d1.clients.test` and so on: every seventh one shares a domain of
 * mail. Answers their ids.
 */
export async function manyClients(pool: Pick<pg.Pool, "query">, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `WITH b AS (
      INSERT INTO business (company_name, status)
      SELECT 'Clients ' || n, $2 FROM generate_series(1, $1::integer) n RETURNING id)
    INSERT INTO account (role_id, email, user_name, password_hash, first_name, last_name, business_id)
    SELECT 2, 'reader' || n || '@d' || n % 7 || '.clients.test', 'reader' || n, 'x', 'Reader', 'No ' || n, id
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM b) made RETURNING id`,
    [count, codes.business.registered],
  );
  return rows.map(({ id }) => id);
}
