import os from "node:os";
import pg from "pg";
import { advisoryLocks } from "../../ground/advisory-locks.ts";
import { ROLES, socketUrl } from "./settings.ts";

/** The state of a server; `owner` is the portal that holds the lock, if one does. */
type Answer = { client: pg.Client; owner?: string } | "nobody there" | "busy";

const NOBODY = ["ENOENT", "ECONNREFUSED"];
const BUSY = ["57P01", "57P02", "57P03", "53300", "ECONNRESET", "EPIPE"]; // starting, recovering or stopping; full

/** Connects as superuser and sees which portal holds the lock. */
export async function askServer(socketDir: string): Promise<Answer> {
  const client = new pg.Client({
    connectionString: socketUrl(socketDir, ROLES.admin, "postgres"),
    application_name: `process ${process.pid} on ${os.hostname()}`,
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => {}); // the loss of a connection is seen at its 'end'
  try {
    await client.connect();
    const { rows } = await client.query<{ owner: string }>(
      `SELECT application_name AS owner FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND objid = $1 AND granted`,
      [advisoryLocks.owner],
    );
    return { client, owner: rows[0]?.owner };
  } catch (error) {
    const { code = "", message } = error as Error & { code?: string };
    if (NOBODY.includes(code)) return "nobody there";
    if (BUSY.includes(code) || /timeout|terminated/i.test(message)) return "busy";
    throw error;
  }
}
