import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";
import {
  followed,
  nextChanged,
  nextWalked,
  type Position,
  positionOf,
  type Reached,
  type Turn,
  walked,
} from "./stone-sweeps.ts";

/** Keeps the links to other servers of stones on the market, each once. One that is known to be dead makes flags stale. */
const kept = (now: Date) => sql`
  links AS MATERIALIZED (SELECT DISTINCT v.field, v.url
    FROM (SELECT DISTINCT id FROM slice) c JOIN stone s ON s.id = c.id CROSS JOIN LATERAL
      (VALUES ('image', s.image), ('video', s.video), ('certificate', s.certificate)) AS v (field, url)
    WHERE s.is_listed AND s.status <> 8 AND v.url ~* '^https?://'),
  dead AS (SELECT FROM links l JOIN media_link m ON m.key = md5(l.field || l.url) AND m.state = 'dead'),
  gathered AS (INSERT INTO media_link (field, url, host, due_at)
    SELECT field, url, lower(split_part(url, '/', 3)), ${now}::timestamptz FROM links ON CONFLICT (key) DO NOTHING)`;

const isStale = sql`, is_stale = is_stale OR EXISTS (SELECT FROM dead)`;

/** Gathers the links of the next stones of a walk. False once all stones were walked. */
export async function walkLinks(db: Kysely<Tables>, now: Date, most: number): Promise<boolean> {
  const slice = nextWalked("media_sweep", most);
  const { rows } = await sql<{ walked_to: number | null }>`
    WITH slice AS MATERIALIZED (${slice}), ${kept(now)} ${walked("media_sweep", isStale)}`.execute(db);
  return rows[0]?.walked_to != null;
}

/** Gathers the links of the stones that were changed next. Answers how far that was, nothing once there are no more. */
export async function followLinks(
  db: Kysely<Tables>,
  now: Date,
  turn: Turn,
  most: number,
): Promise<Position | undefined> {
  const slice = nextChanged("media_sweep", turn, most);
  const { rows } = await sql<Reached>`
    WITH slice AS MATERIALIZED (${slice}), ${kept(now)} ${followed("media_sweep", now, isStale)}`.execute(db);
  return positionOf(rows);
}
