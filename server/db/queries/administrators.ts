import type { Kysely } from "kysely";
import { roleIds } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";

/** The active administrators. A fault in the house that nobody caused is told to them. */
export const administrators = (db: Kysely<Tables>) =>
  db
    .selectFrom("account")
    .select(["id", "email", "first_name", "last_name", "is_active"])
    .where("role_id", "=", roleIds.administrator)
    .where("is_active", "=", true)
    .orderBy("id")
    .execute();
