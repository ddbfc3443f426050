import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { aLine } from "#support/a-line.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { acceptedBy } from "#support/invitation.ts";
import { freeStones, requestedBy } from "#support/line-stones.ts";
import { aMemo } from "#support/paper-rows.ts";
import { aClient, aWaitingDocument, quist, quistBusiness } from "#support/people.ts";
import { ownerId } from "#support/rows.ts";
import { linesOf, sevenLists, sevenNames } from "#support/shown-lists.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const created = (by: "admin" | "associate" | "qc" | "customer", more: object = {}) =>
  portal.as(by).send("createClientWithBusiness", { body: { ...quist, business: quistBusiness, ...more } });
const rows = async (sql: string, ...values: unknown[]) => (await portal.pool.query(sql, values)).rows;

describe("a customer with a business, in one act", () => {
  test("an associate gets them as their own", async () => {
    const { id, business, business_associate } = await aClient(portal, "associate");
    expect(business).toMatchObject({ company_name: "Quist & Daughters", status: 9, is_active: true });
    expect(business_associate).toMatchObject({ first_name: "Jonas" });
    expect((await portal.as("associate").call("getClient", { path: { id } })).data.email).toBe(quist.email);
    expectRefusal(await portal.as("associate2").call("getClient", { path: { id } }), 404, "notFound");
  });

  test("an administrator names the associate, or none", async () => {
    const other = await ownerId(portal, "associate2");
    const named = await aClient(portal, "admin", { business_associate_id: other });
    expect(named.business_associate).toMatchObject({ first_name: "Priya" });
    const more = { email: "o@quist.test", user_name: "o.quist" };
    expect((await aClient(portal, "admin", more)).business_associate).toBeNull();
  });

  test("an associate names nobody else, and nobody names who is no associate, or is switched off", async () => {
    const [own, other] = [await ownerId(portal, "associate"), await ownerId(portal, "associate2")];
    expect((await created("associate", { business_associate_id: other })).status).toBe(403);
    const qc = await ownerId(portal, "qc");
    const field = ["/data/business_associate_id"];
    expectRefusal(await created("admin", { business_associate_id: qc }), 422, "associateNotOffered", field);
    await admin().call("setAccountStatus", { path: { id: other }, body: { is_active: false } });
    expectRefusal(await created("admin", { business_associate_id: other }), 422, "associateNotOffered", field);
    expect((await created("associate", { business_associate_id: own })).status).toBe(201);
  });

  test("without a password they are invited, and set one by the link", async () => {
    await aClient(portal, "associate");
    const password = "nine-green-bottles";
    await acceptedBy(portal, quist.email, password);
    const signedIn = await portal.anonymous.call("login", { body: { email: quist.email, password } });
    expect(signedIn.data).toMatchObject({
      role_id: 2,
      business_details: { company_name: "Quist & Daughters", status: 9 },
    });
    expect(signedIn.data.permissions.length).toBeGreaterThan(0);
  });

  test("who asked for a code a moment ago is invited all the same", async () => {
    await portal.anonymous.call("forgotPassword", { body: { email: quist.email } });
    expect((await created("admin")).status).toBe(201);
    expect((await portal.outbox()).map(({ kind }) => kind)).toContain("invitation");
  });

  test("with a password they sign in by it, and nothing is mailed", async () => {
    const password = "nine-green-bottles";
    await aClient(portal, "admin", { password });
    expect(await portal.outbox()).toEqual([]);
    expect((await portal.anonymous.call("login", { body: { email: quist.email, password } })).status).toBe(200);
  });

  test.each([
    ["a taken address in another case", { email: "CUSTOMER@Demo.test" }, 409, "emailTaken", "/data/email"],
    ["a taken user name in another case", { user_name: "Customer" }, 409, "userNameTaken", "/data/user_name"],
    ["a password that everybody has", { password: "password1234" }, 422, "passwordCommon", "/data/password"],
    ["a country that is none", { mobile_country_id: 99_999 }, 422, "placeUnknown", "/data/mobile_country_id"],
    ["a designation that is none", { designation_id: 999_999 }, 422, "notOffered", "/data/designation_id"],
    [
      "a state of another country",
      { business: { ...quistBusiness, state_id: 1456 } },
      422,
      "placeUnknown",
      "/data/business/state_id",
    ],
    [
      "a type that is none",
      { business: { ...quistBusiness, type_id: 999_999 } },
      422,
      "notOffered",
      "/data/business/type_id",
    ],
  ] as const)("%s is refused at its field, and nothing is written", async (_, more, status, code, field) => {
    const count = async () => (await rows("SELECT count(*) AS count FROM business"))[0].count;
    const before = await count();
    const refused = await created("admin", more);
    expect([refused.status, refused.body.code, refused.refusedFields]).toEqual([status, code, [field]]);
    expect(await count()).toBe(before);
  });

  test.each(["email", "user_name", "first_name", "last_name", "mobile", "mobile_country_id", "business"])(
    "without %s it is refused at that field",
    async (field) => {
      expectRefusal(await created("admin", { [field]: undefined }), 400, "malformed", [`/data/${field}`]);
    },
  );

  test("the log says who made whom, and forgets what is personal", async () => {
    const since = (await rows("SELECT size FROM audit_head"))[0].size;
    await aClient(portal, "associate");
    const log = JSON.stringify(await auditRows(portal.pool, since));
    expect(log).toContain("account.insert");
    for (const word of [quist.email, quist.mobile, "Nora", quistBusiness.tax_identification_number, "Orchard Lane"]) {
      expect(log).not.toContain(word);
    }
  });
});

