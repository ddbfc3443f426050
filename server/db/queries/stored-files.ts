import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** The kind of a picture by its random name; undefined for an unknown one. */
export const storedFile = (db: Kysely<Tables>, name: string): Promise<{ media_type: string } | undefined> =>
  db.selectFrom("stored_file").select("media_type").where("name", "=", name).executeTakeFirst();
