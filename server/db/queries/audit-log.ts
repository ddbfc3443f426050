import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";

type Db = Kysely<Tables>;
type Conditions = readonly RawBuilder<boolean>[];
/** A range of entries by their numbers, both ends included. */
export type Reach = { from: number; to: number };

export type LogRow = {
  seq: number;
  at: Date;
  who: number | null;
  role_id: number | null;
  on_behalf_of: number | null;
  operation: string;
  workflow: string;
  item: string;
  transition: string;
  from: string | null;
  to: string | null;
  request_id: string;
  model: string | null;
  /** The entry's own name for its item, for an item that is gone. */
  said: string | null;
  /** The stone that the entry says by itself, for an item that is gone. */
  about: string | null;
  /** The account of a session, for an entry about one. */
  holder: number | null;
  has_deviation: boolean;
};
export type WholeRow = LogRow & {
  body: string;
  prev: Buffer;
  hash: Buffer;
  /** True if the columns that pages read are the text that was hashed. */
  is_shown: boolean;
};

const inReach = ({ from, to }: Reach) => sql<boolean>`e.seq BETWEEN ${from} AND ${to}`;
const all = (conditions: Conditions, reach: Reach) => sql.join([inReach(reach), ...conditions], sql` AND `);
const plain = "^[^[].*";
const figure = "^[0-9]+[.]?[0-9]*$";
/** A value of the entry's own, as it is after it or else was before. A veiled one counts as none. */
const told = (field: string, form = plain) =>
  sql`coalesce(substring(e.data #>> ${`{after,${field}}`} from ${form}), substring(e.data #>> ${`{before,${field}}`} from ${form}))`;
const weight = (field: string) => sql`round((${told(field, figure)})::numeric, 2)`;
const range = sql`${weight("from_carat")} || ' to ' || ${weight("to_carat")}`;
const said = sql`coalesce(${told("code")}, ${told("name")}, ${told("title")}, ${range})`;
const about = sql`(SELECT s.stock_no FROM stone s WHERE e.data ->> 'workflow' IN ('featuredStone', 'featured_stone')
  AND s.id = (${told("stone_id", "^[0-9]{1,15}$")})::bigint)`;

/** The columns of an entry that a list shows. */
const shown = sql`e.seq, e.at, (e.data ->> 'who')::bigint AS who, (e.data ->> 'role')::smallint AS role_id,
  (e.data ->> 'on_behalf_of')::bigint AS on_behalf_of, e.data ->> 'operation' AS operation,
  e.data ->> 'workflow' AS workflow, e.data ->> 'item' AS item, e.data ->> 'transition' AS transition,
  e.data ->> 'from' AS "from", e.data ->> 'to' AS "to", e.data ->> 'request_id' AS request_id,
  e.data ->> 'model' AS model, ${said} AS said, ${about} AS about,
  CASE WHEN e.data ->> 'workflow' = 'session' THEN (e.data #>> '{after,account_id}')::bigint END AS holder,
  EXISTS (SELECT FROM audit_deviation d WHERE d.workflow = e.data ->> 'workflow' AND d.item = e.data ->> 'item'
    AND coalesce(d.seq, 0) = e.seq) AS has_deviation`;
const whole = sql`${shown}, e.body, e.prev, e.hash, audit_shows(e.at, e.data, e.body) AS is_shown`;

/** The number of entries in the log. The log has no gaps, so this is also the number of the last one. */
export async function logSize(db: Db): Promise<number> {
  const { rows } = await sql<{ size: number }>`SELECT size FROM audit_head`.execute(db);
  return rows[0]?.size ?? 0;
}

/** The sorting of entries: by time if a time was asked for, as its index has that order. */
type Sorting = { isByTime: boolean };
const latestFirst = ({ isByTime }: Sorting) => sql`ORDER BY ${isByTime ? sql`e.at DESC, ` : sql``} e.seq DESC`;

/**
 * The numbers of matching entries, the latest first, up to a limit. They are taken in order, or the database would gather
 * all of them first.
 */
export async function numbersOfEntries(
  db: Db,
  conditions: Conditions,
  reach: Reach,
  { atMost, ...sorting }: Sorting & { atMost: number },
): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    SELECT e.seq FROM audit_event e WHERE ${all(conditions, reach)} ${latestFirst(sorting)} LIMIT ${atMost}`.execute(
    db,
  );
  return rows.map(({ seq }) => seq);
}

/** The entries with these numbers, the latest first. */
export async function entries(db: Db, numbers: readonly number[]): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    SELECT ${shown} FROM audit_event e WHERE e.seq = ANY (${numbers}::bigint[]) ORDER BY e.seq DESC`.execute(db);
  return rows;
}

/** Whole entries of a range, the oldest first, up to a limit. */
export async function wholeEntries(db: Db, conditions: Conditions, reach: Reach, limit: number): Promise<WholeRow[]> {
  const { rows } = await sql<WholeRow>`
    SELECT ${whole} FROM audit_event e WHERE ${all(conditions, reach)} ORDER BY e.seq LIMIT ${limit}`.execute(db);
  return rows;
}

/** The numbers of the entries before and after one entry of the same item. */
export async function besideEntry(db: Db, { seq, workflow, item }: Pick<LogRow, "seq" | "workflow" | "item">) {
  const ofItem = sql`SELECT seq FROM audit_event
    WHERE (data ->> 'workflow') = ${workflow} AND (data ->> 'item') = ${item}`;
  const { rows } = await sql<{ previous: number | null; next: number | null }>`
    SELECT (${ofItem} AND seq < ${seq} ORDER BY seq DESC LIMIT 1) AS previous,
      (${ofItem} AND seq > ${seq} ORDER BY seq LIMIT 1) AS next`.execute(db);
  return rows[0] ?? { previous: null, next: null };
}

/** The hash of an entry, if it is there. */
export async function hashOfEntry(db: Db, seq: number): Promise<Buffer | null> {
  const row = await db.selectFrom("audit_event").select("hash").where("seq", "=", seq).executeTakeFirst();
  return row?.hash ?? null;
}

/** The deviations found in an entry. */
export const findingsOf = (db: Db, seq: number) =>
  db.selectFrom("audit_deviation").select(["kind", "detail"]).where("seq", "=", seq).orderBy("id").execute();

/** The version of a machine, by its hash. */
export const modelByHash = (db: Db, hash: string) =>
  db.selectFrom("machine_version").select(["hash", "machine", "version"]).where("hash", "=", hash).executeTakeFirst();

/** Every version of every machine that ever decided, as data. */
export const allModels = (db: Db) =>
  db.selectFrom("machine_version").select(["hash", "description"]).orderBy("hash").execute();
