import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { aClient, quist, quistBusiness } from "#support/people.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const rows = async (sql: string, ...values: unknown[]) => (await portal.pool.query(sql, values)).rows;
const businessOf = async (name: DemoName): Promise<number> =>
  (await rows("SELECT business_id AS id FROM account WHERE id = $1", await ownerId(portal, name)))[0].id;
const createBy = (by: DemoName, more: object = {}) =>
  portal.as(by).send("createBusiness", { body: { ...quistBusiness, ...more } });

describe("the business of a customer who has none", () => {
  test("is given by themselves, once, and is not registered by that", async () => {
    const answer = await createBy("newcomer");
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      ...quistBusiness,
      status: 9,
      is_active: true,
      registered_at: null,
      version: 1,
    });
    const { business_details } = (await portal.as("newcomer").call("getProfile")).data;
    expect(business_details).toMatchObject({ company_name: "Quist & Daughters", status: 9 });
    expectRefusal(await createBy("newcomer"), 409, "businessExists");
  });

  test("is given by their associate or an administrator, who name them", async () => {
    const user_id = await ownerId(portal, "newcomer");
    expectRefusal(await createBy("admin"), 422, "selectClient");
    expectRefusal(await createBy("associate", { user_id }), 404, "notFound");
    await rows("UPDATE account SET associate_id = $1 WHERE id = $2", await ownerId(portal, "associate"), user_id);
    expect((await createBy("associate", { user_id })).status).toBe(201);
    const found = await portal.as("admin").call("getClient", { path: { id: user_id } });
    expect(found.data.business).toMatchObject({ company_name: "Quist & Daughters" });
  });

  test("is nobody's who does not buy, and nobody gives one to somebody else", async () => {
    expectRefusal(await createBy("admin", { user_id: await ownerId(portal, "qc") }), 404, "notFound");
    expectRefusal(await createBy("newcomer", { user_id: await ownerId(portal, "customer2") }), 404, "notFound");
    const refused = await portal.asGuest().send("createBusiness", { body: quistBusiness });
    expectRefusal(refused, 403, "forbidden");
  });

  test.each([
    ["a blank name", { company_name: " " }, 400, "/data/company_name"],
    ["no name", { company_name: undefined }, 400, "/data/company_name"],
    ["a city without its state", { city_id: 57_606 }, 422, "/data/city_id"],
    ["a type that is none", { type_id: 999_999 }, 422, "/data/type_id"],
    ["a status of one's own choice", { status: 11 }, 400, "/data/status"],
  ])("%s is refused at its field", async (_, more, status, field) => {
    const refused = await createBy("newcomer", more);
    expect([refused.status, refused.refusedFields]).toEqual([status, [field]]);
  });
});

