import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { ResalePrice } from "#domain/resale.ts";
import type { Tables } from "../tables.ts";
import { isLiveUnsoldClaim } from "./claims.ts";

type StonePrices = Pick<Selectable<Tables["share_link_stone"]>, "markup_disc" | "markup_ppc" | "sell_amt">;
export type SharedRow = Selectable<Tables["stone"]> & StonePrices & { is_offered: boolean };

/** Adds a link with its stones, in their order. */
export async function insertShareLink(
  db: Transaction<Tables>,
  link: Insertable<Tables["share_link"]>,
  stones: readonly (ResalePrice & { id: number })[],
): Promise<number> {
  const { id } = await db.insertInto("share_link").values(link).returning("id").executeTakeFirstOrThrow();
  const list = (values: readonly (number | null)[], type: string) => sql`${values}::${sql.raw(type)}[]`;
  await sql`INSERT INTO share_link_stone (share_link_id, stone_id, sequence, markup_disc, markup_ppc, sell_amt)
    SELECT ${id}, s.id, s.place, s.disc, s.ppc, s.amt
    FROM unnest(${list(
      stones.map((stone) => stone.id),
      "bigint",
    )}, ${list(
      stones.map(({ markup_disc }) => markup_disc),
      "numeric",
    )}, ${list(
      stones.map(({ markup_ppc }) => markup_ppc),
      "numeric",
    )}, ${list(
      stones.map(({ sell_amt }) => sell_amt),
      "numeric",
    )}) WITH ORDINALITY AS s (id, disc, ppc, amt, place)`.execute(db);
  return id;
}

/** The links of an account with their stock numbers, the newest first. */
export const shareLinksOf = (db: Kysely<Tables>, accountId: number, id?: number) =>
  db
    .selectFrom("share_link as l")
    .leftJoin("account as c", "c.id", "l.client_id")
    .leftJoin("business as b", "b.id", "c.business_id")
    .select([
      "l.id",
      "l.created_at",
      "l.expires_at",
      "l.opened",
      "l.opened_at",
      "l.resale_pct",
      sql<string | null>`coalesce(b.company_name, c.first_name || ' ' || c.last_name)`.as("client"),
      sql<string[]>`ARRAY(SELECT s.stock_no FROM share_link_stone x JOIN stone s ON s.id = x.stone_id
        WHERE x.share_link_id = l.id ORDER BY x.sequence)`.as("stones"),
    ])
    .where("l.account_id", "=", accountId)
    .$if(id !== undefined, (query) => query.where("l.id", "=", id ?? 0))
    .orderBy("l.created_at", "desc")
    .orderBy("l.id", "desc");

/** The link of a token, and the account that gave it out. */
export const shareLinkByHash = (db: Kysely<Tables>, hash: Buffer) =>
  db
    .selectFrom("share_link as l")
    .select(["l.id", "l.account_id", "l.created_at", "l.expires_at", "l.resale_pct"])
    .where("l.token_hash", "=", hash)
    .executeTakeFirst();

/** Counts an opening of a link, and keeps the time of the first one. True for the first. */
export async function countOpening(db: Transaction<Tables>, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ opened: number }>`
    UPDATE share_link SET opened = opened + 1, opened_at = coalesce(opened_at, ${now}) WHERE id = ${id}
    RETURNING opened`.execute(db);
  return rows[0]?.opened === 1;
}

/** The claim of the sender, or of the client that they share for: whoever holds a stone for a reader still offers it. */
const ownClaim = (now: Date) => sql`EXISTS (SELECT FROM stone_line c WHERE c.stone_id = s.id
  AND ${isLiveUnsoldClaim("c", now)} AND c.holder_id IN (o.account_id, o.client_id))`;

/** The stones of a link at the link's own prices. */
export async function stonesOfLink(db: Kysely<Tables>, id: number, now: Date): Promise<SharedRow[]> {
  const { rows } = await sql<SharedRow>`
    SELECT s.*, l.markup_disc, l.markup_ppc, l.sell_amt,
      (p.is_active AND NOT s.stands_back AND s.status = 1) OR ${ownClaim(now)} AS is_offered
    FROM share_link_stone l JOIN share_link o ON o.id = l.share_link_id
      JOIN stone s ON s.id = l.stone_id JOIN provider p ON p.id = s.provider_id
    WHERE l.share_link_id = ${id} ORDER BY l.sequence`.execute(db);
  return rows;
}

/** The end of an account's own link, locked. */
export const lockedShareLink = (
  db: Transaction<Tables>,
  id: number,
  accountId: number,
): Promise<{ expires_at: Date } | undefined> =>
  db
    .selectFrom("share_link")
    .select("expires_at")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();

export const endShareLink = (db: Transaction<Tables>, id: number, at: Date) =>
  db.updateTable("share_link").set({ expires_at: at }).where("id", "=", id).execute();
