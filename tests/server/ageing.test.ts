import { describe, expect, test } from "vitest";
import { useAgeingWorld } from "#support/ageing-world.ts";
import { expectRefusal } from "#support/answer.ts";
import { emptyStock } from "#support/empty-stock.ts";
import { ownerId } from "#support/rows.ts";

const { portal, ages, counted, spread } = useAgeingWorld();

describe("the age of the stock", () => {
  test("is counted as the tables say, the oldest first, and each band opens the stones that it counts", async () => {
    await spread();
    const { stock, today } = await ages();
    expect(today).toBe("2026-11-20");
    expect(stock.bands.map(({ from_days, to_days }) => [from_days, to_days])).toEqual([
      ...[
        [366, null],
        [181, 365],
        [91, 180],
        [61, 90],
        [31, 60],
        [0, 30],
      ],
    ]);
    for (const { from_days, to_days, from, to, pieces, carats } of stock.bands) {
      expect({ pieces, carats }).toEqual(await counted(from_days, to_days));
      const search = {
        attributes: { status: { values: ["2", "8"], contain: 2 as const } },
        ...(from && { startDate: from }),
        ...(to && { endDate: to }),
      };
      const { data } = await portal.as("admin").call("searchStones", { body: search });
      expect(data.pagination.totalRecords).toBe(pieces);
    }
  });

  test("names no provider to those who may not see cost", async () => {
    await portal.pool.query(
      `INSERT INTO user_permission (account_id, permission_id, read_access, write_access)
       SELECT $1, id, true, false FROM permission WHERE path = '/transaction/insight'
       ON CONFLICT (account_id, permission_id) DO UPDATE SET read_access = true`,
      [await ownerId(portal, "api")],
    );
    const { stock, memos } = await ages({}, "api");
    expect(stock.providers).toBeNull();
    expect(memos?.every(({ pieces }) => pieces === 0)).toBe(true);
    expectRefusal(await portal.as("api").call("getAgeing", { query: { provider_id: 1 } }), 403, "costHidden");
  });

  test("of a house without a stone is nothing in every band", async () => {
    await emptyStock(portal);
    const { stock } = await ages();
    expect([stock.bands.map(({ pieces }) => pieces), stock.shapes]).toEqual([[0, 0, 0, 0, 0, 0], []]);
  });
});
