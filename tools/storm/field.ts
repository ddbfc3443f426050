import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { isDatabaseDown } from "#server/db/is-database-down.ts";

export type Line = { id: number; list: string; version: number };
/** The stones to fight for, and the lines that are in sight on a list. */
export type Field = { stones: string[]; lines: Line[] };

const LOOKS_MS = 100; // Milliseconds between two looks at the lists.

export async function layField(pool: pg.Pool, stones: number): Promise<Field> {
  const { rows } = await pool.query<{ stock_no: string }>(
    "SELECT stock_no FROM stone WHERE status = 1 ORDER BY id LIMIT $1",
    [stones],
  );
  return { stones: rows.map(({ stock_no }) => stock_no), lines: [] };
}

/**
 * Keeps the open lines in everybody's sight. Acts on closed lines would only be refused, and stones would stay taken.
 * While the database is away the lines of before stay.
 */
export async function watch(pool: pg.Pool, field: Field, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      field.lines = await openLines(pool);
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
    }
    await wait(LOOKS_MS);
  }
}

async function openLines(pool: pg.Pool): Promise<Line[]> {
  const { rows } = await pool.query<Line>(
    "SELECT id::int, list, version FROM stone_line WHERE (list, state) IN (('hold', 'held'), ('confirm', 'pending'), ('confirm', 'approved.awaitingMemo'), ('memo', 'issued'))",
  );
  return rows;
}
