import type { Insertable, Kysely, Updateable } from "kysely";
import type { Tables } from "../tables.ts";
import type { Handle, Lock } from "../writing.ts";

type State = "waiting" | "running" | "done" | "failed" | "cancelled";

export function jobs(db: Kysely<Tables>, state?: State) {
  const query = db
    .selectFrom("job")
    .select(["id", "kind", "state", "done", "total", "note", "error", "attempts", "result", "created_at", "ended_at"])
    .orderBy("created_at", "desc")
    .orderBy("id");
  return state ? query.where("state", "=", state) : query;
}

export const storedJob = <L extends Lock = undefined>({ db }: Handle<L>, id: string, lock?: L) => {
  const asked = db.selectFrom("job").selectAll().where("id", "=", id);
  return (lock ? asked.forUpdate() : asked).executeTakeFirst();
};

/** Enters a job; one that is known stays as it is. */
export const insertJob = (db: Kysely<Tables>, job: Insertable<Tables["job"]>) =>
  db
    .insertInto("job")
    .values(job)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const changeJob = (db: Kysely<Tables>, id: string, change: Updateable<Tables["job"]>) =>
  db.updateTable("job").set(change).where("id", "=", id).where("state", "<>", "cancelled").execute();
