import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** The items of a step of many; a forged entry may hold anything there. */
const itemsOf = sql`CASE jsonb_typeof(e.data -> 'items') WHEN 'array' THEN e.data -> 'items' ELSE '[]' END`;

/** The next entries of the log after one of them, in order, as they were hashed. */
export const entriesAfter = (db: Kysely<Tables>, seq: number, most: number): Promise<{ seq: number; body: string }[]> =>
  db.selectFrom("audit_event").select(["seq", "body"]).where("seq", ">", seq).orderBy("seq").limit(most).execute();

/** The entries of some workflows item by item, each history in order: those after a place, up to an entry. */
export async function entriesByItem(
  db: Kysely<Tables>,
  names: readonly string[],
  { after, upTo, most }: { after: { item: string; seq: number }; upTo: number; most: number },
): Promise<{ item: string; seq: number; body: string }[]> {
  // Each workflow is read by its own index; otherwise all entries would be sorted first.
  const ofName = (name: string) => sql`(SELECT data ->> 'item' AS item, seq, body FROM audit_event
    WHERE data ->> 'workflow' = ${name} AND (data ->> 'item', seq) > (${after.item}, ${after.seq}::bigint) AND seq <= ${upTo}
      AND jsonb_typeof(data -> 'items') IS DISTINCT FROM 'array' ORDER BY data ->> 'item', seq LIMIT ${most})
    -- A step of many items is told for each of them.
    UNION ALL (SELECT i.item, e.seq, (e.data - 'items' || jsonb_build_object('item', i.item))::text AS body
      FROM audit_event e CROSS JOIN LATERAL jsonb_array_elements_text(${itemsOf}) AS i (item)
      WHERE jsonb_typeof(e.data -> 'items') = 'array' AND e.data ->> 'workflow' = ${name} AND e.seq <= ${upTo}
        AND (i.item, e.seq) > (${after.item}, ${after.seq}::bigint) ORDER BY i.item, e.seq LIMIT ${most})`;
  const { rows } = await sql<{ item: string; seq: number; body: string }>`
    SELECT * FROM (${sql.join(names.map(ofName), sql` UNION ALL `)}) AS found ORDER BY item, seq LIMIT ${most}`.execute(
    db,
  );
  return rows;
}

/** True if the log was followed further than it goes now. */
export async function isLogShorter(db: Kysely<Tables>): Promise<boolean> {
  return (await entriesLeft(db)) < 0;
}

/** The number of entries that were not followed yet. */
export async function entriesLeft(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    SELECT h.size - c.seq AS left FROM audit_head h, evidence_cursor c`.execute(db);
  return rows[0]?.left ?? 0;
}

export async function followedTo(db: Kysely<Tables>): Promise<number> {
  return (await db.selectFrom("evidence_cursor").select("seq").executeTakeFirstOrThrow()).seq;
}

/**
 * The same number under a lock: nobody else follows until the transaction ends. After `patienceMs` the database refuses
 * to wait longer.
 */
export async function lockFollower(db: Transaction<Tables>, patienceMs?: number): Promise<number> {
  if (patienceMs !== undefined) await sql`SET LOCAL lock_timeout = ${sql.lit(patienceMs)}`.execute(db);
  return (await db.selectFrom("evidence_cursor").select("seq").forUpdate().executeTakeFirstOrThrow()).seq;
}

/**
 * Locks out other followers before the transaction takes its snapshot, which must not be overtaken. Locking a table
 * takes no snapshot.
 */
export async function lockFollowers(db: Transaction<Tables>): Promise<void> {
  await sql`LOCK TABLE evidence_cursor IN EXCLUSIVE MODE`.execute(db);
}

export async function modelsKept(db: Kysely<Tables>, hashes: readonly string[] | null) {
  const query = db.selectFrom("machine_version").select(["hash", "description"]);
  return (hashes === null ? query : query.where("hash", "in", hashes.length > 0 ? hashes : [""])).execute();
}

/** The entries that tell a step of many items, this one among them. */
const ofMany = (item: string) =>
  sql`SELECT seq FROM audit_event WHERE data ? 'items' AND data -> 'items' @> to_jsonb(${/^\d{1,15}$/.test(item) ? Number(item) : 0}::bigint)`;

/** The last thousand steps of one item's history, the earliest first. */
export async function stepsOf(db: Kysely<Tables>, workflow: string, item: string) {
  const { rows } = await sql<{ seq: number; body: string }>`
    SELECT seq, body FROM (SELECT seq, body, data FROM audit_event
      WHERE data ->> 'workflow' = ${workflow} AND (data ->> 'item' = ${item} OR seq = ANY (ARRAY(${ofMany(item)})))
      ORDER BY seq DESC LIMIT 1000) last
    WHERE data ? 'from' AND data ? 'to' ORDER BY seq`.execute(db);
  return rows;
}

/** The next steps of a workflow since a time, after one of them, in order. */
export async function stepsSince(
  db: Kysely<Tables>,
  workflow: string,
  { since, after, most }: { since: Date; after: number; most: number },
) {
  const { rows } = await sql<{ seq: number; body: string }>`
    SELECT seq, body FROM audit_event WHERE data ->> 'workflow' = ${workflow} AND seq > ${after} AND at >= ${since}
      AND data ? 'from' AND data ? 'to' ORDER BY seq LIMIT ${most}`.execute(db);
  return rows;
}

/** Names of accounts by their ids. */
export async function namesOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("account")
    .select(["id", "first_name", "last_name"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]));
}
