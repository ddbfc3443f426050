import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { FeedState } from "#domain/feeds.ts";
import type { LoadState } from "#domain/load.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

export type FeedRow = Selectable<Tables["feed"]>;
export type MovedFeed = Partial<Pick<FeedRow, "state" | "status" | "failures" | "tries_at" | "due_from">>;

/** Moves a feed as its machine decided (migration 0038). */
export const writeFeed = (db: Transaction<Tables>, id: number, moved: MovedFeed) =>
  sql`SELECT move_feed(${id}, ${JSON.stringify(moved)}::jsonb)`.execute(db);

type Asked = { provider_id?: number | undefined; state?: FeedState | undefined; search?: string | undefined };

/** Feeds with the names of their providers. */
export function feeds(db: Kysely<Tables>, { provider_id, state, search }: Asked) {
  const word = search?.trim() && containing(search.trim());
  return db
    .selectFrom("feed as f")
    .innerJoin("provider as p", "p.id", "f.provider_id")
    .selectAll("f")
    .select("p.name as provider_name")
    .$if(provider_id !== undefined, (query) => query.where("f.provider_id", "=", provider_id ?? 0))
    .$if(state !== undefined, (query) => query.where("f.state", "=", state ?? "off"))
    .$if(Boolean(word), (query) => query.where(sql<boolean>`concat_ws(' ', f.name, p.name) ILIKE ${word}`));
}
export type ShownFeed = Awaited<ReturnType<ReturnType<typeof feeds>["executeTakeFirstOrThrow"]>>;

export const feedById = (db: Kysely<Tables>, id: number): Promise<ShownFeed | undefined> =>
  feeds(db, {}).where("f.id", "=", id).executeTakeFirst();

/** A feed as it is kept; undefined for a deleted one. */
export const storedFeed = (db: Kysely<Tables>, id: number): Promise<FeedRow | undefined> =>
  db.selectFrom("feed").selectAll().where("id", "=", id).executeTakeFirst();

/** A feed, locked; undefined for a deleted one. */
export const lockedFeed = (db: Transaction<Tables>, id: number): Promise<FeedRow | undefined> =>
  db.selectFrom("feed").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** The feeds that the clock may begin: at rest with a schedule, or about to try again. Those of a provider that is off rest. */
export const feedsToBegin = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom("feed as f")
    .innerJoin("provider as p", "p.id", "f.provider_id")
    .select(["f.id", "f.state", "f.schedule", "f.due_from", "f.tries_at"])
    .where("p.is_active", "=", true)
    .where((where) =>
      where.or([
        where.and([where("f.state", "=", "resting"), where("f.schedule", "is not", null)]),
        where.and([where("f.state", "=", "waiting"), where("f.tries_at", "<=", now)]),
      ]),
    )
    .orderBy("f.id")
    .execute();

type Settling = { id: number; run: number; load: number; load_state: LoadState; is_told: boolean };

/**
 * The feeds whose latest run began a load that has not ended for them yet. `is_told` is true once somebody was told that
 * the load waits for them.
 */
export async function feedsToSettle(db: Kysely<Tables>): Promise<Settling[]> {
  const { rows } = await sql<Settling>`
    SELECT f.id, r.id AS run, l.id AS load, l.state AS load_state,
      EXISTS (SELECT FROM task t WHERE t.load_id = l.id AND t.kind = 'load') AS is_told
    FROM feed f JOIN LATERAL (SELECT * FROM feed_run WHERE feed_id = f.id ORDER BY id DESC LIMIT 1) r ON true
      JOIN load l ON l.id = r.load_id
    WHERE f.state IN ('running', 'asking') AND r.outcome = 'load' AND r.settled_at IS NULL ORDER BY f.id`.execute(db);
  return rows;
}

/** Follows the schedule up to a moment. The version stays, since nobody changed the feed. */
export const followFeed = (db: Transaction<Tables>, id: number, until: Date) =>
  db.updateTable("feed").set({ due_from: until }).where("id", "=", id).execute();

/** Remembers what was taken last. The version stays, since nobody changed the feed. */
export const rememberSeen = (db: Transaction<Tables>, id: number, seen: FeedRow["seen"]) =>
  db
    .updateTable("feed")
    .set({ seen: JSON.stringify(seen) })
    .where("id", "=", id)
    .execute();

type NewTask = { title: string; feed_id: number; now: Date };

/** Adds the task of a feed that has given up; undefined if there is one already. */
export const insertFeedTask = (db: Transaction<Tables>, { now, ...task }: NewTask) =>
  db
    .insertInto("task")
    .values({ ...task, kind: "feed", created_at: now, updated_at: now } as never)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** The tasks of a feed that wait, locked. */
export const feedTasks = (db: Transaction<Tables>, feedId: number): Promise<Selectable<Tables["task"]>[]> =>
  db
    .selectFrom("task")
    .selectAll()
    .where("feed_id", "=", feedId)
    .where("kind", "=", "feed")
    .where("state", "=", "pending")
    .forUpdate()
    .execute();
