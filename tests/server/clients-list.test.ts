import { beforeEach, describe, expect, test } from "vitest";
import type { QueryInput } from "#api/operation-types.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { paged } from "#support/paged.ts";
import { aClient, aWaitingDocument, quist } from "#support/people.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
type Query = QueryInput<"listClients">;
const list = async (query: Query = {}, by: DemoName = "admin") =>
  (await portal.as(by).call("listClients", { query })).data;
const names = async (query: Query = {}, by: DemoName = "admin") =>
  (await list(query, by)).data.map(({ first_name }) => first_name).sort();

/** The demo house's applicant, whose papers wait, is beside the point here. */
beforeEach(async () => {
  await portal.pool.query("UPDATE account SET role_id = 6 WHERE email = 'applicant@demo.test'");
  await portal.pool.query("DELETE FROM client_entry e USING account a WHERE a.id = e.account_id AND a.role_id = 6");
});

describe("the list of clients", () => {
  test("holds customers, the newest first, and neither external clients nor guests", async () => {
    await portal.asGuest().call("getProfile");
    portal.clock.advance(hours(1));
    await aClient(portal);
    const { data, pagination, counts } = await list();
    expect(data[0]).toMatchObject({ first_name: "Nora", business: { company_name: "Quist & Daughters", status: 9 } });
    expect(new Set(data.map(({ role_id }) => role_id))).toEqual(new Set([2]));
    expect(data.map(({ first_name }) => first_name).sort()).toEqual(["Mara", "Noor", "Nora", "Tom"]);
    expect(pagination).toEqual(paged(1, 500, 4));
    expect(counts).toEqual({ all: 4, registered: 2, unregistered: 2, waiting: 0 });
  });

  test("shows whose customer somebody is, and says nothing that nobody needs", async () => {
    const row = (await list({ search: "Mara" })).data[0];
    expect(row).toMatchObject({
      email: "customer@demo.test",
      business: { company_name: "Northlight Jewels", status: 11, is_active: true },
      business_associate: { first_name: "Jonas", last_name: "Okafor" },
      kyc: null,
      is_active: true,
      is_locked: false,
      has_second_factor: false,
      version: 1,
    });
    expect(JSON.stringify(row)).not.toContain("password");
  });

  test("of an associate has own customers alone, and counts no others", async () => {
    expect(await names({}, "associate")).toEqual(["Mara"]);
    expect((await list({}, "associate")).counts).toEqual({ all: 1, registered: 1, unregistered: 0, waiting: 0 });
    const own = await ownerId(portal, "associate");
    expect(await names({ business_associate_id: own }, "associate")).toEqual(["Mara"]);
    const other = await ownerId(portal, "associate2");
    expectRefusal(
      await portal.as("associate").call("listClients", { query: { business_associate_id: other } }),
      404,
      "notFound",
    );
    expect(await names({ business_associate_id: other })).toEqual(["Tom"]);
  });

  test("is split into the registered and everybody else; who has no business is not registered", async () => {
    await portal.pool.query("UPDATE business SET status = 10 WHERE company_name = 'Alder & Finch Ltd'");
    expect(await names({ is_register: true })).toEqual(["Mara"]);
    expect(await names({ is_register: false })).toEqual(["Noor", "Tom"]);
    expect(await names({ status: 9 })).toEqual(["Noor"]);
    expect(await names({ status: 10 })).toEqual(["Tom"]);
    expect(await names({ status: 11 })).toEqual(["Mara"]);
    const { counts, pagination } = await list({ is_register: true });
    expect(counts).toEqual({ all: 3, registered: 1, unregistered: 2, waiting: 0 });
    expect(pagination.totalRecords).toBe(1);
  });

  test("finds by every word, in the company, the name, the e-mail address and the user name", async () => {
    await aClient(portal);
    for (const search of ["daughters", "QUIST", "nora@quist", "nora.quist", "nora daugh", "  Quist   nora "]) {
      expect([search, await names({ search })]).toEqual([search, ["Nora"]]);
    }
    for (const search of ["%", "_", "\\", "nora finch"])
      expect([search, await names({ search })]).toEqual([search, []]);
  });

  test("finds a company under its new name, and a customer under theirs, as soon as they have it", async () => {
    const { id, version, business } = await aClient(portal);
    await portal.as("admin").call("updateBusiness", {
      path: { id: business?.id ?? 0 },
      body: { company_name: "Harbour Gems", version: 1 },
    });
    await portal.as("admin").call("updateClient", { path: { id }, body: { last_name: "Berglund", version } });
    expect(await names({ search: "harbour berglund" })).toEqual(["Nora"]);
    expect(await names({ search: "Daughters" })).toEqual([]);
  });

  test("takes first and last days in the house's own time zone, both inclusive", async () => {
    await aClient(portal);
    await portal.pool.query("UPDATE account SET created_at = '2026-11-18T23:30:00Z' WHERE email = $1", [quist.email]);
    expect(await names({ startDate: "2026-11-18", endDate: "2026-11-18" })).toEqual(["Nora"]);
    expect(await names({ startDate: "2026-11-19", endDate: "2026-11-19" })).toEqual([]);
    expect(await names({ endDate: "2026-11-17" })).toEqual([]);
    expect(await names({ startDate: "0000-01-01", endDate: "0000-01-02" })).toEqual([]);
  });

  test("can be had of those who are switched off, or without them", async () => {
    const { id } = await aClient(portal);
    await portal.as("admin").call("setAccountStatus", { path: { id }, body: { is_active: false } });
    expect(await names({ is_active: false })).toEqual(["Nora"]);
    expect(await names({ is_active: true })).toEqual(["Mara", "Noor", "Tom"]);
  });

  test("as the queue of documents begins with whoever has waited longest", async () => {
    const now = portal.clock.now().getTime();
    await aWaitingDocument(portal, "customer", new Date(now - hours(2)));
    await aWaitingDocument(portal, "customer2", new Date(now - hours(30)));
    await aWaitingDocument(portal, "customer2", new Date(now - hours(1)), "business");
    const { data, pagination, counts } = await list({ kyc_waiting: true });
    expect(data.map(({ first_name, kyc }) => [first_name, kyc])).toEqual([
      ["Tom", { waiting: 2, submitted_at: new Date(now - hours(30)).toISOString() }],
      ["Mara", { waiting: 1, submitted_at: new Date(now - hours(2)).toISOString() }],
    ]);
    expect([pagination.totalRecords, counts.waiting]).toEqual([2, 2]);
    expect(await names({ kyc_waiting: false })).toEqual(["Noor"]);
    await portal.pool.query(
      "UPDATE kyc_document SET state = 'approved', status = 2, decided_at = submitted_at, decided_by = submitted_by",
    );
    expect((await list({ kyc_waiting: true })).data).toEqual([]);
  });

  test("shows who cannot sign in for a while, until the while has passed", async () => {
    for (let at = 0; at < 5; at++) {
      await portal.anonymous.call("login", { body: { email: "CUSTOMER@demo.test", password: "a wrong password" } });
    }
    const isLocked = async () => (await list({ search: "Mara" })).data[0]?.is_locked;
    expect(await isLocked()).toBe(true);
    portal.clock.advance(hours(1));
    expect(await isLocked()).toBe(false);
  });
});

describe("the customers of whoever asks, as options", () => {
  test("are an associate's own and the office's all, without those who are switched off", async () => {
    const options = async (by: DemoName, search?: string) =>
      (await portal.as(by).call("listUserCustomers", { query: search === undefined ? {} : { search } })).data.data;
    expect((await options("associate")).map(({ first_name }) => first_name)).toEqual(["Mara"]);
    expect((await options("qc")).map(({ first_name }) => first_name)).toEqual(["Tom", "Mara", "Noor"]);
    expect(await options("admin", "haddad")).toEqual([
      { id: expect.any(Number), first_name: "Noor", last_name: "Haddad", email: "newcomer@demo.test", business: null },
    ]);
    const id = await ownerId(portal, "customer2");
    await portal.as("admin").call("setAccountStatus", { path: { id }, body: { is_active: false } });
    expect((await options("qc")).map(({ first_name }) => first_name)).toEqual(["Mara", "Noor"]);
  });
});
