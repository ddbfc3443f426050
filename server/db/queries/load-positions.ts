import { sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** Notes the latest position that was taken of each stone of a load, so that an older row is known as such. */
export const notePositions = (db: Transaction<Tables>, loadId: number) =>
  sql`
    INSERT INTO stock_position (provider_id, feed_id, org_stock_no, position)
    SELECT l.provider_id, coalesce(l.feed_id, 0), r.org_stock_no, max(r.position)
    FROM load_row r JOIN load l ON l.id = r.load_id
    WHERE l.id = ${loadId} AND r.position IS NOT NULL AND r.org_stock_no IS NOT NULL
      AND r.kind NOT IN ('refused', 'left_out') AND r.outcome IS DISTINCT FROM 'kept'
    GROUP BY 1, 2, 3
    ON CONFLICT (provider_id, feed_id, org_stock_no)
      DO UPDATE SET position = greatest(stock_position.position, excluded.position)`.execute(db);
