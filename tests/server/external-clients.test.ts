import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { aKey, newClient } from "#support/external-rows.ts";
import { invitationFor } from "#support/invitation.ts";
import { paged } from "#support/paged.ts";
import { ownerId } from "#support/rows.ts";
import { demoPassword } from "#support/template.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const list = async (query = {}) => (await admin().call("listExternalClients", { query })).data;
const emails = async (query = {}) => (await list(query)).data.map(({ email }) => email);
const create = (more: object = {}) => admin().send("createExternalClient", { body: { ...newClient, ...more } });
const made = async (more: object = {}) => (await create(more)).data as { id: number; version: number };
const API = demoAddress("api");
const FTP = demoAddress("ftp");
const password = "nine-green-bottles";

describe("the list of external clients", () => {
  test("has both kinds by company, 200 to a page", async () => {
    const { data, pagination } = await list();
    expect(data.map(({ source, business }) => [source, business?.company_name])).toEqual([
      [7, "Casa Belmonte"],
      [6, "Halden Diamonds BV"],
    ]);
    expect(pagination).toEqual(paged(1, 200, 2));
  });

  test("is narrowed by source, by whether they are on, and by words", async () => {
    await admin().call("setExternalClientStatus", {
      path: { id: await ownerId(portal, "ftp") },
      body: { is_active: false },
    });
    expect(await emails({ source: 6 })).toEqual([API]);
    expect(await emails({ source: 7 })).toEqual([FTP]);
    expect(await emails({ is_active: true })).toEqual([API]);
    expect(await emails({ is_active: false })).toEqual([FTP]);
    for (const word of ["halden", "HALDEN API", API, "api"]) expect(await emails({ search: word })).toEqual([API]);
    expect(await emails({ search: "%" })).toEqual([]);
    expectRefusal(await admin().send("listExternalClients", { query: { source: 2 } }), 400, "malformed", [
      "/query/source",
    ]);
  });

  test("has those who may see stones of the diamond type, white where nothing is said", async () => {
    await portal.pool.query("INSERT INTO inventory_access (account_id, diamond_types) VALUES ($1, '{fancy}')", [
      await ownerId(portal, "api"),
    ]);
    expect(await emails()).toEqual([FTP]);
    expect(await emails({ diamond_type: "white" })).toEqual([FTP]);
    expect(await emails({ diamond_type: "fancy" })).toEqual([FTP, API]);
  });

  test("says which business is switched off, with every other client's still on", async () => {
    const halden = (await list({ source: 6 })).data[0];
    expect(halden?.business).toMatchObject({ company_name: "Halden Diamonds BV", is_active: true });
    const id = halden?.business?.id ?? 0;
    await admin().call("setBusinessStatus", { path: { id }, body: { is_active: false } });
    const standing = (await list()).data.map(({ business }) => [business?.company_name, business?.is_active]);
    expect(new Map(standing as [string, boolean][])).toEqual(
      new Map([
        ["Halden Diamonds BV", false],
        ["Casa Belmonte", true],
      ]),
    );
    expect((await admin().call("getExternalClient", { path: { id: halden?.id ?? 0 } })).data.business?.is_active).toBe(
      false,
    );
  });

  test("says how many keys open, and when a client was last here", async () => {
    const now = portal.clock.now();
    const hourAgo = new Date(now.getTime() - 3_600_000);
    await aKey(portal, "api", { last_used_at: hourAgo });
    await aKey(portal, "api");
    await aKey(portal, "api", { expires_at: now });
    await aKey(portal, "api", { ends_at: now });
    const [client] = (await list({ source: 6 })).data;
    expect(client).toMatchObject({ keys: 2, last_used_at: hourAgo.toISOString() });
    await portal.as("api").call("getProfile");
    expect((await list({ source: 6 })).data[0]?.last_used_at).toBe(now.toISOString());
    expect((await list({ source: 7 })).data[0]).toMatchObject({ keys: 0, last_used_at: null });
  });
});

