import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** The members of a leaf in the order of `jsonb`: short names first. Texts are quoted, all others stand as they are. */
const members = ["id", "kind", "line", "after", "before", "outcome", "stock_no", "stone_id", "org_stock_no"];
const texts: readonly string[] = ["kind", "outcome", "stock_no", "org_stock_no"];

/**
 * The text of a row for the root of a commit: all that was decided and written, as the database writes JSON (decision
 * 0077). It is joined from its members: an object built of them takes four times as long and reads the same.
 */
export function writtenLeaf(row: string): RawBuilder<string> {
  const parts = members.flatMap((name, at) => {
    const value = sql.ref(`${row}.${name}`);
    const text = texts.includes(name) ? sql`to_json(${value})::text` : sql`${value}::text`;
    return [sql.lit(`${at === 0 ? "{" : ", "}"${name}": `), sql`coalesce(${text}, 'null')`];
  });
  return sql`concat(${sql.join(parts)}, '}')`;
}
/** The text of a row for the root of a roll back. */
export const reversedLeaf = (row: string): RawBuilder<string> =>
  sql`jsonb_build_object('id', ${sql.ref(`${row}.id`)}, 'reversal', ${sql.ref(`${row}.reversal`)})::text`;

/** The hash of a leaf, behind a 0 as RFC 6962 has it. The database makes it, so that no text of a row has to travel. */
export const hashOf = (leaf: RawBuilder<string>) => sql<Buffer>`sha256('\\x00'::bytea || convert_to(${leaf}, 'UTF8'))`;

/** A row that was decided, as the roots of its load count it. */
export type Leaves = { id: number; written: Buffer; reversed: Buffer | null };

/** The next rows of a load that were decided, in the order of their ids. */
export async function leavesAfter(db: Kysely<Tables>, loadId: number, after: number, most: number): Promise<Leaves[]> {
  const { rows } = await sql<Leaves>`
    SELECT r.id, ${hashOf(writtenLeaf("r"))} AS written,
      CASE WHEN r.reversal IS NOT NULL THEN ${hashOf(reversedLeaf("r"))} END AS reversed
    FROM load_row r WHERE r.load_id = ${loadId} AND r.id > ${after} AND r.outcome IS NOT NULL
    ORDER BY r.id LIMIT ${most}`.execute(db);
  return rows;
}

/** The leaves of a row that was decided, as texts; null for one that no roll back decided. */
export async function leavesOfRow(
  db: Kysely<Tables>,
  loadId: number,
  rowId: number,
): Promise<{ written: string; reversed: string | null } | undefined> {
  const { rows } = await sql<{ written: string; reversed: string | null }>`
    SELECT ${writtenLeaf("r")} AS written, CASE WHEN r.reversal IS NOT NULL THEN ${reversedLeaf("r")} END AS reversed
    FROM load_row r WHERE r.load_id = ${loadId} AND r.id = ${rowId} AND r.outcome IS NOT NULL`.execute(db);
  return rows[0];
}

/** The ends of loads, or of one, as the log has them, each with the root that it names. */
export async function rootsInLog(
  db: Kysely<Tables>,
  loadId?: number,
): Promise<{ seq: number; load_id: number; root: string | null; reversal_root: string | null }[]> {
  const { rows } = await sql<{ seq: number; load_id: number; root: string | null; reversal_root: string | null }>`
    SELECT seq, (data ->> 'item')::bigint AS load_id, data #>> '{after,root}' AS root,
      data #>> '{after,reversal_root}' AS reversal_root
    FROM audit_event WHERE data ->> 'workflow' = 'load' AND data ->> 'item' ${loadId === undefined ? sql`~ '^[0-9]{1,15}$'` : sql`= ${String(loadId)}`}
      AND data ->> 'transition' IN ('load.finish', 'load.finishRollBack') ORDER BY seq`.execute(db);
  return rows;
}
