import { describe, expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import type { Api } from "#support/api.ts";
import { contractOperations } from "#support/contract.ts";
import { deliversFor, pushedStone } from "#support/delivery-samples.ts";
import { aKey } from "#support/external-rows.ts";
import { deliveryScopes, usePushingProgram } from "#support/pushing-program.ts";
import { Supplier } from "#support/supplier.ts";

const { portal, world, program, push, taken } = usePushingProgram();

describe("whoever delivers for a provider", () => {
  test("sees its own loads and refused rows, and nothing of who else is concerned", async () => {
    const bad = ["A4", "A5", "A6", "A7", "A8"];
    const { load_id } = await taken([
      pushedStone("A1"),
      ...bad.map((number) => pushedStone(number, { carat: "heavy" })),
    ]);
    const { data } = await program().call("listMyLoads", {});
    expect(data.data.map(({ id, via }) => [id, via])).toContainEqual([load_id, "api"]);
    const { data: load } = await program().call("getMyLoad", { path: { id: load_id } });
    expect(Object.keys(load).sort()).toEqual(
      [
        "id",
        "mode",
        "via",
        "state",
        "file_name",
        "file_bytes",
        "counts",
        "sentence",
        "created_at",
        "committed_at",
        "rolled_back_at",
      ].sort(),
    );
    expect(load.sentence).toBe(messages.loadWaitsForHouse);
    const { data: fields } = await program().call("listSupplyFields", {});
    expect(fields.filter(({ is_needed }) => is_needed).map(({ field }) => field)).toContain("org_stock_no");
    const refused = await program().call("listMyRefusedRows", { path: { id: load_id } });
    expect(refused.data.data).toMatchObject(
      bad.map((org_stock_no, at) => ({ line: at + 3, org_stock_no, findings: [{ field: "carat", raw: "heavy" }] })),
    );
  });

  test("finds nothing of another provider, and nothing of the house, with any call", async () => {
    const { load_id } = await taken([pushedStone("A1", { price_per_ct: 5001 })]);
    const other = await Supplier.of(portal, "Quay Stones", "QUAY");
    await deliversFor(portal, "api", other.id);
    const { secret } = await aKey(portal, "api", { scopes: deliveryScopes });
    const stranger = portal.anonymous.holding(secret);
    expectRefusal(await stranger.send("getMyLoad", { path: { id: load_id } }), 404, "notFound");
    expectRefusal(await stranger.send("listMyRefusedRows", { path: { id: load_id } }), 404, "notFound");
    expect((await stranger.call("listMyLoads", {})).data.data).toEqual([]);
    const before = await world.supplier.stones();
    const theirs = { mode: "changes" as const, rows: [pushedStone("A1", { price_per_ct: 4000 })] };
    expect((await stranger.send("pushStock", { body: theirs })).status).toBe(200);
    expect((await stranger.send("pushStock", { body: { mode: "whole", rows: [pushedStone("B1")] } })).status).toBe(200);
    await portal.runJobs();
    expect(await world.supplier.stones()).toEqual(before);
    expect(Object.keys(before)).toEqual(["A1", "A2", "A3"]);
    const open = ["listSupplyFields", "pushStock", "listMyLoads", "getMyLoad", "listMyRefusedRows", "getMyScorecard"];
    for (const { info, parameters } of contractOperations) {
      if (info.isPublic || open.includes(info.id)) continue;
      expectRefusal(await stranger.send(info.id, placed(parameters)), 403, "scopeMissing");
    }
  });

  test("is refused without a provider, with a revoked key, and without the scope", async () => {
    const { secret } = await aKey(portal, "api", { scopes: ["supply:read"] });
    const reader: Api = portal.anonymous.holding(secret);
    expectRefusal(
      await reader.send("pushStock", { body: { mode: "changes", rows: [pushedStone("A1")] } }),
      403,
      "scopeMissing",
    );
    await deliversFor(portal, "api", null);
    expectRefusal(await push([pushedStone("A1")]), 403, "forbidden");
    expectRefusal(await program().send("listMyLoads", {}), 403, "forbidden");
    await portal.as("admin").call("revokeApiKey", { path: { id: world.keyId } });
    expectRefusal(await push([pushedStone("A1")]), 401, "unauthorized");
  });
});

/** The refusal of a key comes before anything is read, so that any row will do. */
const placed = (parameters: readonly { in: string; name: string }[]) => ({
  path: Object.fromEntries(parameters.flatMap((one) => (one.in === "path" ? [[one.name, "1"]] : []))),
});
