import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { writeActive } from "#server/db/queries/statuses.ts";
import type { Context } from "#server/house/context.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { buildApp } from "#server/services/web/app.ts";
import { demoAccount, openedSession } from "#support/actors.ts";
import { Api } from "#support/api.ts";
import { useOwnApp } from "#support/app.ts";
import { heldToContract } from "#support/held-answers.ts";
import { testHouse } from "#support/test-house.ts";

const portal = useOwnApp();
/** Another portal on the same database, as in another process: it hears nothing of what the first one does. */
let elsewhere: FastifyInstance;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["performance"] }); // a second passes when the test says so
  const { pool, jobs, now } = portal.house;
  elsewhere = heldToContract(await buildApp(testHouse({ pool, jobs, now })));
});
afterEach(async () => {
  vi.useRealTimers();
  await elsewhere.close();
});

const WHO = "associate";
const here = () => portal.as(WHO);
const there = () =>
  new Api(
    () => elsewhere,
    () => portal.tokenOf(WHO),
  );
const search = (api: Api) => api.call("searchStones", { query: { is_count_only: true }, body: {} });
const found = async (api: Api) => (await search(api)).data.pagination.totalRecords;

/** An act of this house for which there is no call yet. */
const act = (work: (ctx: Context) => Promise<unknown>) =>
  inTransaction(portal.house, { requestId: "test", operation: "test" }, work);

async function takeSearch() {
  const admin = portal.as("admin");
  const { id: user_id, role_id } = await demoAccount(portal, WHO);
  const query = { role_id, user_id };
  const { categories, version } = (await admin.call("getUserPermissions", { query })).data;
  const right = categories.flatMap(({ permissions }) => permissions).find(({ path }) => path === "/search");
  const taken = { permission_id: right?.id ?? 0, read_access: false, write_access: false };
  await search(here()); // what this test looked up beside the portal made it forget
  return admin.call("updateUserPermissions", { query, body: { version, permissions: [taken] } });
}

async function endFromAnotherSession() {
  const { key } = (await here().call("getProfile")).data;
  const token = await openedSession(portal.house, WHO);
  return portal.anonymous.holding(token).call("revokeSession", { path: { id: key } });
}

const switchOff = () =>
  act(async ({ db, now }) => {
    const { id } = await demoAccount(portal, WHO);
    await writeActive(db, "account", id, false, now);
  });

const closeHouse = async () => {
  const { version } = (await portal.as("admin").call("getMaintenance")).data;
  return portal.as("admin").call("setMaintenance", { body: { is_on: true, version } });
};

describe("somebody who has just searched", () => {
  test.each([
    ["and signs out", 401, () => here().call("logout")],
    ["and whose session is ended from another", 401, endFromAnotherSession],
    ["and whose account is switched off", 401, switchOff],
    ["and whose right to search is taken", 403, takeSearch],
    ["and whose house goes into maintenance", 503, closeHouse],
  ])("%s is refused at once, and by another portal within a second", async (_, status, change) => {
    for (const api of [here(), there(), here(), there()]) expect((await search(api)).status).toBe(200);
    await change();
    expect((await search(here())).status).toBe(status);
    vi.advanceTimersByTime(1000);
    expect((await search(there())).status).toBe(status);
  });

  test("and whose access is narrowed finds less at once, and at another portal within a second", async () => {
    const { id } = await demoAccount(portal, WHO);
    const all = await found(here());
    expect(await found(there())).toBe(all);
    await act(({ db }) =>
      db
        .insertInto("inventory_access")
        .values({ account_id: id, stone_origins: [1] })
        .onConflict((on) => on.column("account_id").doUpdateSet({ stone_origins: [1] }))
        .execute(),
    );
    const less = await found(here());
    expect(less).toBeLessThan(all);
    vi.advanceTimersByTime(1000);
    expect(await found(there())).toBe(less);
  });

  test("is told nothing old by a look that began before the change", async () => {
    await search(here());
    const [looks] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => search(here()))),
      here().call("logout"),
    ]);
    expect(looks.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect((await search(here())).status).toBe(401);
  });

  test("stays signed in while they search on, however long that goes on", async () => {
    for (let hour = 0; hour < 24; hour++) {
      expect((await search(here())).status).toBe(200);
      portal.clock.advance(3_600_000);
    }
    portal.clock.advance(12 * 3_600_000);
    expect((await search(here())).status).toBe(401);
  });
});
