import { expect, test } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { smtpMailer } from "#server/mail/mailer.ts";
import { post } from "#server/mail/outbox.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { DatabaseProxy } from "#support/database-proxy.ts";
import { patience } from "#support/patience.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { silent } from "#support/silent-log.ts";
import { smtpPeer } from "#support/smtp-peer.ts";
import { testHouse } from "#support/test-house.ts";

const database = useOwnDatabase();
const closing = useClosing();

test("a letter that was taken while the database was away for a moment is not sent again", async () => {
  const proxy = new DatabaseProxy(database.url);
  await proxy.start();
  closing(() => proxy.goAway());
  const pool = openPool(proxy.urlOf(database.url), { log: silent });
  closing(() => pool.end());
  const peer = await smtpPeer();
  const jobs = new RecordedJobs();
  const house = testHouse({ pool, jobs, mailer: smtpMailer(peer.url) });
  await inTransaction(house, { requestId: "test", operation: "test" }, (ctx) =>
    post(ctx, "test", { to: "buyer@harbour.test", subject: "Stones", blocks: ["They are here."] }),
  );
  let isAway = false;
  peer.whenTaken(() => {
    void proxy.goAway().then(() => {
      isAway = true;
    });
  });
  const release = peer.hold();
  const sending = jobs.run(house);
  await expect.poll(() => isAway, patience).toBe(true);
  release();
  await expect.poll(() => pool.totalCount, patience).toBe(0);
  await proxy.start();
  await sending;
  expect(peer.taken).toHaveLength(1);
  const { rows } = await database.pool.query("SELECT status, attempts FROM mail WHERE subject = 'Stones'");
  expect(rows).toEqual([{ status: "sent", attempts: 1 }]);
});