describe("a business", () => {
  const read = (by: DemoName, id: number) => portal.as(by).call("getBusiness", { path: { id } });
  const change = (by: DemoName, id: number, body: object) =>
    portal.as(by).send("updateBusiness", { path: { id }, body });

  test("is read by its own people, their associate and the office, and found by nobody else", async () => {
    const id = await businessOf("customer");
    for (const by of ["customer", "associate", "admin", "qc", "auditor"] as const) {
      expect([by, (await read(by, id)).data.company_name]).toEqual([by, "Northlight Jewels"]);
    }
    for (const by of ["customer2", "newcomer", "associate2", "api", "ftp"] as const) {
      expect([by, (await read(by, id)).status]).toEqual([by, 404]);
    }
    expect((await portal.asGuest().call("getBusiness", { path: { id } })).status).toBe(404);
  });

  test("of an external client is the administrators', by their right on such clients", async () => {
    const id = await businessOf("api");
    expect((await read("api", id)).status).toBe(200);
    expect((await read("admin", id)).status).toBe(200);
    expect((await read("associate", id)).status).toBe(404);
  });

  test("is changed by its own people until it is registered, then by administrators alone", async () => {
    const { id } = (await createBy("newcomer")).data as { id: number };
    const answer = await change("newcomer", id, { address: "5 Orchard Lane", version: 1 });
    expect([answer.message, answer.data]).toMatchObject([
      messages.businessSaved,
      { address: "5 Orchard Lane", version: 2 },
    ]);
    await rows("UPDATE business SET status = 11 WHERE id = $1", id);
    expectRefusal(await change("newcomer", id, { address: "6 Orchard Lane", version: 2 }), 409, "businessRegistered");
    expect((await change("admin", id, { address: "6 Orchard Lane", version: 2 })).status).toBe(200);
    expect((await change("qc", id, { address: "7 Orchard Lane", version: 3 })).status).toBe(403);
  });

  test.each([
    ["phone", "abc"],
    ["phone", "22 2657 0000 or so"],
    ["website", "javascript:alert(1)"],
    ["website", "our own"],
    ["website", "ftp://orchard.test"],
  ])("is refused a %s of “%s”, when it is added and when it changes", async (name, value) => {
    const client = { ...quist, business: { ...quistBusiness, [name]: value } };
    const added = await portal.as("admin").send("createClientWithBusiness", { body: client });
    expect([added.status, added.refusedFields]).toEqual([400, [`/data/business/${name}`]]);
    const own = await createBy("newcomer", { [name]: value });
    expect([own.status, own.refusedFields]).toEqual([400, [`/data/${name}`]]);
    const { id } = (await createBy("newcomer")).data as { id: number };
    const changed = await change("newcomer", id, { [name]: value, version: 1 });
    expect([changed.status, changed.refusedFields]).toEqual([400, [`/data/${name}`]]);
  });

  test.each([
    ["phone", "+32 3 555-01-42"],
    ["website", "https://www.orchard.test/about?x=1"],
    ["website", "jüwelen.example"],
    ["website", null],
    ["phone", null],
  ])("keeps a %s of “%s”", async (name, value) => {
    const { id } = (await createBy("newcomer")).data as { id: number };
    expect((await change("newcomer", id, { [name]: value, version: 1 })).data).toMatchObject({ [name]: value });
  });

  test("of two who change it, the second reads what the first has written", async () => {
    const { business } = await aClient(portal, "associate");
    const id = business?.id ?? 0;
    await change("admin", id, { phone: "1234567", version: 1 });
    const refused = await change("associate", id, { phone: "7654321", version: 1 });
    expectRefusal(refused, 409, "staleVersion");
    expect(refused.body.current).toMatchObject({ id, phone: "1234567", version: 2 });
  });

  test("keeps a type that is no longer offered, and takes no other such type", async () => {
    const [first, second] = await rows(
      "SELECT s.id FROM sub_master s JOIN master m ON m.id = s.master_id WHERE m.code = 'BUSINESS_TYPE' ORDER BY s.id",
    );
    const { business } = await aClient(portal, "admin", {}, { type_id: first.id });
    const id = business?.id ?? 0;
    await rows("UPDATE sub_master SET is_active = false WHERE id IN ($1, $2)", first.id, second.id);
    expect((await change("admin", id, { type_id: first.id, version: 1 })).status).toBe(200);
    expectRefusal(await change("admin", id, { type_id: second.id, version: 2 }), 422, "notOffered", ["/data/type_id"]);
  });

  test("lists its people, of an associate own customers alone", async () => {
    const id = await businessOf("customer");
    await rows("UPDATE account SET business_id = $1 WHERE email = 'newcomer@demo.test'", id);
    const people = async (by: DemoName) =>
      (await portal.as(by).call("listBusinessUsers", { path: { id } })).data.data.map(({ first_name }) => first_name);
    expect(await people("admin")).toEqual(["Mara", "Noor"]);
    expect(await people("associate")).toEqual(["Mara"]);
    expect((await portal.as("associate2").call("listBusinessUsers", { path: { id } })).status).toBe(404);
    expect((await portal.as("customer").call("listBusinessUsers", { path: { id } })).status).toBe(403);
  });

  test("says since when it is registered, as the log knows it", async () => {
    const { business } = await aClient(portal);
    const id = business?.id ?? 0;
    const body = { at: "2026-11-20T10:00:00Z", workflow: "business", item: String(id), to: "registered" };
    await rows("INSERT INTO audit_event (at, body) VALUES ($1, $2)", body.at, JSON.stringify(body));
    expect((await read("admin", id)).data.registered_at).toBeNull();
    await rows("UPDATE business SET status = 11 WHERE id = $1", id);
    expect((await read("admin", id)).data.registered_at).toBe("2026-11-20T10:00:00.000Z");
  });
});
