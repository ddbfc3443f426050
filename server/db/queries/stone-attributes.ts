import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** The entries of some masters that are offered, in their sequence. */
export const attributeEntries = (db: Kysely<Tables>, masters: readonly string[]) =>
  db
    .selectFrom("sub_master as s")
    .innerJoin("master as m", "m.id", "s.master_id")
    .select([
      "m.code as master_code",
      "s.id",
      "s.code",
      "s.name",
      "s.keyword",
      "s.sequence",
      "s.is_default",
      "s.is_display",
    ])
    .where("m.code", "in", masters)
    .where("m.is_active", "=", true)
    .where("s.is_active", "=", true)
    .orderBy("m.code")
    .orderBy("s.sequence")
    .execute();
