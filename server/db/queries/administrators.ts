import type { Kysely } from "kysely";
import { roleIds } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";

/** Who answers for the house: what goes wrong in it without anybody's doing is told to them. */
export const administrators = (db: Kysely<Tables>) =>
  db
    .selectFrom("account")
    .select(["id", "email", "first_name", "last_name", "is_active"])
    .where("role_id", "=", roleIds.administrator)
    .where("is_active", "=", true)
    .orderBy("id")
    .execute();
