import type { Data } from "#api/operation-types.ts";
import { findRunningServer } from "#server/db/backup-running-server.ts";
import { ROLES, socketUrl } from "#server/db/embedded/settings.ts";
import { openPool } from "#server/db/pool.ts";
import { manyClients } from "#support/many-clients.ts";
import { silent } from "#support/silent-log.ts";
import type { BenchPortal } from "../support/portal.ts";

/** A pool on the database of a running portal, as its owner. */
export async function databaseOf(portal: BenchPortal) {
  const socketDir = (await findRunningServer(portal.dataDir)) ?? "";
  return openPool(socketUrl(socketDir, ROLES.owner, "portal"), { log: silent, max: 2 });
}
export type Database = Awaited<ReturnType<typeof databaseOf>>;

/** Adds clients who pay a price of their own each, and no two the same. */
export async function fillClients(database: Database, count: number): Promise<void> {
  await manyClients(database, count);
  await database.query(`WITH s AS (
      INSERT INTO markup_set (layer, business_id)
      SELECT 'business', id FROM business WHERE company_name LIKE 'Clients %' RETURNING id)
    INSERT INTO markup_rule (set_id, diamond_type, stone_origin, from_carat, to_carat, kind, value)
    SELECT id, 'white', 2, 0.01, 650, 'percent', 1 + 0.01 * row_number() OVER (ORDER BY id) FROM s`);
  await database.query("ANALYZE");
}

/** The office, over HTTP. */
export async function office(portal: BenchPortal, name = "admin") {
  const token = await portal.signIn(name);
  return async <T>(method: string, where: string, data?: object): Promise<T> => {
    const answer = await fetch(`${portal.address}/api/v1${where}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(data && { "content-type": "application/json" }) },
      ...(data && { body: JSON.stringify({ data }) }),
    });
    const said = (await answer.json()) as { data: T };
    if (!answer.ok) throw new Error(`${where}: ${answer.status} ${JSON.stringify(said)}`);
    return said.data;
  };
}

/** A rule that offers so many stones to all of the clients. */
export async function aRule(portal: BenchPortal, database: Database, stones: number): Promise<number> {
  const { rows } = await database.query<{ stock_no: string }>(
    "SELECT stock_no FROM stone WHERE status = 1 AND diamond_type = 'white' AND stone_origin = 2 ORDER BY id LIMIT $1",
    [stones],
  );
  const ask = await office(portal);
  const { id } = await ask<Data<"createBulkEmail">>("POST", "/bulk-email", {
    name: "Bench",
    subject: "{{stones}} stones for {{company}}",
    body: "{{salutation}},\n\nthese **stones** came in this week. Together they cost {{total}}.",
    people: { search: "clients" },
    search: { numbers: rows.map(({ stock_no }) => stock_no) },
  });
  return id;
}
