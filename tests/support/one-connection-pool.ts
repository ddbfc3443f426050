import type pg from "pg";

type Query = (...args: unknown[]) => Promise<unknown>;

/** A pool for the portal and Kysely on one connection, lent in turn. Its transactions are savepoints. */
export class OneConnectionPool {
  private turn: Promise<void> = Promise.resolve();
  private readonly send: Query;
  private readonly client: { pipeline?: boolean };

  constructor(client: pg.PoolClient) {
    this.client = client as { pipeline?: boolean };
    this.send = client.query.bind(client) as Query;
  }

  async connect() {
    const before = this.turn;
    let release!: () => void;
    this.turn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const { client } = this;
    return {
      query: (...args: unknown[]) => this.run(args),
      release,
      on() {},
      off() {},
      removeListener() {},
      /** A COPY sends nothing behind itself (server/db/pool.ts). */
      set pipeline(isOn: boolean) {
        client.pipeline = isOn;
      },
    };
  }

  async query(...args: unknown[]) {
    const lent = await this.connect();
    try {
      return await this.run(args);
    } finally {
      lent.release();
    }
  }

  async end() {}

  private run([query, ...rest]: unknown[]): Promise<unknown> {
    const text = typeof query === "string" ? query : (query as { text: string }).text;
    if (/^\s*(begin|start transaction)\b/i.test(text)) return this.send("SAVEPOINT test");
    if (/^\s*commit\b/i.test(text)) {
      return this.send("SET CONSTRAINTS ALL IMMEDIATE; RELEASE SAVEPOINT test; SET CONSTRAINTS ALL DEFERRED");
    }
    if (/^\s*rollback\s*;?\s*$/i.test(text)) {
      return this.send("ROLLBACK TO SAVEPOINT test; RELEASE SAVEPOINT test");
    }
    return this.send(query, ...rest);
  }
}
