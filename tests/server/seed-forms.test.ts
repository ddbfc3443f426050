import { expect, test } from "vitest";
import { fieldMessages } from "#domain/field-messages.ts";
import { documentCategories } from "#domain/kyc.ts";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { aSavedSearch } from "#support/kept-rows.ts";
import { pdfFile } from "#support/kyc-files.ts";
import { aBusiness, documentTypeId } from "#support/kyc-rows.ts";
import { aMailing } from "#support/mailings.ts";
import { ownerId } from "#support/rows.ts";

/** The places of the seed, taken to the letter (spec §7): its parameters, its paths, its fields of a row. */
const portal = useApp();
const listed = ({ data }: { data: unknown }) => (data as { featureStoneList: object[] }).featureStoneList;
const admin = () => portal.as("admin");

test("a search takes its diamond type in the address, in the body, or in both where they agree", async () => {
  const find = async (query: Record<string, unknown>, body: object) =>
    (await admin().call("searchStones", { query, body })).data;
  const fancy = (await find({}, { diamond_type: "fancy" })).pagination.totalRecords;
  const all = (await find({}, {})).pagination.totalRecords;
  expect(fancy).toBeGreaterThan(0);
  expect(fancy).toBeLessThan(all);
  expect((await find({ diamond_type: "fancy" }, {})).pagination.totalRecords).toBe(fancy);
  expect((await find({ diamond_type: "fancy" }, { diamond_type: "fancy" })).pagination.totalRecords).toBe(fancy);

  const asked = { query: { diamond_type: "fancy" as const }, body: { diamond_type: "white" as const } };
  const { body } = await admin().send("searchStones", asked);
  expect(body).toMatchObject({
    code: "malformed",
    errors: [{ path: "/query/diamond_type", message: fieldMessages.saidTwice }],
  });
});

test("special stones are asked for by the address alone, without a body", async () => {
  const { rows } = await portal.pool.query(
    "SELECT stock_no FROM stone WHERE diamond_type = 'white' AND status = 1 LIMIT 1",
  );
  const user_id = await ownerId(portal, "customer");
  await admin().call("saveFeaturedStones", { body: { stock_numbers: [rows[0].stock_no], user_id } });
  const count = async (query: Record<string, unknown>, body?: Record<string, unknown>) =>
    listed(await admin().send("listFeaturedStones", { query, ...(body && { body }) })).length;
  const theirs = await count({ user_id });
  expect(theirs).toBeGreaterThan(0);
  expect(await count({ user_id, diamond_type: "white" })).toBe(await count({}, { user_id, diamond_type: "white" }));
  expect(await count({ user_id }, { user_id })).toBe(theirs);
  const other = await admin().send("listFeaturedStones", { query: { user_id }, body: { user_id: user_id + 1 } });
  expectRefusal(other, 400, "malformed", ["/query/user_id"]);
});

test("a collection takes its type from the address, and what the words of a search find", async () => {
  const query = { diamond_type: "white" as const, searchTerm: "round 1ct D" };
  const found = await admin().call("searchStones", { query, body: {} });
  const numbers = found.data.stockList.map(({ stock_no }) => stock_no);
  expect(numbers.length).toBeGreaterThan(0);
  const { data } = await admin().call("createCollection", { query, body: { name: "Rounds in D" } });
  expect(data.diamond_type).toBe("white");
  expect(new Set(data.stock_numbers)).toEqual(new Set(numbers));

  const missing = await admin().send("createCollection", { body: { name: "Of no type" } });
  expectRefusal(missing, 400, "malformed", ["/data/diamond_type"]);
  const both = { query: { diamond_type: "fancy" as const }, body: { name: "Both", diamond_type: "white" as const } };
  expectRefusal(await admin().send("createCollection", both), 400, "malformed", ["/query/diamond_type"]);
  const whole = { query: { diamond_type: "white" as const, searchTerm: "round" }, body: { name: "All rounds" } };
  const rounds = (await admin().call("searchStones", { ...whole, body: {} })).data.pagination.totalRecords;
  const answer = await admin().send("createCollection", whole);
  if (rounds > 1000) expectRefusal(answer, 400, "malformed", ["/query/searchTerm"]);
  else expect(answer.data).toMatchObject({ stone_count: rounds });
});

