import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { MailingState } from "#domain/mailings.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

export type MailingRow = Selectable<Tables["mailing"]>;
export type MovedMailing = Partial<Pick<MailingRow, "state" | "status" | "is_scheduled" | "due_from">>;

/** Moves a rule as its machine decided (migration 0045). */
export const writeMailing = (db: Transaction<Tables>, id: number, moved: MovedMailing) =>
  sql`SELECT move_mailing(${id}, ${JSON.stringify(moved)}::jsonb)`.execute(db);

type Asked = { id?: number | undefined; state?: MailingState | undefined; search?: string | undefined };

/** Mail rules. */
export function mailings(db: Kysely<Tables>, { id, state, search }: Asked) {
  const word = search?.trim() && containing(search.trim());
  return db
    .selectFrom("mailing as m")
    .selectAll("m")
    .$if(id !== undefined, (query) => query.where("m.id", "=", id ?? 0))
    .$if(state !== undefined, (query) => query.where("m.state", "=", state ?? "draft"))
    .$if(Boolean(word), (query) => query.where(sql<boolean>`concat_ws(' ', m.name, m.subject) ILIKE ${word}`));
}

/** A rule, locked; undefined for a deleted one. */
export const lockedMailing = (db: Transaction<Tables>, id: number): Promise<MailingRow | undefined> =>
  db.selectFrom("mailing").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** The rules that follow their schedule now. */
export const scheduledMailings = (db: Kysely<Tables>) =>
  db
    .selectFrom("mailing")
    .select(["id", "schedule", "due_from"])
    .where("state", "=", "scheduled")
    .where("schedule", "is not", null)
    .orderBy("id")
    .execute();

/**
 * A rule that is sent, by somebody or by its schedule, counts as changed: whoever read it before does not send it once more
 * unknowingly.
 */
export const advanceMailing = (db: Transaction<Tables>, id: number) =>
  db
    .updateTable("mailing")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();

/** Follows the schedule up to a moment. The version stays, since nobody changed the rule. */
export const followMailing = (db: Transaction<Tables>, id: number, until: Date) =>
  db.updateTable("mailing").set({ due_from: until }).where("id", "=", id).execute();
