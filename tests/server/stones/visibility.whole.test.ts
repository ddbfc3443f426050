import fc from "fast-check";
import { expect, test } from "vitest";
import { codes } from "#domain/codes.ts";
import { budget } from "#support/budget.ts";
import { viewerAs } from "#support/viewers.ts";
import { useVisibilityWorld } from "#support/visibility-world.ts";

const { portal, run, explain, limit } = useVisibilityWorld();

test("all gates pass exactly where the client's search finds the stone", async () => {
  const { rows: stones } = await run(
    `(SELECT stock_no, location, provider_id FROM stone ORDER BY id LIMIT 12)
      UNION (SELECT stock_no, location, provider_id FROM stone WHERE diamond_type = 'fancy' ORDER BY id LIMIT 4)`,
  );
  await run("UPDATE stone SET location = NULL WHERE stock_no = $1", [stones[3].stock_no]);
  const providers = [...new Set(stones.map(({ provider_id }) => provider_id as number))];
  const places = [...new Set(stones.map(({ location }) => location as string))];
  const some = <T>(values: T[]) => fc.option(fc.subarray(values, { minLength: 1 }), { freq: 2 });
  const arbitrary = fc.record({
    access: fc.record({
      types: some(["white", "fancy"]),
      origins: some([1, 2]),
      providers: some(providers),
      places: some(places),
    }),
    stone: fc.constantFrom(...stones.map(({ stock_no }) => stock_no as string)),
    status: fc.constantFrom(...Object.values(codes.stone)),
    isProviderActive: fc.boolean(),
  });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(arbitrary, async ({ access, stone, status, isProviderActive }) => {
      await limit(access);
      await run("UPDATE stone SET status = $2 WHERE stock_no = $1", [stone, status]);
      await run("UPDATE provider SET is_active = $2 WHERE id = (SELECT provider_id FROM stone WHERE stock_no = $1)", [
        stone,
        isProviderActive,
      ]);
      const { viewer } = await viewerAs(portal, "customer");
      const asked = { search: { numbers: [stone] }, answer: "page" as const, offset: 0, size: 5 };
      const { ids = [] } = await portal.house.stock.find(portal.db as never, viewer, asked);
      expect((await explain(stone)).is_visible).toBe(ids.length > 0);
      if (ids.length > 0) found++;
    }),
    budget({ rounds: 80 }),
  );
  expect(found).toBeGreaterThan(5);
});
