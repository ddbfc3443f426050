import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { password, person, useAssociateWorld } from "#support/associate-world.ts";
import { auditRows } from "#support/audit.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { ownerId } from "#support/rows.ts";
import { demoPassword } from "#support/template.ts";

const { portal, admin, create, signIn } = useAssociateWorld();

describe("a business associate", () => {
  test("with a password that an administrator gives: the old one and every session end, and a lock is lifted", async () => {
    const associate = portal.as("associate");
    await associate.call("getProfile");
    for (let i = 0; i < 5; i++) await signIn(demoAddress("associate"), "wrong");
    const path = { id: await ownerId(portal, "associate") };
    expect((await admin().call("getAssociate", { path })).data.is_locked).toBe(true);
    const common = await admin().call("changeAssociatePassword", { path, body: { password: "password1234" } });
    expectRefusal(common, 422, "passwordCommon", ["/data/password"]);
    expect((await associate.call("getProfile")).status).toBe(200);
    const answer = await admin().call("changeAssociatePassword", { path, body: { password } });
    expect(answer.message).toBe(messages.passwordChanged);
    expectRefusal(await associate.call("getProfile"), 401, "unauthorized");
    expect((await admin().call("getAssociate", { path })).data.is_locked).toBe(false);
    expectRefusal(await signIn(demoAddress("associate"), demoPassword), 401, "signInFailed");
    expect((await signIn(demoAddress("associate"), password)).status).toBe(200);
    expect((await auditRows(portal.pool)).map(({ body }) => body).join()).not.toContain(password);
  });
});

describe("deleting a business associate", () => {
  const remove = (id: number) => admin().call("deleteAssociate", { path: { id } });

  test("to whom nothing is bound ends their sessions, and their address is free again", async () => {
    const { id } = (await create()).data;
    const theirs = portal.anonymous.holding((await signIn(person.email, password)).data.token ?? "");
    await theirs.call("createSavedSearch", { body: { name: "Whites", search: { diamond_type: "white" } } });
    expect((await remove(id)).message).toBe(messages.associateDeleted);
    expectRefusal(await theirs.call("getProfile"), 401, "unauthorized");
    expectRefusal(await remove(id), 404, "notFound");
    expect((await create()).status).toBe(201);
  });
});

describe("the file of business associates", () => {
  const fileOf = async (query = {}) => {
    const link = (await admin().call("exportAssociates", { query })).data;
    const headers = { authorization: `Bearer ${await portal.tokenOf("admin")}` };
    return portal.app.inject({ url: link, headers });
  };
  const cellsOf = async (query = {}) => (await readXlsx((await fileOf(query)).rawPayload)).get("Associates")?.cells;

  test("is an Excel file of those whom the filter finds, without totals", async () => {
    await create({ mobile: "98200 11223", mobile_country_id: 101 });
    const file = await fileOf();
    expect(file.headers["content-disposition"]).toMatch(/filename="associates-2026-11-20\.xlsx"/);
    const cells = await cellsOf({ sort: "-first_name", search: "en" });
    const row = (at: number) =>
      ["A", "B", "C", "D", "E", "F", "G", "H"].map((name) => cells?.get(`${name}${at}`)?.value);
    expect(row(1)).toEqual([
      "Name",
      "E-mail",
      "User name",
      "Mobile",
      "Salesperson type",
      "Customers",
      "Active",
      "Added",
    ]);
    expect(row(2).slice(0, 7)).toEqual([
      "Lena Voss",
      person.email,
      "lena.voss",
      "+91 98200 11223",
      "Broker",
      "0",
      "Active",
    ]);
    expect(row(4).filter(Boolean)).toEqual([]);
  });
});
