import { sql } from "kysely";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { accountByEmail } from "#server/db/queries/accounts.ts";
import { mailsToSend } from "#server/db/queries/mails.ts";
import type { Turn } from "#server/house/mail-rules.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { OneAtATime } from "#server/mail/handover.ts";
import { postAll } from "#server/mail/outbox.ts";
import { Pace } from "#server/mail/pace.ts";
import { sendOffer } from "#server/mail/send-mail.ts";
import { runRecorded } from "#server/services/jobs/job-record.ts";
import { useOwnApp } from "#support/app.ts";
import { patience } from "#support/patience.ts";
import { asOwner } from "#support/planted-faults.ts";
import { throughPeer } from "#support/sending.ts";

const portal = useOwnApp();

/** Posts letters of a mailing to one client, and runs their jobs beside each other. */
async function sendTogether(count: number) {
  const { house } = portal;
  const { id: accountId = 0, email: to = "" } = (await accountByEmail(portal.db, "customer@demo.test")) ?? {};
  const letters = Array.from({ length: count }, (_, n) => ({
    to,
    accountId,
    subject: `Letter ${n}`,
    blocks: ["Three stones."],
  }));
  const ids = await inTransaction(house, { requestId: "test", operation: "test" }, (ctx) =>
    postAll(ctx, "mailing", letters),
  );
  const mails = await portal.db.selectFrom("mail").select(["id", "job_id"]).where("id", "in", ids).execute();
  const asked = vi.spyOn(pg.Client.prototype, "query");
  try {
    const { signal } = new AbortController();
    const runs = mails.map(({ id, job_id }) => ({
      id: job_id ?? "",
      data: { id },
      attempt: 1,
      isLastAttempt: false,
      signal,
    }));
    expect(await runRecorded(house, sendOffer, runs)).toEqual(mails.map(() => null));
    return { ids, jobs: runs.map(({ id }) => id), statements: asked.mock.calls.length };
  } finally {
    asked.mockRestore();
  }
}

/** Letters that are handed over one at a time, and how many have asked for their turn. */
class CountedTurns extends OneAtATime {
  asked = 0;

  override turn(): Turn {
    const turn = super.turn();
    const comes = () => {
      this.asked += 1;
      return turn.comes();
    };
    return { ...turn, comes };
  }
}

/** Sends letters while the mail server is silent, until each of them stands in the row. */
async function sendInARow(count: number) {
  const handover = new CountedTurns();
  const peer = await throughPeer(portal, { handover, pace: new Pace(1_000_000, 1_000_000) });
  const release = peer.hold();
  const sending = sendTogether(count);
  await expect.poll(() => handover.asked, patience).toBe(count);
  release();
  const sent = await sending;
  expect(peer.received).toHaveLength(count);
  return sent;
}

test("a letter more costs the database its note, its entry in the log, and their transaction alone", async () => {
  const two = await sendInARow(2);
  const five = await sendInARow(5);
  expect(five.statements - two.statements).toBeLessThanOrEqual(3 * 4);
  const left = await portal.db.selectFrom("mail").selectAll().where("id", "in", five.ids).execute();
  for (const mail of left) {
    expect(mail).toMatchObject({ status: "sent", attempts: 1, text: null, body: null, error: null });
    expect(mail.sent_at).not.toBeNull();
  }
  const answers = await portal.db.selectFrom("mail_answer").select("answer").where("mail_id", "in", five.ids).execute();
  expect(answers).toHaveLength(5);
  const jobs = await portal.db.selectFrom("job").select(["state", "attempts"]).where("id", "in", five.jobs).execute();
  expect(jobs).toEqual(five.jobs.map(() => ({ state: "done", attempts: 1 })));
});

const letters = (status: string, count: number) => sql<{ id: number; jobId: string }>`
  INSERT INTO mail (kind, to_address, subject, text, status, job_id)
  SELECT 'mailing', 'reader@clients.test', 'Letter ' || n, repeat('x', 1500), ${status}, gen_random_uuid()
  FROM generate_series(1, ${count}::int) AS n RETURNING id, job_id AS "jobId"`;
const lettersRead = sql<{ rows: number }>`SELECT coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS rows
  FROM pg_stat_xact_user_tables WHERE relname = 'mail'`;

