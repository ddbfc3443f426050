import { describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { anAssociate } from "#support/associate-rows.ts";
import { auditRows } from "#support/audit.ts";
import { ownerId } from "#support/rows.ts";
import { linesOf, numbersOf } from "#support/shown-lists.ts";

const portal = useApp();
const id = (name: DemoName) => ownerId(portal, name);
const move = async (body: Body<"moveCustomers">, from: DemoName = "associate") =>
  portal.as("admin").call("moveCustomers", { path: { id: await id(from) }, body });
const clientsOf = async (name: DemoName) =>
  (await portal.as(name).call("listClientOptions")).data.data.map(({ first_name }) => first_name);

describe("customers who are handed over", () => {
  test("are the other associate's from now on, with their lines; the old one no longer finds them", async () => {
    const [customer, to] = [await id("customer"), await id("associate2")];
    const { rows } = await portal.pool.query("SELECT stock_no FROM stone WHERE status = 1 ORDER BY id DESC LIMIT 1");
    const held = { stock_numbers: [rows[0].stock_no as string], user_id: customer };
    const { data: lines } = (await portal.as("associate").call("createHolds", { body: held })).data;
    const body = { ids: lines.map((line) => line.id) };
    expect(await clientsOf("associate2")).toEqual(["Tom"]);

    const answer = await move({ customer_ids: [customer], to });
    expect(answer.message).toBe(messages.customersMoved);
    expect([answer.data.moved, answer.data.from.customers, answer.data.to.customers]).toEqual([1, 0, 2]);

    expect([await clientsOf("associate"), await clientsOf("associate2")]).toEqual([[], ["Tom", "Mara"]]);
    expect(numbersOf(await linesOf(portal.as("associate"), "listHolds"))).toEqual([]);
    expect(numbersOf(await linesOf(portal.as("associate2"), "listHolds"))).toEqual(held.stock_numbers);
    const query = { user_id: customer };
    expectRefusal(await portal.as("associate").call("listHolds", { query }), 404, "notFound");
    expectRefusal(await portal.as("associate").call("releaseHolds", { body }), 404, "notFound");
    expect((await portal.as("associate2").call("releaseHolds", { body })).status).toBe(200);
    const { business_associate_details: theirs } = (await portal.as("customer").call("getProfile")).data;
    expect(theirs?.first_name).toBe("Priya");
  });

  test("are in the log one by one, each from whom to whom", async () => {
    const to = await anAssociate(portal);
    await portal.pool.query("UPDATE account SET associate_id = $1 WHERE user_name IN ('newcomer', 'api')", [
      await id("associate"),
    ]);
    const since = (await auditRows(portal.pool)).length;
    expect((await move({ all: true, to })).data.moved).toBe(3);
    const facts = (await auditRows(portal.pool, since)).map(({ fact }) => fact);
    const moved = facts.filter(({ transition }) => transition === "account.handOver");
    expect(moved.map(({ item }) => Number(item))).toEqual(
      [await id("customer"), await id("newcomer"), await id("api")].toSorted((a, b) => a - b),
    );
    for (const { before, after, who } of moved) {
      expect([before, after]).toEqual([{ associate_id: await id("associate") }, { associate_id: to }]);
      expect(who).toBe(await id("admin"));
    }
  });

  test("are all handed over or nobody: who is no longer theirs is named", async () => {
    const [customer, stranger, to] = [await id("customer"), await id("customer2"), await anAssociate(portal)];
    const refused = await move({ customer_ids: [customer, stranger], to });
    expectRefusal(refused, 409, "notTheirCustomer");
    expect(refused.body.refused?.map((one) => one.id)).toEqual([stranger]);
    expect(await clientsOf("associate")).toEqual(["Mara"]);
  });

  test("whoever was handed over meanwhile is named with the person who did it", async () => {
    const customer = await id("customer");
    await move({ customer_ids: [customer], to: await id("associate2") });
    const late = {
      path: { id: await id("associate") },
      body: { customer_ids: [customer], to: await anAssociate(portal) },
    };
    const refused = await portal.as("admin2").call("moveCustomers", late);
    expectRefusal(refused, 409, "notTheirCustomer");
    const meanwhile = { event: "account.handOver", by: "Ines Novak" };
    expect(refused.body.refused).toMatchObject([{ id: customer, meanwhile }]);
  });

  test("are not more than were seen: a customer who came meanwhile stays", async () => {
    const to = await anAssociate(portal);
    await portal.as("admin2").call("moveCustomers", {
      path: { id: await id("associate2") },
      body: { all: true, seen: 1, to: await id("associate") },
    });
    const refused = await move({ all: true, seen: 1, to });
    expectRefusal(refused, 409, "customersChanged", ["/data/seen"]);
    expect(refused.body.errors).toEqual([{ path: "/data/seen", message: "Jonas Okafor has 2 customers now." }]);
    expect(await clientsOf("associate")).toEqual(["Tom", "Mara"]);
    expect((await move({ all: true, seen: 2, to })).data.moved).toBe(2);
    expectRefusal(await move({ all: true, seen: 2, to }), 409, "customersChanged");
  });

  test("a stale edit of one of them is refused afterwards", async () => {
    const { version } = (await portal.as("customer").call("getProfile")).data;
    await move({ all: true, to: await id("associate2") });
    const late = await portal.as("customer").call("updateProfile", { body: { first_name: "Mia", version } });
    expectRefusal(late, 409, "staleVersion");
  });
});

describe("whoever takes over", () => {
  test("is another associate who is switched on", async () => {
    const off = await anAssociate(portal);
    await portal.pool.query("UPDATE account SET is_active = false WHERE id = $1", [off]);
    for (const to of [off, await id("associate"), await id("admin"), await id("customer2"), 999_999]) {
      expectRefusal(await move({ all: true, to }), 422, "notOffered", ["/data/to"]);
    }
    expect(await clientsOf("associate")).toEqual(["Mara"]);
  });

  test("takes those who are named or all of them, never both and never neither", async () => {
    const to = await id("associate2");
    for (const body of [{ to }, { to, all: true as const, customer_ids: [await id("customer")] }]) {
      expectRefusal(await move(body), 400, "malformed", ["/data/customer_ids"]);
    }
    const nobody = await portal.as("admin").send("moveCustomers", {
      path: { id: await id("associate") },
      body: { to, customer_ids: [] },
    });
    expectRefusal(nobody, 400, "malformed", ["/data/customer_ids"]);
  });

  test("is chosen by administrators alone", async () => {
    const [from, to] = [await id("associate"), await id("associate2")];
    for (const name of ["associate", "associate2", "qc", "auditor", "customer", "api"] as const) {
      const refused = await portal.as(name).call("moveCustomers", { path: { id: from }, body: { all: true, to } });
      expectRefusal(refused, 403, "forbidden");
    }
  });
});
