import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

export type ShownCount = { stone_id: number; month: string; role_id: number; times: number; last_on: string };

/**
 * Adds to the earlier counts. Rows are taken in one order, so that two portals never wait for each other in a circle.
 */
export async function addShown(db: Kysely<Tables>, counts: readonly ShownCount[]): Promise<void> {
  const of = (value: (count: ShownCount) => string | number) => counts.map(value);
  await sql`
    INSERT INTO stone_shown (stone_id, month, role_id, times, last_on)
    SELECT n.* FROM unnest(${of(({ stone_id }) => stone_id)}::bigint[], ${of(({ month }) => month)}::date[],
      ${of(({ role_id }) => role_id)}::integer[], ${of(({ times }) => times)}::bigint[],
      ${of(({ last_on }) => last_on)}::date[]) AS n (stone_id, month, role_id, times, last_on)
    JOIN stone s ON s.id = n.stone_id ORDER BY n.stone_id, n.month, n.role_id
    ON CONFLICT (stone_id, month, role_id) DO UPDATE
      SET times = stone_shown.times + excluded.times, last_on = greatest(stone_shown.last_on, excluded.last_on)`.execute(
    db,
  );
}

export const shownOf = (db: Kysely<Tables>, stoneId: number): Promise<ShownCount[]> =>
  db.selectFrom("stone_shown").selectAll().where("stone_id", "=", stoneId).orderBy("month").execute();
