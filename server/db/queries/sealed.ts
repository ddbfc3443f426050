import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** The tables with a secret that the house's key seals, each with its key and the column of the secret. */
const sealedTables = {
  second_factor: { key: "account_id", secret: "sealed_secret" },
  feed: { key: "id", secret: "sealed_secret" },
  remote_place: { key: "id", secret: "sealed_secret" },
  setting: { key: "id", secret: "secret" },
} as const;

export type SealedTable = keyof typeof sealedTables;
export type SealedRow<Table extends SealedTable> = Selectable<Tables[Table]>;
const names = Object.keys(sealedTables) as SealedTable[];

type Place = { key: RawBuilder<number>; secret: RawBuilder<string> };
const placeIn = (table: SealedTable): Place => ({
  key: sql.ref(sealedTables[table].key),
  secret: sql.ref(sealedTables[table].secret),
});

/** The first characters of a text that was sealed with a key. */
const begins = ({ secret }: Place, head: string) => sql`left(${secret}, ${sql.lit(head.length)}) = ${head}`;

/** The next row after this one whose secret begins so, locked until the end of the transaction. */
export async function nextSealed<Table extends SealedTable>(
  db: Transaction<Tables>,
  table: Table,
  { head, after }: { head: string; after: number },
): Promise<{ id: number; secret: string; row: SealedRow<Table> } | undefined> {
  const place = placeIn(table);
  const { rows } = await sql<{ id: number; secret: string } & SealedRow<Table>>`
    SELECT t.*, ${place.key} AS id, ${place.secret} AS secret FROM ${sql.table(table)} t
    WHERE ${place.key} > ${after} AND ${begins(place, head)} ORDER BY 1 FOR UPDATE LIMIT 1`.execute(db);
  const [row] = rows;
  return row && { id: row.id, secret: row.secret, row };
}

export async function keepSealed(db: Transaction<Tables>, table: SealedTable, id: number, sealed: string) {
  const { key, secret } = placeIn(table);
  await sql`UPDATE ${sql.table(table)} SET ${secret} = ${sealed} WHERE ${key} = ${id}`.execute(db);
}

export type SealedPaper = { id: number; stored_name: string };

/** The papers of clients that the key of this name sealed, in the order of their ids. */
export const papersSealedWith = (db: Kysely<Tables>, keyName: string): Promise<SealedPaper[]> =>
  db
    .selectFrom("kyc_document")
    .select(["id", "stored_name"])
    .where("sealed_with", "=", keyName)
    .orderBy("id")
    .execute();

/**
 * Lets a paper name another file with the same content. Answers false if it names a newer one by now. Its version
 * stays, since nothing changes for those who look at it.
 */
export async function swapFile(
  db: Transaction<Tables>,
  { id, stored_name }: SealedPaper,
  now: { stored_name: string; sealed_with: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("kyc_document")
    .set(now)
    .where("id", "=", id)
    .where("stored_name", "=", stored_name)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** True while a paper names this file. */
export async function namesFile(db: Kysely<Tables>, { id, stored_name }: SealedPaper): Promise<boolean> {
  const query = db.selectFrom("kyc_document").select("id").where("id", "=", id).where("stored_name", "=", stored_name);
  return (await query.executeTakeFirst()) !== undefined;
}

export type SealedCounts = { papers: number; secrets: number };
type Key = { name: string; head: string };

/** Counts of texts that are sealed with the former key, and with neither key. */
export async function sealedCounts(
  db: Kysely<Tables>,
  { present, former }: { present: Key; former: Key | undefined },
): Promise<{ former: SealedCounts; other: SealedCounts }> {
  const secrets = names.map((table) => {
    const { secret } = placeIn(table);
    return sql`SELECT left(${secret}, ${sql.lit(present.head.length)}) AS head FROM ${sql.table(table)}
      WHERE ${secret} IS NOT NULL`;
  });
  const { rows } = await sql<{ papers: number; other_papers: number; secrets: number; other_secrets: number }>`
    WITH paper AS (SELECT sealed_with AS name FROM kyc_document), secret AS (${sql.join(secrets, sql` UNION ALL `)})
    SELECT (SELECT count(*) FROM paper WHERE name = ${former?.name ?? null}::text) AS papers,
      (SELECT count(*) FROM paper WHERE name <> ALL (${known(present.name, former?.name)}::text[])) AS other_papers,
      (SELECT count(*) FROM secret WHERE head = ${former?.head ?? null}::text) AS secrets,
      (SELECT count(*) FROM secret WHERE head <> ALL (${known(present.head, former?.head)}::text[])) AS other_secrets`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error("nothing was counted");
  return {
    former: { papers: found.papers, secrets: found.secrets },
    other: { papers: found.other_papers, secrets: found.other_secrets },
  };
}

const known = (present: string, former: string | undefined) => (former === undefined ? [present] : [present, former]);
