import { describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { anAssociate } from "#support/associate-rows.ts";
import { password, person, useAssociateWorld } from "#support/associate-world.ts";
import { acceptedBy } from "#support/invitation.ts";
import { aTask } from "#support/paper-rows.ts";
import { ownerId } from "#support/rows.ts";
import { demoPassword } from "#support/template.ts";

const { portal, admin, broker, create, signIn } = useAssociateWorld();
const listed = async (query = {}) =>
  (await admin().call("listAssociates", { query })).data.data.map(({ first_name }) => first_name);

describe("a business associate", () => {
  test("is added, and signs in with the rights of their role", async () => {
    const answer = await create({ mobile: "98200 11223", mobile_country_id: 101 });
    expect([answer.status, answer.message]).toEqual([201, messages.associateAdded]);
    expect(answer.data).toMatchObject({
      ...person,
      mobile: "98200 11223",
      mobile_country_id: 101,
      salesperson_type: "Broker",
      customers: 0,
      is_active: true,
      is_locked: false,
      has_second_factor: false,
      is_bound: false,
      version: 1,
    });
    const { data } = await signIn("lena@harbour.test", password);
    expect([data.role_id, data.business_associate_type]).toEqual([5, "BROKER"]);
    const theirs = portal.anonymous.holding(data.token ?? "");
    expect((await theirs.call("listHolds")).status).toBe(200);
    expectRefusal(await theirs.call("listAssociates"), 403, "forbidden");
  });

  test("without a first password is invited to set one", async () => {
    const { id } = (
      await admin().call("createAssociate", {
        body: { ...person, salesperson_type_id: await broker() },
      })
    ).data;
    expect((await portal.outbox()).map(({ to_address }) => to_address)).toEqual([person.email]);
    await acceptedBy(portal, person.email, password);
    expect((await signIn(person.email, password)).data.id).toBe(id);
  });

  test.each([
    ["an address that is taken in another case", { email: "CUSTOMER@demo.test" }, 409, "emailTaken", "email"],
    ["a user name that is taken", { user_name: "Admin" }, 409, "userNameTaken", "user_name"],
    ["a password that everybody guesses", { password: "password1234" }, 422, "passwordCommon", "password"],
    ["a password that is their address", { password: "lena@harbour.test" }, 422, "passwordPersonal", "password"],
    ["a country that does not exist", { mobile_country_id: 9999 }, 422, "placeUnknown", "mobile_country_id"],
    ["a kind of salesperson that is not offered", { salesperson_type_id: 1 }, 422, "notOffered", "salesperson_type_id"],
  ] as const)("with %s is refused at its field, and nothing is written", async (_, change, status, code, field) => {
    expectRefusal(await create(change), status, code, [`/data/${field}`]);
    expect(await listed()).toEqual(["Jonas", "Priya"]);
    expect(await portal.outbox()).toEqual([]);
  });

  test("is changed field by field; what another has is refused, and a kind that is no longer offered may stay", async () => {
    const { id } = (await create()).data;
    const change = (body: Omit<Body<"updateAssociate">, "version">, version: number) =>
      admin().call("updateAssociate", { path: { id }, body: { ...body, version } });
    const changed = await change({ first_name: "Lea", mobile: "70 123 45 67", mobile_country_id: 213 }, 1);
    expect([changed.message, changed.data.first_name, changed.data.version]).toEqual([
      messages.associateSaved,
      "Lea",
      2,
    ]);
    expectRefusal(await change({ email: demoAddress("QC") }, 2), 409, "emailTaken", ["/data/email"]);
    await portal.pool.query("UPDATE sub_master SET is_active = false WHERE id = $1", [await broker()]);
    expect((await change({ salesperson_type_id: await broker(), mobile: null }, 2)).data.mobile).toBeNull();
    const stale = await change({ first_name: "Leo" }, 1);
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ id, first_name: "Lea", version: 3 });
  });

  test("an account of another role is not found here, whatever is asked of it", async () => {
    for (const name of ["customer", "admin2", "qc", "auditor"] as const) {
      const path = { id: await ownerId(portal, name) };
      const to = await ownerId(portal, "associate");
      expectRefusal(await admin().call("getAssociate", { path }), 404, "notFound");
      expectRefusal(await admin().call("updateAssociate", { path, body: { version: 1 } }), 404, "notFound");
      expectRefusal(await admin().call("deleteAssociate", { path }), 404, "notFound");
      expectRefusal(await admin().call("changeAssociatePassword", { path, body: { password } }), 404, "notFound");
      expectRefusal(await admin().call("moveCustomers", { path, body: { all: true, to } }), 404, "notFound");
    }
  });
});

