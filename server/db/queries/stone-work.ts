import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { DiamondType, StoneOrigin } from "#domain/stone.ts";
import { openEnquiryStates } from "#domain/stone-lists.ts";
import type { Statement } from "../one-trip.ts";
import type { Tables } from "../tables.ts";
import { forgetMessages } from "./enquiry-messages.ts";

/** A stone under the lock, with what moving it needs. */
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

// What locks is a statement for somebody to send (one-trip.ts): stones before lines, and each in the order of their ids,
// so that two who want the same stones never wait for each other in a circle. Lines are looked for only when the stones
// are held, in a statement of their own: whoever had them before may have just written some.

const lockedStones = sql`SELECT s.id, s.stock_no, s.report_no, s.status, s.is_listed, s.diamond_type, s.stone_origin, s.carat,
  s.rap, s.disc, s.price_per_ct, s.total_amt, s.provider_id, s.location, p.is_active AS is_offered
  FROM stone s JOIN provider p ON p.id = s.provider_id`;
/** Under stock numbers and report numbers alike; which stone is meant is domain/meant-stones.ts's to say. */
const isUnder = (numbers: readonly string[]) =>
  sql`(stock_no = ANY (${numbers}::text[]) OR report_no = ANY (${numbers}::text[]))`;
const idsUnder = (numbers: readonly string[]) => sql`(SELECT id FROM stone WHERE ${isUnder(numbers)})`;
/** As the index stone_line_one_claim has it. */
const isClaim = sql`(list, state) IN (('hold', 'held'), ('confirm', 'pending'), ('confirm', 'approved.awaitingMemo'),
  ('memo', 'issued'), ('memo', 'sold'))`;

/** To look at alone: whoever only looks holds nobody up. */
export const stonesUnderNumbers = (numbers: readonly string[]): Statement<LockedStone> => sql`
  ${lockedStones} WHERE ${isUnder(numbers)} ORDER BY s.id`;

export const lockStonesByNumber = (numbers: readonly string[]): Statement<LockedStone> => sql`
  ${stonesUnderNumbers(numbers)} FOR UPDATE OF s`;

export const lockStones = (ids: readonly number[]): Statement<LockedStone> => sql`
  ${lockedStones} WHERE s.id = ANY (${ids}::bigint[]) ORDER BY s.id FOR UPDATE OF s`;

/** The live claims of stones. */
export const claimsUnderNumbers = (numbers: readonly string[]): Statement<LineRow> => sql`
  SELECT * FROM stone_line WHERE stone_id IN ${idsUnder(numbers)} AND ${isClaim} ORDER BY id`;

export const lockClaimsByNumber = (numbers: readonly string[]): Statement<LineRow> => sql`
  ${claimsUnderNumbers(numbers)} FOR UPDATE`;

/** The same, and some lines more. */
export const lockLines = (stoneIds: readonly number[], lineIds: readonly number[]): Statement<LineRow> => sql`
  SELECT * FROM stone_line WHERE id = ANY (${lineIds}::bigint[]) OR (stone_id = ANY (${stoneIds}::bigint[]) AND ${isClaim})
  ORDER BY id FOR UPDATE`;

/** The index stone_line_once has the same. */
export const listedStates: readonly string[] = ["in", ...openEnquiryStates];

/** A holder's lines of these stones that are still in a list. */
export const lockListed = (list: string, holderId: number, numbers: readonly string[]): Statement<LineRow> => sql`
  SELECT * FROM stone_line WHERE list = ${list} AND holder_id = ${holderId} AND state = ANY (${listedStates}::text[])
    AND stone_id IN ${idsUnder(numbers)} ORDER BY id FOR UPDATE`;

/** Whose lines these are, and of which stones: read before anything is locked, for neither changes but when a guest signs up. */
export type LineOwner = { id: number; list: string; stone_id: number; holder_id: number; associate_id: number | null };
export const ownersOfLines = (ids: readonly number[]): Statement<LineOwner> => sql`
  SELECT l.id, l.list, l.stone_id, l.holder_id, a.associate_id
  FROM stone_line l JOIN account a ON a.id = l.holder_id WHERE l.id = ANY (${ids}::bigint[])`;

export type NewLine = Omit<LineRow, "id" | "version">;

/** All in one statement, in the order in which they come; the columns stand in the function (migration 0022). */
export const insertLines = (lines: readonly NewLine[]): Statement<LineRow> => sql`
  SELECT * FROM begin_lines(${JSON.stringify(lines)}::jsonb)`;

/** What a machine may change of a line: what `move_lines` writes. */
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
] as const satisfies (keyof LineRow)[];
export type MovedColumns = Pick<LineRow, (typeof movedColumns)[number]>;

/** All in one statement; each counts its version up. */
export const updateLines = (lines: readonly LineRow[], now: Date): Statement<never> => sql`
  SELECT move_lines(${JSON.stringify(lines)}::jsonb, ${now})`;

export const updateStones = (
  stones: readonly Pick<LockedStone, "id" | "status" | "is_listed">[],
  now: Date,
): Statement<never> => sql`
  SELECT move_stones(${stones.map(({ id }) => id)}::bigint[], ${stones.map(({ status }) => status)}::integer[],
    ${stones.map(({ is_listed }) => is_listed)}::boolean[], ${now})`;

/** Says that a line of these stones moved, where the stones themselves stay as they are: their rows say so by themselves. */
export const tellOfStones = (ids: readonly number[]): Statement<never> => sql`
  WITH told AS (INSERT INTO stone_change (stone_id) SELECT unnest(${ids}::bigint[]))
  SELECT pg_notify('stone_change', '')`;

/** Everything that is one person's becomes another's, as it stands; answers the ids of the lines. */
export async function handOverLines(db: Transaction<Tables>, from: number, to: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE stone_line SET holder_id = ${to}, version = version + 1, updated_at = ${now}
    WHERE holder_id = ${from} RETURNING id`.execute(db);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** How many stones somebody holds now; a hold whose time has passed is none, swept or not. */
export const liveHolds = (holderId: number, now: Date): Statement<{ count: number }> => sql`
  SELECT count(*) AS count FROM stone_line
  WHERE list = 'hold' AND state = 'held' AND holder_id = ${holderId} AND expires_at > ${now}`;

/**
 * When the last hold of each of these stones ended that this client, or somebody of the same business, had: a hold that came
 * with an offer was the house's doing, and one that became a request or a memo did not end. Swept or not, as above.
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
    AND ((state = 'released' AND ended_by IN ('released', 'expired')) OR (state = 'held' AND expires_at <= ${now}))
  GROUP BY stone_id`;

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

/** Enquiries whose offer's time has passed, the longest overdue first. */
export async function dueOffers(
  db: Kysely<Tables>,
  now: Date,
  { most, without }: { most: number; without: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM stone_line WHERE list = 'enquiry' AND state IN ('offered.made', 'offered.asked')
      AND expires_at <= ${now} AND id <> ALL (${without}::bigint[])
    ORDER BY expires_at LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The words that somebody wrote beside their lines; what was traded, and at which price, stays. */
export async function forgetWords(db: Transaction<Tables>, holderId: number): Promise<void> {
  await sql`
    UPDATE stone_line SET remark = NULL, text = CASE WHEN text IS NULL THEN NULL ELSE '[erased]' END
    WHERE holder_id = ${holderId} AND (remark IS NOT NULL OR text IS NOT NULL)`.execute(db);
  await forgetMessages(db, holderId);
}
