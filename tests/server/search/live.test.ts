import { sql, type Transaction } from "kysely";
import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import type { Tables } from "#server/db/tables.ts";
import { everything, open, useLiveSearchWorld } from "#support/live-search-world.ts";
import { viewerAs } from "#support/viewers.ts";

const { house, commit, oneFreeStone } = useLiveSearchWorld();

test("a change whose transaction ends after a later one is not skipped", async () => {
  const here = await house.open();
  const { viewer } = await viewerAs(house, "admin");
  const held = async () => (await here.find(house.db, viewer, everything)).facets?.status?.["4"] ?? 0;
  const before = await held();
  const [slow, quick] = await Promise.all([house.pool.connect(), house.pool.connect()]);
  try {
    const ids = (await house.pool.query("SELECT id FROM stone WHERE status = 1 ORDER BY id LIMIT 2")).rows;
    await slow.query("BEGIN");
    await quick.query("BEGIN");
    await quick.query("SELECT pg_current_xact_id()"); // the elder transaction …
    await slow.query("UPDATE stone SET status = 4 WHERE id = $1", [ids[0].id]); // … the lesser number
    await quick.query("UPDATE stone SET status = 4 WHERE id = $1", [ids[1].id]);
    await quick.query("COMMIT");
    await here.live.catchUp();
    expect(await held()).toBe(before + 1);
    await slow.query("COMMIT");
    await here.live.catchUp();
    expect(await held()).toBe(before + 2);
  } finally {
    slow.release();
    quick.release();
  }
});

/** A transaction that sees the stock as it is now, and whose reads wait at a gate until the work is done. */
async function whileAnElderReads(id: number, work: (elder: Transaction<Tables>, gate: PoolClient) => Promise<unknown>) {
  const gate = await house.pool.connect();
  await gate.query("SELECT pg_advisory_lock(4711)");
  await house.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (elder) => {
      await sql`SELECT 1 FROM stone WHERE id = ${id}`.execute(elder);
      const shut = sql`SELECT pg_advisory_xact_lock(4711)`.execute(elder);
      await work(elder, gate);
      await shut;
    });
  gate.release();
}

test("a read that began before a commit does not put back what was there", async () => {
  const { here, id, count } = await oneFreeStone();
  const held = await count(4);
  await whileAnElderReads(id, async (elder, gate) => {
    const read = here.live.copy?.refresh(elder, [id]);
    here.committed(await commit(here, id, 4));
    await open(gate);
    await read;
  });
  await here.live.catchUp();
  expect(await count(4)).toBe(held + 1);
});

test("of two reads the one that began first is not the last word", async () => {
  const { here, id, count } = await oneFreeStone();
  const held = await count(4);
  await whileAnElderReads(id, async (elder, gate) => {
    const read = here.live.copy?.refresh(elder, [id]);
    await commit(here, id, 4);
    const next = here.live.catchUp();
    for (let trips = 0; trips < 50; trips++) await gate.query("SELECT 1"); // the second is answered, if it does not wait
    await open(gate);
    await Promise.all([read, next]);
  });
  // Had the older read been the last word, it would stay so.
  await expect.poll(() => count(4)).toBe(held + 1);
});
