import { type Kysely, sql } from "kysely";
import { buyerRoles } from "#domain/roles.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";
import { isLiveClaim } from "./claims.ts";

/** The client of a line or a link. */
export type LifeClient = { id: number; role_id: number; associate_id: number | null; name: string };
type Person = { who: number | null; role_id: number | null; by: string | null };
type PaperOf<K extends string> = Record<`${K}_id`, number | null> & Record<`${K}_no`, string | null>;

/** An entry of the log about a stone or one of its lines, with the people and papers that it names. */
export type LoggedStep = Person &
  PaperOf<"order" | "memo" | "invoice"> & {
    seq: number;
    at: Date;
    transition: string;
    event: { price?: number | null; expiresAt?: number; reason?: string } | null;
    list: StoneList | null;
    line_id: number | null;
    /** For the line's last step: the version of the line since then. */
    line_version: number | null;
    client: LifeClient | null;
    /** The kind of the paper that the step wrote: a sale writes an invoice, its reversal a credit note. */
    invoice_kind: "invoice" | "credit" | null;
    sold_ppc: string | null;
  };

/** A client as a step names it: the company, or the person without one. */
const clientOf = (account: string) => sql`CASE WHEN ${sql.ref(`${account}.id`)} IS NOT NULL THEN
  jsonb_build_object('id', ${sql.ref(`${account}.id`)}, 'role_id', ${sql.ref(`${account}.role_id`)}, 'associate_id', ${sql.ref(`${account}.associate_id`)},
    'name', coalesce(nullif(b.company_name, ''), ${nameOf(account)})) END`;
const nameOf = (account: string) =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${account}.first_name`)}, ${sql.ref(`${account}.last_name`)})), '')`;

/**
 * The life of a stone from the log, the oldest first: its own entries and those of its lines, one look into the index
 * for each. A line's invoices and credit notes are matched by their order: a sale that was taken back leaves none on
 * its line, and the log may have an act later than its papers say (it never goes back in time).
 */
export async function loggedSteps(db: Kysely<Tables>, stoneId: number): Promise<LoggedStep[]> {
  const { rows } = await sql<LoggedStep>`
    WITH told AS MATERIALIZED (
      SELECT e.seq, e.at, e.data ->> 'transition' AS transition, e.data -> 'event' AS event,
        (e.data ->> 'who')::bigint AS who, (e.data ->> 'role')::integer AS role_id, w.line_id,
        e.seq = max(e.seq) OVER (PARTITION BY w.line_id) AS is_last,
        row_number() OVER (PARTITION BY w.line_id, e.data ->> 'transition' ORDER BY e.seq) AS nth
      FROM (SELECT 'stone' AS workflow, ${stoneId}::text AS item, NULL::bigint AS line_id
        UNION ALL SELECT list, id::text, id FROM stone_line WHERE stone_id = ${stoneId}) w
      JOIN audit_event e ON e.data ->> 'workflow' = w.workflow AND e.data ->> 'item' = w.item)
    SELECT e.seq, e.at, e.transition, e.event, e.who, e.role_id,
      ${nameOf("a")} AS by, l.list, l.id AS line_id,
      CASE WHEN e.is_last AND e.at >= l.updated_at THEN l.version END AS line_version, ${clientOf("h")} AS client,
      o.id AS order_id, o.number AS order_no, m.id AS memo_id, m.number AS memo_no,
      i.id AS invoice_id, i.kind AS invoice_kind, i.number AS invoice_no, v.price_per_ct AS sold_ppc
    FROM told e
    LEFT JOIN account a ON a.id = e.who
    LEFT JOIN stone_line l ON l.id = e.line_id
    LEFT JOIN account h ON h.id = l.holder_id
    LEFT JOIN business b ON b.id = l.business_id
    LEFT JOIN paper o ON o.id = l.order_id
    LEFT JOIN paper m ON m.id = l.memo_id
    LEFT JOIN LATERAL (SELECT p.*, row_number() OVER (PARTITION BY p.credits_id IS NULL ORDER BY p.id) AS nth
      FROM invoice_line p WHERE p.line_id = l.id) v ON v.nth = e.nth
      AND e.transition = CASE WHEN v.credits_id IS NULL THEN 'memo.sell' ELSE 'memo.reverseSold' END
    LEFT JOIN paper i ON i.id = v.invoice_id
    ORDER BY e.at, e.seq`.execute(db);
  return rows;
}

