import { expect, test } from "vitest";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { useApp } from "#support/app.ts";

const portal = useApp();
const cleanUp = () => jobKinds.cleanUp.run({}, { house: portal.house, id: "clock" } as never);
const count = async (what: string) => (await portal.pool.query(`SELECT count(*)::int AS n FROM ${what}`)).rows[0].n;

test("a week after a load of many stones its changes are forgotten in one turn, and those of this week stay", async () => {
  const write = "INSERT INTO stone_change (stone_id, at) SELECT n, $1 FROM generate_series(1, $2::integer) AS n";
  const now = portal.clock.now().getTime();
  await portal.pool.query("DELETE FROM stone_change");
  await portal.pool.query(write, [new Date(now - 8 * 86_400_000), 120_001]);
  await portal.pool.query(write, [new Date(now - 6 * 86_400_000), 3]);
  await cleanUp();
  expect(await count("stone_change")).toBe(3);
});

test("of jobs that ended long ago those under way stay, however many are forgotten", async () => {
  const write = `INSERT INTO job (id, kind, state, created_at, ended_at)
    SELECT gen_random_uuid(), 'cleanUp', $1, $2, $3 FROM generate_series(1, $4::integer)`;
  const now = portal.clock.now().getTime();
  const long = new Date(now - 400 * 86_400_000);
  await portal.pool.query("DELETE FROM job");
  await portal.pool.query(write, ["done", long, long, 50_001]);
  await portal.pool.query(write, ["running", long, null, 2]);
  await cleanUp();
  expect(await count("job WHERE state = 'done'")).toBe(0);
  expect(await count("job WHERE state = 'running'")).toBe(2);
});

test("a file that cannot be removed keeps nothing else from being cleaned up, and is told of", async () => {
  const past = new Date(portal.clock.now().getTime() - 400 * 86_400_000);
  await portal.pool.query(
    `INSERT INTO download_link (key, account_id, stored_name, file_name, media_type, bytes, created_at, expires_at)
      SELECT n, (SELECT min(id) FROM account), n || '.csv', 'stones.csv', 'text/csv', 1, $1, $1 FROM generate_series(1, 2) AS n`,
    [past],
  );
  await portal.pool.query(
    "INSERT INTO job (id, kind, state, created_at, ended_at) VALUES (gen_random_uuid(), 'cleanUp', 'done', $1, $1)",
    [past],
  );
  const { files } = portal.house;
  const removed: string[] = [];
  portal.house.files = {
    ...files,
    async remove(name) {
      if (name === "1.csv") throw new Error("the bucket does not let it go");
      removed.push(name);
    },
  };
  await expect(cleanUp()).rejects.toThrow("the bucket does not let it go");
  portal.house.files = files;
  expect(removed).toEqual(["2.csv"]);
  expect(await count("download_link WHERE stored_name = '1.csv'")).toBe(1);
  expect(await count("download_link WHERE stored_name = '2.csv'")).toBe(0);
  expect(await count("job WHERE ended_at IS NOT NULL")).toBe(0);
});
