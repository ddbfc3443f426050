import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** An account with what decides its prices and which stones it may see. */
export const accountAsViewer = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom("account as a")
    .leftJoin("inventory_access as i", "i.account_id", "a.id")
    .select([
      "a.id",
      "a.role_id",
      "a.business_id",
      "a.associate_id",
      "a.is_active",
      "i.diamond_types",
      "i.stone_origins",
      "i.provider_ids",
      "i.locations",
      // The row's transaction too: a number that was rolled back comes again with other prices.
      sql<string>`(SELECT revision || '.' || xmin FROM pricing_revision)`.as("pricing"),
    ])
    .where("a.id", "=", id)
    .executeTakeFirst();
