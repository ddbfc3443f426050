import { expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { auditRows } from "#support/audit.ts";
import { useProviderUserWorld } from "#support/provider-user-world.ts";
import { ownerId } from "#support/rows.ts";
import { aProvider } from "#support/supply-samples.ts";

const { portal, admin, client, link } = useProviderUserWorld();
type Linked = { provider_id?: number | null } | null;

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
