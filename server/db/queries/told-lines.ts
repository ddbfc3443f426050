import { type Kysely, sql } from "kysely";
import type { GradedInWords } from "#domain/grade-words.ts";
import { buyerRoles } from "#domain/roles.ts";
import type { StoneOrigin } from "#domain/stone.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";

/** A stone as a person is told of it. */
export type ToldStone = GradedInWords & {
  stock_no: string;
  stone_origin: StoneOrigin;
  carat: string;
  lab: string | null;
  report_no: string | null;
};

/** A line as its holder is told of it, with their own prices and none of the house's. */
export type ToldLine = ToldStone & {
  id: number;
  list: StoneList;
  rap: string | null;
  markup_ppc: string;
  sell_amt: string;
  agreed_ppc: string | null;
  sold_ppc: string | null;
  text: string | null;
  reason: string | null;
  expires_at: Date | null;
  memo_id: number | null;
  memo_no: string | null;
  due_date: string | null;
  /** True for a hold that came with an offer and lasts as long: both end at once. */
  ends_with_offer: boolean;
  /** True for an offer that ended at the same moment as its hold. */
  hold_ended: boolean;
  holder: { id: number; email: string; first_name: string; last_name: string; is_active: boolean };
};

/** The columns of a told stone `s`. */
export const toldStone = sql`
  s.stock_no, s.stone_origin, s.shape, s.carat, s.diamond_type, s.color, s.intensity, s.overtone, s.fancy_color,
  s.clarity, s.cut, s.polish, s.symmetry, s.fluorescence, s.fluorescence_color, s.shade, s.milky, s.eye_clean, s.lab,
  s.report_no`;

const toldLines = sql`
  SELECT l.id, l.list, ${toldStone},
    l.rap, l.markup_ppc, l.sell_amt, l.agreed_ppc, l.sold_ppc, l.text, l.reason, l.expires_at, l.memo_id, p.number AS memo_no, p.due_date,
    EXISTS (SELECT FROM enquiry_message m WHERE m.line_id = l.enquiry_id AND m.stands_until = l.expires_at) AS ends_with_offer,
    l.list = 'enquiry' AND EXISTS (SELECT FROM stone_line h WHERE h.stone_id = l.stone_id AND h.list = 'hold'
      AND h.enquiry_id = l.id AND h.ended_by = 'expired' AND h.expires_at = (SELECT m.stands_until FROM enquiry_message m
        WHERE m.line_id = l.id AND m.kind = 'offer' ORDER BY m.id DESC LIMIT 1)) AS hold_ended,
    json_build_object('id', a.id, 'email', a.email, 'first_name', a.first_name, 'last_name', a.last_name,
      'is_active', a.is_active) AS holder
  FROM stone_line l JOIN stone s ON s.id = l.stone_id JOIN account a ON a.id = l.holder_id
    LEFT JOIN paper p ON p.id = l.memo_id`;

/** Lines as their holders are told of them. */
export async function toldLinesById(db: Kysely<Tables>, ids: readonly number[]): Promise<ToldLine[]> {
  const { rows } =
    await sql<ToldLine>`${toldLines} WHERE l.id = ANY (${ids}::bigint[]) ORDER BY s.stock_no, l.id`.execute(db);
  return rows;
}

/** The lines of a memo that are still out. */
export async function toldLinesOfMemo(db: Kysely<Tables>, memoId: number): Promise<ToldLine[]> {
  const { rows } = await sql<ToldLine>`
    ${toldLines} WHERE l.memo_id = ${memoId} AND l.list = 'memo' AND l.state = 'issued' ORDER BY s.stock_no`.execute(
    db,
  );
  return rows;
}

/** The active buyers of a business, who may be told. */
export async function buyersOfBusiness(db: Kysely<Tables>, businessId: number): Promise<ToldLine["holder"][]> {
  return db
    .selectFrom("account")
    .select(["id", "email", "first_name", "last_name", "is_active"])
    .where("business_id", "=", businessId)
    .where("role_id", "in", buyerRoles)
    .where("is_active", "=", true)
    .orderBy("id")
    .execute();
}
