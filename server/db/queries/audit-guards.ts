import { type Kysely, sql } from "kysely";
import { statusColumns } from "../roles.ts";
import type { Tables } from "../tables.ts";

type Db = Kysely<Tables>;

/**
 * The triggers that guard the log, as the migrations leave them: each with its function and the time when it fires
 * (tgtype).
 */
const triggers = [
  "audit_chain audit_chain 7 O",
  "audit_frozen audit_frozen 27 O",
  "audit_frozen_whole audit_frozen 34 O",
  "audit_head_follows audit_head_follows 4 O",
];
/**
 * The SHA-256 of the text of each function. After a migration that changes one, tests/server/evidence/guards.test.ts
 * prints the new value.
 */
export const sealedFunctions: Readonly<Record<string, string>> = {
  audit_chain: "263181f9377f760395a714acc7aab5e4a7100ab4f79a7ba900a975f1ccd19f13",
  audit_frozen: "6736c8805832786ada73b46a735ee369cc5d48c37d1e26b0d706aadbed0dd45a",
  audit_head_follows: "8d3a63784daaedaaf0e9f8f1c7ecbaf289d67a1237d83934745c0cd8ab088763",
  audit_shows: "30e2b844d141de2899e8b9c2735f4c5ca97308671d002fca7b74e0efde0d5a34",
};

export type GuardFault = "columns" | "triggers" | "functions" | "rights";

/** The log's guards that differ from those the product made. */
export async function guardFaults(db: Db): Promise<GuardFault[]> {
  const { rows } = await sql<{ columns: boolean; fires: string[]; functions: Record<string, string>; rights: boolean }>`
    SELECT
      EXISTS (SELECT FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'data'
        JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
        WHERE c.oid = 'audit_event'::regclass AND c.relkind = 'r' AND NOT c.relhasrules AND NOT c.relrowsecurity
          AND a.attgenerated = 's' AND pg_get_expr(d.adbin, d.adrelid) = '(body)::jsonb') AS columns,
      (SELECT coalesce(array_agg(concat_ws(' ', t.tgname, p.proname, t.tgtype, t.tgenabled) ORDER BY t.tgname), '{}')
        FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
        WHERE t.tgrelid = 'audit_event'::regclass AND NOT t.tgisinternal) AS fires,
      (SELECT coalesce(jsonb_object_agg(proname, encode(sha256(convert_to(prosrc, 'UTF8')), 'hex')), '{}') FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace AND proname = ANY (${Object.keys(sealedFunctions)})) AS functions,
      ${mayAlter} AS rights`.execute(db);
  const found = rows[0];
  if (!found) return ["columns", "triggers", "functions", "rights"];
  const isSealed = Object.entries(sealedFunctions).every(([name, hash]) => found.functions[name] === hash);
  return [
    ...(found.columns ? [] : (["columns"] as const)),
    ...(found.fires.join() === triggers.join() ? [] : (["triggers"] as const)),
    ...(isSealed ? [] : (["functions"] as const)),
    ...(found.rights ? (["rights"] as const) : []),
  ];
}

/**
 * True if this role may alter the log, or write a status by itself. A role that owns the tables and runs the portal
 * always may: the portal warns of that at its start (roles.ts), so it is no finding here.
 */
const mayAlter = sql`NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)
  AND NOT (SELECT pg_has_role(current_user, relowner, 'USAGE') FROM pg_class WHERE oid = 'audit_event'::regclass)
  AND (EXISTS (SELECT FROM unnest(ARRAY['audit_event', 'audit_head', 'audit_checkpoint', 'audit_finding', 'machine_version'])
      AS t (name) WHERE has_table_privilege(t.name, 'UPDATE, DELETE, TRUNCATE, TRIGGER') OR has_any_column_privilege(t.name, 'UPDATE'))
    OR EXISTS (SELECT FROM jsonb_each(${JSON.stringify(statusColumns)}::jsonb) AS t (name, decided),
      jsonb_array_elements_text(decided) AS d (name) WHERE has_column_privilege(t.name, d.name, 'UPDATE')))`;

/** The last entries of earlier readings without findings that have changed or are gone since. */
export async function changedSinceRead(db: Db): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    SELECT DISTINCT r.to_seq AS seq FROM audit_run r LEFT JOIN audit_event e ON e.seq = r.to_seq
    WHERE r.kind = 'chain' AND r.ended_at IS NOT NULL AND r.faults = 0 AND r.to_seq > 0 AND e.hash IS DISTINCT FROM r.head
    ORDER BY 1 LIMIT 100`.execute(db);
  return rows.map(({ seq }) => seq);
}

/** Entries about a checkpoint that is not kept as it was made, and checkpoints without an entry. */
export async function checkpointsUnlike(db: Db): Promise<{ seq: number; kind: "checkpoint" | "unsaid" }[]> {
  const { rows } = await sql<{ seq: number; kind: "checkpoint" | "unsaid" }>`
    WITH said AS (SELECT seq, data ->> 'item' AS item, data #>> '{after,size}' AS size, data #>> '{after,head}' AS head
      FROM audit_event WHERE data ->> 'workflow' = 'audit_checkpoint' AND data ->> 'transition' = 'audit_checkpoint.insert')
    SELECT said.seq, 'checkpoint' AS kind FROM said
      LEFT JOIN audit_checkpoint c ON c.id::text = said.item AND c.size::text = said.size AND encode(c.head, 'hex') = said.head
      WHERE c.id IS NULL
    UNION ALL
    SELECT c.size, 'unsaid' FROM audit_checkpoint c
      WHERE NOT EXISTS (SELECT FROM said WHERE said.item = c.id::text)
    ORDER BY 1 LIMIT 100`.execute(db);
  return rows;
}
