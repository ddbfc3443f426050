import type { Socket } from "node:net";
import type { CompiledQuery, DatabaseConnection, QueryResult, TransactionSettings } from "kysely";
import type pg from "pg";
import { inSpan, isTraced } from "../ground/trace.ts";
import { LongWork } from "./long-work.ts";
import { mayTakeLong } from "./pool.ts";
import { Trip } from "./trip.ts";

/** A statement; a prepared one has a `name`. */
type Statement = Pick<CompiledQuery, "sql" | "parameters"> & { name?: string };

/** The failures after which a connection is closed, and not given to others. */
const SPOILT = [
  "0A000", // "cached plan must not change result type": a migration changed a table behind a prepared statement
  "25006", // "read-only transaction": behind it is a primary that was demoted
];
/** The commands for which PostgreSQL reports the number of rows they touched. */
const COUNTED = ["INSERT", "UPDATE", "DELETE", "MERGE"];
const COMMIT: Statement = { sql: "commit", parameters: [] };

/**
 * A connection of the pool as Kysely uses it, with fewer trips to the database. BEGIN is sent with the first statement
 * of its transaction; a transaction without statements is never sent. The statements of a trip travel together
 * (one-trip.ts).
 */
export class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #socket: { connection?: { stream: Socket } };
  /** The BEGIN of a transaction that has no statement yet. */
  #beginning: Statement | undefined;
  /** True once the transaction has ended with its last trip. */
  #isOver = false;
  #isStale = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    this.#socket = client as unknown as { connection?: { stream: Socket } };
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const how = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean);
    this.#beginning = { sql: ["begin", ...how].join(" "), parameters: [] };
    this.#isOver = false;
  }

  async end(how: "commit" | "rollback"): Promise<void> {
    const hasBegun = this.#beginning === undefined;
    this.#beginning = undefined;
    if (hasBegun && !this.#isOver) await this.#send([{ sql: how, parameters: [] }]);
  }

  release(): void {
    mayTakeLong(this.#client, false);
    this.#client.release(this.#isStale);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (query instanceof Trip) return { rows: (await this.#travel(query)) as Row[] };
    if (query instanceof LongWork) mayTakeLong(this.#client, true);
    const [result] = await this.#send([query]);
    const { command = "", rowCount, rows = [] } = result ?? {};
    return {
      ...(COUNTED.includes(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
      rows: rows as Row[],
    };
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it; no query here is read by a cursor
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("this connection has no cursors: see connectionApart");
  }

  /** The rows of each statement of the trip. */
  async #travel({ statements, isLast }: Trip): Promise<unknown[][]> {
    if (!isLast) return rowsOf(await this.#send(statements.map(prepared)));
    // The transaction is over either way: a commit behind a failed statement is a rollback.
    this.#isOver = true;
    return rowsOf(await this.#send([...statements.map(prepared), COMMIT])).slice(0, -1);
  }

  #send(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    if (!isTraced()) return this.#sendAll(statements);
    return inSpan(`database ${verbOf(statements)}`, "client", { statements: statements.length }, () =>
      this.#sendAll(statements),
    );
  }

  /** Sends all statements in one go. It settles at the last answer, so that nothing is under way after a failure. */
  async #sendAll(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
    const begin = this.#beginning ? [this.#beginning] : [];
    this.#beginning = undefined;
    const { stream } = this.#socket.connection ?? {};
    stream?.cork(); // one write for all of them
    const sent = [...begin, ...statements].map(({ name, sql, parameters }) =>
      this.#client.query({ ...(name && { name }), text: sql, values: [...parameters] }),
    );
    stream?.uncork();
    const settled = await Promise.allSettled(sent);
    const failed = settled.find((one) => one.status === "rejected");
    if (failed) {
      this.#isStale ||= SPOILT.includes(failed.reason?.code);
      throw failed.reason;
    }
    return settled.slice(begin.length).flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  }
}

/** The verb of the first statement. Its text is never told: values may stand in it. */
function verbOf([first]: readonly Statement[]): string {
  const [verb = ""] = /^\s*[a-z]+/i.exec(first?.sql ?? "") ?? [];
  return verb.trim().toLowerCase();
}

const rowsOf = (results: pg.QueryResult[]): unknown[][] => results.map(({ rows }) => rows);

const MOST_NAMES = 200;
const names = new Map<string, string>();

/** Gives a statement its name, so that it is planned once per connection. Beyond MOST_NAMES texts it goes without. */
function prepared({ sql, parameters }: Statement): Statement {
  const name = names.get(sql) ?? (names.size < MOST_NAMES ? `trip-${names.size + 1}` : undefined);
  if (name) names.set(sql, name);
  return { sql, parameters, ...(name && { name }) };
}
