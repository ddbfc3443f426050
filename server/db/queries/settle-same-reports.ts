import { sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import { judgedReports } from "./judged-reports.ts";
import { followNext, type Position, type Turn, walkNext } from "./stone-sweeps.ts";

type Tx = Transaction<Tables>;

/**
 * Has each stone near a slice stand back, or stand forth. One that somebody is at is noted as changed, so that the next turn
 * looks at it again: that somebody may leave it as it is.
 */
const settled = sql`${judgedReports},
  wrong AS MATERIALIZED (SELECT j.id, j.for_id FROM judged j JOIN stone s ON s.id = j.id
    WHERE s.stands_back_for IS DISTINCT FROM j.for_id OR s.stands_back <> (j.for_id IS NOT NULL)),
  free AS MATERIALIZED (SELECT s.id FROM stone s WHERE s.id IN (SELECT id FROM wrong) ORDER BY s.id FOR UPDATE SKIP LOCKED),
  written AS (UPDATE stone s SET stands_back = w.for_id IS NOT NULL, stands_back_for = w.for_id
    FROM wrong w JOIN free f ON f.id = w.id WHERE s.id = w.id),
  noted AS (INSERT INTO stone_change (stone_id) SELECT id FROM wrong EXCEPT SELECT id FROM free)`;

/** Settles the reports of the next stones of a walk. */
export const walkReports = (db: Tx, most: number): Promise<boolean> =>
  walkNext(db, "report_sweep", most, { parts: settled });

/** Settles the reports of the stones that were changed next. */
export const followReports = (db: Tx, now: Date, turn: Turn, most: number): Promise<Position | undefined> =>
  followNext(db, "report_sweep", { now, turn, most }, { parts: settled });

/** Has stones stand forth where all are offered. Answers how many: none once no stone stands back that nobody is at. */
export async function offerAll(db: Tx, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH free AS MATERIALIZED (SELECT id FROM stone WHERE stands_back ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE stone s SET stands_back = false, stands_back_for = NULL FROM free f WHERE s.id = f.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Has all stones walked anew, as after the switch of a provider, whose stones are on the market at once. */
export const walkAnew = (db: Tx) => sql`UPDATE report_sweep SET walked_to = 0`.execute(db);
/** Forgets how far the house came: the rule is another. */
export const forgetWalk = (db: Tx) => sql`DELETE FROM report_sweep`.execute(db);
