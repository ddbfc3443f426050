import { type Kysely, sql } from "kysely";
import type { LoadMode, LoadState } from "#domain/load.ts";
import type { LoadCounts } from "../supply-tables.ts";
import type { Tables } from "../tables.ts";

/** True if a file of the spool was taken: a killed process may have left it there. */
export async function isTaken(db: Kysely<Tables>, spoolId: string): Promise<boolean> {
  const found = await db.selectFrom("supply_file").select("id").where("spool_id", "=", spoolId).executeTakeFirst();
  return found !== undefined;
}

type Left = { file_name: string; left_at: Date };

/** The account that leaves files, and the provider for which it does. */
type Whose = { accountId: number; providerId: number };

/**
 * The files of a folder for results. Additions and changes have their own. Among whole lists they are found too, as long
 * as no list has their name: until there were two folders every result lay there.
 */
const ofFolder = ({ accountId, providerId }: Whose, mode: LoadMode) => sql`
  f.account_id = ${accountId} AND f.provider_id = ${providerId} AND (${mode} = 'whole' OR f.mode = 'changes')`;
const latestFirst = sql`f.mode = 'whole' DESC, f.left_at DESC, f.id DESC`;

/** The files that an account left for its provider, one of each name. */
export async function suppliedFiles(db: Kysely<Tables>, whose: Whose, mode: LoadMode, most: number): Promise<Left[]> {
  const { rows } = await sql<Left>`
    SELECT * FROM (
      SELECT DISTINCT ON (f.file_name) f.file_name, f.left_at FROM supply_file f WHERE ${ofFolder(whose, mode)}
      ORDER BY f.file_name, ${latestFirst}) AS latest
    ORDER BY left_at DESC LIMIT ${most}`.execute(db);
  return rows;
}

export type SuppliedFile = Left & {
  load_id: number | null;
  sentence: string | null;
  state: LoadState | null;
  counts: LoadCounts | null;
  load_sentence: string | null;
  is_offered: boolean;
};

/** The fate of the file that was left last under a name. */
export async function suppliedFile(
  db: Kysely<Tables>,
  whose: Whose,
  mode: LoadMode,
  fileName: string,
): Promise<SuppliedFile | undefined> {
  const { rows } = await sql<SuppliedFile>`
    SELECT f.file_name, f.left_at, f.load_id, f.sentence, l.state, l.counts, l.sentence AS load_sentence,
      p.is_active AS is_offered
    FROM supply_file f JOIN provider p ON p.id = f.provider_id LEFT JOIN load l ON l.id = f.load_id
    WHERE ${ofFolder(whose, mode)} AND f.file_name = ${fileName}
    ORDER BY ${latestFirst} LIMIT 1`.execute(db);
  return rows[0];
}

/** The files that an account left last for a provider, each with the load that it lies in. */
export const latestStockFiles = (db: Kysely<Tables>, accountId: number, most: number) =>
  db
    .selectFrom("supply_file as f")
    .leftJoin("load as l", "l.id", "f.load_id")
    .select(["f.id", "f.mode", "f.file_name", "f.sentence", "f.left_at", "f.load_id", "l.status as load_status"])
    .where("f.account_id", "=", accountId)
    .orderBy("f.left_at", "desc")
    .orderBy("f.id", "desc")
    .limit(most)
    .execute();
