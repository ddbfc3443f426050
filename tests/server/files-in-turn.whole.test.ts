import { describe, expect, test } from "vitest";
import { exportStones } from "#server/export/export-stones.ts";
import { folderStore } from "#server/files/folder-store.ts";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { allJobs } from "#server/services/jobs/kinds.ts";
import { openQueue } from "#server/services/jobs/pg-boss-jobs.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { type TestApp, useApp, useOwnApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { silent } from "#support/silent-log.ts";
import { testHouse } from "#support/test-house.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

// A guest's work has a limit of its own (work-limits), which is not what these are about.
const plenty = { publicCallsPerMinute: 1000, guestWorkPerMinute: 1_000_000 };
const portal = useApp({ limits: { ...houseLimits, ...plenty, guestFileStones: 40 } });
const crowded = useOwnApp();
const stockNumbers = async ({ db }: TestApp, offset: number, limit: number) => {
  const stones = db.selectFrom("stone").select("stock_no").where("status", "=", 1).where("diamond_type", "=", "white");
  return (await stones.orderBy("id").offset(offset).limit(limit).execute()).map(({ stock_no }) => stock_no);
};
const order = async (api: Api, from = 0, count = 2, of = portal) =>
  api.call("downloadStones", {
    query: { job: true },
    body: { format: "csv", stock_numbers: await stockNumbers(of, from, count) },
  });
const jobOf = ({ data }: Awaited<ReturnType<typeof order>>) => (data as { job: string }).job;

describe("files that jobs make", () => {
  test("are few of a guest at once, and a customer's waits for none of those refused", async () => {
    const guest = portal.asGuest();
    const answers = [];
    for (let at = 0; at < 100; at++) answers.push(await order(guest, at % 10, 2 + (at % 7)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(new Set(answers.filter(({ status }) => status === 202).map(jobOf)).size).toBe(houseLimits.fileJobsPerGuest);
    for (const one of refused) {
      expectRefusal(one, 429, "tooManyFileJobs");
      expect(one.retryAfter).toBeGreaterThan(0);
    }
    const customers = await order(portal.as("customer"));
    expect(customers.status).toBe(202);
    await portal.runJobs();
    expect((await portal.as("customer").call("getJob", { path: { id: jobOf(customers) } })).data.state).toBe("done");
    expect((await order(guest, 50)).status).toBe(202); // what is made makes room
  });

  test("are one and the same where the same is asked for again before it is there, and told once", async () => {
    const customer = portal.as("customer");
    const first = jobOf(await order(customer));
    expect(jobOf(await order(customer))).toBe(first);
    expect(jobOf(await order(customer, 1))).not.toBe(first);
    expect(jobOf(await order(portal.as("customer2")))).not.toBe(first);
    const told = await portal.db
      .selectFrom("audit_event")
      .select("seq")
      .where((is) => is.and([is("body", "like", `%${first}%`), is("body", "like", "%export.ask%")]))
      .execute();
    expect(told).toHaveLength(1);
    await portal.runJobs();
    expect(jobOf(await order(customer))).not.toBe(first);
  });

  test("of a guest are no whole stock, at once or by a job, in whatever form, and the guest is told how many stones a file may have", async () => {
    const search = { diamond_type: "white" } as const;
    for (const format of ["csv", "xlsx", "pdf"] as const) {
      for (const job of [true, false]) {
        const all = await portal.asGuest().call("downloadStones", { query: { job }, body: { format, search } });
        expectRefusal(all, 422, "guestFileTooLong");
      }
    }
    expect((await order(portal.asGuest(), 0, 40)).status).toBe(202);
    expectRefusal(await order(portal.asGuest(), 0, 41), 422, "guestFileTooLong");
    expect((await portal.asGuest().call("getProfile")).data.file_stones_most).toBe(40);
    expect((await portal.as("customer").call("getProfile")).data.file_stones_most).toBeUndefined();
    const all = await portal
      .as("customer")
      .call("downloadStones", { query: { job: true }, body: { format: "csv", search } });
    expect(all.status).toBe(202);
  });
});

describe("orders that come at once", () => {
  test("are counted one after the other", async () => {
    const customer = crowded.as("customer");
    await customer.call("getProfile");
    const answers = await Promise.all([...Array(12).keys()].map((from) => order(customer, from, 2, crowded)));
    const statuses = answers.map(({ status }) => status as number);
    expect(statuses.filter((status) => status === 202)).toHaveLength(houseLimits.fileJobsPerAccount);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12 - houseLimits.fileJobsPerAccount);
  });
});

describe("the turns of accounts", () => {
  const database = useOwnDatabase();
  const closing = useClosing();
  const place = useThrowAwayDir();

  test("go round: of an account one file is made at a time, and nobody's many keep somebody's one", async () => {
    const jobs = await openQueue(database.url, silent, allJobs, { pollSeconds: 2 });
    closing(() => jobs.stop());
    const house = testHouse({
      pool: database.pool,
      jobs,
      now: () => new Date(),
      files: folderStore(place.dir),
    });
    const { rows } = await database.pool.query<{ id: number; email: string }>(
      "SELECT id, email FROM account WHERE email = ANY ($1)",
      [[demoAddress("customer"), demoAddress("customer2")]],
    );
    const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? 0;
    const many = idOf(demoAddress("customer"));
    const one = idOf(demoAddress("customer2"));
    const stones = await house.db.selectFrom("stone").select("id").orderBy("id").limit(200).execute();
    const enqueue = (accountId: number, behind: number) =>
      house.db.transaction().execute((db) => {
        const file = { ids: stones.map(({ id }) => id), columns: ["carat" as const], format: "csv" as const };
        const turn = { asked: `${accountId} ${behind}`, behind };
        return jobs.enqueue(db, exportStones, { ...file, accountId, clientId: null }, accountId, turn);
      });
    for (let behind = 0; behind < 5; behind++) await enqueue(many, behind);
    await enqueue(one, 0);
    await jobs.work(house);
    const ended = async () =>
      (await database.pool.query("SELECT count(*) AS ended FROM job WHERE state = 'done' AND kind = 'exportStones'"))
        .rows[0].ended;
    await expect.poll(ended).toBe(6);
    const { rows: ran } = await database.pool.query<{ account: string; started_on: Date; completed_on: Date }>(
      `SELECT group_id AS account, started_on, completed_on FROM pgboss.job WHERE name = 'exportStones' ORDER BY started_on`,
    );
    expect(ran.slice(0, 2).map(({ account }) => account)).toContain(String(one));
    const ofMany = ran.filter(({ account }) => account === String(many));
    expect(ofMany).toHaveLength(5);
    for (const [at, { started_on }] of ofMany.entries()) {
      if (at > 0) expect(started_on.getTime()).toBeGreaterThanOrEqual(ofMany[at - 1]?.completed_on.getTime() ?? 0);
    }
  });
});
