import { sql } from "kysely";
import type { PoolClient } from "pg";
import { oneTrip } from "#server/db/one-trip.ts";
import type { Asked } from "#server/house/found.ts";
import type { ChangedStones } from "#server/house/stock.ts";
import type { IndexedStock } from "#server/search/stock.ts";
import { useLiveStock } from "./live-stock.ts";
import { viewerAs } from "./viewers.ts";

export const everything: Asked = { search: {}, answer: "facets", offset: 0, size: 0 };

export const open = (gate: PoolClient) => gate.query("SELECT pg_advisory_unlock(4711)");

export function useLiveSearchWorld() {
  const house = useLiveStock();
  /** A stone gets a status; what the process that did it is to be told. */
  const commit = (writer: IndexedStock, id: number, status: number) =>
    house.db.transaction().execute(async (db) => {
      await sql`UPDATE stone SET status = ${status} WHERE id = ${id}`.execute(db);
      const changes = writer.changes();
      const [rows] = await oneTrip(db, changes.asked);
      return changes.of(rows) as ChangedStones;
    });
  async function oneFreeStone() {
    const here = await house.open();
    const { viewer } = await viewerAs(house, "admin");
    const { rows } = await house.pool.query("SELECT id FROM stone WHERE status = 1 ORDER BY id LIMIT 1");
    const count = async (status: number) =>
      (await here.find(house.db, viewer, everything)).facets?.status?.[String(status)] ?? 0;
    return { here, id: rows[0].id as number, count };
  }
  return { house, commit, oneFreeStone };
}
