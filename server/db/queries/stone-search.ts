import { type Kysely, type RawBuilder, sql } from "kysely";
import { searchAttributes } from "#domain/search/stone-search.ts";
import type { Tables } from "../tables.ts";
import { codeOf } from "./stone-columns.ts";
import { and, type Conditions, type Facet, type RangeBounds } from "./stone-conditions.ts";
import type { Sorting } from "./stone-sorting.ts";

type Sql = RawBuilder<unknown>;
/** A search. `stones` are priced-stones.ts's: the stones in the viewer's sight, at the viewer's own prices. */
type Search = { stones: Sql; conditions: Conditions };

export async function countStones(db: Kysely<Tables>, { stones, conditions }: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM ${stones} WHERE ${and([...conditions.always, ...conditions.filters.map(({ passes }) => passes)])}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Exact sums as whole numbers in text: of hundredths, `rap_carat` of ten-thousandths. */
export type SumsRow = {
  pieces: number;
  carat: string;
  total: string;
  listed_carat: string;
  listed_total: string;
  rap_carat: string;
};
type FacetCount = [facet: Facet, value: string, stones: number];
type Page = { order: Sorting; offset: number; size: number };

/**
 * Sums, counts and a page in one statement, and so of one moment. Each stone is checked once for the number of filters
 * that it fails. A stone that fails none is found. One that fails exactly one counts for that filter's own facet alone.
 * All others are dropped.
 */
export async function searchStones(
  db: Kysely<Tables>,
  { stones, conditions, caratRanges, page }: Search & { caratRanges: readonly RangeBounds[]; page: Page | undefined },
): Promise<SumsRow & { facets: FacetCount[] | null; ids: number[] | null }> {
  const keys = page?.order ?? [];
  const near = sql`
    SELECT s.carat, s.rap, s.sell_amt, ${failedFilter(conditions)} AS failed, ${rangeOf(caratRanges)} AS carat_range,
      ${sql.join(searchAttributes.map((name) => sql`${codeOf(name)} AS ${sql.ref(name)}`))}
      ${page ? sql`, s.id` : sql``}${sql.join(
        keys.map(({ key }, place) => sql`, ${key} AS ${sql.ref(`key_${place}`)}`),
        sql``,
      )}
    FROM ${stones} WHERE ${and([...conditions.always, failsOneAtMost(conditions)])}`;
  const order = keys.map(
    ({ isDown }, place) => sql`${sql.ref(`key_${place}`)} ${isDown ? sql`DESC` : sql`ASC`} NULLS LAST, `,
  );
  const ids = page
    ? sql`ARRAY(SELECT id FROM near WHERE failed = 0 ORDER BY ${sql.join(order, sql``)} id
        LIMIT ${page.size} OFFSET ${page.offset})`
    : sql`NULL::bigint[]`;
  const { rows } = await sql<SumsRow & { facets: FacetCount[] | null; ids: number[] | null }>`
    WITH near AS MATERIALIZED (${near}),
    facet AS (${facetCounts(conditions)})
    SELECT count(*) AS pieces, ${whole(sql`sum(carat) * 100`)} AS carat, ${whole(sql`sum(sell_amt) * 100`)} AS total,
      ${whole(sql`sum(carat) FILTER (WHERE rap IS NOT NULL) * 100`)} AS listed_carat,
      ${whole(sql`sum(sell_amt) FILTER (WHERE rap IS NOT NULL) * 100`)} AS listed_total,
      ${whole(sql`sum(rap * carat) * 10000`)} AS rap_carat,
      (SELECT json_agg(json_build_array(name, value, stones)) FROM facet) AS facets, ${ids} AS ids
    FROM near WHERE failed = 0`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a sum has a row");
  return row;
}

const whole = (sum: Sql) => sql`coalesce(${sum}, 0)::numeric(40, 0)::text`;

const fails = ({ filters }: Conditions, worth: (place: number) => number) =>
  filters.map(({ passes }, place) => sql`CASE WHEN ${passes} THEN 0 ELSE ${sql.lit(worth(place))} END`);

const failsOneAtMost = (conditions: Conditions) =>
  conditions.filters.length > 1
    ? sql`${sql.join(
        fails(conditions, () => 1),
        sql` + `,
      )} <= 1`
    : sql`true`;

/** The number of the one filter that a stone fails, from 1; 0 is none. */
const failedFilter = (conditions: Conditions) =>
  conditions.filters.length > 0
    ? sql.join(
        fails(conditions, (place) => place + 1),
        sql` + `,
      )
    : sql`0`;

/** The place of the offered range that holds a stone, from 0: offered ranges never overlap. */
function rangeOf(ranges: readonly RangeBounds[]): Sql {
  if (ranges.length === 0) return sql`NULL::text`;
  const held = ranges.map(({ from_carat, to_carat }, place) => ({ from_carat, to_carat, place }));
  const sorted = held.sort((a, b) => Number(a.from_carat) - Number(b.from_carat));
  const starts = sorted.map(({ from_carat }) => from_carat);
  const ends = sorted.map(({ to_carat }) => to_carat);
  const slice = sql`width_bucket(s.carat, ${starts}::numeric[])`;
  return sql`CASE WHEN s.carat <= (${ends}::numeric[])[${slice}]
    THEN (${sorted.map(({ place }) => String(place))}::text[])[${slice}] END`;
}

/**
 * Attributes whose codes go together fold into few groups. Stones are counted by these groups, and the counts unfolded.
 * Each stone is read six times instead of twenty-seven.
 */
const groups: readonly (readonly Facet[])[] = [
  ["stone_origin", "status", "color", "clarity"],
  ["shape", "cut", "polish", "symmetry"],
  ["lab", "fluorescence", "fluorescence_color", "shade", "milky"],
  ["location", "provider", "growth_type"],
  ["fancy_color", "intensity", "overtone", "treatment"],
  ["eye_clean", "black_inclusion", "carat_range", "has_image", "has_video", "has_certificate", "has_hearts_arrows"],
];

/**
 * The counts by facet and code. Each group is a query of its own, so that it is hashed: as grouping sets PostgreSQL
 * would sort all stones for each. A missing code counts nowhere.
 */
function facetCounts({ filters }: Conditions): Sql {
  const own = (facet: Facet) => filters.findIndex((filter) => filter.facet === facet) + 1;
  const unfolded = groups.map((names) => {
    const columns = sql.join(names.map((name) => sql.ref(name)));
    const named = names.map((name) => sql`(${sql.lit(name)}, ${sql.ref(name)}, ${sql.lit(own(name))})`);
    return sql`SELECT a.name, a.value, j.stones
      FROM (SELECT failed, ${columns}, count(*) AS stones FROM near GROUP BY failed, ${columns}) AS j
      CROSS JOIN LATERAL (VALUES ${sql.join(named)}) AS a (name, value, own)
      WHERE a.value IS NOT NULL AND j.failed IN (0, a.own)`;
  });
  return sql`SELECT name, value, sum(stones)::integer AS stones FROM (${sql.join(unfolded, sql` UNION ALL `)}) AS u
    GROUP BY name, value`;
}
