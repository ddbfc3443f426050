import { describe, expect, test } from "vitest";
import { type DemoName, demoAccount } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { minutes } from "#support/clock.ts";
import { freeStones } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const admin = portal.as("admin");
const end = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size as number;

async function lookAs(name: DemoName): Promise<{ api: Api; key: string }> {
  const { data } = await admin.call("viewAs", { path: { id: await ownerId(portal, name) } });
  return { api: portal.anonymous.holding(data.token ?? ""), key: data.key };
}
const expectNobodyLooks = async ({ api }: { api: Api }) =>
  expectRefusal(await api.call("getProfile"), 401, "unauthorized");

describe("an administrator who looks as somebody else", () => {
  for (const name of ["customer", "associate"] as const) {
    test(`sees what the ${name} sees, and is told whose eyes these are`, async () => {
      const { api } = await lookAs(name);
      const own = (await portal.as(name).call("getProfile")).data;
      const seen = (await api.call("getProfile")).data;
      const admin = await demoAccount(portal, "admin");
      expect([seen.id, seen.email, seen.role_id]).toEqual([own.id, own.email, own.role_id]);
      expect(seen.viewing).toEqual({
        by: { id: admin.id, first_name: "Ines", last_name: "Novak" },
        until: "2026-11-20T09:30:00.000Z",
      });
      expect(own.viewing).toBeUndefined();
      const stock = async (by: Api) => (await by.call("searchStones", { body: {} })).data.pagination?.totalRecords;
      expect(await stock(api)).toBe(await stock(portal.as(name)));
      const holds = async (by: Api) =>
        ((await by.call("listHolds", {})).data as { pagination: { totalRecords: number } }).pagination.totalRecords;
      expect(await holds(api)).toBe(await holds(portal.as(name)));
      expect((await api.call("listArrivals", {})).status).toBe(200);
    });

    test(`finds every right of the ${name} to see, and none to write`, async () => {
      const access = async (by: Api) =>
        (await by.call("getProfile")).data.permissions.flatMap(({ permissions }) =>
          permissions.flatMap(({ path, user_permissions, role_permissions }) =>
            [...user_permissions, ...role_permissions].map(({ read_access, write_access }) => ({
              path,
              read_access,
              write_access,
            })),
          ),
        );
      const own = await access(portal.as(name));
      expect(own.some(({ write_access }) => write_access)).toBe(true);
      expect(await access((await lookAs(name)).api)).toEqual(own.map((one) => ({ ...one, write_access: false })));
    });
  }

  test("takes no file away: neither a list as a sheet nor what the customer has made", async () => {
    const customer = portal.as("customer");
    const stones = await freeStones(portal, 1);
    await customer.call("addToCart", { body: { stock_numbers: stones } });
    const link = (await customer.call("listCarts", { query: { export: true } })).data as unknown as string;
    const { api } = await lookAs("customer");
    expectRefusal(await api.call("listCarts", { query: { export: true } }), 403, "viewOnly");
    expectRefusal(await api.call("listArrivals", { query: { pdf: true } }), 403, "viewOnly");
    const { data } = await admin.call("viewAs", { path: { id: await ownerId(portal, "customer") } });
    const fetched = (token: string) =>
      portal.app.inject({ method: "GET", url: link, headers: { authorization: `Bearer ${token}` } });
    expect((await fetched(data.token ?? "")).json()).toMatchObject({ code: "viewOnly" });
    expect((await fetched(await portal.tokenOf("customer"))).statusCode).toBe(200);
  });

  test("is in the log: who looked as whom, and who ended it", async () => {
    const since = await end();
    const { api, key } = await lookAs("associate");
    await api.call("logout");
    const [by, as] = [(await demoAccount(portal, "admin")).id, (await demoAccount(portal, "associate")).id];
    const facts = (await auditRows(portal.pool, since)).map(({ fact }) => fact).filter(({ item }) => item === key);
    expect(facts).toMatchObject([
      { transition: "session.viewAs", who: by, role: 1, after: { account_id: as, viewed_by: by } },
      { transition: "session.close", who: by, role: 1, on_behalf_of: as },
    ]);
  });
});

describe("a look ends", () => {
  test("when it is left", async () => {
    const look = await lookAs("customer");
    expect((await look.api.call("logout")).status).toBe(200);
    await expectNobodyLooks(look);
    expect((await admin.call("getProfile")).status).toBe(200);
  });

  test("after half an hour, however much one looks meanwhile", async () => {
    const look = await lookAs("customer");
    for (let quarters = 0; quarters < 2; quarters++) {
      expect((await look.api.call("getProfile")).status).toBe(200);
      portal.clock.advance(minutes(15));
    }
    await expectNobodyLooks(look);
    expect((await admin.call("getProfile")).status).toBe(200);
  });

  test("with the session that it was opened from", async () => {
    const look = await lookAs("customer");
    await admin.call("logout");
    await expectNobodyLooks(look);
  });

  for (const [what, sql] of [
    ["the administrator is switched off", "UPDATE account SET is_active = false WHERE user_name = 'admin'"],
    ["the administrator is none any more", "UPDATE account SET role_id = 8 WHERE user_name = 'admin'"],
    ["who is looked at is switched off", "UPDATE account SET is_active = false WHERE user_name = 'customer'"],
  ] as const) {
    test(`when ${what}`, async () => {
      const look = await lookAs("customer");
      await portal.pool.query(sql);
      await expectNobodyLooks(look);
    });
  }
});

describe("nobody looks", () => {
  const look = async (by: Api, name: DemoName) => by.call("viewAs", { path: { id: await ownerId(portal, name) } });

  test("as anybody but a customer or an associate", async () => {
    for (const name of ["admin2", "admin", "qc", "auditor", "api", "ftp"] as const)
      expectRefusal(await look(admin, name), 404, "notFound");
    const { data } = await portal.asGuest().call("getProfile");
    expectRefusal(await admin.call("viewAs", { path: { id: data.id } }), 404, "notFound");
  });

  test("as somebody who is switched off", async () => {
    await portal.pool.query("UPDATE account SET is_active = false WHERE user_name = 'customer'");
    expectRefusal(await look(admin, "customer"), 409, "accountOff");
  });

  test("from a look into the next one", async () => {
    const { api } = await lookAs("associate");
    const answer = await look(api, "customer");
    expect([401, 403]).toContain(answer.status);
  });

  test("unseen in the list of the customer's own sessions, which stay their own", async () => {
    const { api, key } = await lookAs("customer");
    const sessions = (await portal.as("customer").call("listSessions")).data.data;
    expect(sessions.map(({ id }) => id)).not.toContain(key);
    expectRefusal(await portal.as("customer").call("revokeSession", { path: { id: key } }), 404, "notFound");
    expect((await api.call("listSessions")).data.data).toHaveLength(1);
  });
});
