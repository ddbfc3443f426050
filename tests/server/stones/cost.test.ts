import { describe, expect, test } from "vitest";
import { costFields } from "#domain/price-fields.ts";
import { follow, type Response, type Schema } from "#server/plugins/contract/openapi.ts";
import type { Api } from "#support/api.ts";
import { useAppWith } from "#support/app.ts";
import { contract, contractOperations } from "#support/contract.ts";
import { giveScreen } from "#support/rights.ts";
import { samples } from "#support/samples.ts";

/**
 * A person without the right to cost never receives it: every operation whose answer can hold a stone is asked by
 * everybody who buys. An operation that comes to the contract is asked here by itself.
 */
const portal = useAppWith(["customer", "guest", "api", "ftp"], async () => {
  for (const screen of ["search", "collection", "special-stone", "matchpair", "new-arrival"])
    await giveScreen(portal, screen, [2, 4, 6, 7]);
});
const stone = contract.components?.schemas?.Stone;

/** A schema leads to a stone somewhere. */
function holdsStone(schema: Schema | undefined, seen = new Set<unknown>()): boolean {
  const whole = follow<Schema>(contract, schema);
  if (whole === undefined || seen.has(whole)) return false;
  if (whole === stone) return true;
  seen.add(whole);
  const inside = Object.values(whole).filter((part) => typeof part === "object" && part !== null);
  return inside.some((part) => holdsStone(part as Schema, seen));
}

const answersStones = contractOperations.filter(({ object }) =>
  Object.entries(object.responses ?? {}).some(
    ([status, response]) =>
      status.startsWith("2") && holdsStone(follow<Response>(contract, response)?.content?.["application/json"]?.schema),
  ),
);

/** Every stone in an answer, however deep. */
function stonesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const one = value as Record<string, unknown>;
  return ["stock_no" in one && "sell_amt" in one ? one : [], ...Object.values(one).map(stonesIn)].flat();
}

const buyers: Record<string, () => Api> = {
  customer: () => portal.as("customer"),
  guest: () => portal.asGuest(),
  api: () => portal.as("api"),
  ftp: () => portal.as("ftp"),
};

test("there are operations that answer stones", () => {
  expect(answersStones.map(({ info }) => info.id)).toContain("searchStones");
});

describe.each(answersStones.map(({ info }) => info.id))("%s", (id) => {
  test.each(Object.keys(buyers))("tells the %s nothing of what the house pays", async (name) => {
    const who = buyers[name] as () => Api;
    const answer = await who().call(id, (await samples[id].ask(portal, "customer")) as never);
    for (const one of stonesIn(answer.body)) {
      for (const field of [...costFields, "provider", "org_stock_no"]) expect(one).not.toHaveProperty(field);
    }
    expect(answer.status).toBeLessThan(500);
  });
});
