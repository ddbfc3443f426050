import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { DiamondType, StoneOrigin } from "#domain/stone.ts";
import { openEnquiryStates } from "#domain/stone-lists.ts";
import type { Statement } from "../one-trip.ts";
import type { Tables } from "../tables.ts";
import { isClaim, isLiveClaim } from "./claims.ts";
import { forgetMessages } from "./enquiry-messages.ts";
import { isDue, isLiveHold } from "./line-now.ts";

/** A locked stone with the columns that moving it needs. */
export type LockedStone = {
  id: number;
  stock_no: string;
  report_no: string | null;
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

// The locks are statements for a caller to send (one-trip.ts): stones before lines, and each in the order of their ids,
// so that two acts on the same stones never wait for each other in a circle. Lines are read in a second statement,
// after the stones are locked: the previous owner of the locks may have just written some.

const lockedStones = sql`SELECT s.id, s.stock_no, s.report_no, s.status, s.is_listed, s.diamond_type, s.stone_origin, s.carat,
  s.rap, s.disc, s.price_per_ct, s.total_amt, s.provider_id, s.location, p.is_active AND NOT s.stands_back AS is_offered
  FROM stone s JOIN provider p ON p.id = s.provider_id`;
/** True for a stone under one of these stock or report numbers. domain/meant-stones.ts decides which stone is meant. */
const isUnder = (numbers: readonly string[]) =>
  sql`(stock_no = ANY (${numbers}::text[]) OR report_no = ANY (${numbers}::text[]))`;
const idsUnder = (numbers: readonly string[]) => sql`(SELECT id FROM stone WHERE ${isUnder(numbers)})`;

/** Those of some stones that a client has a live claim on. An expired hold is none. */
export async function claimedBy(
  db: Kysely<Tables>,
  holderId: number,
  stoneIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{ stone_id: number }>`
    SELECT stone_id FROM stone_line WHERE stone_id = ANY (${stoneIds}::bigint[]) AND holder_id = ${holderId}
      AND ${isLiveClaim("stone_line", now)}`.execute(db);
  return new Set(rows.map(({ stone_id }) => stone_id));
}

/** The same stones without a lock: a reader makes nobody wait. */
export const stonesUnderNumbers = (numbers: readonly string[]): Statement<LockedStone> => sql`
  ${lockedStones} WHERE ${isUnder(numbers)} ORDER BY s.id`;

export const lockStonesByNumber = (numbers: readonly string[]): Statement<LockedStone> => sql`
  ${stonesUnderNumbers(numbers)} FOR UPDATE OF s`;

export const lockStones = (ids: readonly number[]): Statement<LockedStone> => sql`
  ${lockedStones} WHERE s.id = ANY (${ids}::bigint[]) ORDER BY s.id FOR UPDATE OF s`;

/** The ids of the live claims of stones, and of the enquiries whose offers came with such a hold: they end together. */
const claimIds = (stones: RawBuilder<unknown>) => sql`ARRAY(
  SELECT unnest(ARRAY[id, CASE WHEN list = 'hold' THEN enquiry_id END]) FROM stone_line
  WHERE stone_id ${stones} AND ${isClaim("stone_line")})`;

/** The live claims of stones, with the enquiries of their offers. */
export const claimsUnderNumbers = (numbers: readonly string[]): Statement<LineRow> => sql`
  SELECT * FROM stone_line WHERE id = ANY (${claimIds(sql`IN ${idsUnder(numbers)}`)}) ORDER BY id`;

export const lockClaimsByNumber = (numbers: readonly string[]): Statement<LineRow> => sql`
  ${claimsUnderNumbers(numbers)} FOR UPDATE`;

/** Locks the live claims of some stones with the enquiries of their offers, and some more lines. */
export const lockLines = (stoneIds: readonly number[], lineIds: readonly number[]): Statement<LineRow> => sql`
  SELECT * FROM stone_line
  WHERE id = ANY (${lineIds}::bigint[] || ${claimIds(sql`= ANY (${stoneIds}::bigint[])`)}) ORDER BY id FOR UPDATE`;

/** The states of a line that is still in a list, as the index stone_line_once has them. */
export const listedStates: readonly string[] = ["in", ...openEnquiryStates];

/** Locks a holder's lines of these stones that are still in a list. */
export const lockListed = (list: string, holderId: number, numbers: readonly string[]): Statement<LineRow> => sql`
  SELECT * FROM stone_line WHERE list = ${list} AND holder_id = ${holderId} AND state = ANY (${listedStates}::text[])
    AND stone_id IN ${idsUnder(numbers)} ORDER BY id FOR UPDATE`;

/**
 * The holder and the stone of a line. They are read before anything is locked, since they change only when a guest
 * signs up or in.
 */
export type LineOwner = { id: number; list: string; stone_id: number; holder_id: number; associate_id: number | null };
export const ownersOfLines = (ids: readonly number[]): Statement<LineOwner> => sql`
  SELECT l.id, l.list, l.stone_id, l.holder_id, a.associate_id
  FROM stone_line l JOIN account a ON a.id = l.holder_id WHERE l.id = ANY (${ids}::bigint[])`;

/** The numbers of the stones of some lines. */
export async function stockNumbersOf(
  db: Kysely<Tables>,
  lineIds: readonly number[],
): Promise<{ line_id: number; stock_no: string; report_no: string | null }[]> {
  const { rows } = await sql<{ line_id: number; stock_no: string; report_no: string | null }>`
    SELECT l.id AS line_id, s.stock_no, s.report_no FROM stone_line l JOIN stone s ON s.id = l.stone_id
    WHERE l.id = ANY (${lineIds}::bigint[])`.execute(db);
  return rows;
}

export type NewLine = Omit<LineRow, "id" | "version">;

/** Inserts lines in one statement, in their order. The columns stand in the function (migration 0022). */
export const insertLines = (lines: readonly NewLine[]): Statement<LineRow> => sql`
  SELECT * FROM begin_lines(${JSON.stringify(lines)}::jsonb)`;

/** The columns of a line that a machine may change, which `move_lines` writes. */
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
  "waits_since",
  "sold_ppc",
  "memo_id",
  "invoice_id",
  "wish",
  "wish_until",
] as const satisfies (keyof LineRow)[];
export type MovedColumns = Pick<LineRow, (typeof movedColumns)[number]>;

