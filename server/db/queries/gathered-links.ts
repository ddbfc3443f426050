import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";
import { followNext, type Position, type Turn, walkNext } from "./stone-sweeps.ts";

/** Keeps the links to other servers of stones on the market, each once. One that is known to be dead makes flags stale. */
const kept = (now: Date) => sql`
  links AS MATERIALIZED (SELECT DISTINCT v.field, v.url
    FROM (SELECT DISTINCT id FROM slice) c JOIN stone s ON s.id = c.id CROSS JOIN LATERAL
      (VALUES ('image', s.image), ('video', s.video), ('certificate', s.certificate)) AS v (field, url)
    WHERE s.is_listed AND s.status <> 8 AND v.url ~* '^https?://'),
  dead AS (SELECT FROM links l JOIN media_link m ON m.key = md5(l.field || l.url) AND m.state = 'dead'),
  gathered AS (INSERT INTO media_link (field, url, host, due_at)
    SELECT field, url, lower(split_part(url, '/', 3)), ${now}::timestamptz FROM links ON CONFLICT (key) DO NOTHING)`;

const work = (now: Date) => ({ parts: kept(now), besides: sql`, is_stale = is_stale OR EXISTS (SELECT FROM dead)` });

/** Gathers the links of the next stones of a walk. */
export const walkLinks = (db: Kysely<Tables>, now: Date, most: number): Promise<boolean> =>
  walkNext(db, "media_sweep", most, work(now));

/** Gathers the links of the stones that were changed next. */
export const followLinks = (db: Kysely<Tables>, now: Date, turn: Turn, most: number): Promise<Position | undefined> =>
  followNext(db, "media_sweep", { now, turn, most }, work(now));
