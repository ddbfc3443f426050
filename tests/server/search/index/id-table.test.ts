import fc from "fast-check";
import { expect, test } from "vitest";
import { IdTable } from "#server/search/index/id-table.ts";
import { openIndex } from "#server/search/index/search-index.ts";
import { StoreHead } from "#server/search/index/store-head.ts";
import { budget } from "#support/budget.ts";
import { dice, schema, stone } from "./small-stock.ts";

const highest = 2 ** 31 - 2;
/** Few ids that stand close, and some anywhere: they meet in the same slots. */
const ids = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: highest }));
const steps = fc.array(fc.record({ id: ids, goes: fc.boolean() }), { minLength: 1800, maxLength: 2500 });

test("a stone is known at its place, whatever else came and went", () => {
  fc.assert(
    fc.property(steps, (all) => {
      const table = new IdTable((place) => all[place]?.id ?? 0, new StoreHead());
      const truth = new Map<number, number>();
      for (const [at, { id, goes }] of all.entries()) {
        if (goes) {
          table.remove(id);
          truth.delete(id);
        } else {
          table.set(id, at);
          truth.set(id, at);
        }
      }
      expect(table.count).toBe(truth.size);
      for (const { id } of all) expect(table.of(id)).toBe(truth.get(id) ?? -1);
      for (const id of [0, highest + 1, -4]) expect(table.of(id)).toBe(truth.get(id) ?? -1);
    }),
    budget({ rounds: 20 }),
  );
});

test("A house whose numbers run to two billions takes no more memory than one that counts from 1", () => {
  const sizes = [0, highest - 3000].map((first) => {
    const index = openIndex(schema);
    const chance = dice(7);
    for (let at = 1; at <= 3000; at++) index.put([stone(first + at, chance)]);
    expect(index.read(first + 3000)?.id).toBe(first + 3000);
    expect(index.read(first + 1)?.id).toBe(first + 1);
    return index.bytes;
  });
  expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) * 1.05);
});

test("Numbers with gaps of a million take the same memory", () => {
  const sizes = [1, 700_001].map((gap) => {
    const index = openIndex(schema);
    const chance = dice(7);
    for (let at = 1; at <= 3000; at++) index.put([stone(at * gap, chance)]);
    index.remove([gap, 2 * gap]);
    expect(index.read(2 * gap)).toBeUndefined();
    expect(index.read(3000 * gap)?.id).toBe(3000 * gap);
    return index.bytes;
  });
  expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) * 1.05);
});