/** Updates lines in one statement, and counts each version up. */
export const updateLines = (lines: readonly LineRow[], now: Date): Statement<never> => sql`
  SELECT move_lines(${JSON.stringify(lines)}::jsonb, ${now})`;

export const updateStones = (
  stones: readonly Pick<LockedStone, "id" | "status" | "is_listed">[],
  now: Date,
): Statement<never> => sql`
  SELECT move_stones(${stones.map(({ id }) => id)}::bigint[], ${stones.map(({ status }) => status)}::integer[],
    ${stones.map(({ is_listed }) => is_listed)}::boolean[], ${now})`;

/**
 * Announces that a line of these stones moved, for stones that stay as they are. A changed stone's row announces
 * itself.
 */
export const tellOfStones = (ids: readonly number[]): Statement<never> => sql`
  WITH told AS (INSERT INTO stone_change (stone_id) SELECT unnest(${ids}::bigint[]))
  SELECT pg_notify('stone_change', '')`;

/** The same for every stone of a memo, whose due day was moved: whoever has the memo or its lines open reads it anew. */
export const tellOfMemo = (memoId: number): Statement<never> => sql`
  WITH told AS (INSERT INTO stone_change (stone_id) SELECT stone_id FROM stone_line WHERE memo_id = ${memoId})
  SELECT pg_notify('stone_change', '')`;

/**
 * Gives all lines of one account to another, unchanged, except those of a stone that the other has in the same list
 * already. Answers the ids of the lines.
 */
export async function handOverLines(db: Transaction<Tables>, from: number, to: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE stone_line l SET holder_id = ${to}, version = version + 1, updated_at = ${now}
    WHERE holder_id = ${from} AND NOT (state = ANY (${listedStates}::text[]) AND EXISTS (
      SELECT FROM stone_line o WHERE o.holder_id = ${to} AND o.list = l.list AND o.stone_id = l.stone_id
        AND o.state = ANY (${listedStates}::text[]))) RETURNING id`.execute(db);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** The number of stones that a client holds now. An expired hold does not count, swept or not. */
export const liveHolds = (holderId: number, now: Date): Statement<{ count: number }> => sql`
  SELECT count(*) AS count FROM stone_line
  WHERE holder_id = ${holderId} AND ${isLiveHold("stone_line", now)}`;

/**
 * The end of the last hold that this client, or another person of the same business, had on each of these stones. A
 * hold that came with an offer does not count, as it was the house's doing. A hold that became a request or a memo did
 * not end. An expired hold has ended, swept or not.
 */
export const endedHolds = (
  holderId: number,
  numbers: readonly string[],
  now: Date,
): Statement<{ stone_id: number; ended_at: Date }> => sql`
  SELECT stone_id, max(CASE WHEN state = 'released' THEN least(updated_at, expires_at) ELSE expires_at END) AS ended_at
  FROM stone_line
  WHERE list = 'hold' AND enquiry_id IS NULL AND stone_id IN ${idsUnder(numbers)}
    AND (holder_id = ${holderId} OR business_id = (SELECT business_id FROM account WHERE id = ${holderId}))
    AND ((state = 'released' AND ended_by IN ('released', 'expired')) OR (${isDue("stone_line", "hold", now)}))
  GROUP BY stone_id`;

/** Stones with an expired hold, the longest overdue first. */
export async function dueHolds(
  db: Kysely<Tables>,
  now: Date,
  { most, without }: { most: number; without: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ stone_id: number }>`
    SELECT stone_id FROM stone_line WHERE ${isDue("stone_line", "hold", now)}
      AND stone_id <> ALL (${without}::bigint[])
    ORDER BY expires_at LIMIT ${most}`.execute(db);
  return rows.map(({ stone_id }) => stone_id);
}

/** Enquiries with an expired offer or bid, the longest overdue first. */
export async function dueOffers(
  db: Kysely<Tables>,
  now: Date,
  { most, without }: { most: number; without: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM stone_line WHERE ${isDue("stone_line", "enquiry", now)}
      AND id <> ALL (${without}::bigint[])
    ORDER BY expires_at LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Erases the words that a client wrote on their lines. The trade and its price stay. */
export async function forgetWords(db: Transaction<Tables>, holderId: number): Promise<void> {
  await sql`
    UPDATE stone_line SET remark = NULL, text = CASE WHEN text IS NULL THEN NULL ELSE '[erased]' END
    WHERE holder_id = ${holderId} AND (remark IS NOT NULL OR text IS NOT NULL)`.execute(db);
  await forgetMessages(db, holderId);
}
