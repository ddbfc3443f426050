import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { useApp } from "#support/app.ts";
import { isNight } from "#support/budget.ts";
import { useClosing } from "#support/closing.ts";
import { killedAt } from "#support/cut-short.ts";
import { type Kind, killed } from "#support/killed-jobs.ts";

const portal = useApp();
const closing = useClosing();
const query = (sql: string) => portal.house.pool.query(sql);
const cases = (Object.keys(killed) as Kind[]).flatMap((kind) => {
  const one = killed[kind];
  return typeof one === "string" ? [] : [{ kind, ...one }];
});

test("a kind without a case of its own is cut off with another, or in a file that is there", () => {
  const elsewhere = Object.values(killed).filter((one) => typeof one === "string");
  const isCase = (one: string) => cases.some(({ kind }) => kind === one);
  const missing = elsewhere.filter((one) => !isCase(one) && !existsSync(path.join(import.meta.dirname, one)));
  expect(missing).toEqual([]);
});

/** The letters themselves are cut off elsewhere: they wait half a minute for a database that is away. */
const letters = [jobKinds.sendMail, jobKinds.sendOffer];
/** The commits to cut off at: by day the first, one in the middle, and the last two. */
const cutsOf = (commits: number) => {
  const all = Array.from({ length: commits }, (_, at) => at + 1);
  return isNight() ? all : [...new Set([1, Math.ceil(commits / 2), ...all.slice(-2)])];
};

/** The rows of each table, the acts in the log, and the jobs by their states. */
async function figures(): Promise<Record<string, number>> {
  const { rows: tables } = await query(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM "${name}"`);
  const acts = "SELECT 'act ' || (data->>'transition'), count(*)::int FROM audit_event GROUP BY 1";
  const jobs = "SELECT 'job ' || kind || ' ' || state, count(*)::int FROM job GROUP BY 1";
  const { rows } = await query([...counts, acts, jobs].join(" UNION ALL "));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test.each(cases)(
  "$kind, cut off by the end of its portal at any commit, is done once by the next portal",
  async ({ prepare, clocks = [], mayHoldMore = {} }) => {
    await prepare(portal, closing);
    for (const clock of clocks)
      await portal.db.transaction().execute((db) => portal.house.jobs.enqueue(db, jobKinds[clock], {}, null));
    const told = async () => {
      const counted = await figures();
      return Object.fromEntries(Object.entries(counted).filter(([name]) => !(name in mayHoldMore)));
    };
    await query("SAVEPOINT before");
    const whole = killedAt(portal.house, Number.MAX_SAFE_INTEGER);
    await portal.jobs.run(whole.house, letters);
    const expected = await told();
    expect(Object.keys(expected).filter((name) => /^job .* (running|failed)$/.test(name))).toEqual([]);

    for (const commit of cutsOf(whole.done())) {
      await query("ROLLBACK TO SAVEPOINT before");
      portal.house.people.forget();
      const { house, isDead } = killedAt(portal.house, commit);
      await portal.jobs.run(house, letters).catch(() => {});
      expect(isDead(), `is cut off at commit ${commit}`).toBe(true);
      await query("UPDATE job SET state = 'waiting' WHERE state = 'running'"); // as the queue gives it to the next portal
      await portal.jobs.run(portal.house, letters);
      expect(await told(), `cut off at commit ${commit}`).toEqual(expected);
    }
  },
);
