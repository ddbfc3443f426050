import { expect, vi } from "vitest";
import type { House } from "#server/house/house.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { post } from "#server/mail/outbox.ts";
import { allJobs } from "#server/services/jobs/kinds.ts";
import { openQueue } from "#server/services/jobs/pg-boss-jobs.ts";
import { useClosing } from "./closing.ts";
import { useOwnDatabase } from "./database.ts";
import { patience } from "./patience.ts";
import { silent } from "./silent-log.ts";
import { testHouse } from "./test-house.ts";

export const letter = { to: "nora@harbour.test", subject: "Your code – für Sie", blocks: ["Your code is 402917."] };

export const posted = (house: House, to = letter.to, fail = false) =>
  inTransaction(house, { requestId: "test", operation: "test" }, async (ctx) => {
    await post(ctx, "signupCode", { ...letter, to });
    if (fail) throw new Error("refused");
  });

export const jobRows = (house: House) =>
  house.db.selectFrom("job").selectAll().where("kind", "=", "sendMail").execute();

export const soon = <T>(check: () => Promise<T>) => vi.waitFor(check, { ...patience, interval: 50 });

export const settled = (house: House, state: string, count = 1) =>
  soon(async () => expect((await jobRows(house)).map((row) => row.state)).toEqual(Array(count).fill(state)));

export function useJobWorld() {
  /** The jobs as they run in a portal, with pg-boss and in a database of their own. */
  const database = useOwnDatabase();
  const closing = useClosing();
  /** A portal's jobs on this test's database; they wait until `work` is called. */
  async function opened(changes: Partial<House> = {}) {
    const jobs = await openQueue(database.url, silent, allJobs, { pollSeconds: 2 });
    closing(() => jobs.stop());
    const house = testHouse({ pool: database.pool, jobs, now: () => new Date(), ...changes });
    return { house, jobs, work: () => jobs.work(house) };
  }
  return { database, closing, opened };
}
