import type { Kysely, Transaction } from "kysely";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

type Stop = { address: string; reason: "bounce" | "complaint"; said: string };

/** Stops an address, and answers the new row; undefined for one that is stopped already. */
export const insertStop = (db: Transaction<Tables>, { address, reason, said }: Stop, created_at: Date) =>
  db
    .insertInto("stopped_address")
    .values({ address: address.toLowerCase(), reason, said: said.slice(0, 500), created_at })
    .onConflict((clash) => clash.column("address").doNothing())
    .returningAll()
    .executeTakeFirst();

/** The addresses that get no letters. */
export function stoppedAddresses(db: Kysely<Tables>, { search }: { search?: string }) {
  const query = db.selectFrom("stopped_address").selectAll();
  const word = search?.trim();
  return word ? query.where("address", "ilike", containing(word)) : query;
}
