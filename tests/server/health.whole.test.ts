import { expect, test } from "vitest";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { unlessOlder } from "#server/house/own-schema.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";

const older = useApp();
const few = { publicCallsPerMinute: 3, costlyPublicCallsPerMinute: 2, tellingPublicCallsPerMinute: 1 };
const crowded = useApp({ limits: { ...houseLimits, ...few } });

test("a portal that is older than its database by now sends people to the newer one, in words", async () => {
  const { house } = older;
  const { rows } = await house.pool.query("SELECT max(name) AS name FROM migration");
  house.schema = rows[0].name;
  expect((await older.app.inject({ url: "/readyz" })).statusCode).toBe(200);
  house.schema = "0001-audit.sql";
  await expect.poll(async () => (await older.app.inject({ url: "/readyz" })).statusCode).toBe(503);
  const refused = await older.app.inject({ url: "/readyz" });
  expect(refused.json()).toEqual({
    status: "fail",
    message: "this portal is older than its database: a newer one is at work",
  });
});

test("a portal that is older than its database goes on reading and writes nothing more, jobs and clocks included", async () => {
  const { house } = older;
  house.schema = null;
  const customer = older.as("customer");
  const { version, first_name } = (await customer.call("getProfile")).data;
  const { rows } = await house.pool.query("SELECT max(name) AS name FROM migration");
  const ranAs = async (schema: string) => {
    let turns = 0;
    await unlessOlder({ ...house, schema }, () => turns++)();
    return turns;
  };
  expect([await ranAs(rows[0].name), await ranAs("0001-audit.sql")]).toEqual([1, 0]);
  house.schema = "0001-audit.sql";
  const change = { body: { first_name: "Newer", version } };
  expectRefusal(await customer.call("updateProfile", change), 503, "maintenance");
  expect((await customer.call("getProfile")).data).toMatchObject({ version, first_name });
  house.schema = rows[0].name;
  await expect.poll(async () => (await customer.call("updateProfile", change)).status).toBe(200);
});

test("who knocks too often is asked to wait, sooner where a knock is dear or tells of accounts, and nobody else is", async () => {
  const codes = () => crowded.anonymous.call("listCountryCodes", { query: { size: 1 } });
  const guess = () =>
    crowded.anonymous.call("login", { body: { email: demoAddress("customer"), password: "a guess" } });
  let turn = 0;
  // Each of them is asked once, or another of them: they tell the same, and are counted together.
  const ask = () =>
    turn++ === 0
      ? crowded.anonymous.call("checkEmail", { body: { email: demoAddress("customer") } })
      : crowded.anonymous.call("checkUsername", { body: { user_name: "nobody.here" } });
  for (const [knock, times] of [
    [ask, 1],
    [codes, 3],
    [guess, 2],
  ] as const) {
    for (let i = 0; i < times; i++) expect((await knock()).status).not.toBe(429);
    const refused = await knock();
    expectRefusal(refused, 429, "tooManyRequests");
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
  }
  for (let i = 0; i < 5; i++) expect((await crowded.as("customer").call("getProfile")).status).toBe(200);
});
