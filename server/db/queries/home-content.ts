import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { type AppPlatform, bannerTypes, type ContentPage } from "#domain/home-content.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

export type ContentTable = "popup" | "house_event" | "banner";
/** A row of content. A banner alone has a type. */
export type ContentRow = Selectable<Tables["popup"]> & Partial<Pick<Selectable<Tables["banner"]>, "type">>;

/** The rows of a table of content. The three tables share their columns, and a banner has one more. */
const rowsOf = (db: Kysely<Tables>, table: ContentTable) => db.selectFrom(table as "popup").selectAll();

/** The rows whose title or description contains a word. */
export function contentRows(
  db: Kysely<Tables>,
  table: ContentTable,
  { search, is_active }: { search?: string; is_active?: boolean },
) {
  let query = rowsOf(db, table);
  if (is_active !== undefined) query = query.where("is_active", "=", is_active);
  const word = search?.trim();
  if (!word) return query;
  return query.where((is) =>
    is.or([is("title", "ilike", containing(word)), is("description", "ilike", containing(word))]),
  );
}

/** The active rows of a page whose days hold this day: important banners before others, then the earliest first. */
export const shownRows = (
  db: Kysely<Tables>,
  table: ContentTable,
  page: ContentPage,
  day: string,
): Promise<ContentRow[]> =>
  rowsOf(db, table)
    .$if(table === "banner", (q) => q.orderBy(sql`type = ${bannerTypes.important}`, "desc"))
    .where("page", "=", page)
    .where("is_active", "=", true)
    .where("start_date", "<=", day)
    .where("end_date", ">=", day)
    .orderBy("start_date")
    .orderBy("id")
    .execute();

/** Announces that content was added, changed or deleted, once for a transaction. */
export const tellOfContent = (db: Transaction<Tables>) => sql`SELECT pg_notify('content_change', '')`.execute(db);

/** The names of stored pictures by their ids. */
export async function pictureNames(db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("stored_file").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The versions of the app on a platform. */
export const appVersions = (db: Kysely<Tables>, platform: AppPlatform) =>
  db.selectFrom("app_version").selectAll().where("platform", "=", platform);

/** A version of the app on a platform, locked; undefined if the platform does not have it. */
export const appVersionLocked = (db: Transaction<Tables>, platform: AppPlatform, number: string) =>
  appVersions(db, platform).where("app_version", "=", number).forUpdate().executeTakeFirst();