test("of two administrators who give an associate a password, the second is told, and the first one stays", async () => {
  const path = { id: await ownerId(portal, "associate") };
  const query = { version: (await admin().call("getAssociate", { path })).data.version };
  await admin().call("changeAssociatePassword", { path, query, body: { password } });
  const late = { path, query, body: { password: "seven-blue-kettles" } };
  const refused = await portal.as("admin2").call("changeAssociatePassword", late);
  expectRefusal(refused, 409, "staleVersion");
  expect(refused.body.refused).toMatchObject([{ id: path.id, meanwhile: { by: "Ines Novak" } }]);
  expect((await signIn(demoAddress("associate"), password)).status).toBe(200);
});

describe("deleting a business associate", () => {
  const remove = (id: number) => admin().call("deleteAssociate", { path: { id } });

  test("is refused while customers, lines, papers and tasks bind them, with how many of each", async () => {
    const id = await ownerId(portal, "associate");
    await aTask(portal, "associate");
    const { rows } = await portal.pool.query(
      "SELECT stock_no FROM stone WHERE status = 1 AND diamond_type = 'white' ORDER BY id DESC LIMIT 1",
    );
    const order = { stock_numbers: [rows[0].stock_no], user_id: await ownerId(portal, "customer") };
    expect((await portal.as("associate").call("confirmStones", { body: order })).status).toBe(201);
    const refused = await remove(id);
    expectRefusal(refused, 409, "inUse");
    expect(refused.body.errors?.map(({ message }) => message).sort()).toEqual([
      "Used by 1 customer.",
      "Used by 1 list line.",
      "Used by 1 paper.",
      "Used by 1 task.",
    ]);
  });

  test("does not wait for files and jobs that they asked for", async () => {
    const { id } = (await create()).data;
    const theirs = portal.anonymous.holding((await signIn(person.email, password)).data.token ?? "");
    const { rows } = await portal.pool.query("SELECT stock_no FROM stone WHERE status = 1 ORDER BY id LIMIT 1");
    const file = { stock_numbers: [rows[0].stock_no], format: "csv" as const };
    const link = (await theirs.call("downloadStones", { body: file })).data as string;
    await theirs.call("downloadStones", { query: { job: true }, body: file });
    expect((await remove(id)).status).toBe(200);
    const fetched = await portal.app.inject({
      url: link,
      headers: { authorization: `Bearer ${await portal.tokenOf("admin")}` },
    });
    expect(fetched.statusCode).toBe(404);
  });
});

