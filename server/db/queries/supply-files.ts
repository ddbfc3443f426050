import { type Kysely, sql } from "kysely";
import type { LoadState } from "#domain/load.ts";
import type { LoadCounts } from "../supply-tables.ts";
import type { Tables } from "../tables.ts";

/** True if a file of the spool was taken: a killed process may have left it there. */
export async function isTaken(db: Kysely<Tables>, spoolId: string): Promise<boolean> {
  const found = await db.selectFrom("supply_file").select("id").where("spool_id", "=", spoolId).executeTakeFirst();
  return found !== undefined;
}

type Left = { file_name: string; left_at: Date };

/** The files that an account left for its provider, the latest of each name. */
export async function suppliedFiles(db: Kysely<Tables>, accountId: number, providerId: number, most: number) {
  const { rows } = await sql<Left>`
    SELECT file_name, max(left_at) AS left_at FROM supply_file
    WHERE account_id = ${accountId} AND provider_id = ${providerId} GROUP BY file_name
    ORDER BY 2 DESC LIMIT ${most}`.execute(db);
  return rows;
}

export type SuppliedFile = Left & {
  load_id: number | null;
  sentence: string | null;
  state: LoadState | null;
  counts: LoadCounts | null;
  load_sentence: string | null;
};

/** The fate of the file that was left last under a name. */
export async function suppliedFile(
  db: Kysely<Tables>,
  accountId: number,
  providerId: number,
  fileName: string,
): Promise<SuppliedFile | undefined> {
  const { rows } = await sql<SuppliedFile>`
    SELECT f.file_name, f.left_at, f.load_id, f.sentence, l.state, l.counts, l.sentence AS load_sentence
    FROM supply_file f LEFT JOIN load l ON l.id = f.load_id
    WHERE f.account_id = ${accountId} AND f.provider_id = ${providerId} AND f.file_name = ${fileName}
    ORDER BY f.left_at DESC, f.id DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** The files that an account left last for a provider, each with the load that it lies in. */
export const latestStockFiles = (db: Kysely<Tables>, accountId: number, most: number) =>
  db
    .selectFrom("supply_file as f")
    .leftJoin("load as l", "l.id", "f.load_id")
    .select(["f.id", "f.file_name", "f.sentence", "f.left_at", "f.load_id", "l.status as load_status"])
    .where("f.account_id", "=", accountId)
    .orderBy("f.left_at", "desc")
    .orderBy("f.id", "desc")
    .limit(most)
    .execute();
