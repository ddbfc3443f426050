import { type Kysely, sql } from "kysely";
import type { MarkupScope } from "#domain/markup.ts";
import { decimalText } from "#domain/money.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

type Filter = { search?: string };

/** Every business with its markup set, if it has one. Businesses with a set come first. */
export const businessesWithMarkup = (db: Kysely<Tables>, { search, business_id }: Filter & { business_id?: number }) =>
  db
    .selectFrom("business as b")
    .leftJoin("markup_set as m", (on) => on.onRef("m.business_id", "=", "b.id").on("m.layer", "=", "business"))
    .select(["b.id", "b.company_name", "m.id as set_id"])
    .$if(business_id !== undefined, (query) => query.where("b.id", "=", business_id ?? 0))
    .$if(Boolean(search?.trim()), (query) => query.where("b.company_name", "ilike", containing((search ?? "").trim())))
    .orderBy(sql`m.id IS NULL`)
    .orderBy("b.company_name")
    .orderBy("b.id");

/** Every business associate with their markup set, if they have one. */
export const associatesWithMarkup = (db: Kysely<Tables>, { search }: Filter) =>
  db
    .selectFrom("account as a")
    .leftJoin("markup_set as m", "m.associate_id", "a.id")
    .select(["a.id", "a.first_name", "a.last_name", "m.id as set_id"])
    .where("a.role_id", "=", 5)
    .$if(Boolean(search?.trim()), (query) =>
      query.where(sql`a.first_name || ' ' || a.last_name`, "ilike", containing((search ?? "").trim())),
    )
    .orderBy("a.first_name")
    .orderBy("a.id");

/** Every provider with the markup set that a business has for its stones. */
export const providersWithMarkup = (db: Kysely<Tables>, businessId: number, { search }: Filter) =>
  db
    .selectFrom("provider as p")
    .leftJoin("markup_set as m", (on) => on.onRef("m.provider_id", "=", "p.id").on("m.business_id", "=", businessId))
    .select(["p.id", "p.name", "m.id as set_id"])
    .$if(Boolean(search?.trim()), (query) => query.where("p.name", "ilike", containing((search ?? "").trim())))
    .orderBy(sql`m.id IS NULL`)
    .orderBy("p.name");

/** Weights of a kind of stone, of one provider or of all. */
export type StoneScope = MarkupScope & { provider_id: number | null };

/** The number of stones on the market in each scope. The stock is read once for all scopes. */
export async function stonesInScopes(db: Kysely<Tables>, scopes: readonly StoneScope[]): Promise<number[]> {
  if (scopes.length === 0) return [];
  const { rows } = await sql<{ stones: number }>`
    WITH kind AS MATERIALIZED (SELECT provider_id, diamond_type, stone_origin, carat, count(*) AS stones FROM stone
      WHERE status NOT IN (2, 8) GROUP BY provider_id, diamond_type, stone_origin, carat)
    SELECT coalesce(sum(k.stones), 0)::integer AS stones
    FROM unnest(${scopes.map((one) => one.diamond_type)}::text[], ${scopes.map((one) => one.stone_origin)}::integer[],
      ${scopes.map((one) => decimalText(one.from))}::numeric[], ${scopes.map((one) => decimalText(one.to))}::numeric[],
      ${scopes.map((one) => one.provider_id)}::bigint[])
      WITH ORDINALITY AS g (type, origin, low, high, provider_id, place)
    LEFT JOIN kind k ON k.diamond_type = g.type AND k.stone_origin = g.origin AND k.carat BETWEEN g.low AND g.high
      AND (g.provider_id IS NULL OR k.provider_id = g.provider_id)
    GROUP BY g.place ORDER BY g.place`.execute(db);
  return rows.map(({ stones }) => stones);
}
