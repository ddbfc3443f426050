import { type Kysely, sql, type Transaction } from "kysely";
import { codes } from "#domain/codes.ts";
import type { RoleId } from "#domain/roles.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";
import { type ToldStone, toldStone } from "./told-lines.ts";

/** A change is looked at again for so long: its transaction may have committed after it was due to be seen. */
const OVERLAP = "15 minutes";

/** Takes the turn to look at what changed, and answers since when. Another portal waits for its end. */
export async function takeLook(db: Transaction<Tables>): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    UPDATE watch_look w SET at = now() FROM (SELECT at FROM watch_look FOR UPDATE) was
    RETURNING was.at - ${OVERLAP}::interval AS at`.execute(db);
  return rows[0]?.at ?? new Date(0);
}

/** A line in a watch list or a cart whose stone changed. */
export type WatchedLine = ToldStone & {
  id: number;
  list: StoneList;
  stone_id: number;
  holder_id: number;
  role_id: RoleId;
  /** The holder's price per carat when the line was made, or the lowest that they were told since. */
  ppc: string;
  is_gone: boolean;
  is_sold: boolean;
};

/**
 * The lines of active holders in watch lists and carts whose stones changed, without what their holders were told. A
 * stone that went to the holder themselves is not gone for them.
 */
export async function changedWatched(db: Kysely<Tables>, since: Date): Promise<WatchedLine[]> {
  const { notAvailable, sold } = codes.stone;
  const { rows } = await sql<WatchedLine>`
    SELECT l.id, l.list, l.stone_id, ${toldStone}, l.holder_id, a.role_id, coalesce(w.ppc, l.markup_ppc) AS ppc,
      s.status IN (${notAvailable}, ${sold}) AS is_gone, s.status = ${sold} AS is_sold
    FROM stone_line l JOIN stone s ON s.id = l.stone_id JOIN account a ON a.id = l.holder_id AND a.is_active
      LEFT JOIN watched_line w ON w.line_id = l.id
    WHERE l.list IN ('watchlist', 'cart') AND l.state = 'in' AND NOT coalesce(w.is_gone, false)
      AND l.stone_id IN (SELECT stone_id FROM stone_change WHERE at > ${since})
      AND NOT EXISTS (SELECT FROM stone_line o WHERE o.stone_id = l.stone_id AND o.holder_id = l.holder_id
        AND o.list = 'memo' AND o.state = 'sold')
    ORDER BY l.holder_id, s.stock_no, l.id`.execute(db);
  return rows;
}

/** Notes what holders were told of their lines. */
export async function noteWatched(
  db: Transaction<Tables>,
  told: readonly { id: number; ppc: string | null; is_gone: boolean }[],
): Promise<void> {
  for (const { id, ppc, is_gone } of told) {
    await sql`INSERT INTO watched_line (line_id, ppc, is_gone) VALUES (${id}, ${ppc}, ${is_gone})
      ON CONFLICT (line_id) DO UPDATE SET ppc = coalesce(excluded.ppc, watched_line.ppc), is_gone = excluded.is_gone`.execute(
      db,
    );
  }
}
