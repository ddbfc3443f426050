import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Statement } from "../one-trip.ts";
import type { Tables } from "../tables.ts";

export type NewMessage = Insertable<Tables["enquiry_message"]>;

/** A message with its author and the author's relation to the client. */
export type ShownMessage = Selectable<Tables["enquiry_message"]> & {
  first_name: string | null;
  last_name: string | null;
  role_id: number | null;
  /** True if the author is the client's associate, whom the client knows by name. */
  is_their_associate: boolean;
};

export async function insertMessages(db: Transaction<Tables>, messages: readonly NewMessage[]): Promise<void> {
  await db.insertInto("enquiry_message").values(messages).execute();
}

/** The messages of an enquiry, in their order. */
export async function messagesOf(db: Kysely<Tables>, lineId: number): Promise<ShownMessage[]> {
  const { rows } = await sql<ShownMessage>`
    SELECT m.*, a.first_name, a.last_name, a.role_id, coalesce(h.associate_id = m.author_id, false) AS is_their_associate
    FROM enquiry_message m JOIN stone_line l ON l.id = m.line_id JOIN account h ON h.id = l.holder_id
    LEFT JOIN account a ON a.id = m.author_id
    WHERE m.line_id = ${lineId} ORDER BY m.id`.execute(db);
  return rows;
}

export async function countMessages(db: Kysely<Tables>, lineId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM enquiry_message WHERE line_id = ${lineId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The holder of an enquiry, and the holder's associate. */
export const enquiryOwner = (id: number): Statement<{ holder_id: number; associate_id: number | null }> => sql`
  SELECT l.holder_id, a.associate_id FROM stone_line l JOIN account a ON a.id = l.holder_id
  WHERE l.id = ${id} AND l.list = 'enquiry'`;

/** Erases the words of a person and the words written to them. The offers stay, as all that was traded. */
export async function forgetMessages(db: Transaction<Tables>, accountId: number): Promise<void> {
  await sql`
    UPDATE enquiry_message SET text = '[erased]' WHERE text IS NOT NULL AND (author_id = ${accountId}
      OR line_id IN (SELECT id FROM stone_line WHERE list = 'enquiry' AND holder_id = ${accountId}))`.execute(db);
}
