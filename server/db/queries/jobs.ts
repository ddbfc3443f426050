import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

type State = "waiting" | "running" | "done" | "failed" | "cancelled";

export function jobs(db: Kysely<Tables>, state?: State) {
  const query = db
    .selectFrom("job")
    .select(["id", "kind", "state", "done", "total", "note", "error", "attempts", "result", "created_at", "ended_at"])
    .orderBy("created_at", "desc")
    .orderBy("id");
  return state ? query.where("state", "=", state) : query;
}
