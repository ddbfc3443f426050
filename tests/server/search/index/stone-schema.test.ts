import fc from "fast-check";
import { expect, test } from "vitest";
import { Kinds } from "#server/search/index/kinds.ts";
import type { Row } from "#server/search/index/row.ts";
import { openIndex } from "#server/search/index/search-index.ts";
import { stoneSchema } from "#server/search/index/stone-schema.ts";
import { budget } from "#support/budget.ts";
import { queries, viewers } from "./random-query.ts";
import { naiveSearch } from "./reference.ts";
import { dice } from "./small-stock.ts";

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);
const schema = stoneSchema({ providers: numbered("P", 6), locations: numbered("L", 4), caratRanges: numbered("R", 5) });

function stone(id: number, { below, chance }: ReturnType<typeof dice>): Row {
  const rap = chance(0.2) ? null : (1 + below(200)) * 10_000;
  const carat = 20 + below(480);
  const codes = schema.attributes.map(({ values }) => (chance(0.5) ? 0 : below(values.length)));
  const numbers = schema.numbers.map(({ name }) => {
    if (name === "carat") return carat;
    if (name === "rap") return rap;
    if (name === "disc") return rap === null ? null : -3500;
    if (name === "price_per_ct") return rap === null ? 5000 + below(90_000) : (rap * 65) / 100;
    if (name === "rest") return below(3) - 1;
    return chance(0.1) ? null : 300 + below(400);
  });
  return {
    id,
    codes,
    numbers,
    bucket: below(schema.buckets),
    keys: [`LP${id}`, String(below(500)), `${below(9)}-${id}`],
  };
}

test("the product's own columns: any search by anybody answers as row by row", () => {
  const chance = dice(31);
  const rows = Array.from({ length: 5000 }, (_, i) => stone(i + 1, chance));
  const indexes = (["simd", "plain"] as const).map((kernel) => openIndex(schema, { kernel }));
  for (const index of indexes) index.put(rows);
  fc.assert(
    fc.property(queries(schema, rows), viewers(schema), (query, description) => {
      const wanted = naiveSearch(schema, rows, query, description);
      for (const index of indexes) expect(index.search(query, index.viewer(description))).toEqual(wanted);
    }),
    budget({ rounds: 40, seed: 2 }),
  );
});

test("a stone is read as it was put, but for the capitals of its numbers", () => {
  const chance = dice(32);
  const index = openIndex(schema);
  const rows = Array.from({ length: 200 }, (_, i) => stone(i + 1, chance));
  index.put(rows);
  for (const row of rows) expect(index.read(row.id)).toEqual(row);
  expect(index.read(999)).toBeUndefined();
});

test("the product's own columns take at most 200 bytes a stone, in a house of two million and sixty providers", () => {
  const large = stoneSchema({
    providers: numbered("P", 60),
    locations: numbered("L", 30),
    caratRanges: numbered("R", 20),
  });
  const rows = 2_000_000;
  const kinds = new Kinds(large);
  kinds.add(
    large.description.clusterBy.map(() => 0),
    rows,
  );
  const index = openIndex(large, { rows });
  index.fill(kinds); // makes all room, and touches none of it
  expect(index.bytes / rows).toBeLessThanOrEqual(200);
});