describe("the list of business associates", () => {
  test("finds by every name that they have, and takes % and _ at their word", async () => {
    await create();
    expect(await listed()).toEqual(["Jonas", "Lena", "Priya"]);
    expect(await listed({ search: "priya r" })).toEqual(["Priya"]);
    expect(await listed({ search: "HARBOUR" })).toEqual(["Lena"]);
    expect(await listed({ search: "lena.voss" })).toEqual(["Lena"]);
    expect(await listed({ search: "%" })).toEqual([]);
    expect(await listed({ sort: "-first_name" })).toEqual(["Priya", "Lena", "Jonas"]);
  });

  test("can be had of those alone who are switched on, or off", async () => {
    await portal.pool.query("UPDATE account SET is_active = false WHERE user_name = 'associate2'");
    expect(await listed({ is_active: true })).toEqual(["Jonas"]);
    expect(await listed({ is_active: false })).toEqual(["Priya"]);
  });

  test("says how many customers each has, and one of them what stands in the lists of those", async () => {
    const { data } = (await admin().call("listAssociates")).data;
    expect(data.map(({ customers }) => customers)).toEqual([1, 1]);
    const { rows } = await portal.pool.query("SELECT stock_no FROM stone WHERE status = 1 ORDER BY id LIMIT 3");
    const numbers = rows.map(({ stock_no }) => stock_no as string);
    await portal.as("customer").call("addToWatchlist", { body: { stock_numbers: numbers } });
    await portal.as("customer").call("removeFromWatchlist", { body: { stock_numbers: numbers.slice(0, 1) } });
    await portal.as("customer2").call("addToWatchlist", { body: { stock_numbers: numbers.slice(0, 1) } });
    const none = { cart: 0, notes: 0, enquiry: 0, hold: 0, confirm: 0, memo: 0, invoice: 0 };
    const path = { id: await ownerId(portal, "associate") };
    expect((await admin().call("getAssociate", { path })).data.lists).toEqual({ ...none, watchlist: 2 });
  });

  test("auditors read it, and change nothing", async () => {
    const path = { id: await ownerId(portal, "associate") };
    const auditor = portal.as("auditor");
    expect((await auditor.call("listAssociates")).data.data).toHaveLength(2);
    expect((await auditor.call("getAssociate", { path })).status).toBe(200);
    expectRefusal(await auditor.call("updateAssociate", { path, body: { version: 1 } }), 403, "forbidden");
    expectRefusal(await auditor.call("deleteAssociate", { path }), 403, "forbidden");
  });
});

describe("business associates as an option list", () => {
  const options = async (name: "admin" | "qc" | "auditor" | "associate2" | "customer" | "api") =>
    (await portal.as(name).call("listAssociateOptions")).data.data;

  test("are named by first and last name, and only those who are switched on", async () => {
    const value = await ownerId(portal, "associate");
    expect(await options("admin")).toContainEqual({ label: "Jonas Okafor", value });
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [value]);
    for (const name of ["admin", "qc", "auditor"] as const) {
      expect((await options(name)).map(({ label }) => label)).toEqual(["Priya Raman"]);
    }
    const found = await admin().call("listAssociateOptions", { query: { search: "jonas" } });
    expect(found.data.data).toEqual([]);
  });

  test("an associate is offered themselves, whoever buys nobody", async () => {
    await anAssociate(portal);
    expect((await options("associate2")).map(({ label }) => label)).toEqual(["Priya Raman"]);
    expect(await options("customer")).toEqual([]);
    expect(await options("api")).toEqual([]);
    expect((await portal.asGuest().call("listAssociateOptions")).data.data).toEqual([]);
  });
});

describe("the file of business associates", () => {
  test("of nobody is refused in words, and is for whom may read the list", async () => {
    expectRefusal(await admin().call("exportAssociates", { query: { search: "nobody at all" } }), 422, "noAssociates");
    expect((await portal.as("auditor").call("exportAssociates")).status).toBe(200);
    expectRefusal(await portal.as("associate").call("exportAssociates"), 403, "forbidden");
  });
});

describe("an associate who is switched off", () => {
  test("is signed out at once, and is offered nowhere; their customers stay theirs", async () => {
    const id = await ownerId(portal, "associate");
    await portal.as("associate").call("getProfile");
    await admin().call("setAccountStatus", { path: { id }, body: { is_active: false } });
    expectRefusal(await portal.as("associate").call("getProfile"), 401, "unauthorized");
    expectRefusal(await signIn(demoAddress("associate"), demoPassword), 401, "signInFailed");
    const { data } = await admin().call("getAssociate", { path: { id } });
    expect([data.is_active, data.customers]).toEqual([false, 1]);
  });
});