describe("a customer", () => {
  test("is shown with what is open of theirs, list by list", async () => {
    const id = await ownerId(portal, "customer");
    await aLine(portal, "customer", "cart");
    await aLine(portal, "customer", "hold");
    await aLine(portal, "customer", "hold");
    await aMemo(portal, "customer");
    await aLine(portal, "customer2", "hold");
    const { lists, has_markup } = (await admin().call("getClient", { path: { id } })).data;
    expect(lists).toEqual({ cart: 1, watchlist: 0, notes: 0, enquiry: 0, hold: 2, confirm: 0, memo: 1, invoice: 0 });
    expect(has_markup).toBe((await rows(markups, id)).length > 0);
  });

  test("is shown with as many lines as each list has when it opens, an approved request not among them", async () => {
    const user_id = await ownerId(portal, "customer");
    for (const list of sevenNames) await aLine(portal, "customer", list);
    const [asked] = await requestedBy(portal, "customer", await freeStones(portal, 1));
    await admin().call("approveStones", { body: { ids: [asked?.id ?? 0] } });
    const opened: Record<string, number> = { invoice: 0 };
    for (const list of sevenNames) {
      opened[list] = (await linesOf(admin(), sevenLists[list].id, { user_id })).pagination.totalRecords;
    }
    expect(opened.confirm).toBe(1);
    expect((await admin().call("getClient", { path: { id: user_id } })).data.lists).toEqual(opened);
  });
  const markups = `SELECT FROM markup_rule r JOIN markup_set m ON m.id = r.set_id
    JOIN account a ON a.business_id = m.business_id WHERE a.id = $1`;

  test("is changed, and the log says what", async () => {
    const { id } = await aClient(portal);
    const body = { first_name: "Norah", country_id: 101, state_id: 4008, version: 1 };
    const answer = await admin().call("updateClient", { path: { id }, body });
    expect(answer.message).toBe(messages.clientSaved);
    expect(answer.data).toMatchObject({ ...body, version: 2, last_name: "Quist" });
  });

  test("of two who edit one, the second reads what the first has written", async () => {
    const { id } = await aClient(portal);
    await admin().call("updateClient", { path: { id }, body: { first_name: "Norah", version: 1 } });
    const refused = await portal
      .as("admin2")
      .call("updateClient", { path: { id }, body: { first_name: "Nora-Lee", version: 1 } });
    expectRefusal(refused, 409, "staleVersion");
    expect(refused.body.current).toMatchObject({ id, first_name: "Norah", version: 2 });
  });

  test("is not given an address that somebody has, in whatever case, but may write their own otherwise", async () => {
    const { id } = await aClient(portal);
    const change = (body: object) => admin().send("updateClient", { path: { id }, body: { version: 1, ...body } });
    expectRefusal(await change({ email: demoAddress("customer").toUpperCase() }), 409, "emailTaken", ["/data/email"]);
    expectRefusal(await change({ user_name: "CUSTOMER" }), 409, "userNameTaken", ["/data/user_name"]);
    expect((await change({ email: "Nora@QUIST.test" })).status).toBe(200);
  });

  test("is handed to another associate by administrators alone, and whose they are follows at once", async () => {
    const id = await ownerId(portal, "customer");
    const [jonas, priya] = [portal.as("associate"), portal.as("associate2")];
    const other = await ownerId(portal, "associate2");
    const body = { business_associate_id: other, version: 1 };
    expect((await jonas.call("updateClient", { path: { id }, body })).status).toBe(403);
    expect((await priya.call("getClient", { path: { id } })).status).toBe(404);
    await admin().call("updateClient", { path: { id }, body });
    expect((await jonas.call("getClient", { path: { id } })).status).toBe(404);
    expect((await priya.call("getClient", { path: { id } })).data.business_associate).toMatchObject({ id: other });
    await priya.call("updateClient", {
      path: { id },
      body: { first_name: "Maria", business_associate_id: other, version: 2 },
    });
    expect((await priya.call("getClient", { path: { id } })).data.first_name).toBe("Maria");
  });
});

