import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { buyerRoles } from "#domain/roles.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

export type ScheduledReportRow = Selectable<Tables["scheduled_report"]>;
type Filter = { search?: string; is_active?: boolean };

/** The reports of an account; of everybody without one. */
export function scheduledReports(db: Kysely<Tables>, accountId: number | undefined, { search, is_active }: Filter) {
  return db
    .selectFrom("scheduled_report as r")
    .selectAll("r")
    .$if(accountId !== undefined, (query) => query.where("r.account_id", "=", accountId ?? 0))
    .$if(is_active !== undefined, (query) => query.where("r.is_active", "=", is_active ?? true))
    .$if(Boolean(search), (query) => query.where("r.name", "ilike", containing(search ?? "")));
}

/** A report as it is kept; undefined for a deleted one. */
export const storedReport = (db: Kysely<Tables>, id: number): Promise<ScheduledReportRow | undefined> =>
  db.selectFrom("scheduled_report").selectAll().where("id", "=", id).executeTakeFirst();

/** Lets those who add a report for an account take turns, and answers how many it has. */
export async function countReportsLocked(db: Transaction<Tables>, accountId: number): Promise<number> {
  await db.selectFrom("account").select("id").where("id", "=", accountId).forUpdate().execute();
  const { rows } = await sql<{ reports: number }>`
    SELECT count(*)::int AS reports FROM scheduled_report WHERE account_id = ${accountId}`.execute(db);
  return rows[0]?.reports ?? 0;
}

/** The active reports with a schedule. */
export const reportsOnSchedule = (db: Kysely<Tables>) =>
  db
    .selectFrom("scheduled_report")
    .select(["id", "schedule", "due_from"])
    .where("is_active", "=", true)
    .where("schedule", "is not", null)
    .orderBy("id")
    .execute();

/** Follows the schedule up to a moment. The version stays, since nobody changed the report. */
export const followReport = (db: Transaction<Tables>, id: number, until: Date) =>
  db.updateTable("scheduled_report").set({ due_from: until }).where("id", "=", id).execute();

const readerColumns = ["id", "email", "first_name", "last_name", "is_active"] as const;

/** These accounts as readers, in the order of their ids. */
export const reportReadersById = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom("account")
    .select(readerColumns)
    .where("id", "in", ids.length > 0 ? ids : [0])
    .orderBy("id")
    .execute();
export type ReportReaderRow = Awaited<ReturnType<typeof reportReadersById>>[number];

/** The active people of the house, by their names. */
export const peopleOfHouse = (db: Kysely<Tables>): Promise<ReportReaderRow[]> =>
  db
    .selectFrom("account")
    .select(readerColumns)
    .where("role_id", "not in", buyerRoles)
    .where("is_active", "=", true)
    .orderBy("first_name")
    .orderBy("last_name")
    .orderBy("id")
    .execute();
