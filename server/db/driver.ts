import type { DatabaseConnection, Driver, TransactionSettings } from "kysely";
import type pg from "pg";
import { Connection } from "./connection.ts";

/** Kysely's driver for the pool's connections. The pool's owner ends the pool. */
export class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #known = new WeakMap<pg.PoolClient, Connection>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    const client = await this.#pool.connect();
    const connection = this.#known.get(client) ?? new Connection(client);
    this.#known.set(client, connection);
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    own(connection).begin(settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).end("commit");
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).end("rollback");
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    own(connection).release();
  }
}

/** The connection that Kysely was given, with its own type. */
const own = (connection: DatabaseConnection): Connection => connection as Connection;