test("a kept search by its number is narrowed as its list is", async () => {
  const customer = portal.as("customer");
  const id = await aSavedSearch(portal, "customer");
  const saved = (query: Record<string, unknown>) => customer.send("getSavedSearch", { path: { id }, query });
  expect((await saved({ page: 1, size: 10, diamond_type: "white" })).status).toBe(200);
  expectRefusal(await saved({ diamond_type: "fancy" }), 404, "notFound");
  expectRefusal(await saved({ search_type: 2 }), 404, "notFound");
  expectRefusal(await saved({ startDate: "2030-01-01" }), 404, "notFound");

  const made = await customer.call("recordSearch", { body: { search: { diamond_type: "white" } } });
  const recent = (query: Record<string, unknown>) =>
    customer.send("getRecentSearch", { path: { id: made.data.id }, query });
  expect((await recent({ diamond_type: "white", page: 1, size: 1 })).status).toBe(200);
  expectRefusal(await recent({ diamond_type: "fancy" }), 404, "notFound");
});

test("an entry of a master comes back whole, and moves to the place that it names", async () => {
  const { data: master } = await admin().call("createMaster", { body: { code: "FINISH", name: "Finish" } });
  const master_id = master.id;
  for (const code of ["A", "B", "C"]) await admin().call("createSubMaster", { body: { master_id, code, name: code } });
  const codes = async () =>
    (await admin().call("listSubMasters", { query: { masterId: master_id } })).data.data.map(({ code }) => code);
  const { data } = await admin().call("listSubMasters", { query: { masterId: master_id } });
  const last = data.data.at(-1);
  if (!last) throw new Error("there is no entry");
  const { code, name, description, keyword, is_active, is_default, is_display, version } = last;
  const whole = { code, name, description, keyword, is_active, is_default, is_display, master_id };
  const path = { id: last.id };
  const first = await admin().call("updateSubMaster", { path, body: { ...whole, sequence: 1, version } });
  expect(await codes()).toEqual(["C", "A", "B"]);
  const { data: now } = await admin().call("updateSubMaster", {
    path,
    body: { sequence: 99, version: first.data.version },
  });
  expect(await codes()).toEqual(["A", "B", "C"]);

  const change = { master_id: master_id + 1, version: now.version };
  const { status, body } = await admin().send("updateSubMaster", { path, body: change });
  expect([status, body.errors]).toEqual([400, [{ path: "/data/master_id", message: messages.subMasterStays }]]);

  const off = await admin().call("updateSubMaster", { path, body: { is_active: false, version: now.version } });
  expect(off.data.is_active).toBe(false);
  expect((await auditRows(portal.pool)).at(-1)?.fact.transition).toBe("subMaster.deactivate");
});

test("an entry of a master stands at the place that it is added with, and pushes on whoever stands there", async () => {
  const { data: master } = await admin().call("createMaster", { body: { code: "LUSTRE", name: "Lustre" } });
  const add = async (code: string, sequence?: number) =>
    (await admin().call("createSubMaster", { body: { master_id: master.id, code, name: code, sequence } })).data
      .sequence;
  expect(await add("A", 7)).toBe(7);
  expect(await add("B")).toBe(8);
  expect(await add("C", 2)).toBe(2);
  await add("D", 7);
  const { data } = await admin().call("listSubMasters", { query: { masterId: master.id } });
  expect(data.data.map(({ code }) => code)).toEqual(["C", "D", "A", "B"]);
});

test("the stones of a mail rule are asked for in the address, in the body, or in both where they agree", async () => {
  const id = await aMailing(portal);
  const ask = (query: object, body?: object) =>
    admin().send("listInventoryDiamonds", { query: { ...query }, ...(body && { body }) });
  const inBody = await ask({}, { id, page: 1, size: 1, diamond_type: ["white"] });
  expect(inBody.status).toBe(200);
  for (const asked of [
    [{ id, page: 1, size: 1, diamond_type: ["white"] }],
    [
      { id, size: 1, diamond_type: ["white"] },
      { id, page: 1, diamond_type: ["white"] },
    ],
  ] as [object, object?][])
    expect((await ask(...asked)).data).toEqual(inBody.data);
  expectRefusal(await ask({ id }, { id: id + 1 }), 400, "malformed", ["/query/id"]);
  expectRefusal(await ask({ page: 1 }), 400, "malformed", ["/data/id"]);
});

test("arrivals are asked for in the address, in the body, or in both where they agree, and nulls are dropped", async () => {
  const ask = (query: object, body?: object) =>
    admin().send("listArrivals", { query: { ...query }, ...(body && { body }) });
  const inQuery = await ask({ diamond_type: "white", page: 1, size: 2 });
  expect(inQuery.status).toBe(200);
  const nulls = { start_date: null, end_date: null, user_id: null, export: null, pdf: null };
  expect((await ask({}, { diamond_type: "white", page: 1, size: 2, ...nulls })).data).toEqual(inQuery.data);
  expect((await ask({ size: 2 }, { diamond_type: "white", size: 2 })).data).toEqual(inQuery.data);
  expectRefusal(await ask({ size: 2 }, { size: 3 }), 400, "malformed", ["/query/size"]);
  expectRefusal(await ask({}, { size: 1001 }), 400, "malformed", ["/data/size"]);
});

