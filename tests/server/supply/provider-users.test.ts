import { expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { ownerId } from "#support/rows.ts";
import { aRow, Supplier } from "#support/supplier.ts";
import { aProvider } from "#support/supply-samples.ts";

const portal = useApp();
type Linked = { provider_id?: number | null } | null;
const admin = () => portal.as("admin");
const client = async (name: "api" | "ftp") =>
  (await admin().call("getExternalClient", { path: { id: await ownerId(portal, name) } })).data;
async function link(name: "api" | "ftp", provider_id: number | null) {
  const { id, version } = await client(name);
  return admin().send("updateExternalClient", { path: { id }, body: { provider_id, version } });
}

test("an administrator links an account to a provider and takes the link away, and the log says so", async () => {
  const provider = await aProvider(portal, "Harbour Gems", "HARB");
  const since = (await auditRows(portal.pool)).length;
  expect((await client("api")).provider).toBeNull();
  const linked = await link("api", provider);
  expect([linked.status, linked.message]).toEqual([200, messages.externalClientSaved]);
  expect((await client("api")).provider).toEqual({ id: provider, name: "Harbour Gems" });
  expect((await link("ftp", provider)).status).toBe(200);
  expect((await link("api", null)).status).toBe(200);
  expect((await client("api")).provider).toBeNull();
  const told = (await auditRows(portal.pool, since)).flatMap(({ fact }) => {
    const [before, after] = [fact.before as Linked, fact.after as Linked];
    return fact.workflow === "account" && after && "provider_id" in after
      ? [[before?.provider_id, after.provider_id]]
      : [];
  });
  expect(told).toEqual([
    [null, provider],
    [null, provider],
    [provider, null],
  ]);
});

test("an unknown provider, a stale version and another kind of account are refused", async () => {
  expectRefusal(await link("api", 9_000_000), 422, "providerUnknown", ["/data/provider_id"]);
  const { id } = await client("api");
  const provider = await aProvider(portal, "Harbour Gems", "HARB");
  await link("api", provider);
  expectRefusal(
    await admin().send("updateExternalClient", { path: { id }, body: { provider_id: null, version: 1 } }),
    409,
    "staleVersion",
  );
  const associate = await ownerId(portal, "associate");
  expectRefusal(
    await admin().send("updateExternalClient", {
      path: { id: associate },
      body: { provider_id: provider, version: 1 },
    }),
    404,
    "notFound",
  );
  await expect(
    portal.pool.query("UPDATE account SET provider_id = $2 WHERE id = $1", [associate, provider]),
  ).rejects.toThrow("account_provider");
});

/** The screens that an account is told of when it reads its profile. */
const screensOf = async (name: "api" | "customer") =>
  (await portal.as(name).call("getProfile")).data.permissions.flatMap(({ permissions }) =>
    permissions.map(({ path }) => path),
  );

test("whoever delivers for a provider has the screen of its loads as long as the link stands, and nobody else has it", async () => {
  const mine = "/my-loads";
  expect(await screensOf("api")).not.toContain(mine);
  await link("api", await aProvider(portal, "Harbour Gems", "HARB"));
  expect(await screensOf("api")).toContain(mine);
  expect(await screensOf("customer")).not.toContain(mine);
  await link("api", null);
  expect(await screensOf("api")).not.toContain(mine);
});

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