describe("an external client", () => {
  test("is added with its company, which is not registered yet, and with its role's rights", async () => {
    const answer = await create();
    expect([answer.status, answer.message]).toEqual([201, messages.externalClientAdded]);
    expect(answer.data).toMatchObject({
      source: 6,
      email: newClient.email,
      business: { company_name: "Quarry Trade", status: 9 },
      is_active: true,
      keys: 0,
      version: 1,
    });
    const { id } = answer.data as { id: number };
    const rights = async (of: number) =>
      (
        await portal.pool.query(
          "SELECT permission_id, write_access FROM user_permission WHERE account_id = $1 ORDER BY 1",
          [of],
        )
      ).rows;
    expect(await rights(id)).toEqual(await rights(await ownerId(portal, "api")));
    expect((await admin().call("getExternalClient", { path: { id } })).data).toEqual(answer.data);
  });

  test("is added for a business that is there, and buys as that business", async () => {
    const { rows } = await portal.pool.query("SELECT id FROM business WHERE company_name = 'Northlight Jewels'");
    const answer = await create({ company_name: undefined, business_id: rows[0].id });
    expect(answer.data).toMatchObject({ business: { company_name: "Northlight Jewels", status: 11 } });
    expectRefusal(await create({ company_name: undefined, business_id: 999_999 }), 422, "businessUnknown", [
      "/data/business_id",
    ]);
  });

  test("belongs to one business: a company or one that is there, never both or neither", async () => {
    expectRefusal(await create({ company_name: undefined }), 422, "oneBusiness", ["/data/company_name"]);
    expectRefusal(await create({ business_id: 1 }), 422, "oneBusiness", ["/data/business_id"]);
    expect((await list()).pagination.totalRecords).toBe(2);
  });

  test("of FTP has a password, and signs in with it; one of API may do without", async () => {
    expectRefusal(await create({ source: 7 }), 422, "passwordNeeded", ["/data/password"]);
    await made({ source: 7, password });
    const signIn = await portal.anonymous.call("login", { body: { email: newClient.email, password } });
    expect(signIn.data.role_id).toBe(7);
    expectRefusal(await create({ password: "passwordpassword" }), 422, "passwordCommon", ["/data/password"]);
  });

  test("of API without a password is invited to set one", async () => {
    await made();
    expect(await invitationFor(portal, newClient.email)).toMatch(/^[\w-]{43}$/);
  });

  test("with an address or a user name of somebody else, in whatever case, is refused at its field", async () => {
    expectRefusal(await create({ email: "Customer@Demo.TEST" }), 409, "emailTaken", ["/data/email"]);
    expectRefusal(await create({ user_name: "CUSTOMER" }), 409, "userNameTaken", ["/data/user_name"]);
    const { id, version } = await made();
    const body = { email: "API@demo.test", version };
    expectRefusal(await admin().call("updateExternalClient", { path: { id }, body }), 409, "emailTaken", [
      "/data/email",
    ]);
    expectRefusal(
      await create({ email: "other@quarry.test", user_name: "other", mobile_country_id: 9999 }),
      422,
      "placeUnknown",
    );
  });

  test("is changed field by field; a stale change reads what is there", async () => {
    const { id } = await made();
    const change = { first_name: "Sola", mobile: "70 123 45 67", mobile_country_id: 213, version: 1 };
    const answer = await admin().call("updateExternalClient", { path: { id }, body: change });
    expect(answer.message).toBe(messages.externalClientSaved);
    expect(answer.data).toMatchObject({ ...change, last_name: "Quarry", version: 2 });
    const stale = await portal
      .as("admin2")
      .call("updateExternalClient", { path: { id }, body: { last_name: "Q", version: 1 } });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ id, first_name: "Sola", last_name: "Quarry", version: 2 });
  });

  test("that is given a new password is signed out, and its keys live on", async () => {
    const { secret } = await aKey(portal, "api");
    const path = { id: await ownerId(portal, "api") };
    expect((await portal.as("api").call("getProfile")).status).toBe(200);
    await admin().call("updateExternalClient", { path, body: { password, version: 1 } });
    expectRefusal(await portal.as("api").call("getProfile"), 401, "unauthorized");
    const body = { email: API, password: demoPassword };
    expectRefusal(await portal.anonymous.call("login", { body }), 401, "signInFailed");
    expect((await portal.anonymous.call("login", { body: { ...body, password } })).status).toBe(200);
    expect((await portal.anonymous.holding(secret).call("searchStones", { body: {} })).status).toBe(200);
  });

  test("that nothing binds is deleted with its keys and the business that it leaves empty", async () => {
    const { id } = await made();
    const body = { name: "Shop", scopes: ["stones:read" as const] };
    const { secret } = (await admin().call("createApiKey", { path: { id }, body })).data;
    const answer = await admin().call("deleteExternalClient", { path: { id } });
    expect(answer.message).toBe(messages.externalClientDeleted);
    expectRefusal(await admin().call("getExternalClient", { path: { id } }), 404, "notFound");
    expectRefusal(await portal.anonymous.holding(secret).call("searchStones", { body: {} }), 401, "unauthorized");
    const { rows } = await portal.pool.query("SELECT id FROM business WHERE company_name = 'Quarry Trade'");
    expect(rows).toEqual([]);
  });

  test("leaves the business to those who stay", async () => {
    const { rows } = await portal.pool.query("SELECT id FROM business WHERE company_name = 'Northlight Jewels'");
    const { id } = await made({ company_name: undefined, business_id: rows[0].id });
    await admin().call("deleteExternalClient", { path: { id } });
    expect((await portal.as("customer").call("getProfile")).data.business_id).toBe(rows[0].id);
  });

  test("with lines is kept, and the refusal says by what", async () => {
    const { rows } = await portal.pool.query("SELECT stock_no FROM stone WHERE status = 1 ORDER BY id LIMIT 2");
    await portal.as("api").call("createHolds", { body: { stock_numbers: rows.map(({ stock_no }) => stock_no) } });
    const refused = await admin().call("deleteExternalClient", { path: { id: await ownerId(portal, "api") } });
    expectRefusal(refused, 409, "inUse");
    expect(refused.body.errors).toContainEqual({ path: "/path/id", message: "Used by 2 list lines." });
  });

  test("is switched off and on by its machine, each once", async () => {
    const { id } = await made();
    const set = (is_active: boolean) => admin().call("setExternalClientStatus", { path: { id }, body: { is_active } });
    expect((await set(false)).data).toMatchObject({ is_active: false, version: 2 });
    expectRefusal(await set(false), 409, "transitionRefused");
    expect((await set(true)).message).toBe(messages.statusSaved);
    const transitions = (await auditRows(portal.pool)).map(({ fact }) => fact.transition);
    expect(transitions).toEqual(expect.arrayContaining(["externalClient.deactivate", "externalClient.activate"]));
  });

  test("switched off is no longer offered as a client, and named as one is refused", async () => {
    const path = { id: await ownerId(portal, "api") };
    await admin().call("setExternalClientStatus", { path, body: { is_active: false } });
    const offered = (await admin().call("listClientOptions")).data.data;
    expect(offered.map(({ id }) => id)).not.toContain(path.id);
    const { rows } = await portal.pool.query("SELECT stock_no FROM stone WHERE status = 1 LIMIT 1");
    const body = { user_id: path.id, stock_numbers: [rows[0].stock_no] };
    expectRefusal(await admin().call("createHolds", { body }), 409, "clientOff");
  });

  test("is not an account of any other kind", async () => {
    for (const name of ["customer", "admin", "associate"] as const) {
      const path = { id: await ownerId(portal, name) };
      const calls = [
        admin().call("getExternalClient", { path }),
        admin().call("updateExternalClient", { path, body: { version: 1 } }),
        admin().call("deleteExternalClient", { path }),
        admin().call("setExternalClientStatus", { path, body: { is_active: false } }),
      ];
      for (const answer of await Promise.all(calls)) expectRefusal(answer, 404, "notFound");
    }
  });

  test("nothing of a person is in the log", async () => {
    await made({ mobile: "70 123 45 67", mobile_country_id: 213 });
    const log = (await auditRows(portal.pool)).map(({ body }) => body).join();
    for (const word of [newClient.email, newClient.user_name, "Sol", "70 123"]) expect(log).not.toContain(`"${word}`);
  });
});
