import type { Socket } from "node:net";
import type { CompiledQuery, PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";
import { LAST_TRIP, TRIP } from "./one-trip.ts";

type Result = PostgresQueryResult<unknown>;
/** `name` where it is prepared. */
type Statement = Pick<CompiledQuery, "sql" | "parameters"> & { name?: string };

/** What PostgreSQL says of "cached plan must not change result type". */
const FEATURE_NOT_SUPPORTED = "0A000";
const nothing = { command: "SELECT", rowCount: 0, rows: [] } satisfies Result;
const BEGIN: Statement = { sql: "begin", parameters: [] };
const COMMIT: Statement = { sql: "commit", parameters: [] };

/**
 * A connection of the pool as Kysely uses it, with fewer trips to the database. BEGIN is sent with the first statement
 * of its transaction; where none comes, there was none. What is said to travel together does (one-trip.ts).
 */
export class Connection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #socket: { connection?: { stream: Socket } };
  readonly #waiting: Statement[] = [];
  #isOver = false;
  #isStale = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    this.#socket = client as unknown as { connection?: { stream: Socket } };
  }

  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(sql: unknown, parameters: readonly unknown[] = []): never {
    return this.#answer(sql as string, parameters) as never;
  }

  release(): void {
    this.#client.release(this.#isStale);
  }

  async #answer(sql: string, parameters: readonly unknown[]): Promise<Result> {
    if (sql === "begin") {
      this.#isOver = false;
      this.#waiting.push(BEGIN);
      return nothing;
    }
    if (sql === "commit" || sql === "rollback") return this.#end(sql);
    if (sql !== TRIP && sql !== LAST_TRIP) return (await this.#send([{ sql, parameters }])).at(-1) ?? nothing;
    const statements = parameters as Statement[];
    if (sql === TRIP) return { ...nothing, rows: rowsOf(await this.#send(statements.map(prepared))) };
    // Whatever becomes of it: a commit behind a statement that failed is a rollback.
    this.#isOver = true;
    return { ...nothing, rows: rowsOf(await this.#send([...statements.map(prepared), COMMIT])).slice(0, -1) };
  }

  async #end(sql: "commit" | "rollback"): Promise<Result> {
    const hasBegun = this.#waiting.splice(0).length === 0;
    if (!hasBegun || this.#isOver) return nothing;
    return (await this.#send([{ sql, parameters: [] }])).at(-1) ?? nothing;
  }

  /** All in one go; settles when the last has its answer, so that nothing is under way when something failed. */
  async #send(statements: readonly Statement[]): Promise<Result[]> {
    const begin = this.#waiting.splice(0);
    const { stream } = this.#socket.connection ?? {};
    stream?.cork(); // one write for all of them
    const sent = [...begin, ...statements].map(({ name, sql, parameters }) =>
      this.#client.query({ ...(name && { name }), text: sql, values: [...parameters] }),
    );
    stream?.uncork();
    const settled = await Promise.allSettled(sent);
    const failed = settled.find(({ status }) => status === "rejected");
    if (failed) {
      const { reason } = failed as PromiseRejectedResult;
      // A table was changed under what is prepared here, by a migration: the next one begins on a connection of its own.
      this.#isStale ||= reason?.code === FEATURE_NOT_SUPPORTED;
      throw reason;
    }
    return settled.slice(begin.length).map((one) => (one as PromiseFulfilledResult<unknown>).value as Result);
  }
}

const rowsOf = (results: Result[]): unknown[][] => results.map(({ rows }) => rows);

const MOST_NAMES = 200;
const names = new Map<string, string>();

/** Planned once per connection. Beyond so many texts a statement goes without. */
function prepared({ sql, parameters }: Statement): Statement {
  const name = names.get(sql) ?? (names.size < MOST_NAMES ? `trip-${names.size + 1}` : undefined);
  if (name) names.set(sql, name);
  return { sql, parameters, ...(name && { name }) };
}
