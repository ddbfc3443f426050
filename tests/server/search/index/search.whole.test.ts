import fc from "fast-check";
import { expect, test } from "vitest";
import { ownPrice } from "#domain/price.ts";
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

test("a page of many stones in the order of the own discount is the first of all, up and down", () => {
  const chance = dice(6);
  const { list, perCarat } = schema.price;
  // A list price of 200.00 puts every other discount between two steps, and few prices are of many stones.
  const many = Array.from({ length: 30_000 }, (_, i) => {
    const row = stone(i + 1, chance);
    if (chance.chance(0.5)) return row;
    const numbers = Array.from(row.numbers);
    numbers[list.index] = 200_00;
    numbers[perCarat.index] = 1 + chance.below(2_00) + chance.one([0, 2_000_00]);
    return { ...row, numbers };
  });
  const factors = Array.from({ length: schema.buckets }, () => 10_000 + chance.below(2));
  for (const sign of [1, -1] as const) {
    const ordered = many
      .map(({ id, numbers, bucket }) => {
        const [carat, rap] = [numbers[0] as number, numbers[list.index] as number | null];
        const stone = { carat, rap, disc: 0, price_per_ct: numbers[perCarat.index] as number, total_amt: 0 };
        const { markup_disc } = ownPrice(stone, { kind: "percent", value: (factors[bucket] as number) - 10_000 });
        return { id, key: markup_disc === null ? Number.POSITIVE_INFINITY : sign * markup_disc };
      })
      .sort((a, b) => (a.key === b.key ? a.id - b.id : a.key - b.key));
    for (const kernel of kernels) {
      // The last stones are met first, so that of two equal ones the later met belongs on the page.
      const index = open(kernel, many.toReversed());
      const viewer = index.viewer({ factors });
      // Many ends of a page: at some of them a stone rounds to the very discount that the page ends with.
      for (let size = 1; size <= 400; size += 7) {
        const { ids } = index.search({ sort: sign > 0 ? "markup_disc" : "-markup_disc", size }, viewer);
        expect({ size, ids }).toEqual({ size, ids: ordered.slice(0, size).map(({ id }) => id) });
      }
    }
  }
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
