import { expect, test } from "vitest";
import { useOwnApp } from "#support/app.ts";
import { anAssociate } from "#support/associate-rows.ts";
import { ownerId } from "#support/rows.ts";

const portal = useOwnApp();
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const associateOf = async (name: string) =>
  (await portal.pool.query("SELECT associate_id FROM account WHERE user_name = $1", [name])).rows[0].associate_id;

test("of two administrators who hand one customer over at once, one does, and the other reads that it is done", async () => {
  const [from, customer] = [await ownerId(portal, "associate"), await ownerId(portal, "customer")];
  const targets = [await ownerId(portal, "associate2"), await anAssociate(portal)];
  const answers = await Promise.all(
    (["admin", "admin2"] as const).map((name, at) =>
      portal.as(name).call("moveCustomers", {
        path: { id: from },
        body: { customer_ids: [customer], to: targets[at] ?? 0 },
      }),
    ),
  );
  expect(statuses(answers)).toEqual([200, 409]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await associateOf("customer")).toBe(targets[winner]);
});

test("two associates who take each other's customers over at once do not wait for each other in a circle", async () => {
  const [one, other] = [await ownerId(portal, "associate"), await ownerId(portal, "associate2")];
  const [first, second] = [await ownerId(portal, "customer"), await ownerId(portal, "customer2")];
  const answers = await Promise.all([
    portal.as("admin").call("moveCustomers", { path: { id: one }, body: { customer_ids: [first], to: other } }),
    portal.as("admin2").call("moveCustomers", { path: { id: other }, body: { customer_ids: [second], to: one } }),
  ]);
  expect(statuses(answers)).toEqual([200, 200]);
  expect([await associateOf("customer"), await associateOf("customer2")]).toEqual([other, one]);
});

test("nobody is handed to an associate who goes in the same moment", async () => {
  const [from, to] = [await ownerId(portal, "associate"), await anAssociate(portal)];
  const [moved, deleted] = await Promise.all([
    portal.as("admin").call("moveCustomers", { path: { id: from }, body: { all: true, to } }),
    portal.as("admin2").call("deleteAssociate", { path: { id: to } }),
  ]);
  expect([
    [200, 409],
    [422, 200],
  ]).toContainEqual([moved.status, deleted.status]);
  expect(await associateOf("customer")).toBe(moved.status === 200 ? to : from);
});
