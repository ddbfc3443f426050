import { createHash } from "node:crypto";
import type pg from "pg";

export type AuditRow = { seq: number; body: string; fact: Record<string, unknown>; prev: Buffer; hash: Buffer };

/** The log from its first row, or from the one after `since`. */
export async function auditRows(pool: pg.Pool, since = 0): Promise<AuditRow[]> {
  const { rows } = await pool.query("SELECT seq, body, prev, hash FROM audit_event WHERE seq > $1 ORDER BY seq", [
    since,
  ]);
  return rows.map((row) => ({ ...row, fact: JSON.parse(row.body) }));
}

/** Follows the chain from its beginning and returns the first place where it breaks. */
export function brokenAt(rows: AuditRow[]): number | undefined {
  let prev = createHash("sha256").update("loupe/audit/v1").digest();
  for (const [place, row] of rows.entries()) {
    const text = Buffer.from(`${place + 1}\n${row.body}`, "utf8");
    const hash = createHash("sha256").update(prev).update(text).digest();
    if (row.seq !== place + 1 || !row.prev.equals(prev) || !row.hash.equals(hash)) return place + 1;
    prev = hash;
  }
  return undefined;
}
