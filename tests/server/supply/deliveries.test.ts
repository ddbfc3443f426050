import { describe, expect, test } from "vitest";
import { letters, ten, useDeliveryWorld } from "#support/delivery-world.ts";
import { aRow, Supplier } from "#support/supplier.ts";

const { portal, deliver, delivered, pending } = useDeliveryWorld();

describe("a delivery that nobody watches", () => {
  test("commits itself when nothing speaks against it, and the log says that the portal did so", async () => {
    const supplier = await Supplier.of(portal);
    await supplier.take(ten);
    const load = await delivered(supplier, [...ten, aRow("B1")]);
    expect(load).toMatchObject({ state: "committed", counts: { new: 1, same: 10 }, waits_for: [] });
    const { rows } = await portal.pool.query(
      "SELECT data FROM audit_event WHERE data ->> 'transition' = 'load.commit' ORDER BY seq DESC LIMIT 1",
    );
    expect(rows[0].data).toMatchObject({
      party: "system",
      event: { facts: { goneShare: "clear", firstLoad: "clear", openQuestions: 0, isCurrent: true } },
    });
    expect(await letters(portal)).toEqual([]);
    expect(await pending()).toEqual([]);
  });

  test("of which nothing can be read is refused in words and leaves nothing", async () => {
    const supplier = await Supplier.of(portal);
    await expect(deliver(supplier, "<html><table></table></html>")).rejects.toThrow();
    const { rows } = await portal.pool.query("SELECT count(*)::int AS n FROM load WHERE provider_id = $1", [
      supplier.id,
    ]);
    expect(rows).toEqual([{ n: 0 }]);
  });
});
