import { type Kysely, type RawBuilder, sql } from "kysely";
import type { SearchAttribute, SearchRange } from "#domain/search/stone-search.ts";
import type { Tables } from "../tables.ts";
import { codeOf } from "./stone-columns.ts";
import { and, type Conditions } from "./stone-conditions.ts";

type Sql = RawBuilder<unknown>;

/** A column that two stones are compared in, and the distance allowed there in the column's own whole units. */
export type Compared = { allowed: number } & (
  | { column: SearchRange; decimals: number }
  | { column: SearchAttribute; codes: readonly string[] }
);
/** The columns of a pair: equal ones, and compared ones. The first of `compared` is the carat. */
export type Pairing = { equal: readonly SearchAttribute[]; compared: readonly [Compared, ...Compared[]] };
type Search = { stones: Sql; conditions: Conditions; pairing: Pairing };
type Wanted = { offset: number; size: number; most: number };

/**
 * The number of stones and of pairs among them, and the ids of the best pairs, the lesser id first. Ties go by ids.
 * Nothing is counted beyond `most`.
 */
export async function pairedStones(
  db: Kysely<Tables>,
  { stones, conditions, pairing }: Search,
  { offset, size, most }: Wanted,
): Promise<{ stones: number; pairs: number; firsts: number[]; seconds: number[] }> {
  const { equal, compared } = pairing;
  const found = and([...conditions.always, ...conditions.filters.map(({ passes }) => passes)]);
  const equals = equal.map((name, place) => sql`, coalesce(${codeOf(name)}, '') AS ${ref("equal", place)}`);
  const apart = compared.map((_, place) => sql`abs(a.${ref("value", place)} - b.${ref("value", place)})`);
  const distance = compared.map(({ allowed }, place) => sql`${apart[place]} * 1000 / ${sql.lit(allowed + 1)}`);
  const band = sql`value_0 / ${sql.lit(compared[0].allowed + 1)}`;
  const isPair = and([
    sql`b.band = a.near_band`,
    ...equal.map((_, place) => sql`a.${ref("equal", place)} = b.${ref("equal", place)}`),
    ...compared.map(({ allowed }, place) => sql`${apart[place]} <= ${sql.lit(allowed)}`),
    sql`a.id < b.id`,
  ]);
  const { rows } = await sql<{ stones: number; pairs: number; firsts: number[]; seconds: number[] }>`
    WITH found AS MATERIALIZED (SELECT s.id, ${comparedColumns(compared)} ${sql.join(equals, sql``)} FROM ${stones} WHERE ${found}),
    -- Stones of a pair lie in the same band of carats or in neighbouring ones: by that they are joined, and by what is equal.
    banded AS MATERIALIZED (SELECT *, ${band} AS band FROM found),
    reaching AS MATERIALIZED (SELECT banded.*, band + step AS near_band FROM banded CROSS JOIN generate_series(-1, 1) AS step),
    pair AS MATERIALIZED (SELECT a.id AS first, b.id AS second, ${sql.join(distance, sql` + `)} AS distance
      FROM reaching a JOIN banded b ON ${isPair} LIMIT ${most + 1}),
    best AS (SELECT * FROM pair ORDER BY distance, first, second LIMIT ${size} OFFSET ${offset})
    SELECT (SELECT count(*) FROM found) AS stones, (SELECT count(*) FROM pair) AS pairs,
      coalesce(array_agg(first ORDER BY distance, first, second), '{}') AS firsts,
      coalesce(array_agg(second ORDER BY distance, first, second), '{}') AS seconds FROM best`.execute(db);
  return rows[0] ?? { stones: 0, pairs: 0, firsts: [], seconds: [] };
}

/** The values of some stones in the compared columns. */
export async function comparedValues(
  db: Kysely<Tables>,
  { stones, pairing }: Pick<Search, "stones" | "pairing">,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  const { compared } = pairing;
  const { rows } = await sql<{ id: number; values: number[] }>`
    SELECT id, ARRAY[${sql.join(compared.map((_, place) => ref("value", place)))}] AS values
    FROM (SELECT s.id, ${comparedColumns(compared)} FROM ${stones} WHERE s.id = ANY (${ids}::bigint[])) AS v`.execute(
    db,
  );
  return new Map(rows.map(({ id, values }) => [id, values]));
}

const ref = (kind: "equal" | "value", place: number) => sql.ref(`${kind}_${place}`);

const comparedColumns = (compared: readonly Compared[]) =>
  sql.join(compared.map((one, place) => sql`${comparedIn(one)} AS ${ref("value", place)}`));

/**
 * The compared value of a stone. A stone without a number is in no pair. Stones without a code are alike, and far from
 * all others.
 */
const comparedIn = (one: Compared) =>
  "codes" in one
    ? sql`coalesce(array_position(${one.codes}::text[], ${codeOf(one.column)}), -1000)::bigint`
    : sql`(${sql.ref(`s.${one.column}`)} * ${sql.lit(10 ** one.decimals)})::bigint`;