test("ten letters among thousands are found by their ids, though the database has not learned yet how many wait", async () => {
  await letters("sent", 3000).execute(portal.db);
  await asOwner(portal, (owner) => owner.query("ANALYZE mail"));
  await portal.db.transaction().execute(async (db) => {
    const { rows } = await letters("waiting", 3000).execute(db);
    const before = (await lettersRead.execute(db)).rows[0]?.rows ?? 0;
    const asked = rows.slice(1000, 1010);
    expect((await mailsToSend(db, asked)).map(({ id }) => id).toSorted()).toEqual(asked.map(({ id }) => id).toSorted());
    const after = (await lettersRead.execute(db)).rows[0]?.rows ?? 0;
    expect(after - before).toBeGreaterThan(0);
    expect(after - before).toBeLessThan(100);
  });
  await sql`DELETE FROM mail WHERE to_address = 'reader@clients.test'`.execute(portal.db);
});

/** The log's entries of letters that left. */
async function loggedOf(ids: number[]) {
  const { rows } = await portal.pool.query<{ before: object; after: object }>(
    `SELECT body::json -> 'before' AS before, body::json -> 'after' AS after FROM audit_event
      WHERE body::json ->> 'transition' = 'mail.update' AND body::json ->> 'item' = ANY ($1) ORDER BY seq`,
    [ids.map(String)],
  );
  return rows;
}
const asWritten = { status: "waiting", sent_at: null, text: "[secret]", body: "[secret]" };
const left = { status: "sent", sent_at: expect.any(String), text: null, body: null };

test("the log has one entry of each letter that left, with what was before", async () => {
  await throughPeer(portal, { handover: new OneAtATime() });
  const { ids } = await sendTogether(2);
  expect(await loggedOf(ids)).toEqual(ids.map(() => ({ before: asWritten, after: left })));
});

test("the log says what was before also of a letter that somebody changed while the mail server had it", async () => {
  const peer = await throughPeer(portal, { handover: new OneAtATime() });
  const release = peer.hold();
  const sending = sendTogether(1);
  await expect.poll(() => peer.taken.length, patience).toBe(1);
  await portal.pool.query(
    "UPDATE mail SET error = 'somebody was here' WHERE subject = 'Letter 0' AND status = 'waiting'",
  );
  release();
  const { ids } = await sending;
  const before = { ...asWritten, error: "[personal]" };
  expect(await loggedOf(ids)).toEqual([{ before, after: { ...left, error: null } }]);
});

test("one letter that is refused among others that leave is tried again, and the others are done", async () => {
  const peer = await throughPeer(portal, { handover: new OneAtATime() });
  const { house } = portal;
  const ids = await inTransaction(house, { requestId: "test", operation: "test" }, (ctx) =>
    postAll(
      ctx,
      "test",
      ["one@harbour.test", "full@harbour.test"].map((to) => ({ to, accountId: 1, subject: to, blocks: [] })),
    ),
  );
  peer.refuse("mailbox full", 452, "full@harbour.test");
  const { signal } = new AbortController();
  const mails = await portal.db
    .selectFrom("mail")
    .select(["id", "job_id"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  const failures = await runRecorded(
    house,
    sendOffer,
    mails.map(({ id, job_id }) => ({ id: job_id ?? "", data: { id }, attempt: 1, isLastAttempt: false, signal })),
  );
  expect(failures).toEqual([null, expect.stringContaining("mailbox full")]);
  const after = await portal.db.selectFrom("mail").select("status").where("id", "in", ids).orderBy("id").execute();
  expect(after).toEqual([{ status: "sent" }, { status: "waiting" }]);
  const jobs = await Promise.all(
    mails.map(({ job_id }) =>
      portal.db
        .selectFrom("job")
        .select("state")
        .where("id", "=", job_id ?? "")
        .executeTakeFirst(),
    ),
  );
  expect(jobs).toEqual([{ state: "done" }, { state: "waiting" }]);
});

test("two portals that ask for places at the same moment get each place once", async () => {
  const now = new Date("2026-11-20T09:00:00Z");
  const portals = [new Pace(600, 60_000), new Pace(600, 60_000)];
  const domains = ["a.test", "b.test", "c.test"];
  const asked = domains.flatMap((domain) => portals.map((pace) => pace.waitsMs(portal.db, [domain], now)));
  const waits = (await Promise.all(asked)).flat().sort((one, other) => one - other);
  expect(waits).toEqual([0, 100, 200, 300, 400, 500]);
});

test("two portals that ask for ten places each at the same moment, in other orders, get each place once", async () => {
  const now = new Date("2026-11-20T09:00:00Z");
  const domains = Array.from({ length: 10 }, (_, place) => `${place}.test`);
  const asked = [domains, domains.toReversed()].map((all) => new Pace(600, 60_000).waitsMs(portal.db, all, now));
  const waits = (await Promise.all(asked)).flat().sort((one, other) => one - other);
  expect(waits).toEqual(Array.from({ length: 20 }, (_, place) => place * 100));
});
