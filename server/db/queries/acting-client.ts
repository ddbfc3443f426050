import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

export type ClientRow = {
  id: number;
  role_id: number;
  associate_id: number | null;
  is_active: boolean;
  business_id: number | null;
  /** 9 where there is no business at all. */
  business_status: number;
};

/**
 * The account for which somebody acts and what its business is, both as they stay until the transaction ends: two acts
 * for one client take turns, and nobody is unregistered in the middle of one.
 */
export async function clientForAct(db: Kysely<Tables>, id: number): Promise<ClientRow | undefined> {
  const { rows } = await sql<ClientRow>`
    SELECT id, role_id, associate_id, is_active, business_id, 9 AS business_status
    FROM account WHERE id = ${id} FOR NO KEY UPDATE`.execute(db);
  const client = rows[0];
  if (!client || client.business_id === null) return client;
  const business = await sql<{ status: number }>`
    SELECT status FROM business WHERE id = ${client.business_id} FOR SHARE`.execute(db);
  return { ...client, business_status: business.rows[0]?.status ?? client.business_status };
}

export async function activeAdministrators(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM account WHERE role_id = 1 AND is_active`.execute(db);
  return rows[0]?.count ?? 0;
}