/** The rap of a stone by each applied list, in the order of their use. */
export async function listPricesOf(
  db: Kysely<Tables>,
  stoneId: number,
): Promise<{ list_no: number; label: string; applied_at: Date; rap: string | null }[]> {
  const { rows } = await sql<{ list_no: number; label: string; applied_at: Date; rap: string | null }>`
    SELECT k.list_no, k.label, k.applied_at, p.price AS rap
    FROM stone s CROSS JOIN price_list k LEFT JOIN list_price p ON p.list_id = k.id
      AND p.shape_group = CASE s.shape WHEN 'ROUND' THEN 'round' ELSE 'pear' END AND p.color = s.color
      AND p.clarity = CASE s.clarity WHEN 'FL' THEN 'IF' ELSE s.clarity END
      AND s.carat BETWEEN p.from_carat AND p.to_carat
    WHERE s.id = ${stoneId} AND s.diamond_type = 'white' AND k.applied_at IS NOT NULL
    ORDER BY k.applied_at, k.list_no`.execute(db);
  return rows;
}

/** A showing of a stone: a link to it, or its place among the special stones. */
export type Offer = Person & { id: number; at: Date; client: LifeClient | null; opened: number | null };

export async function linksTo(db: Kysely<Tables>, stoneId: number): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    SELECT k.id, k.created_at AS at, k.opened, a.id AS who, a.role_id, ${nameOf("a")} AS by, ${clientOf("c")} AS client
    FROM share_link_stone x JOIN share_link k ON k.id = x.share_link_id JOIN account a ON a.id = k.account_id
    LEFT JOIN account c
      ON c.id = coalesce(k.client_id, CASE WHEN a.role_id = ANY (${buyerRoles}::integer[]) THEN a.id END)
    LEFT JOIN business b ON b.id = c.business_id
    WHERE x.stone_id = ${stoneId} ORDER BY k.created_at, k.id`.execute(db);
  return rows;
}

export async function featuringOf(db: Kysely<Tables>, stoneId: number): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    SELECT f.id, f.created_at AS at, NULL AS opened, a.id AS who, a.role_id, ${nameOf("a")} AS by,
      ${clientOf("c")} AS client
    FROM featured_stone f
    LEFT JOIN audit_event e ON e.data ->> 'workflow' = 'featured_stone' AND e.data ->> 'item' = f.id::text
      AND e.data ->> 'transition' = 'featured_stone.insert'
    LEFT JOIN account a ON a.id = (e.data ->> 'who')::bigint
    LEFT JOIN LATERAL (SELECT * FROM account WHERE id = f.account_id OR business_id = f.business_id
      ORDER BY id LIMIT 1) c ON true
    LEFT JOIN business b ON b.id = c.business_id
    WHERE f.stone_id = ${stoneId} ORDER BY f.created_at, f.id`.execute(db);
  return rows;
}

/** The active collections of a stone, and the number of demands that told of it. */
export async function toldOf(db: Kysely<Tables>, stoneId: number): Promise<{ demands: number; collections: string[] }> {
  const { rows } = await sql<{ demands: number; collections: string[] }>`
    SELECT (SELECT count(*) FROM demand_stone WHERE stone_id = ${stoneId}) AS demands,
      ARRAY(SELECT c.name FROM collection_stone k JOIN collection c ON c.id = k.collection_id
        WHERE k.stone_id = ${stoneId} AND c.is_active ORDER BY c.name) AS collections`.execute(db);
  return rows[0] ?? { demands: 0, collections: [] };
}

/** The line that claims a stone now. An expired hold is no claim, swept or not. */
export async function claimNow(
  db: Kysely<Tables>,
  stoneId: number,
  now: Date,
): Promise<{ id: number; list: "hold" | "confirm" | "memo" } | undefined> {
  const { rows } = await sql<{ id: number; list: "hold" | "confirm" | "memo" }>`
    SELECT id, list FROM stone_line WHERE stone_id = ${stoneId}
      AND ${isLiveClaim("stone_line", now)}`.execute(db);
  return rows[0];
}

/** A claim on a stone with its client, and the order, memo or invoice of it. */
export type StoneClaim = {
  stone_id: number;
  list: "hold" | "confirm" | "memo";
  state: string;
  expires_at: Date | null;
  client: LifeClient;
  paper: string | null;
  paper_at: Date | null;
};

/** The claims on some stones now. An expired hold is no claim, swept or not. */
export async function claimsOn(db: Kysely<Tables>, stoneIds: readonly number[], now: Date): Promise<StoneClaim[]> {
  const { rows } = await sql<StoneClaim>`
    SELECT l.stone_id, l.list, l.state, l.expires_at, ${clientOf("h")} AS client,
      p.number AS paper, p.created_at AS paper_at
    FROM stone_line l
    JOIN account h ON h.id = l.holder_id
    LEFT JOIN business b ON b.id = l.business_id
    LEFT JOIN paper p
      ON p.id = CASE WHEN l.state = 'sold' THEN l.invoice_id WHEN l.list = 'memo' THEN l.memo_id ELSE l.order_id END
    WHERE l.stone_id = ANY (${stoneIds}::bigint[]) AND ${isLiveClaim("l", now)}`.execute(db);
  return rows;
}
