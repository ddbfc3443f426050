import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { RoleId } from "#domain/roles.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Right } from "../../ground/actor.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";
import { rightsOfAccount } from "./sessions.ts";

export type StockListRow = Selectable<Tables["stock_list"]>;
type Filter = { code?: string; diamond_type?: DiamondType; is_active?: boolean; search?: string };

/** The stock lists with the names of their clients. */
export function stockLists(db: Kysely<Tables>, { code, diamond_type, is_active, search }: Filter) {
  const word = search?.trim() && containing(search.trim());
  return db
    .selectFrom("stock_list as l")
    .leftJoin("account as a", "a.id", "l.client_id")
    .leftJoin("business as b", "b.id", "a.business_id")
    .selectAll("l")
    .select(["a.first_name", "a.last_name", "b.company_name"])
    .$if(code !== undefined, (query) => query.where("l.code", "=", code ?? ""))
    .$if(diamond_type !== undefined, (query) => query.where("l.diamond_type", "=", diamond_type ?? "white"))
    .$if(is_active !== undefined, (query) => query.where("l.is_active", "=", is_active ?? true))
    .$if(Boolean(word), (query) =>
      query.where(sql<boolean>`concat_ws(' ', l.name, b.company_name, a.first_name, a.last_name) ILIKE ${word}`),
    );
}
export type ShownStockList = Awaited<ReturnType<ReturnType<typeof stockLists>["executeTakeFirstOrThrow"]>>;

export const stockListById = (db: Kysely<Tables>, id: number) =>
  stockLists(db, {}).where("l.id", "=", id).executeTakeFirstOrThrow();

/** A list as it is kept; undefined for a deleted one. */
export const storedStockList = (db: Kysely<Tables>, id: number): Promise<StockListRow | undefined> =>
  db.selectFrom("stock_list").selectAll().where("id", "=", id).executeTakeFirst();

/** A list, locked; undefined for a deleted one. */
export const lockedStockList = (db: Transaction<Tables>, id: number): Promise<StockListRow | undefined> =>
  db.selectFrom("stock_list").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** The list with a code, whole. */
export const stockListByCode = (db: Kysely<Tables>, code: string): Promise<StockListRow | undefined> =>
  db.selectFrom("stock_list").selectAll().where("code", "=", code).executeTakeFirst();

/** The active lists in the FTP folder of a client. */
export const stockListsInFolder = (db: Kysely<Tables>, accountId: number): Promise<StockListRow[]> =>
  db
    .selectFrom("stock_list")
    .selectAll()
    .where("client_id", "=", accountId)
    .where("place", "=", "ftp")
    .where("is_active", "=", true)
    .orderBy("id")
    .execute();

/** The active lists with a schedule that is not paused. */
export const scheduledStockLists = (db: Kysely<Tables>) =>
  db
    .selectFrom("stock_list")
    .select(["id", "schedule", "due_from"])
    .where("is_active", "=", true)
    .where("schedule", "is not", null)
    .where("paused_at", "is", null)
    .orderBy("id")
    .execute();

/** A list's client, as far as it decides whether the list may be published. */
export async function stockListClient(db: Kysely<Tables>, id: number) {
  const { rows } = await sql<{ role_id: RoleId; is_open: boolean; rights: Right[] }>`
    SELECT a.role_id, a.is_active AND coalesce(b.is_active, true) AND a.became_id IS NULL AS is_open,
      ${sql.raw(rightsOfAccount)} AS rights
    FROM account a LEFT JOIN business b ON b.id = a.business_id WHERE a.id = ${id}`.execute(db);
  return rows[0];
}

/** Follows the schedule up to a moment. The version stays, since nobody changed the list. */
export const followSchedule = (db: Transaction<Tables>, id: number, until: Date) =>
  db.updateTable("stock_list").set({ due_from: until }).where("id", "=", id).execute();

/** Pauses a schedule, or lets it go on from a moment. The version stays, since nobody changed the list. */
export const pauseSchedule = (db: Transaction<Tables>, id: number, at: Date) =>
  db.updateTable("stock_list").set({ paused_at: at }).where("id", "=", id).where("paused_at", "is", null).execute();
export const resumeSchedule = (db: Transaction<Tables>, id: number, from: Date) =>
  db
    .updateTable("stock_list")
    .set({ paused_at: null, due_from: from })
    .where("id", "=", id)
    .where("paused_at", "is not", null)
    .execute();

/** Counts a fetch. The version stays, since nobody changed the list. */
export const countFetch = (db: Transaction<Tables>, id: number, at: Date) =>
  db
    .updateTable("stock_list")
    .set({ fetches: sql<number>`fetches + 1`, fetched_at: at })
    .where("id", "=", id)
    .execute();

type MadeFile = Pick<StockListRow, "file_name" | "file_at" | "file_stones" | "file_bytes" | "file_sight">;
export const noFile: MadeFile = {
  file_name: null,
  file_at: null,
  file_stones: null,
  file_bytes: null,
  file_sight: null,
};

/** Names the file of the latest run. The version stays, since nobody changed the list. */
export const keepMadeFile = (db: Transaction<Tables>, id: number, file: MadeFile) =>
  db.updateTable("stock_list").set(file).where("id", "=", id).execute();
