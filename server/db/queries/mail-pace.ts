import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** Portals' clocks differ by less than this. A row that was asked for later than that is of a clock which was set back. */
const SKEW = sql`interval '1 minute'`;

type Pace = { everyMs: number; everyOfDomainMs: number };

/**
 * Takes the next places of letters to these domains, and answers how long it is until each of them. The row of all domains
 * is locked first, so portals take their places one after another. A place that a killed database forgets is no harm:
 * nobody waits for its disk.
 */
export async function takePlaces(
  db: Kysely<Tables>,
  domains: readonly string[],
  { everyMs, everyOfDomainMs }: Pace,
  now: Date,
): Promise<number[]> {
  const at = sql`${now}::timestamptz`;
  const every = sql`${everyMs}::float8 * interval '1 ms'`;
  const everyOfDomain = sql`${everyOfDomainMs}::float8 * interval '1 ms'`;
  const all = sql`${domains.length}::int * ${every}`;
  const free = sql`CASE WHEN p.last_at > ${at} + ${SKEW} THEN ${at} ELSE greatest(p.next_at, ${at}) END`;
  // A domain that waits does not hold up the others: its letter takes its place among all as if it went at once.
  const { rows } = await sql<{ wait: number }>`
    WITH letter AS (
      SELECT domain, place, row_number() OVER (PARTITION BY domain ORDER BY place) AS of_domain
      FROM unnest(${domains}::text[]) WITH ORDINALITY AS asked(domain, place)),
    among_all AS (
      INSERT INTO mail_pace AS p (domain, next_at, last_at) VALUES ('', ${at} + ${all}, ${at})
      ON CONFLICT (domain) DO UPDATE SET next_at = ${free} + ${all}, last_at = ${at}
      RETURNING next_at - ${all} AS at),
    domain AS (
      SELECT l.domain, count(*) AS letters,
        max(a.at + (l.place - 1) * ${every} - (l.of_domain - 1) * ${everyOfDomain}) AS at
      FROM letter l, among_all a GROUP BY l.domain),
    of_domain AS (
      INSERT INTO mail_pace AS p (domain, next_at, last_at)
        SELECT d.domain, d.at + d.letters * ${everyOfDomain}, ${at} FROM domain d ORDER BY d.domain
      ON CONFLICT (domain) DO UPDATE SET last_at = ${at},
        next_at = greatest(excluded.next_at,
          ${free} + (SELECT d.letters FROM domain d WHERE d.domain = p.domain) * ${everyOfDomain})
      RETURNING domain, next_at)
    SELECT extract(epoch FROM o.next_at - (d.letters - l.of_domain + 1) * ${everyOfDomain} - ${at})::float8 * 1000 AS wait,
      set_config('synchronous_commit', 'off', true)
    FROM letter l JOIN domain d USING (domain) JOIN of_domain o USING (domain) ORDER BY l.place`.execute(db);
  return rows.map(({ wait }) => wait);
}
