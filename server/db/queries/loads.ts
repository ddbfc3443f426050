import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { LoadStanding, LoadVia } from "#domain/load.ts";
import type { Tables } from "../tables.ts";
import { namesOfKeepers } from "./load-tasks.ts";

export type LoadRecord = Omit<Selectable<Tables["load"]>, "preview">;

/** The columns that a load gets when it moves. The rest of its row stays. */
export type MovedLoad = Partial<Omit<LoadRecord, "id" | "provider_id" | "mode" | "version" | "created_at">>;

/** Moves a load as its machine decided (migration 0030). */
export const writeLoad = (db: Transaction<Tables>, id: number, moved: MovedLoad) =>
  sql`SELECT move_load(${id}, ${JSON.stringify(moved)}::jsonb)`.execute(db);

type BegunLoad = Pick<
  LoadRecord,
  | "provider_id"
  | "mode"
  | "state"
  | "status"
  | "file_name"
  | "stored_name"
  | "file_bytes"
  | "file_hash"
  | "mapping_configuration_id"
  | "tables"
  | "columns"
  | "questions"
  | "via"
  | "feed_id"
  | "goes_alone"
  | "created_by"
  | "created_at"
  | "updated_at"
>;

/** Begins a load as its machine decided. Answers its id. */
export async function beginLoad(db: Transaction<Tables>, begun: BegunLoad): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT begin_load(${JSON.stringify(begun)}::jsonb) AS id`.execute(db);
  return rows[0]?.id ?? 0;
}

type Asked = { provider_id?: number | undefined; state?: LoadStanding | undefined; via?: LoadVia | undefined };

/** Loads with the names of their provider and of who sent them, the latest first. */
export const loadsInOrder = (db: Kysely<Tables>, { provider_id, state, via }: Asked) =>
  shownLoads(db)
    .$if(provider_id !== undefined, (query) => query.where("l.provider_id", "=", provider_id ?? 0))
    .$if(state !== undefined, (query) => query.where(sql`split_part(l.state, '.', 1)`, "=", state ?? "waiting"))
    .$if(via !== undefined, (query) => query.where("l.via", "=", via ?? "page"))
    .orderBy("l.id", "desc");

export const shownLoad = (db: Kysely<Tables>, id: number) =>
  shownLoads(db)
    .leftJoin("mapping_configuration as m", "m.id", "l.mapping_configuration_id")
    .select(["l.tables", "l.columns", "l.questions", "l.findings", "l.facts", "m.mapping"])
    .where("l.id", "=", id)
    .executeTakeFirst();

const shownLoads = (db: Kysely<Tables>) =>
  db
    .selectFrom("load as l")
    .innerJoin("provider as p", "p.id", "l.provider_id")
    .leftJoin("account as a", "a.id", "l.created_by")
    .select([
      "l.id",
      "l.version",
      "l.provider_id",
      "p.name as provider_name",
      "p.is_active as is_offered",
      "l.mode",
      "l.via",
      sql<
        string[] | null
      >`CASE WHEN EXISTS (SELECT FROM task t WHERE t.load_id = l.id AND t.kind = 'load' AND t.state = 'pending')
        THEN ${namesOfKeepers} END`.as("asked"),
      "l.state",
      "l.file_name",
      "l.file_bytes",
      "l.counts",
      "l.done",
      "l.total",
      "l.sentence",
      "l.waits_for",
      "l.mapping_configuration_id",
      "l.created_at",
      "l.committed_at",
      "l.rolled_back_at",
      sql<string | null>`nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '')`.as("created_by"),
    ]);

/** A load without its preview, locked if it is about to move. */
const byId = (db: Kysely<Tables>, id: number) => db.selectFrom("load").selectAll().where("id", "=", id);

export const loadById = (db: Kysely<Tables>, id: number): Promise<LoadRecord | undefined> =>
  byId(db, id).executeTakeFirst();

export const loadLocked = (db: Transaction<Tables>, id: number): Promise<LoadRecord | undefined> =>
  byId(db, id).forUpdate().executeTakeFirst();

/** Makes the acts on a provider's loads wait for each other until the transaction ends. */
export const lockLoadsOf = (db: Transaction<Tables>, providerId: number) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended('loads', ${providerId}))`.execute(db);

