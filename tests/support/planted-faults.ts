import { createHash } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { at } from "./global-setup.ts";

type On = { pool: pg.Pool };

/** The address of a test's database, for a role of the server. */
export async function addressFor({ pool }: On, role: "runtime" | "owner"): Promise<string> {
  const { rows } = await pool.query("SELECT current_database() AS name");
  return at(inject("databaseUrls")[role], rows[0].name);
}

/** Works as the owner of the database, with the triggers of the log switched off. Nothing is forbidden then. */
export async function asOwner(portal: On, ...works: ((owner: pg.Client) => Promise<unknown>)[]): Promise<void> {
  const owner = new pg.Client(await addressFor(portal, "owner"));
  await owner.connect();
  try {
    await owner.query("ALTER TABLE audit_event DISABLE TRIGGER USER");
    for (const work of works) await work(owner);
    await owner.query("ALTER TABLE audit_event ENABLE TRIGGER USER");
  } finally {
    await owner.end();
  }
}

/** Changes one letter of an entry. */
export const alterBody = (seq: number) => (owner: pg.Client) =>
  owner.query(`UPDATE audit_event SET body = replace(body, '"at":"2026', '"at":"2025') WHERE seq = $1`, [seq]);

export const removeRow = (seq: number) => (owner: pg.Client) =>
  owner.query("DELETE FROM audit_event WHERE seq = $1", [seq]);

/** Removes the end of the log, and makes the log say that it never had another. */
export const cutTail = (size: number) => async (owner: pg.Client) => {
  await owner.query("DELETE FROM audit_event WHERE seq > $1", [size]);
  await owner.query("UPDATE audit_head SET size = $1, hash = (SELECT hash FROM audit_event WHERE seq = $1)", [size]);
};

/** Exchanges the bodies of two entries. */
export const exchange = (one: number, other: number) => (owner: pg.Client) =>
  owner.query(
    `UPDATE audit_event e SET body = o.body FROM audit_event o
      WHERE (e.seq, o.seq) IN (($1::bigint, $2::bigint), ($2::bigint, $1::bigint))`,
    [one, other],
  );

/** Inserts a false entry and hashes all later ones anew: a chain without a fault. */
export const insertAndRewrite = (at: number, said: object) => async (owner: pg.Client) => {
  const { rows } = await owner.query("SELECT seq::int, at, body, prev FROM audit_event WHERE seq >= $1 ORDER BY seq", [
    at,
  ]);
  await owner.query("DELETE FROM audit_event WHERE seq >= $1", [at]);
  const body = JSON.stringify({ at: rows[0].at, form: 2, ...said }); // The date of the entry whose place it takes.
  let prev: Buffer = rows[0].prev;
  let seq = at;
  for (const row of [{ ...rows[0], body }, ...rows]) {
    const hash = createHash("sha256").update(prev).update(`${seq}\n${row.body}`).digest();
    await owner.query("INSERT INTO audit_event (seq, at, body, prev, hash) VALUES ($1, $2, $3, $4, $5)", [
      seq,
      row.at,
      row.body,
      prev,
      hash,
    ]);
    prev = hash;
    seq++;
  }
  await owner.query("UPDATE audit_head SET size = $1, hash = $2", [seq - 1, prev]);
};

/** Adds more entries than are read at once, for a table that no machine knows. */
export async function manyEntries({ pool }: On, rows: number): Promise<void> {
  for (let left = rows; left > 0; left -= 500) {
    await pool.query(
      `INSERT INTO audit_event (at, body) SELECT now(), '{"workflow":"test","transition":"test.happen","item":"' || n || '"}'
        FROM generate_series(1, $1::integer) n`,
      [Math.min(left, 500)],
    );
  }
}
