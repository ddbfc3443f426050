import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { LoadRowKind, OtherListings, PriceWay } from "#domain/load.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";
import { isLiveUnsoldClaim } from "./claims.ts";
import { isListedElsewhere } from "./same-reports.ts";

export type LoadClaim = { list: string; client: string };

export type AskedRows = {
  kind?: LoadRowKind | undefined;
  search?: string | undefined;
  others?: OtherListings | undefined;
  price?: PriceWay | undefined;
  /** The code of a finding. */
  finding?: string | undefined;
};

/**
 * The numbers of a load's rows. Changed ones begin with the largest change of price, all others with the first line;
 * before them stands the row whose number is searched in full.
 * They are counted and paged by themselves: what the rows say is read for those alone that are shown.
 */
export function rowsOfLoad(db: Kysely<Tables>, loadId: number, asked: AskedRows) {
  const { kind, search, others, price, finding } = asked;
  let query = db.selectFrom("load_row as r").select("r.id").where("r.load_id", "=", loadId).where(isAmong(loadId));
  if (kind !== undefined) query = query.where("r.kind", "=", kind);
  if (others !== undefined) query = query.where(isListedElsewhere(others));
  if (price !== undefined) query = query.where("r.price_change_pct", price === "rising" ? ">" : "<", "0");
  if (finding !== undefined) query = query.where(hasFinding(finding));
  const word = search?.trim();
  if (word) {
    query = query.where(isFoundBy(loadId, containing(word)));
    query = query.orderBy(isItsNumber(word), "desc");
  }
  return inOrder(query, kind);
}

/**
 * True for each row of a load, from its first to its last. Where a house has few loads, the planner would read the rows of
 * all of them; so it looks these up by their index, which has them in their order.
 */
const isAmong = (loadId: number) => {
  const end = (which: "min" | "max") =>
    sql`(SELECT ${sql.raw(which)}(e.id) FROM load_row e WHERE e.load_id = ${loadId})`;
  return sql<boolean>`r.id BETWEEN ${end("min")} AND ${end("max")}`;
};

const hasFinding = (code: string) => sql<boolean>`r.findings @> ${JSON.stringify([{ code }])}::jsonb`;

/** True for the row whose number is searched in full: it stands before those that only hold it. */
const isItsNumber = (word: string) => sql`(upper(${word}) IN (upper(r.stock_no), upper(r.org_stock_no))) IS TRUE`;

/** True for a row `r` that has one of its numbers in the pattern. Rows from before they had words are read whole. */
const isFoundBy = (loadId: number, pattern: string) => sql<boolean>`(r.words LIKE upper(${pattern}) OR r.words IS NULL
  AND (r.stock_no ILIKE ${pattern} OR r.org_stock_no ILIKE ${pattern} OR r.after ->> 'report_no' ILIKE ${pattern}
    OR r.stone_id IN (SELECT t.id FROM stone t WHERE t.report_no ILIKE ${pattern}
      AND t.provider_id = (SELECT l.provider_id FROM load l WHERE l.id = ${loadId}))))`;

const inOrder = <O>(query: SelectQueryBuilder<Tables & { r: Tables["load_row"] }, "r", O>, kind?: LoadRowKind) =>
  (kind === "changed" ? query.orderBy(sql`abs(r.price_change_pct)`, (way) => way.desc().nullsLast()) : query).orderBy(
    "r.id",
  );

/** Some rows of a load, in the order in which they are asked for. */
export async function rowsByIds(db: Kysely<Tables>, ids: readonly number[], now: Date) {
  const rows = await db
    .selectFrom("load_row as r")
    .select(["r.id", "r.kind", "r.line", "r.org_stock_no", "r.stock_no", "r.before", "r.after", "r.price_change_pct"])
    .select(["r.findings", "r.outcome", "r.reversal", "r.why", "r.refused_by", claimAt(now).as("claim")])
    .where(sql<boolean>`r.id = ANY (${ids}::bigint[])`)
    .execute();
  const places = new Map(ids.map((id, at) => [id, at]));
  return rows.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

/** The client who has the stone of a row that is in conflict. */
const claimAt = (
  now: Date,
) => sql<LoadClaim | null>`CASE WHEN r.kind = 'conflict' THEN (SELECT jsonb_build_object('list', l.list,
    'client', coalesce(b.company_name, a.company_name, trim(concat_ws(' ', a.first_name, a.last_name))))
  FROM stone_line l JOIN account a ON a.id = l.holder_id LEFT JOIN business b ON b.id = l.business_id
  WHERE l.stone_id = r.stone_id AND ${isLiveUnsoldClaim("l", now)} LIMIT 1) END`;

/** The refused rows of a load, without what the house knows beside. */
export const refusedRowsOf = (db: Kysely<Tables>, loadId: number) =>
  db
    .selectFrom("load_row")
    .select(["line", "org_stock_no", "findings"])
    .where("load_id", "=", loadId)
    .where("kind", "=", "refused")
    .orderBy("id");

/** The next refused rows of a load, in the order of the file. */
export const refusedAfter = (db: Kysely<Tables>, loadId: number, after: number, most: number) =>
  db
    .selectFrom("load_row")
    .select(["id", "line", "raw", "findings"])
    .where("load_id", "=", loadId)
    .where("kind", "=", "refused")
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();

/** The latest act of a person on a load. */
export async function latestActOn(
  db: Kysely<Tables>,
  loadId: number,
): Promise<{ event: string; by: string | null; at: Date } | undefined> {
  const { rows } = await sql<{ event: string; by: string | null; at: Date }>`
    SELECT e.data ->> 'transition' AS event, e.at, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') AS by
    FROM audit_event e LEFT JOIN account a ON a.id = (e.data ->> 'who')::bigint
    WHERE e.data ->> 'workflow' = 'load' AND e.data ->> 'item' = ${String(loadId)} AND e.data ->> 'who' IS NOT NULL
    ORDER BY e.seq DESC LIMIT 1`.execute(db);
  return rows[0];
}
