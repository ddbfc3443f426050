import { describe, expect, test } from "vitest";
import { defaultRules } from "#domain/trade-rules.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const customer = () => portal.as("customer");
const startOf = async (who = customer()) => (await who.call("getSearchStart")).data;
const houseBegins = (first: Partial<typeof defaultRules>, version = 1) =>
  portal.as("admin").call("setTradeRules", { body: { ...defaultRules, ...first, version } });

describe("a search begins", () => {
  test("with white and natural, until the house says otherwise", async () => {
    for (const who of [customer(), portal.as("admin"), portal.asGuest()])
      expect(await startOf(who)).toEqual({ diamond_type: "white", stone_origin: 2, is_own: false });
    await houseBegins({ first_type: null, first_origin: 1 });
    expect(await startOf()).toEqual({ diamond_type: null, stone_origin: 1, is_own: false });
    expectRefusal(await portal.anonymous.call("getSearchStart"), 401, "unauthorized");
  });

  test("with what a person chose last, whatever the house says later, and for nobody else", async () => {
    await customer().call("keepSearchStart", { body: { diamond_type: "fancy", stone_origin: null } });
    const kept = await customer().call("keepSearchStart", { body: { diamond_type: null, stone_origin: null } });
    expect(kept.data).toEqual({ diamond_type: null, stone_origin: null, is_own: true });
    await houseBegins({ first_origin: 1 });
    expect(await startOf()).toEqual({ diamond_type: null, stone_origin: null, is_own: true });
    expect(await startOf(portal.as("customer2"))).toMatchObject({ is_own: false });
  });

  test("not with stones that the person may not see", async () => {
    await portal.pool.query(
      `INSERT INTO inventory_access (account_id, stone_origins, diamond_types) VALUES ($1, '{1}', '{fancy}')
        ON CONFLICT (account_id) DO UPDATE SET stone_origins = '{1}', diamond_types = '{fancy}'`,
      [await ownerId(portal, "customer")],
    );
    expect(await startOf()).toEqual({ diamond_type: null, stone_origin: null, is_own: false });
  });

  test("with a kind that there is: another is refused, and nothing is kept", async () => {
    for (const wrong of [{ stone_origin: 3 }, { diamond_type: "blue" }, { diamond_type: undefined }]) {
      const body = { diamond_type: "white", stone_origin: 1, ...wrong };
      const refused = await customer().send("keepSearchStart", { body });
      expectRefusal(refused, 400, "malformed", [`/data/${Object.keys(wrong)[0]}`]);
    }
    expect(await startOf()).toMatchObject({ is_own: false });
  });

  test("with what was chosen last, where two windows choose at once", async () => {
    const kinds = [1, 2, null] as const;
    await Promise.all(
      kinds.map((stone_origin) =>
        customer().call("keepSearchStart", { body: { diamond_type: "white", stone_origin } }),
      ),
    );
    const { stone_origin, is_own } = await startOf();
    expect(kinds).toContain(stone_origin);
    expect(is_own).toBe(true);
  });
});

test("a search through the API means what it says: without an origin it finds both", async () => {
  const { data } = await customer().call("searchStones", { body: {}, query: { size: 1 } });
  expect(Object.keys(data.facets?.stone_origin ?? {}).sort()).toEqual(["1", "2"]);
});
