import { type Kysely, type Selectable, sql } from "kysely";
import type { DiamondType, StoneOrigin } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";

/** A stone under the lock, with what moving it needs. */
export type LockedStone = {
  id: number;
  stock_no: string;
  status: number;
  is_listed: boolean;
  diamond_type: DiamondType;
  stone_origin: StoneOrigin;
  carat: string;
  rap: string | null;
  disc: string | null;
  price_per_ct: string;
  total_amt: string;
  provider_id: number;
  location: string | null;
  is_offered: boolean;
};
export type LineRow = Selectable<Tables["stone_line"]>;

/** Always in the order of their ids, so that two who want the same stones never wait for each other in a circle. */
const lockedStones = sql`SELECT s.id, s.stock_no, s.status, s.is_listed, s.diamond_type, s.stone_origin, s.carat, s.rap,
  s.disc, s.price_per_ct, s.total_amt, s.provider_id, s.location, p.is_active AS is_offered
  FROM stone s JOIN provider p ON p.id = s.provider_id`;

export async function lockStonesByNumber(db: Kysely<Tables>, numbers: readonly string[]): Promise<LockedStone[]> {
  const { rows } = await sql<LockedStone>`
    ${lockedStones} WHERE s.stock_no = ANY (${numbers}::text[]) ORDER BY s.id FOR UPDATE OF s`.execute(db);
  return rows;
}

export async function lockStones(db: Kysely<Tables>, ids: readonly number[]): Promise<LockedStone[]> {
  const { rows } = await sql<LockedStone>`
    ${lockedStones} WHERE s.id = ANY (${ids}::bigint[]) ORDER BY s.id FOR UPDATE OF s`.execute(db);
  return rows;
}

/** The live claims of stones (the index stone_line_one_claim), and some lines more, after the stones. */
export async function lockLines(
  db: Kysely<Tables>,
  stoneIds: readonly number[],
  lineIds: readonly number[],
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    SELECT * FROM stone_line WHERE id = ANY (${lineIds}::bigint[]) OR (stone_id = ANY (${stoneIds}::bigint[])
      AND (list, state) IN (('hold', 'held'), ('confirm', 'pending'), ('confirm', 'approved.awaitingMemo'),
        ('memo', 'issued'), ('memo', 'sold')))
    ORDER BY id FOR UPDATE`.execute(db);
  return rows;
}

/** A holder's lines of these stones that are still in a list, under the lock. */
export async function lockListed(
  db: Kysely<Tables>,
  list: string,
  holderId: number,
  stoneIds: readonly number[],
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    SELECT * FROM stone_line WHERE list = ${list} AND holder_id = ${holderId} AND state IN ('in', 'open')
      AND stone_id = ANY (${stoneIds}::bigint[]) ORDER BY id FOR UPDATE`.execute(db);
  return rows;
}

/** Whose lines these are, and of which stones: read before anything is locked, for neither ever changes. */
export type LineOwner = { id: number; list: string; stone_id: number; holder_id: number; associate_id: number | null };
export async function ownersOfLines(db: Kysely<Tables>, ids: readonly number[]): Promise<LineOwner[]> {
  const { rows } = await sql<LineOwner>`
    SELECT l.id, l.list, l.stone_id, l.holder_id, a.associate_id
    FROM stone_line l JOIN account a ON a.id = l.holder_id WHERE l.id = ANY (${ids}::bigint[])`.execute(db);
  return rows;
}

export type NewLine = Omit<LineRow, "id" | "version">;
export async function insertLines(db: Kysely<Tables>, lines: readonly NewLine[]): Promise<LineRow[]> {
  if (lines.length === 0) return [];
  return await db
    .insertInto("stone_line")
    .values([...lines])
    .returningAll()
    .execute();
}

/** What a machine may change of a line. */
export const movedColumns = [
  "state",
  "status",
  "agreed_ppc",
  "remark",
  "text",
  "reason",
  "expires_at",
  "extensions",
  "ended_by",
  "reversible_until",
  "sold_ppc",
  "memo_id",
  "invoice_id",
] as const satisfies (keyof LineRow)[];
export type MovedColumns = Pick<LineRow, (typeof movedColumns)[number]>;

/** All in one statement; each counts its version up. */
export async function updateLines(db: Kysely<Tables>, lines: readonly LineRow[], now: Date): Promise<void> {
  if (lines.length === 0) return;
  const columns = sql.join(movedColumns.map((name) => sql`${sql.ref(name)} = c.${sql.ref(name)}`));
  await sql`UPDATE stone_line AS l SET ${columns}, version = l.version + 1, updated_at = ${now}
    FROM jsonb_populate_recordset(NULL::stone_line, ${JSON.stringify(lines)}::jsonb) AS c
    WHERE l.id = c.id`.execute(db);
}

export async function updateStones(
  db: Kysely<Tables>,
  stones: readonly Pick<LockedStone, "id" | "status" | "is_listed">[],
  now: Date,
): Promise<void> {
  if (stones.length === 0) return;
  await sql`UPDATE stone AS s SET status = c.status, is_listed = c.is_listed, version = s.version + 1, updated_at = ${now}
    FROM unnest(${stones.map(({ id }) => id)}::bigint[], ${stones.map(({ status }) => status)}::integer[],
      ${stones.map(({ is_listed }) => is_listed)}::boolean[]) AS c (id, status, is_listed)
    WHERE s.id = c.id`.execute(db);
}

/** How many stones somebody holds now; a hold whose time has passed is none, swept or not. */
export async function liveHolds(db: Kysely<Tables>, holderId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM stone_line
    WHERE list = 'hold' AND state = 'held' AND holder_id = ${holderId} AND expires_at > ${now}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stones with a hold whose time has passed, the longest overdue first. */
export async function dueHolds(
  db: Kysely<Tables>,
  now: Date,
  { most, without }: { most: number; without: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ stone_id: number }>`
    SELECT stone_id FROM stone_line WHERE list = 'hold' AND state = 'held' AND expires_at <= ${now}
      AND stone_id <> ALL (${without}::bigint[])
    ORDER BY expires_at LIMIT ${most}`.execute(db);
  return rows.map(({ stone_id }) => stone_id);
}

/** The words that somebody wrote beside their lines; what was traded, and at which price, stays. */
export async function forgetWords(db: Kysely<Tables>, holderId: number): Promise<void> {
  await sql`
    UPDATE stone_line SET remark = NULL, text = CASE WHEN text IS NULL THEN NULL ELSE '[erased]' END
    WHERE holder_id = ${holderId} AND (remark IS NOT NULL OR text IS NOT NULL)`.execute(db);
}
