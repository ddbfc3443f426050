import { checkAll } from "#server/evidence/check-all.ts";
import type { TestApp } from "./app.ts";
import { hours } from "./clock.ts";
import { asAdmin } from "./database.ts";

/** Replays everything, like the nightly job. */
export const replayed = ({ house }: TestApp) =>
  checkAll(house, { signal: new AbortController().signal, progress: async () => {} });

/** The deviations that were found, in short. */
export async function deviationsIn({ pool }: TestApp): Promise<string[]> {
  const { rows } = await pool.query(
    "SELECT workflow, item, seq, kind FROM audit_deviation ORDER BY workflow, item::bigint, seq NULLS LAST, kind",
  );
  return rows.map(({ workflow, item, seq, kind }) => `${workflow} ${item} ${seq ?? "table"} ${kind}`);
}

/** Runs a statement with the rights of the database's owner, which the portal's role does not have. */
export async function behindTheLog({ pool }: TestApp, statement: string): Promise<void> {
  const { rows } = await pool.query("SELECT current_database() AS name");
  await asAdmin(
    `SET session_replication_role = replica; ${statement}; SET session_replication_role = DEFAULT`,
    rows[0].name,
  );
}

/** All roll-ups of the log, in an order that does not depend on time. */
export async function rollUps({ pool }: TestApp): Promise<Record<string, unknown[]>> {
  const kept: Record<string, unknown[]> = {};
  for (const [table, columns] of Object.entries({
    workflow_item: "workflow, item, state, since, seq, steps, business_id",
    workflow_standing: "workflow, state, items, arrivals",
    workflow_taken: "workflow, business_id, day, transition, party, taken",
    workflow_stay: "workflow, business_id, day, state, party, bucket, stays",
    workflow_decided: "workflow, model, entries, first_at, last_at",
    audit_deviation: "workflow, item, seq, kind",
  })) {
    const some = table === "workflow_standing" ? "WHERE items <> 0 OR arrivals <> 0" : "";
    kept[table] = (await pool.query(`SELECT ${columns} FROM ${table} ${some} ORDER BY ${columns}`)).rows;
  }
  return kept;
}

/** Lets time pass without ending any session. */
export async function later({ clock, pool }: TestApp, ms: number): Promise<void> {
  clock.advance(ms);
  await pool.query("UPDATE session SET last_seen_at = $1, expires_at = $2", [
    clock.now(),
    new Date(clock.now().getTime() + hours(12)),
  ]);
}
