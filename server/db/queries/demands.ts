import { type Kysely, sql, type Transaction } from "kysely";
import type { RoleId } from "#domain/roles.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Right } from "../../ground/actor.ts";
import type { Tables } from "../tables.ts";
import { rightsOfAccount } from "./sessions.ts";

const withClients = (db: Kysely<Tables>) =>
  db
    .selectFrom("demand as d")
    .leftJoin("account as c", "c.id", "d.client_id")
    .leftJoin("business as cb", "cb.id", "c.business_id")
    .select(["d.id", "d.name", "d.diamond_type", "d.params", "d.is_active", "d.expires_on", "d.told_at"])
    .select(["d.version", "d.created_at", "d.updated_at"])
    .select(["d.client_id", "c.first_name", "c.last_name", "cb.company_name"]);

/** The demands of an account, the latest first. */
export function demands(
  db: Kysely<Tables>,
  accountId: number,
  { diamond_type, is_active }: { diamond_type?: DiamondType; is_active?: boolean },
) {
  return withClients(db)
    .where("d.account_id", "=", accountId)
    .$if(diamond_type !== undefined, (q) => q.where("d.diamond_type", "=", diamond_type ?? null))
    .$if(is_active !== undefined, (q) => q.where("d.is_active", "=", is_active ?? true))
    .orderBy("d.created_at", "desc")
    .orderBy("d.id", "desc");
}
export type DemandRow = Awaited<ReturnType<ReturnType<typeof demands>["executeTakeFirstOrThrow"]>>;

export const demandById = (db: Kysely<Tables>, id: number) =>
  withClients(db).where("d.id", "=", id).executeTakeFirstOrThrow();

/** The demands that are active on this day, each with the account that it tells and that account's rights. */
export const tellingDemands = (db: Kysely<Tables>, today: string) =>
  db
    .selectFrom("demand as d")
    .innerJoin("account as a", "a.id", "d.account_id")
    .select(["d.id", "a.id as account_id", "a.role_id", "a.email", "a.first_name", "a.last_name", "a.is_active"])
    .select(sql<Right[]>`${sql.raw(rightsOfAccount)}`.as("rights"))
    .where("d.is_active", "=", true)
    .where((is) => is.or([is("d.expires_on", "is", null), is("d.expires_on", ">=", today)]))
    .where("a.is_active", "=", true)
    .orderBy("d.id")
    .$narrowType<{ role_id: RoleId }>()
    .execute();

/** Those of these stones, in their order, that arrived after the demand was made and were not told of yet. */
export async function untoldStones(
  db: Kysely<Tables>,
  demand: { id: number; created_at: Date },
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT s.id FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS found (id, place) JOIN stone s ON s.id = found.id
    WHERE s.arrived_at >= ${demand.created_at}
      AND NOT EXISTS (SELECT FROM demand_stone t WHERE t.demand_id = ${demand.id} AND t.stone_id = s.id)
    ORDER BY found.place`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks stones as told. The demand's version stays, since nobody changed the demand. */
export async function noteTold(
  db: Transaction<Tables>,
  id: number,
  stones: readonly number[],
  now: Date,
): Promise<void> {
  await sql`INSERT INTO demand_stone (demand_id, stone_id) SELECT ${id}, unnest(${stones}::bigint[])`.execute(db);
  await db.updateTable("demand").set({ told_at: now }).where("id", "=", id).execute();
}

/** The moment at which the first of these stones arrived. There may be more of them than a statement has places for. */
export async function earliestArrival(db: Kysely<Tables>, ids: readonly number[]): Promise<Date> {
  const first = db.selectFrom("stone").select((is) => is.fn.min("arrived_at").as("at"));
  return (await first.where(sql<boolean>`id = ANY (${ids}::bigint[])`).executeTakeFirstOrThrow()).at;
}
