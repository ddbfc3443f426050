import { sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

// The writers of a machine's decision on one row. They are the functions of migration 0022: the portal's role may not
// write a status in any other way. Lines and stones, of which many move at once, are in stone-work.ts, documents in
// kyc.ts.

export const writeActive = (db: Transaction<Tables>, table: string, id: number, isActive: boolean, now: Date) =>
  sql`SELECT switch_active(${table}, ${id}, ${isActive}, ${now})`.execute(db);

export const writeStockListActive = (db: Transaction<Tables>, id: number, isActive: boolean, now: Date) =>
  sql`SELECT switch_stock_list(${id}, ${isActive}, ${now})`.execute(db);

export const writeScheduledReportActive = (db: Transaction<Tables>, id: number, isActive: boolean, now: Date) =>
  sql`SELECT switch_scheduled_report(${id}, ${isActive}, ${now})`.execute(db);

export const writeBusinessStatus = (db: Transaction<Tables>, id: number, status: 9 | 10 | 11, now: Date) =>
  sql`SELECT move_business(${id}, ${status}, ${now})`.execute(db);

type MovedTask = { state: string; status: number; done_by: number | null; done_at: Date | null };
export const writeTaskStatus = (db: Transaction<Tables>, id: number, moved: MovedTask, now: Date) =>
  sql`SELECT move_task(${id}, ${JSON.stringify({ ...moved, updated_at: now })}::jsonb)`.execute(db);
