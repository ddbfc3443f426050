import type { Kysely } from "kysely";
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
      "i.diamond_types",
      "i.stone_origins",
      "i.provider_ids",
      "i.locations",
    ])
    .where("a.id", "=", id)
    .executeTakeFirst();
