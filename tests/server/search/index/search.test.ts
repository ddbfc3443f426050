import fc from "fast-check";
import { expect, test } from "vitest";
import { openIndex, type SearchIndex } from "#server/search/index/search-index.ts";
import { budget } from "#support/budget.ts";
import { queries, viewers } from "./random-query.ts";
import { naiveSearch } from "./reference.ts";
import { dice, schema, stone } from "./small-stock.ts";

const key = (codes: ArrayLike<number>) => (codes[0] as number) * 4 + (codes[3] as number);
const chance = dice(1);
// A block and a bit: the second one is nearly empty.
const rows = Array.from({ length: 17_000 }, (_, i) => stone(i + 1, chance));
const ordered = [...rows].sort((a, b) => key(a.codes) - key(b.codes));

const open = (kernel: "simd" | "plain", from = ordered): SearchIndex => {
  const index = openIndex(schema, { kernel, rows: from.length });
  index.put(from);
  return index;
};
const kernels = ["simd", "plain"] as const;
const indexes = kernels.map((kernel) => open(kernel));

test("any search by anybody answers as row by row, with vectors and without", () => {
  let found = 0;
  fc.assert(
    fc.property(queries(schema, rows), viewers(schema), (query, description) => {
      const wanted = naiveSearch(schema, rows, query, description);
      for (const index of indexes) expect(index.search(query, index.viewer(description))).toEqual(wanted);
      if (wanted.count > 0) found++;
    }),
    budget({ rounds: 150, seed: 7 }),
  );
  expect(found).toBeGreaterThan(60);
});

test("a page of many stones in the order of a key is the first of all, up and down, with a missing key last", () => {
  const chance = dice(5);
  const many = Array.from({ length: 30_000 }, (_, i) => {
    const row = stone(i + 1, chance);
    return chance.chance(0.001) ? { ...row, keys: [null, row.keys[1] ?? null] } : row;
  });
  const keyOf = ({ keys }: (typeof many)[number]) => (keys[0] as string | null)?.trim().toUpperCase() ?? null;
  for (const sign of [1, -1] as const) {
    const ordered = [...many].sort((a, b) => {
      const [one, other] = [keyOf(a), keyOf(b)];
      if (one === other) return a.id - b.id;
      if (one === null || other === null) return one === null ? 1 : -1;
      return one < other ? -sign : sign;
    });
    for (const kernel of ["simd", "plain"] as const) {
      const index = openIndex(schema, { kernel });
      index.put(many);
      const everyone = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });
      for (const [offset, size] of [
        [0, 20],
        [0, 700],
        [29_900, 100],
      ] as const) {
        const { ids } = index.search({ sort: sign > 0 ? "stock_no" : "-stock_no", offset, size }, everyone);
        expect(ids).toEqual(ordered.slice(offset, offset + size).map(({ id }) => id));
      }
    }
  }
});
