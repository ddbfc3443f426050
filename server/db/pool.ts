import type { Socket } from "node:net";
import pg from "pg";
import type { Log } from "../ground/log.ts";
import { types } from "./parsers.ts";
import { UnnamedClient } from "./unnamed-client.ts";

const STATEMENT_MS = 60_000;
const SILENCE_MS = STATEMENT_MS + 15_000;

/**
 * The limits of each connection, in milliseconds. After a crash the server waits for running statements before it starts
 * again, so that none may run for ever.
 */
export const connectionLimits = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

interface Options extends Omit<pg.PoolConfig, "log"> {
  log: Log;
  /** The longest wait of a query for a silent server; 0 is for ever. */
  silenceMs?: number;
  /** True if the address is a pooler's, which lends a connection for one transaction (behind-pooler.ts). */
  isLent?: boolean;
}

/**
 * Opens a pool of connections, to the embedded server or to the one in DATABASE_URL. `url` names the place and its
 * protection: `?host=/folder/of/socket`, `?sslmode=verify-full&sslrootcert=ca.pem`.
 */
export function openPool(url: string, { log, silenceMs = SILENCE_MS, isLent = false, ...options }: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 15_000, // for a new connection, and for a free one
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    // Each connection starts with these; the URL may name others. A pooler refuses them, so that the role has them.
    ...(isLent ? { Client: UnnamedClient } : { ...connectionLimits, options: "-c timezone=UTC" }),
    types,
    pipeline: true, // statements are sent without waiting for earlier answers (connection.ts)
    ...options,
  });
  // Without these two, a lost connection ends the portal: the first is for idle ones, the second for those in use.
  pool.on("error", (error) => {
    if (!pool.ending) log.warn(`a connection to the database was lost: ${error.message}`);
  });
  pool.on("connect", (client) => {
    client.on("error", () => {});
    giveUpOnSilence(client, silenceMs);
  });
  return pool;
}

/**
 * A connection for a COPY: nothing may be sent behind it. Release it with `true`, so that it does not go back to the
 * pool, or by `backToPool` if its COPY has ended.
 */
export async function connectionApart(pool: Pick<pg.Pool, "connect">): Promise<pg.PoolClient> {
  return Object.assign(await pool.connect(), { pipeline: false });
}

/** Gives back a connection whose COPY has ended. */
export function backToPool(client: pg.PoolClient): void {
  Object.assign(client, { pipeline: true }).release();
}

/** The connections whose statements may take minutes. */
const atLongWork = new WeakSet<pg.ClientBase>();

/** Says whether the next statements of a connection may take longer than others. Their silence ends nothing. */
export function mayTakeLong(client: pg.ClientBase, may: boolean): void {
  if (may) atLongWork.add(client);
  else atLongWork.delete(client);
}

/** Ends a connection that is silent for too long while a query waits: a server whose machine vanished says nothing. */
function giveUpOnSilence(client: pg.PoolClient, silenceMs: number) {
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.setTimeout(silenceMs).on("timeout", () => {
    const { readyForQuery } = client as unknown as { readyForQuery: boolean };
    if (readyForQuery) return; // no query waits: a listener, perhaps
    if (atLongWork.has(client)) return;
    connection.stream.destroy(Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" }));
  });
}