test("customers are asked for as registered by the codes of the seed too", async () => {
  const count = async (is_register: boolean | 1 | 2) =>
    (await admin().call("listClients", { query: { is_register } })).data.pagination.totalRecords;
  const registered = await count(1);
  expect(registered).toBeGreaterThan(0);
  expect([registered, await count(2)]).toEqual([await count(true), await count(false)]);
  const other = await admin().send("listClients", { query: { is_register: 3 } });
  expectRefusal(other, 400, "malformed", ["/query/is_register"]);
});

test("a user name is checked by either of its names", async () => {
  const check = (body: object) => portal.anonymous.send("checkUsername", { body: { ...body } });
  const [one, other] = [await check({ name: "orchard" }), await check({ user_name: "orchard" })];
  expect([one.status, one.message]).toEqual([200, other.message]);
  expect((await check({ name: "orchard", user_name: "orchard" })).status).toBe(200);
  expectRefusal(await check({ name: "orchard", user_name: "meadow" }), 400, "malformed", ["/data/name"]);
  expectRefusal(await check({}), 400, "malformed", ["/data/user_name"]);
});

test("an empty search term filters nothing, wherever it is asked with", async () => {
  const count = async (searchTerm?: string) =>
    (await admin().call("searchStones", { query: { searchTerm, is_count_only: true }, body: {} })).data.pagination
      .totalRecords;
  expect(await count("")).toBe(await count());
  const byAddress = async (searchTerm?: string) =>
    (await admin().call("searchByAddress", { query: { searchTerm, size: 1 } })).data.pagination.totalRecords;
  expect(await byAddress("")).toBe(await byAddress());
  const query = { diamond_type: "white" as const, searchTerm: "" };
  const { data } = await admin().call("createCollection", { query, body: { name: "Without words" } });
  expect(data.stone_count).toBe(0);
});

test("a guest who says nothing is told of all five fields at once", async () => {
  const answer = await portal.anonymous.send("login", { query: { is_guest: true }, body: {} });
  const fields = ["company_name", "contact_person", "mobile", "email", "mobile_country_id"];
  expectRefusal(
    answer,
    400,
    "malformed",
    fields.map((field) => `/data/${field}`),
  );
  expectRefusal(await portal.anonymous.send("login", { body: {} }), 400, "malformed", [
    "/data/email",
    "/data/password",
  ]);
});

test("the paths of the seed answer as those beside them", async () => {
  const token = await portal.tokenOf("admin");
  const send = (method: "POST" | "PUT", path: string, data: object) =>
    portal.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { data },
    });
  const account = { email: "new@orchard.test", password: "three-quiet-lanterns" };
  for (const [literal, decided, data] of [
    ["/v1/auth/validate/account", "/auth/validate/account", account],
    ["/v1/auth/validate/user", "/auth/validate/user", { user_name: "orchard" }],
  ] as const) {
    const [one, other] = [await send("POST", literal, data), await send("POST", decided, data)];
    expect([one.statusCode, one.json().message]).toEqual([other.statusCode, other.json().message]);
    expect(one.statusCode).not.toBe(404);
  }
  const rule = await aMailing(portal);
  const remove = (path: string) =>
    portal.app.inject({
      method: "DELETE",
      url: `/api/v1${path}?id=${rule}`,
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await remove("/bulk-email/")).statusCode).toBe(200);
  expect((await remove("/bulk-email")).statusCode).toBe(404);
  const { data } = await admin().call("listSubMasters", { query: { code: "SHAPE" } });
  const id = data.data[0]?.id;
  const switched = await send("PUT", `/submaster/status/${id}`, { is_active: false });
  expect([switched.statusCode, switched.json().data.is_active]).toEqual([200, false]);
});

test("a paper is sent with every field that it has (spec §3), and begins as pending whatever is said", async () => {
  await aBusiness(portal, "customer", 9);
  const entry = {
    document_type: await documentTypeId(portal),
    document_category: documentCategories.business,
    status: 1 as const,
    info: "Renewed",
    remark: "",
  };
  const body = { user_id: await ownerId(portal, "customer"), business_data: [entry] };
  const files = { business_image: pdfFile() };
  const { data } = await portal.as("customer").call("submitDocuments", { body, files });
  expect(data.business_data).toMatchObject([{ status: 1, info: "Renewed" }]);

  for (const [change, field] of [
    [{ status: 2 }, "status"],
    [{ remark: "Looks good." }, "remark"],
  ] as const) {
    const own = { ...body, business_data: [{ ...entry, ...change }] };
    const refused = await portal.as("customer").send("submitDocuments", { body: own, files });
    expectRefusal(refused, 400, "malformed", [`/data/business_data/0/${field}`]);
  }
});
