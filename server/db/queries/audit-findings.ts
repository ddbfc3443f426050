import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

type Found = Omit<Tables["audit_finding"], "id" | "found_at"> & { id?: never };
type Kept = { id: number; kind: string; seq: number; detail: string };

/** Keeps findings and answers the new ones. */
export async function insertFindings(db: Transaction<Tables>, found: readonly Found[], now: Date): Promise<Kept[]> {
  const column = <K extends keyof Found>(name: K) => found.map((one) => one[name]);
  const { rows } = await sql<Kept>`
    INSERT INTO audit_finding (kind, seq, detail, found_at)
    SELECT kind, seq, detail, ${now} FROM unnest(${column("kind")}::text[], ${column("seq")}::bigint[],
      ${column("detail")}::text[]) WITH ORDINALITY AS f (kind, seq, detail, place) ORDER BY place
    ON CONFLICT (kind, seq, detail) DO NOTHING RETURNING id, kind, seq, detail`.execute(db);
  return rows;
}

/** The findings, the earliest first. */
export const findings = (db: Kysely<Tables>, most: number) =>
  db.selectFrom("audit_finding").select(["kind", "seq", "detail", "found_at"]).orderBy("id").limit(most).execute();
