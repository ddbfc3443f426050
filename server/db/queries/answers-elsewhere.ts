import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

export type AskedValue = { field: string; raw: string };
export type AnswerElsewhere = AskedValue & { code: string; provider: string };

/** Answers to values for other providers: the latest answer to each, in their latest mappings. */
export async function answersElsewhere(
  db: Kysely<Tables>,
  providerId: number,
  asked: readonly AskedValue[],
): Promise<AnswerElsewhere[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<AnswerElsewhere>`
    SELECT DISTINCT ON (a.field, a.raw) a.field, a.raw, v.code, p.name AS provider
    FROM (SELECT DISTINCT ON (provider_id) provider_id, mapping, created_at FROM mapping_configuration
      WHERE provider_id <> ${providerId} ORDER BY provider_id, version DESC) m
    JOIN provider p ON p.id = m.provider_id
    CROSS JOIN LATERAL jsonb_to_recordset(m.mapping -> 'columns') AS c (field text, values jsonb)
    CROSS JOIN LATERAL jsonb_to_recordset(coalesce(c.values, '[]')) AS v (raw text, code text)
    JOIN jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS a (field text, raw text)
      ON a.field = c.field AND lower(a.raw) = lower(v.raw)
    WHERE v.code IS NOT NULL ORDER BY a.field, a.raw, m.created_at DESC, m.provider_id`.execute(db);
  return rows;
}