export type Around = { isBusy: boolean; wroteSince: boolean };

/** The provider's other loads: one that is being written, or was written since a moment. */
export async function loadsAround(
  db: Kysely<Tables>,
  load: Pick<LoadRecord, "id" | "provider_id" | "compared_at">,
): Promise<Around> {
  const { rows } = await sql<Around>`
    SELECT coalesce(bool_or(state IN ('committing', 'rollingBack', 'failed.committing', 'failed.rollingBack')), false) AS "isBusy",
      coalesce(bool_or(greatest(committed_at, rolled_back_at) > ${load.compared_at}), false) AS "wroteSince"
    FROM load WHERE provider_id = ${load.provider_id} AND id <> ${load.id}`.execute(db);
  return rows[0] ?? { isBusy: false, wroteSince: false };
}

/**
 * The load that a delivery would only repeat: one with the same file that is under way and the provider's latest, or
 * the whole list that was taken last, with the prices in force and with no other load written since. A list that was
 * taken before quotes were kept is read once more if a stone lacks its quote.
 */
export async function sameDelivery(
  db: Kysely<Tables>,
  sent: Pick<LoadRecord, "provider_id" | "mode" | "file_hash" | "price_list_id">,
): Promise<{ id: number; is_taken: boolean } | undefined> {
  const { rows } = await sql<{ id: number; is_taken: boolean }>`
    SELECT l.id, l.state = 'committed' AS is_taken FROM load l
    WHERE l.provider_id = ${sent.provider_id} AND l.mode = ${sent.mode} AND l.file_hash = ${sent.file_hash}
      AND ((l.state IN ('received', 'reading', 'waiting', 'committing')
          AND l.goes_alone AND NOT EXISTS (SELECT FROM load o WHERE o.provider_id = l.provider_id AND o.id > l.id))
        OR (l.state = 'committed' AND l.mode = 'whole' AND l.price_list_id IS NOT DISTINCT FROM ${sent.price_list_id}
          AND (l.keeps_quotes OR NOT EXISTS (SELECT FROM stone s
            WHERE s.provider_id = l.provider_id AND s.is_listed AND s.status <> 8 AND s.quote_kind IS NULL))
          AND NOT EXISTS (SELECT FROM load o WHERE o.provider_id = l.provider_id AND o.id <> l.id
            AND (greatest(o.committed_at, o.rolled_back_at) >= l.committed_at
              OR o.state IN ('committing', 'rollingBack', 'failed.committing', 'failed.rollingBack')))))
    ORDER BY l.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** A mapping that reads stones. A list of those that are gone has no carats. */
const readsStones = sql<boolean>`m.mapping @? '$.columns[*] ? (@.field == "carat")'`;

/** The mapping of the provider's latest load of stones that was written. */
export async function lastMappingOf(db: Kysely<Tables>, providerId: number): Promise<number | null> {
  const row = await db
    .selectFrom("load as l")
    .innerJoin("mapping_configuration as m", "m.id", "l.mapping_configuration_id")
    .select("l.mapping_configuration_id")
    .where("l.provider_id", "=", providerId)
    .where("l.committed_at", "is not", null)
    .where(readsStones)
    .orderBy("l.committed_at", "desc")
    .orderBy("l.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.mapping_configuration_id ?? null;
}

/** The earlier loads that go alone and wait still, of the provider of a load. The caller has locked the provider's loads. */
export const waitingBefore = (db: Transaction<Tables>, { id, provider_id }: Pick<LoadRecord, "id" | "provider_id">) =>
  db
    .selectFrom("load")
    .selectAll()
    .where("provider_id", "=", provider_id)
    .where("id", "<", id)
    .where("goes_alone", "=", true)
    .where("state", "=", "waiting")
    .orderBy("id")
    .forUpdate()
    .execute();

/** A whole list, as its provider knows it. */
export type ListTaken = Pick<LoadRecord, "file_name" | "created_at">;

/** A whole list of the provider that came after a load and was taken. */
export const listTakenAfter = (
  db: Kysely<Tables>,
  { id, provider_id }: Pick<LoadRecord, "id" | "provider_id">,
): Promise<ListTaken | undefined> =>
  db
    .selectFrom("load")
    .select(["file_name", "created_at"])
    .where("provider_id", "=", provider_id)
    .where("id", ">", id)
    .where("mode", "=", "whole")
    .where("state", "=", "committed")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** The loads that go alone, wait, and of which nobody was told. */
export const loadsToSettle = (db: Kysely<Tables>) =>
  db
    .selectFrom("load as l")
    .select(["l.id", "l.reading"])
    .where("l.goes_alone", "=", true)
    .where("l.state", "=", "waiting")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("task as t").select("t.id").whereRef("t.load_id", "=", "l.id").where("t.kind", "=", "load")),
      ),
    )
    .orderBy("l.id")
    .execute();

/** The provider's latest load of stones that was written, and whether any has the same file. */
export async function earlierLoads(
  db: Kysely<Tables>,
  load: Pick<LoadRecord, "id" | "provider_id" | "file_hash">,
): Promise<{ rows: number | null; mapping: object | null; isSameFile: boolean }> {
  const { rows } = await sql<{ rows: number | null; mapping: object | null; isSameFile: boolean }>`
    SELECT (l.counts ->> 'rows')::integer AS rows, m.mapping, (SELECT bool_or(file_hash = ${load.file_hash}) FROM load
      WHERE provider_id = ${load.provider_id} AND id <> ${load.id} AND committed_at IS NOT NULL) AS "isSameFile"
    FROM load l LEFT JOIN mapping_configuration m ON m.id = l.mapping_configuration_id
    WHERE l.provider_id = ${load.provider_id} AND l.id <> ${load.id} AND l.committed_at IS NOT NULL AND (m.id IS NULL OR ${readsStones})
    ORDER BY l.committed_at DESC, l.id DESC LIMIT 1`.execute(db);
  return rows[0] ?? { rows: null, mapping: null, isSameFile: false };
}

/** Notes how far a reading has come, of how many rows by estimate. False if the reading is not valid any more. */
export async function noteReading(
  db: Kysely<Tables>,
  { load: id, reading }: { load: number; reading: number },
  far: { done: number; total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("load")
    .set(far)
    .where("id", "=", id)
    .where("reading", "=", reading)
    .where("state", "=", "reading")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A reading is valid still. Until the transaction ends the load does not move; how far it came may be noted. */
export async function isReading(db: Transaction<Tables>, id: number, reading: number): Promise<boolean> {
  const row = await db
    .selectFrom("load")
    .select("id")
    .where("id", "=", id)
    .where("reading", "=", reading)
    .where("state", "=", "reading")
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

type Place = { place: number; done: number; branches: LoadRecord["branches"] };

/** Notes up to which row a load is written or taken back, and the root so far. */
export const notePlace = (db: Transaction<Tables>, id: number, { branches, ...noted }: Place) =>
  db
    .updateTable("load")
    .set({ ...noted, branches: JSON.stringify(branches) })
    .where("id", "=", id)
    .execute();

/** Says by which mapping a load is read. */
export const noteMapping = (db: Transaction<Tables>, id: number, mapping_configuration_id: number) =>
  db.updateTable("load").set({ mapping_configuration_id }).where("id", "=", id).execute();

export const keepPreview = (db: Kysely<Tables>, id: number, preview: readonly object[]) =>
  db
    .updateTable("load")
    .set({ preview: JSON.stringify(preview) })
    .where("id", "=", id)
    .execute();

export const previewOf = (db: Kysely<Tables>, id: number) =>
  db.selectFrom("load").select("preview").where("id", "=", id).executeTakeFirst();
