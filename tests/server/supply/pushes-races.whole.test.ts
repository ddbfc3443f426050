import { expect, test } from "vitest";
import { useOwnApp } from "#support/app.ts";
import { deliversFor, pushedStone } from "#support/delivery-samples.ts";
import { aKey } from "#support/external-rows.ts";
import { aProvider } from "#support/supply-samples.ts";

/** On a database that commits. */
const portal = useOwnApp();

test("two pushes at once become two loads, and two parts at once are both there", async () => {
  const provider = await aProvider(portal);
  await deliversFor(portal, "api", provider);
  const { secret } = await aKey(portal, "api", { scopes: ["supply:write"] });
  const push = (body: object) => portal.anonymous.holding(secret).send("pushStock", { body });
  const both = await Promise.all(["A1", "A2"].map((stock) => push({ mode: "changes", rows: [pushedStone(stock)] })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const parts = await Promise.all(
    [1, 2].map((part) =>
      push({ mode: "whole", batch: { id: "monday", part, is_last: false }, rows: [pushedStone(`A${part}`)] }),
    ),
  );
  expect(parts.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await portal.pool.query("SELECT count(*)::integer FROM load WHERE provider_id = $1", [provider]);
  expect(rows[0].count).toBe(2);
  const batch = await portal.pool.query("SELECT parts, rows FROM supply_batch");
  expect(batch.rows).toEqual([{ parts: 2, rows: 2 }]);
});
