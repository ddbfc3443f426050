import type pg from "pg";
import { canonical } from "#machines/kit/canonical.ts";
import type { BenchPortal } from "../support/portal.ts";

type Entry = { seq: number; body: Record<string, unknown> };
const AT_ONCE = 400; // Entries in one transaction: each entry passes all versions that the transaction made of the head.
const YEAR = 365 * 86_400_000;
/** The first item's number, far from any row of the house. */
export const firstItem = 50_000_000;

/** A hold and its release as the portal itself writes them, with their effects on the stone. */
export async function aStory({ address, signIn }: BenchPortal, pool: pg.Pool): Promise<Entry[]> {
  const headers = { authorization: `Bearer ${await signIn("admin")}`, "content-type": "application/json" };
  const { rows } = await pool.query(`SELECT (SELECT size FROM audit_head) AS since,
    (SELECT stock_no FROM stone WHERE status = 1 ORDER BY id LIMIT 1) AS stock_no,
    (SELECT id FROM account WHERE email = 'customer@demo.test') AS user_id`);
  const act = async (method: string, path: string, data: object) => {
    const body = JSON.stringify({ data });
    const answer = await fetch(`${address}/api/v1/inventory/new-arrival/${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { data: { data: { id: number }[] } };
  };
  const { stock_no, user_id, since } = rows[0];
  const held = await act("POST", "hold", { stock_numbers: [stock_no], user_id });
  await act("PUT", "release-hold", { ids: held.data.data.map(({ id }) => id) });
  const { rows: entries } = await pool.query(
    "SELECT seq, body FROM audit_event WHERE seq > $1 AND data ->> 'workflow' IN ('hold', 'stone') ORDER BY seq",
    [since],
  );
  return entries.map(({ seq, body }) => {
    const { at: _, form: __, ...said } = JSON.parse(body); // The log writes these itself.
    return { seq, body: said };
  });
}

/**
 * Writes a year of such stories by the log's own trigger, and returns the number of entries. It begins now, since the
 * log does not go back.
 */
export async function fillLog(pool: pg.Pool, story: readonly Entry[], rows: number): Promise<number> {
  const now = Date.now();
  const stories = Math.ceil(rows / story.length);
  let written = 0;
  for (let from = 0; from < stories; from += AT_ONCE / story.length) {
    const some = Array.from({ length: Math.min(AT_ONCE / story.length, stories - from) }, (_, at) => from + at);
    const entries = some.flatMap((n) =>
      story.map(({ body }, place) => {
        const at = new Date(now + (n / stories) * YEAR + place * 3_600_000).toISOString();
        return { at, body: canonical({ ...body, item: String(firstItem + n) }) };
      }),
    );
    await pool.query("INSERT INTO audit_event (at, body) SELECT * FROM unnest($1::timestamptz[], $2::text[])", [
      entries.map(({ at }) => at),
      entries.map(({ body }) => body),
    ]);
    written += entries.length;
  }
  return written;
}
