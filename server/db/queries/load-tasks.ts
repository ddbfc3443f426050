import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { roleIds } from "#domain/roles.ts";
import type { Tables } from "../tables.ts";

type NewTask = { title: string; load_id: number; now: Date };

/** Adds the task of a load that waits; undefined if it has one already. */
export const insertLoadTask = (db: Transaction<Tables>, { now, ...task }: NewTask) =>
  db
    .insertInto("task")
    .values({ ...task, kind: "load", created_at: now, updated_at: now } as never)
    .onConflict((conflict) => conflict.column("load_id").where("kind", "=", "load").doNothing())
    .returningAll()
    .executeTakeFirst();

/** The task of a load, locked. */
export const taskOfLoad = (db: Transaction<Tables>, loadId: number): Promise<Selectable<Tables["task"]> | undefined> =>
  db
    .selectFrom("task")
    .selectAll()
    .where("load_id", "=", loadId)
    .where("kind", "=", "load")
    .forUpdate()
    .executeTakeFirst();

const mayDecide = sql<boolean>`a.role_id = ${sql.lit(roleIds.administrator)} AND a.is_active
  AND EXISTS (SELECT FROM user_permission u JOIN permission p ON p.id = u.permission_id
    WHERE u.account_id = a.id AND p.path = '/inventory/loads' AND u.write_access)`;

/** The names of those who may decide about loads. */
export const namesOfKeepers = sql`(SELECT array_agg(trim(concat_ws(' ', a.first_name, a.last_name)) ORDER BY a.id)
  FROM account a WHERE ${mayDecide})`;

/** The active administrators who may decide about loads. */
export const keepersOfLoads = (db: Kysely<Tables>) =>
  db
    .selectFrom("account as a")
    .select(["a.id", "a.email", "a.first_name", "a.last_name", "a.is_active"])
    .where(mayDecide)
    .orderBy("a.id")
    .execute();
