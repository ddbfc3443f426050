import type { QueryInput } from "#api/operation-types.ts";
import type { DemoName } from "./actors.ts";
import { useApp } from "./app.ts";

export function useAgeingWorld() {
  const portal = useApp();
  const ages = async (query: QueryInput<"getAgeing"> = {}, who: DemoName = "admin") =>
    (await portal.as(who).call("getAgeing", { query })).data;
  /** The same from the tables alone: the stones that can still be sold, whose arrival is between so many days ago. */
  const counted = async (from: number, to: number | null, and = "") =>
    (
      await portal.pool.query(
        `SELECT count(*)::int AS pieces, coalesce(sum(carat), 0)::float AS carats FROM stone s
       JOIN provider p ON p.id = s.provider_id
       WHERE p.is_active AND s.status NOT IN (2, 8) ${and}
         AND date '2026-11-20' - (arrived_at AT TIME ZONE $3)::date BETWEEN $1 AND coalesce($2, 100000)`,
        [from, to, portal.house.timeZone],
      )
    ).rows[0];
  const spread = () =>
    portal.pool.query(
      "UPDATE stone SET arrived_at = '2026-11-20T09:00:00Z'::timestamptz - (id * 7 % 500) * interval '1 day'",
    );
  return { portal, ages, counted, spread };
}
