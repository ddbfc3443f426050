import { type Kysely, type RawBuilder, sql } from "kysely";
import type { LostFigure, LostStep } from "#domain/lost-deals.ts";
import type { Tables } from "../tables.ts";
import { type LostFilter, lostLines } from "./lost-lines.ts";
import { and } from "./stone-conditions.ts";

type Sql = RawBuilder<unknown>;

/** The lines behind a figure: those of a step, of one group or of all. */
export type LostFigureOf = { step: LostStep; figure: LostFigure; value: string | undefined };

const isMeant = ({ figure, value }: LostFigureOf): Sql =>
  and([...(value === undefined ? [] : [sql`value = ${value}`]), ...among(figure)]);
function among(figure: LostFigure): Sql[] {
  if (figure === "began") return [];
  if (figure === "sold") return [sql`is_sold`];
  return [figure === "lost" ? sql`outcome IN ('client', 'house', 'time')` : sql`outcome = ${figure}`];
}

type LostLine = {
  id: number;
  outcome: string;
  is_sold: boolean;
  reason: string | null;
  stock_no: string;
  stone_origin: number;
  diamond_type: string;
  shape: string;
  color: string;
  clarity: string;
  carat: string;
  amount: string;
  created_at: Date;
  holder_id: number;
  first_name: string;
  last_name: string;
  company_name: string | null;
};

const meantBy = (filter: LostFilter, of: LostFigureOf): Sql =>
  sql`WITH ${lostLines(filter, [of.step])}, meant AS (SELECT * FROM line WHERE ${isMeant(of)})`;

/** The newest lines behind a figure. */
export async function lostLineIds(
  db: Kysely<Tables>,
  filter: LostFilter,
  of: LostFigureOf,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${meantBy(filter, of)}
    SELECT t.id FROM meant t JOIN stone_line l ON l.id = t.id
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A page of the lines behind a figure, the newest first, with the number of all. */
export async function lostPage(
  db: Kysely<Tables>,
  filter: LostFilter,
  of: LostFigureOf,
  { page, size }: { page: number; size: number },
): Promise<{ rows: LostLine[]; total: number }> {
  const meant = meantBy(filter, of);
  const { rows: counted } = await sql<{ n: number }>`${meant} SELECT count(*)::int AS n FROM meant`.execute(db);
  const { rows } = await sql<LostLine>`${meant}
    SELECT t.id, t.outcome, t.is_sold, t.reason, s.stock_no, s.stone_origin, f.diamond_type, f.shape, f.color, f.clarity, f.carat,
      f.sell_amt AS amount, l.created_at, l.holder_id, h.first_name, h.last_name, b.company_name
    FROM meant t JOIN stone_line l ON l.id = t.id JOIN line_as_made f ON f.line_id = t.id
    JOIN stone s ON s.id = l.stone_id JOIN account h ON h.id = l.holder_id LEFT JOIN business b ON b.id = l.business_id
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${size} OFFSET ${(page - 1) * size}`.execute(db);
  return { rows, total: counted[0]?.n ?? 0 };
}
