import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** A provider's standing towards a stone: its last delivery, and the lapse that took the stone off the market. */
export type StoneSupply = { stocked_at: Date | null; fresh_hours: number; lapsed_at: Date | null };
export async function supplyOfStone(db: Kysely<Tables>, stoneId: number): Promise<StoneSupply | undefined> {
  const { rows } = await sql<StoneSupply>`
    SELECT p.stocked_at, p.fresh_hours, (SELECT x.off_at FROM lapse_stone x JOIN lapse l ON l.id = x.lapse_id
      WHERE x.stone_id = s.id AND x.back_at IS NULL AND x.left_at IS NULL AND l.ended_at IS NULL) AS lapsed_at
    FROM stone s JOIN provider p ON p.id = s.provider_id WHERE s.id = ${stoneId}`.execute(db);
  return rows[0];
}
