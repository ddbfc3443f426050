import type pg from "pg";
import { auditRows, brokenAt } from "#support/audit.ts";

export type Verdict = {
  lost: number;
  doubleClaims: number;
  wrongStones: number;
  brokenHistories: number;
  unlogged: number;
  chainBrokenAt: number | null;
  deadlocks: number;
};

/** Judges the house after the storm by rules of its own. It asks none of the judged code. */
export async function verdictOf(pool: pg.Pool, acknowledged: readonly string[]): Promise<Verdict> {
  const count = async (sql: string, values: unknown[] = []) =>
    Number((await pool.query<{ count: string }>(sql, values)).rows[0]?.count ?? 0);
  const log = await auditRows(pool);
  return {
    lost: await count(
      `SELECT count(*) FROM unnest($1::text[]) AS a (key)
        WHERE NOT EXISTS (SELECT FROM idempotency_key k WHERE k.key = a.key AND k.answer IS NOT NULL)`,
      [acknowledged],
    ),
    doubleClaims: await count(
      `SELECT count(*) FROM (SELECT stone_id FROM stone_line WHERE ${LIVE} GROUP BY stone_id HAVING count(*) > 1) AS d`,
    ),
    wrongStones: await count(
      `SELECT count(*) FROM stone s LEFT JOIN stone_line l ON l.stone_id = s.id AND ${LIVE}
        WHERE s.status <> CASE l.list WHEN 'hold' THEN 4 WHEN 'confirm' THEN 3
          WHEN 'memo' THEN CASE l.state WHEN 'sold' THEN 8 ELSE 5 END
          ELSE CASE WHEN s.is_listed THEN 1 ELSE 2 END END`,
    ),
    brokenHistories: brokenHistories(log.map(({ fact }) => fact)),
    unlogged: await count(
      `SELECT count(*) FROM stone_line l WHERE l.state IS DISTINCT FROM (SELECT e.data->>'to' FROM audit_event e
        WHERE e.data->>'workflow' = l.list AND e.data->>'item' = l.id::text AND e.data->>'to' IS NOT NULL
        ORDER BY e.seq DESC LIMIT 1)`,
    ),
    chainBrokenAt: brokenAt(log) ?? null,
    deadlocks: await count("SELECT deadlocks AS count FROM pg_stat_database WHERE datname = current_database()"),
  };
}

export function isWhole({ chainBrokenAt, ...counts }: Verdict): boolean {
  return chainBrokenAt === null && Object.values(counts).every((count) => count === 0);
}

export function wordsOf(verdict: Verdict): string {
  return (
    `lost ${verdict.lost}, double claims ${verdict.doubleClaims}, stones that their claims contradict ${verdict.wrongStones}, ` +
    `histories with a gap ${verdict.brokenHistories}, lines that the log contradicts ${verdict.unlogged}, ` +
    `chain ${verdict.chainBrokenAt === null ? "whole" : `broken at ${verdict.chainBrokenAt}`}, deadlocks ${verdict.deadlocks}`
  );
}

const LIVE = `((list, state) IN (('hold', 'held'), ('confirm', 'pending'), ('confirm', 'approved.awaitingMemo'),
  ('memo', 'issued'), ('memo', 'sold')))`;

/**
 * The number of steps of a stone that do not begin at the end of the step before. Two acts would have won one moment.
 */
function brokenHistories(facts: readonly Record<string, unknown>[]): number {
  const stands = new Map<unknown, unknown>();
  let broken = 0;
  for (const { workflow, item, from, to } of facts) {
    if (workflow !== "stone" || from === undefined) continue;
    if (stands.has(item) && stands.get(item) !== from) broken++;
    stands.set(item, to);
  }
  return broken;
}
