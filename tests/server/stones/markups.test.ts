import { beforeEach, describe, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { giveScreen } from "#support/rights.ts";
import { ownerId } from "#support/rows.ts";
import { aStockNumber } from "#support/stone-samples.ts";

type Rule = Body<"updateDefaultMarkup">["rules"][number];
const portal = useApp();
const admin = () => portal.as("admin");
beforeEach(() => giveScreen(portal, "inventory/markups", [1, 5]));

const rule = (change: Partial<Rule> = {}): Rule => ({
  diamond_type: "white",
  stone_origin: 2,
  from_carat: 0.01,
  to_carat: 650,
  kind: "percent",
  value: 20,
  ...change,
});
const explain = async (name: "customer" | "customer2" | "newcomer") =>
  (
    await admin().call("explainPrice", {
      query: { stock_no: await aStockNumber(portal), user_id: await ownerId(portal, name) },
    })
  ).data;
const layer = async (name: "customer" | "customer2" | "newcomer") => {
  const { layer, value } = await explain(name);
  return [layer, value];
};
const businessOf = async (name: "customer" | "customer2") =>
  (
    await portal.db
      .selectFrom("account")
      .select("business_id")
      .where("id", "=", await ownerId(portal, name))
      .executeTakeFirstOrThrow()
  ).business_id as number;

describe("the default markup", () => {
  test("is what everybody pays who has no other, and its gaps are told with the stones in them", async () => {
    const { defaultMarkupDetails } = (await admin().call("getDefaultMarkup")).data;
    expect(defaultMarkupDetails).toMatchObject({ layer: "default", version: 1, gaps: [] });
    expect(defaultMarkupDetails.rules).toHaveLength(20);
    const before = await explain("newcomer");
    expect(before.layer).toBe("default");

    const saved = await admin().call("updateDefaultMarkup", {
      body: { version: 1, rules: [rule({ to_carat: 2.99 })] },
    });
    expect(saved.message).toBe(messages.markupSaved);
    expect(saved.data.version).toBe(2);
    expect(saved.data.gaps).toHaveLength(4);
    expect(saved.data.gaps).toContainEqual(
      expect.objectContaining({ diamond_type: "white", stone_origin: 2, from_carat: 3, to_carat: 650 }),
    );
    expect(saved.data.gaps.reduce((sum, { stones }) => sum + stones, 0)).toBeGreaterThan(0);
    expect(await layer("newcomer")).toEqual(["default", 20]);
    expect((await explain("newcomer")).markup_ppc).toBeGreaterThan(before.markup_ppc);
  });

  test("without a single row, stones are sold at cost, and none is hidden", async () => {
    await admin().call("updateDefaultMarkup", { body: { version: 1, rules: [] } });
    const told = await explain("newcomer");
    expect(told).toMatchObject({ layer: null, value: null });
    expect(told.steps.find(({ name }) => name === "price_per_ct")?.value).toBe(told.markup_ppc);
  });

  test("of two who edit it, the second reads what the first has written", async () => {
    await admin().call("updateDefaultMarkup", { body: { version: 1, rules: [rule()] } });
    const refused = await portal.as("admin2").call("updateDefaultMarkup", { body: { version: 1, rules: [] } });
    expectRefusal(refused, 409, "staleVersion");
    expect(refused.body.current).toMatchObject({ version: 2, rules: [{ value: 20 }] });
  });

  test.each([
    ["a markup of −101 %", [rule({ value: -101 })], 400, "malformed", ["/data/rules/0/value"]],
    ["a markup of −100 %", [rule({ value: -100 })], 400, "malformed", ["/data/rules/0/value"]],
    ["a range upside down", [rule({ from_carat: 2, to_carat: 1 })], 422, "rangeUpsideDown", ["/data/rules/0"]],
    [
      "rows that share 1.00 ct",
      [rule({ to_carat: 1 }), rule({ from_carat: 1 })],
      422,
      "rangesOverlap",
      ["/data/rules/0", "/data/rules/1"],
    ],
    ["an origin that nobody knows", [rule({ stone_origin: 3 as 2 })], 400, "malformed", ["/data/rules/0/stone_origin"]],
    ["a weight with three decimals", [rule({ from_carat: 0.015 })], 400, "malformed", ["/data/rules/0/from_carat"]],
  ] as const)("%s is refused at its row", async (_, rules, status, code, fields) => {
    const refused = await admin().call("updateDefaultMarkup", { body: { version: 1, rules: [...rules] } });
    expectRefusal(refused, status, code, [...fields]);
  });
});

describe("the layers", () => {
  test("business × provider comes before business, that before associate, that before default", async () => {
    expect(await layer("customer")).toEqual(["business_provider", 5.5]);
    expect((await layer("customer2"))[0]).toBe("associate");
    expect((await layer("newcomer"))[0]).toBe("default");
  });

  test("a business pays its own, and nobody else's price moves", async () => {
    const business_id = await businessOf("customer2");
    const others = [await layer("customer"), await layer("newcomer")];
    const saved = await admin().call("updateBusinessMarkup", {
      body: { business_id, version: 0, rules: [rule({ value: 1.25 })] },
    });
    expect(saved.data).toMatchObject({ layer: "business", version: 1, gaps: [] });
    expect(await layer("customer2")).toEqual(["business", 1.25]);
    expect([await layer("customer"), await layer("newcomer")]).toEqual(others);
    const { data } = (await admin().call("listBusinessMarkups", { query: { business_id } })).data;
    expect(data).toMatchObject([
      { business: { id: business_id, company_name: "Alder & Finch Ltd" }, markup: { version: 1 } },
    ]);
  });

  test("a gap of a business falls to the next layer and is told to the administrator", async () => {
    const business_id = await businessOf("customer2");
    const rules = [rule({ from_carat: 300, value: 1 })];
    const { data } = await admin().call("updateBusinessMarkup", { body: { business_id, version: 0, rules } });
    expect(data.gaps).toMatchObject([{ diamond_type: "white", stone_origin: 2, from_carat: 0.01, to_carat: 299.99 }]);
    expect(data.gaps[0]?.stones).toBeGreaterThan(100);
    const told = await explain("customer2");
    expect(told.layers).toEqual([
      { layer: "business_provider", outcome: "unset" },
      { layer: "business", outcome: "gap" },
      { layer: "associate", outcome: "applied" },
      { layer: "default", outcome: "notReached" },
    ]);
  });

  test("an associate's markup moves the prices of their customers alone", async () => {
    const associate_id = await ownerId(portal, "associate2");
    const { data } = (await admin().call("listAssociateMarkups")).data;
    const version = data.find(({ associate }) => associate.id === associate_id)?.markup.version ?? 0;
    await admin().call("updateAssociateMarkup", { body: { associate_id, version, rules: [rule({ value: 33 })] } });
    expect(await layer("customer2")).toEqual(["associate", 33]);
    expect((await layer("newcomer"))[0]).toBe("default");
  });

  test("a provider's markup moves that provider's stones for that business alone", async () => {
    const business_id = await businessOf("customer2");
    const { data } = (await admin().call("listProviderMarkups", { path: { id: business_id }, query: { size: 1000 } }))
      .data;
    expect(data).toHaveLength(60);
    const first = Math.min(...data.map(({ provider }) => provider.id));
    const write = (provider_id: number) =>
      admin().call("updateProviderMarkup", {
        body: { business_id, provider_id, version: 0, rules: [rule({ value: -2 })] },
      });
    await write(first + 1);
    expect((await layer("customer2"))[0]).toBe("associate");
    await write(first);
    expect(await layer("customer2")).toEqual(["business_provider", -2]);
    expect(await layer("customer")).toEqual(["business_provider", 5.5]);
  });

  test("points are added to the discount, and price follows", async () => {
    const business_id = await businessOf("customer2");
    const rules = [rule({ kind: "points", value: 2.5 })];
    await admin().call("updateBusinessMarkup", { body: { business_id, version: 0, rules } });
    const { steps, markup_disc } = await explain("customer2");
    const disc = steps.find(({ name }) => name === "disc")?.value ?? 0;
    expect(markup_disc).toBeCloseTo(disc + 2.5, 10);
  });

  test("who is no associate, no business and no provider has no markup", async () => {
    const admins = await ownerId(portal, "admin2");
    const rules = [rule()];
    expectRefusal(
      await admin().call("updateAssociateMarkup", { body: { associate_id: admins, version: 0, rules } }),
      404,
      "notFound",
    );
    expectRefusal(
      await admin().call("updateBusinessMarkup", { body: { business_id: 4711, version: 0, rules } }),
      404,
      "notFound",
    );
    const business_id = await businessOf("customer");
    expectRefusal(
      await admin().call("updateProviderMarkup", { body: { business_id, provider_id: 4711, version: 0, rules } }),
      404,
      "notFound",
    );
  });
});

describe("explain price", () => {
  test("tells list, discount, layer and result in steps that follow from each other", async () => {
    const told = await explain("customer");
    expect(told.list).toMatchObject({ list_no: 1, label: "Demo list (fictional)", is_synthetic: true });
    expect(told.steps.map(({ name }) => name)).toEqual([
      "rap",
      "disc",
      "price_per_ct",
      "total_amt",
      "markup",
      "markup_ppc",
      "markup_disc",
      "sell_amt",
    ]);
    expect(told.steps.at(-1)?.value).toBe(told.sell_amt);
    expect(told.steps.find(({ name }) => name === "markup")?.how).toBe(
      "Business × provider, 0.01 to 650.00 ct, percent",
    );
  });

  test("an associate asks it for their own customers, and for nobody else's", async () => {
    const stock_no = await aStockNumber(portal);
    const ask = async (name: "customer" | "customer2") =>
      portal.as("associate").call("explainPrice", { query: { stock_no, user_id: await ownerId(portal, name) } });
    expect((await ask("customer")).status).toBe(200);
    expectRefusal(await ask("customer2"), 404, "notFound");
  });

  test("a customer never learns it, whatever rights they were given", async () => {
    await giveScreen(portal, "inventory/markups", [2, 6]);
    for (const name of ["customer", "api"] as const) {
      const refused = await portal.as(name).call("explainPrice", { query: { stock_no: await aStockNumber(portal) } });
      expectRefusal(refused, 403, "forbidden");
    }
  });

  test("a stone that is not there is not found", async () => {
    expectRefusal(await admin().call("explainPrice", { query: { stock_no: "NONE" } }), 404, "notFound");
  });
});