describe("deleting a customer", () => {
  const remove = (id: number, by: "admin" | "associate" = "admin") =>
    portal.as(by).call("deleteClient", { path: { id } });

  test("whom nothing binds takes their business, their searches and what was mailed to them along", async () => {
    const { id, business } = await aClient(portal, "associate");
    await rows("INSERT INTO recent_search (account_id, search_type, params, pieces) VALUES ($1, 1, '{}', 0)", id);
    await rows("INSERT INTO job (id, kind, account_id) VALUES (gen_random_uuid(), 'exportStones', $1)", id);
    expect((await remove(id, "associate")).message).toBe(messages.clientDeleted);
    expect(await rows("SELECT FROM account WHERE id = $1", id)).toEqual([]);
    expect(await rows("SELECT FROM business WHERE id = $1", business?.id)).toEqual([]);
    expect(await rows("SELECT FROM client_entry WHERE account_id = $1", id)).toEqual([]);
    expect(await rows("SELECT FROM one_time_code WHERE email = $1", quist.email)).toEqual([]);
    expectRefusal(await remove(id), 404, "notFound");
    expect((await created("admin")).status).toBe(201);
  });

  test("leaves a business to which somebody else belongs", async () => {
    const { id, business } = await aClient(portal);
    await rows("UPDATE account SET business_id = $1 WHERE email = $2", business?.id, demoAddress("newcomer"));
    await remove(id);
    expect(await rows("SELECT company_name FROM business WHERE id = $1", business?.id)).toHaveLength(1);
  });

  test("whom lines, papers and documents bind is refused, and each is named", async () => {
    const id = await ownerId(portal, "customer");
    await aMemo(portal, "customer");
    await aWaitingDocument(portal, "customer", portal.clock.now());
    const refused = await remove(id);
    expectRefusal(refused, 409, "inUse");
    expect(refused.body.errors?.map(({ message }) => message).sort()).toEqual([
      "Used by 1 KYC case.",
      "Used by 1 KYC document.",
      "Used by 1 list line.",
      "Used by 1 paper.",
    ]);
    expect(await rows("SELECT FROM account WHERE id = $1", id)).toHaveLength(1);
  });
});
