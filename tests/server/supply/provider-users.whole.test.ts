import { expect, test } from "vitest";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { expectRefusal } from "#support/answer.ts";
import { useProviderUserWorld } from "#support/provider-user-world.ts";
import { ownerId } from "#support/rows.ts";
import { aRow, Supplier } from "#support/supplier.ts";
import { aProvider } from "#support/supply-samples.ts";

const { portal, admin, link } = useProviderUserWorld();

test("a provider reads its own scorecard, without what the house knows of its clients", async () => {
  expectRefusal(await portal.as("api").send("getMyScorecard"), 403, "forbidden");
  const supplier = await Supplier.of(portal);
  await link("api", supplier.id);
  const { data: none } = await portal.as("api").call("getMyScorecard");
  expect([none.provider_name, none.periods.map(({ loads }) => loads)]).toEqual(["Harbour Gems", [0, 0]]);
  const load = await supplier.take([aRow("A1"), aRow("A2", { "Price per carat": "" }), aRow("A3")]);
  const other = await Supplier.of(portal, "Quay Stones", "QUAY");
  await other.take([aRow("B1"), aRow("B2", { "Price per carat": "" })]);
  const { data } = await portal.as("api").call("getMyScorecard");
  expect(data.periods[0]).toMatchObject({
    days: 30,
    loads: 1,
    rows: 3,
    refused: [{ code: "priceMissing", rows: 1, load_id: load.id }],
  });
  expect(Object.keys(data).sort()).toEqual(["dead_links", "periods", "provider_name"]);
  expect(JSON.stringify(data)).not.toContain("conflict");
});

test("a provider with a linked account is not deleted, and an erased person delivers for nobody", async () => {
  const provider = await aProvider(portal, "Harbour Gems", "HARB");
  await link("ftp", provider);
  const refused = await admin().send("deleteProvider", { path: { id: provider } });
  expectRefusal(refused, 409, "inUse");
  expect(refused.text).toContain("Used by 1 account.");
  await erasePerson(portal.house, await ownerId(portal, "ftp"));
  const { rows } = await portal.pool.query("SELECT count(*)::integer FROM account WHERE provider_id IS NOT NULL");
  expect(rows[0].count).toBe(0);
});
