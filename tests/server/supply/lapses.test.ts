import { describe, expect, test } from "vitest";
import { listed, useLapseWorld } from "#support/lapse-world.ts";
import { heldBy } from "#support/line-stones.ts";

const { portal, look, later, stocked, letters } = useLapseWorld();

describe("a provider that does not deliver", () => {
  test("loses its stones from the market at its limit, what clients have stays, and the house is told once", async () => {
    const supplier = await stocked();
    await heldBy(portal, "customer", ["HARBA2"]);
    await portal.pool.query("UPDATE stone_line SET expires_at = expires_at + interval '30 days'");
    await later(49);
    await look();
    expect(await listed(supplier)).toEqual(["A1 false 2", "A2 false 4", "A3 false 2"]);
    const told = await letters("stockLapsed");
    expect(told.map(({ to_address }) => to_address)).toEqual(["admin@demo.test", "admin2@demo.test"]);
    expect(told[0]?.text).toContain("its 3 stones are off the market");
    expect(told[0]?.text).toContain(`http://portal.test/inventory/providers/${supplier.id}\n`);
    const { rows: logged } = await portal.pool.query(
      `SELECT data ->> 'item' AS item, data ->> 'transition' AS step, jsonb_array_length(data -> 'items') AS n
        FROM audit_event WHERE data ->> 'item' LIKE 'lapse %' ORDER BY seq`,
    );
    expect(logged.map(({ step, n }) => [step, n])).toEqual([
      ["stone.delist", 2],
      ["stone.delistClaimed", 1],
    ]);
    await later(24);
    expect(await letters("stockLapsed")).toHaveLength(told.length);
    expect(await portal.pool.query("SELECT FROM task")).toMatchObject({ rowCount: 0 });
  });
});
