/** The smallest server for the same lists: Fastify, a pool, one statement and JSON, without signing in. */
import Fastify from "fastify";
import pg from "pg";
import { types } from "#server/db/parsers.ts";

const [url = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, types });
const app = Fastify({ logger: false });

/** The same statement as the portal's, letter for letter. */
const masters = `
  SELECT m.id, m.code, m.name, m.description, m.is_fixed, m.is_active, m.version, m.updated_at,
    (SELECT count(*) FROM sub_master s WHERE s.master_id = m.id) AS sub_master_count, count(*) OVER () AS total_records
  FROM master m ORDER BY m.name ASC NULLS LAST, m.id DESC LIMIT $1 OFFSET $2`;
const sessions = `
  SELECT key, created_at, last_seen_at, expires_at, address, device, count(*) OVER () AS total_records
  FROM session WHERE account_id = $3 AND expires_at > $4 ORDER BY last_seen_at DESC, key LIMIT $1 OFFSET $2`;

type Query = { page?: string; size?: string; account?: string };

async function list(sql: string, { page = "1", size = "50" }: Query, ...more: unknown[]) {
  const { rows } = await pool.query(sql, [Number(size), (Number(page) - 1) * Number(size), ...more]);
  const totalRecords = Number(rows[0]?.total_records ?? 0);
  return {
    status: "success",
    message: "Success",
    data: {
      data: rows,
      pagination: {
        currentPage: Number(page),
        pageSize: Number(size),
        totalPages: Math.ceil(totalRecords / Number(size)),
        totalRecords,
      },
    },
  };
}

app.get<{ Querystring: Query }>("/masters", (request) => list(masters, request.query));
app.get<{ Querystring: Query }>("/sessions", (request) =>
  list(sessions, request.query, Number(request.query.account ?? 0), new Date()),
);

/** Takes a stone for a client in the smallest way: one guarded UPDATE, one line in the log, one transaction. */
async function move(id: number, from: number, to: number): Promise<{ status: string }> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const { rowCount } = await client.query(
      "UPDATE stone SET status = $3, version = version + 1, updated_at = now() WHERE id = $1 AND status = $2",
      [id, from, to],
    );
    if (rowCount !== 1) throw new Error("somebody else has it");
    const body = JSON.stringify({ workflow: "stone", item: String(id), from, to });
    await client.query("INSERT INTO audit_event (at, body) VALUES (now(), $1)", [body]);
    await client.query("COMMIT");
    return { status: "success" };
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}
app.post<{ Querystring: { id: string } }>("/hold", ({ query }) => move(Number(query.id), 1, 4));
app.post<{ Querystring: { id: string } }>("/release", ({ query }) => move(Number(query.id), 4, 1));

const address = await app.listen({ port: 0, host: "127.0.0.1" });
console.log(`bare server at ${address}`);
process.once("SIGTERM", () => process.exit(0));
