import { beforeEach, describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { roleIds } from "#domain/roles.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { aDemand } from "#support/kept-rows.ts";
import { giveScreen } from "#support/rights.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
beforeEach(() => giveScreen(portal, "search", Object.values(roleIds)));

type New = Body<"createDemand">;
const search: New["search"] = { diamond_type: "white", ranges: { carat: { from: 1, to: 1.49 } } };
const demand = (body: Partial<New> = {}, who = portal.as("customer")) =>
  who.call("createDemand", { body: { name: "One carat", search, ...body } });
const list = async (query: object = {}) => (await portal.as("customer").call("listDemands", { query })).data.data;
const change = (id: number, body: Omit<Body<"updateDemand">, "version">, version = 1) =>
  portal.as("customer").call("updateDemand", { path: { id }, body: { ...body, version } });

/** The next day, without losing the session over night. */
async function tomorrow(who = portal.as("customer")): Promise<void> {
  for (const _ of [1, 2]) {
    portal.clock.advance(hours(8));
    await who.call("getProfile");
  }
}

describe("a demand", () => {
  test("begins switched on and untold, is changed, and goes", async () => {
    const added = await demand({ expires_on: "2026-11-20" });
    expect([added.status, added.message]).toEqual([201, messages.demandAdded]);
    expect(added.data).toMatchObject({
      name: "One carat",
      diamond_type: "white",
      search,
      client: null,
      is_active: true,
      expires_on: "2026-11-20",
      told_at: null,
      version: 1,
    });
    const { id } = added.data;
    const changed = await change(id, { name: "Fancies", search: { diamond_type: "fancy" }, expires_on: null });
    expect([changed.message, changed.data]).toEqual([
      messages.demandSaved,
      expect.objectContaining({ name: "Fancies", diamond_type: "fancy", expires_on: null, version: 2 }),
    ]);
    expect(await list()).toEqual([changed.data]);
    const gone = await portal.as("customer").call("deleteDemand", { path: { id } });
    expect(gone.message).toBe(messages.demandDeleted);
    expect(await list()).toEqual([]);
  });

  test("is switched off and on by its owner; twice is refused", async () => {
    const { id } = (await demand()).data;
    const turn = (is_active: boolean, name: "customer" | "admin" = "customer") =>
      portal.as(name).call("setDemandStatus", { path: { id }, body: { is_active } });
    expect((await turn(false)).data).toMatchObject({ is_active: false, version: 2 });
    expectRefusal(await turn(false), 409, "transitionRefused");
    expectRefusal(await turn(true, "admin"), 404, "notFound");
    expect((await turn(true)).data.is_active).toBe(true);
  });

  test("of two who change it, the second reads what the first has written", async () => {
    const { id } = (await demand()).data;
    await change(id, { name: "First" });
    const stale = await change(id, { name: "Second" });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({ id, name: "First", version: 2 });
  });

  test.each([
    ["a last day that has passed", { expires_on: "2026-11-19" }, 422, "dayPast", "/data/expires_on"],
    ["a day of no calendar", { expires_on: "2026-02-30" }, 400, "malformed", "/data/expires_on"],
    ["no name", { name: " " }, 400, "malformed", "/data/name"],
    [
      "a range upside down",
      { search: { ranges: { carat: { from: 2, to: 1 } } } },
      422,
      "rangeUpsideDown",
      "/data/search/ranges/carat/to",
    ],
    [
      "what the house pays",
      { search: { ranges: { price_per_ct: { to: 900 } } } },
      403,
      "costHidden",
      "/data/search/ranges/price_per_ct",
    ],
  ] as const)("%s is refused at its field", async (_, body, status, code, field) => {
    expectRefusal(await demand(body), status, code, [field]);
    expectRefusal(await change((await demand()).data.id, body), status, code, [field]);
  });

  test("whose last day has passed meanwhile is changed all the same", async () => {
    const { id } = (await demand({ expires_on: "2026-11-20" })).data;
    await tomorrow();
    const renamed = await change(id, { name: "Late", expires_on: "2026-11-20" });
    expect(renamed.data).toMatchObject({ name: "Late", expires_on: "2026-11-20" });
  });

  test("is for a client that one may act for, and for nobody else", async () => {
    const client_id = await ownerId(portal, "customer");
    expect((await demand({ client_id }, portal.as("associate"))).data.client).toMatchObject({ id: client_id });
    expectRefusal(await demand({ client_id }, portal.as("associate2")), 404, "notFound");
    const { id } = (await demand()).data;
    expectRefusal(await change(id, { client_id: await ownerId(portal, "customer2") }), 404, "notFound");
  });
});

test("the list holds one's own, the latest first, by type and by what is on", async () => {
  const { id } = (await demand({ name: "A" })).data;
  portal.clock.advance(hours(1));
  await demand({ name: "B", search: { diamond_type: "fancy" } });
  await aDemand(portal, "customer2");
  await portal.as("customer").call("setDemandStatus", { path: { id }, body: { is_active: false } });
  const names = async (query: object) => (await list(query)).map(({ name }) => name);
  expect(await names({})).toEqual(["B", "A"]);
  expect(await names({ diamond_type: "white" })).toEqual(["A"]);
  expect(await names({ is_active: true })).toEqual(["B"]);
  expect(await names({ is_active: false })).toEqual(["A"]);
});
