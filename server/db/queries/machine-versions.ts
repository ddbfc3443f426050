import type { Insertable, Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** Keeps models of machines that are not kept yet, and answers these. */
export const insertModels = (db: Transaction<Tables>, models: Insertable<Tables["machine_version"]>[]) =>
  db
    .insertInto("machine_version")
    .values(models)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["hash", "machine", "version"])
    .execute();
