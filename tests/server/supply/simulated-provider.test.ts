import { expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { deliversFor } from "#support/delivery-samples.ts";
import { aKey } from "#support/external-rows.ts";
import { Supplier } from "#support/supplier.ts";
import { callsOf } from "../../../tools/provider-simulator/push-stock.ts";
import { stockOf } from "../../../tools/provider-simulator/stock-of.ts";

const portal = useApp();

test("the simulated provider's own program sends a list of several calls, which is one load", async () => {
  const supplier = await Supplier.of(portal);
  await deliversFor(portal, "api", supplier.id);
  const { secret } = await aKey(portal, "api", { scopes: ["supply:write"] });
  const calls = callsOf(stockOf(1_200), "monday");
  expect(calls.map(({ batch, rows }) => [batch.part, batch.is_last, rows.length])).toEqual([
    [1, false, 1_000],
    [2, true, 200],
  ]);
  const answers = [];
  for (const body of calls) answers.push(await portal.anonymous.holding(secret).send("pushStock", { body }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { load_id, refused } = JSON.parse(answers[1]?.text ?? "").data;
  expect(refused).toBe(0);
  await portal.runJobs();
  expect(await supplier.load(load_id)).toMatchObject({ state: "waiting", counts: { rows: 1_200, new: 1_200 } });
});

test("an empty list is one call, so that the house refuses it in words", () => {
  expect(callsOf([], "monday")).toEqual([{ mode: "whole", batch: { id: "monday", part: 1, is_last: true }, rows: [] }]);
});
