import { expect, test } from "vitest";
import { useOwnApp } from "#support/app.ts";
import { ownerId } from "#support/rows.ts";
import { aProvider } from "#support/supply-samples.ts";

/** Several people at once, on a database that commits: the first wins, and nothing names a provider that is gone. */
const portal = useOwnApp();
const run = async <T>(sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows as T[];
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const signedIn = () => Promise.all((["admin", "admin2"] as const).map((name) => portal.as(name).call("getProfile")));

test("of two administrators who add a provider of one name at once one does, and the other reads why not", async () => {
  await signedIn();
  const both = await Promise.all([
    portal.as("admin").send("createProvider", { body: { name: "Harbour Gems", prefix: "HARB" } }),
    portal.as("admin2").send("createProvider", { body: { name: "harbour gems", prefix: "HG" } }),
  ]);
  expect(statuses(both)).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe("providerTaken");
});

test("of two who switch one off at once one does", async () => {
  await signedIn();
  const id = await aProvider(portal);
  const off = { path: { id }, body: { is_active: false } };
  const both = await Promise.all([
    portal.as("admin").send("setProviderStatus", off),
    portal.as("admin2").send("setProviderStatus", off),
  ]);
  expect(statuses(both)).toEqual([200, 409]);
});

test("a provider that is deleted while somebody gives it a markup has the markup, or is gone with none", async () => {
  await signedIn();
  const [business] = await run<{ id: number }>("SELECT min(id) AS id FROM business");
  const rules = [{ diamond_type: "white", stone_origin: 2, from_carat: 0.18, to_carat: 5, kind: "percent", value: 3 }];
  for (let round = 0; round < 5; round++) {
    const provider_id = await aProvider(portal, `Round ${round}`, `R${"ABCDE"[round]}`);
    const [deleted, saved] = await Promise.all([
      portal.as("admin").send("deleteProvider", { path: { id: provider_id } }),
      portal.as("admin2").send("updateProviderMarkup", {
        body: { business_id: business?.id, provider_id, version: 0, rules },
      }),
    ]);
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([deleted.status, saved.status]);
  }
});

test("a provider that is deleted while an account's sight is limited to it is still there, or the limit is refused", async () => {
  await signedIn();
  const all = { diamond_types: null, stone_origins: null, locations: null };
  for (let round = 0; round < 5; round++) {
    await run("DELETE FROM inventory_access");
    const id = await aProvider(portal, `Round ${round}`, `R${"ABCDE"[round]}`);
    const [deleted, limited] = await Promise.all([
      portal.as("admin").send("deleteProvider", { path: { id } }),
      portal.as("admin2").send("setInventorySettings", {
        path: { id: await ownerId(portal, "newcomer") },
        body: { ...all, provider_ids: [id], version: 0 },
      }),
    ]);
    expect([
      [200, 422],
      [409, 200],
    ]).toContainEqual([deleted.status, limited.status]);
  }
});
