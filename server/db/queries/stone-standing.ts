import { type Kysely, sql } from "kysely";
import { codes } from "#domain/codes.ts";
import type { DiamondType, StoneOrigin } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";

/** A stone's status, and the columns that decide who may know of it. */
export type StoneStanding = {
  id: number;
  stock_no: string;
  status: number;
  diamond_type: DiamondType;
  stone_origin: StoneOrigin;
  provider_id: number;
  location: string | null;
  is_offered: boolean;
};

const columns = sql`s.id, s.stock_no, s.status, s.diamond_type, s.stone_origin, s.provider_id, s.location,
  p.is_active AND NOT s.stands_back AS is_offered`;

export async function standingOf(db: Kysely<Tables>, ids: readonly number[]): Promise<StoneStanding[]> {
  const { rows } = await sql<StoneStanding>`
    SELECT ${columns} FROM stone s JOIN provider p ON p.id = s.provider_id
    WHERE s.id = ANY (${ids}::bigint[])`.execute(db);
  return rows;
}

type SoldStone = StoneStanding & { report_no: string | null };

/** The sold stones under some stock or report numbers. */
export async function soldUnder(db: Kysely<Tables>, numbers: readonly string[]): Promise<SoldStone[]> {
  const { rows } = await sql<SoldStone>`
    SELECT ${columns}, s.report_no FROM stone s JOIN provider p ON p.id = s.provider_id
    WHERE s.status = ${codes.stone.sold}
      AND (s.stock_no = ANY (${numbers}::text[]) OR s.report_no = ANY (${numbers}::text[]))`.execute(db);
  return rows;
}
