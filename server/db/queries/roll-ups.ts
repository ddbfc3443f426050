import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { RollUpName } from "../insight-tables.ts";
import type { Tables } from "../tables.ts";
import { dealsIn } from "./deal-events.ts";
import { noForm, searchesIn, wholeHouse } from "./search-events.ts";

type Sql = RawBuilder<unknown>;
/** The entries after one up to another; days in a time zone; searches from this day on. */
export type Slice = { after: number; upTo: number; timeZone: string; searchesFrom: string };

export const rollUpNames: readonly RollUpName[] = ["deal", "search"];
const tables = { deal: "deal_day", search: "search_hour" } as const;
const keys = {
  deal: ["business_id", "shape", "color", "clarity", "day", "kind", "diamond_type"],
  search: ["day", "hour", "business_id", "form"],
} as const;
const sums = { deal: ["pieces", "carats", "amount"], search: ["searches", "not_found"] } as const;

/** The log's size, and how far a roll-up is counted. */
export async function rollUpStanding(db: Kysely<Tables>, name: RollUpName) {
  const { rows } = await sql<{ size: number; seq: number; time_zone: string | null }>`
    SELECT (SELECT size FROM audit_head) AS size, seq, time_zone FROM roll_up WHERE name = ${name}`.execute(db);
  return rows[0] ?? { size: 0, seq: 0, time_zone: null };
}

/** Nobody else counts this roll-up until the transaction ends. */
export async function lockRollUp(db: Transaction<Tables>, name: RollUpName): Promise<void> {
  await sql`SELECT FROM roll_up WHERE name = ${name} FOR UPDATE`.execute(db);
}

export const moveRollUp = (db: Transaction<Tables>, name: RollUpName, to: { seq: number; time_zone: string }) =>
  db.updateTable("roll_up").set(to).where("name", "=", name).execute();

export const emptyRollUp = (db: Transaction<Tables>, name: RollUpName) => db.deleteFrom(tables[name]).execute();

const columns = (names: readonly string[]): Sql => sql.join(names.map((name) => sql.ref(name)));
const entries = ({ after, upTo }: Slice): Sql => sql`e.seq > ${after} AND e.seq <= ${upTo}`;

/** The rows of a roll-up for a slice of the log. */
const folded: Record<RollUpName, (slice: Slice) => Sql> = {
  deal: (slice) => sql`WITH ${dealsIn(entries(slice), slice.timeZone)}
    SELECT 0 AS business_id, coalesce(shape, '') AS shape, coalesce(color, '') AS color, coalesce(clarity, '') AS clarity,
      day, kind, diamond_type, count(*) AS pieces, sum(carat) AS carats, sum(amount) AS amount
    FROM deal GROUP BY day, kind, diamond_type, CUBE (shape, color, clarity)
    UNION ALL
    SELECT business_id, shape, color, clarity, day, kind, diamond_type, count(*), sum(carat), sum(amount)
    FROM deal WHERE business_id <> 0 GROUP BY business_id, shape, color, clarity, day, kind, diamond_type`,
  search: (slice) => sql`WITH ${searchesIn(entries(slice), slice)}
    SELECT day, hour, coalesce(business_id, CASE WHEN form IS NULL THEN ${wholeHouse.all} ELSE ${wholeHouse.byForm} END)
        AS business_id, coalesce(form, ${noForm}::uuid) AS form, coalesce(wanted, '{}') AS wanted, count(*) AS searches,
      sum(not_found) AS not_found
    FROM search GROUP BY GROUPING SETS ((day, hour), (day, hour, form, wanted), (day, hour, business_id, form, wanted))`,
};
const written = { deal: [...keys.deal, ...sums.deal], search: [...keys.search, "wanted", ...sums.search] } as const;

/** Adds a slice of the log to a roll-up. */
export async function addSlice(db: Transaction<Tables>, name: RollUpName, slice: Slice): Promise<void> {
  const added = sums[name].map((sum) => sql`${sql.ref(sum)} = d.${sql.ref(sum)} + excluded.${sql.ref(sum)}`);
  await sql`INSERT INTO ${sql.table(tables[name])} AS d (${columns(written[name])})
    SELECT ${columns(written[name])} FROM (${folded[name](slice)}) AS slice
    ON CONFLICT (${columns(keys[name])}) DO UPDATE SET ${sql.join(added)}`.execute(db);
}

/** The rows in which a roll-up differs from a fresh count of the same entries, each with both sums as text. */
export async function differingFigures(db: Transaction<Tables>, name: RollUpName, slice: Slice, most: number) {
  const has = sql.join(sums[name].map((sum) => sql`h.${sql.ref(sum)}`));
  const should = sql.join(sums[name].map((sum) => sql`f.${sql.ref(sum)}`));
  const same = sql.join(
    keys[name].map((key) => sql`h.${sql.ref(key)} = f.${sql.ref(key)}`),
    sql` AND `,
  );
  const key = sql.join(keys[name].map((column) => sql`coalesce(h.${sql.ref(column)}, f.${sql.ref(column)})`));
  const kept = name === "search" ? sql`day >= ${slice.searchesFrom}::date` : sql`true`;
  const { rows } = await sql<{ row: string; has: string | null; should: string | null }>`
    SELECT concat_ws(' ', ${key}) AS row, CASE WHEN h.day IS NOT NULL THEN concat_ws(' / ', ${has}) END AS has,
      CASE WHEN f.day IS NOT NULL THEN concat_ws(' / ', ${should}) END AS should
    FROM (SELECT * FROM ${sql.table(tables[name])} WHERE ${kept}) AS h FULL JOIN (${folded[name](slice)}) AS f ON ${same}
    WHERE (${has}) IS DISTINCT FROM (${should}) ORDER BY 1 LIMIT ${most}`.execute(db);
  return rows;
}

/** Forgets what was searched for before a day. */
export const forgetSearchFigures = (db: Kysely<Tables>, before: string) =>
  db.deleteFrom("search_hour").where("day", "<", before).execute();
