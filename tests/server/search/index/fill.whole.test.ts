import fc from "fast-check";
import { expect, test } from "vitest";
import { Kinds } from "#server/search/index/kinds.ts";
import type { Row } from "#server/search/index/row.ts";
import { rowChecksum } from "#server/search/index/row-checksum.ts";
import { openIndex } from "#server/search/index/search-index.ts";
import { budget } from "#support/budget.ts";
import { queries, viewers } from "./random-query.ts";
import { naiveSearch } from "./reference.ts";
import { dice, schema, stone } from "./small-stock.ts";

const stones = (count: number, seed: number): Row[] => {
  const chance = dice(seed);
  return Array.from({ length: count }, (_, i) => stone(i + 1, chance));
};
const valuesOf = ({ codes, numbers }: Row) => [codes[0], codes[3], numbers[0]] as number[]; // type, shape, carat

/** The number of each kind, as a database would count them: in no order. */
function kindsOf(rows: readonly Row[]): Kinds {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(`${valuesOf(row)}`, (counts.get(`${valuesOf(row)}`) ?? 0) + 1);
  const kinds = new Kinds(schema);
  for (const [values, count] of counts) kinds.add(values.split(",").map(Number), count);
  return kinds;
}

function filled(rows: readonly Row[], { said = rows, kernel = "simd" as "simd" | "plain" } = {}) {
  const index = openIndex(schema, { kernel, rows: said.length });
  const filling = index.fill(kindsOf(said));
  for (const row of rows) filling.put(row);
  for (const _ of filling.finish());
  return index;
}

function expectTruth(index: ReturnType<typeof filled>, rows: readonly Row[], runs: number): void {
  expect(index.count).toBe(rows.length);
  for (const row of rows) expect(rowChecksum(index.read(row.id) as Row)).toBe(rowChecksum(row));
  fc.assert(
    fc.property(queries(schema, rows), viewers(schema), (query, description) => {
      const wanted = naiveSearch(schema, rows, query, description);
      expect(index.search(query, index.viewer(description))).toEqual(wanted);
    }),
    budget({ rounds: runs, seed: 11 }),
  );
}

for (const kernel of ["simd", "plain"] as const)
  test(`an index that was filled at once answers as row by row, also after changes, with the ${kernel} kernel`, () => {
    const rows = stones(20_000, 21);
    const index = filled(rows, { kernel });
    expectTruth(index, rows, 30);
    const changed = stones(20_000, 22).filter(({ id }) => id % 3 === 0);
    const gone = rows.filter(({ id }) => id % 7 === 0).map(({ id }) => id);
    index.put(changed);
    index.remove(gone);
    const truth = new Map([...rows, ...changed].map((row) => [row.id, row]));
    for (const id of gone) truth.delete(id);
    expectTruth(
      index,
      [...truth.values()].sort((a, b) => a.id - b.id),
      30,
    );
  });

test("stones that come in any order lie with their like, and none counts as late", () => {
  const rows = stones(40_000, 23);
  const index = filled(rows);
  expect(index.late).toBe(0);
  expect(index.blocks).toBe(3);
  const key = (row: Row) => valuesOf(row).reduce((sum, value) => sum * 100_000 + value, 0);
  const bounds = [0, 1, 2].map((block) => {
    const keys = index.idsIn(block).map((id) => key(index.read(id) as Row));
    return [Math.min(...keys), Math.max(...keys)] as [number, number];
  });
  for (const [block, [lowest]] of bounds.entries()) expect(lowest).toBeGreaterThanOrEqual(bounds[block - 1]?.[1] ?? 0);
});

test("stones of which nobody spoke are there all the same", () => {
  const rows = stones(20_000, 24);
  expectTruth(filled(rows, { said: rows.slice(0, 12_000) }), rows, 10);
});

test("places of stones that never came are given to later ones", () => {
  const rows = stones(20_000, 25);
  const index = filled(rows.slice(0, 5000), { said: rows });
  expectTruth(index, rows.slice(0, 5000), 10);
  const before = index.bytes;
  index.put(rows.slice(5000));
  expect(index.blocks).toBe(2);
  expect(index.bytes).toBeLessThan(before * 1.05);
  expectTruth(index, rows, 10);
});

test("nobody is found before all have come", () => {
  const rows = stones(2000, 26);
  const index = openIndex(schema);
  const filling = index.fill(kindsOf(rows));
  const everyone = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });
  for (const row of rows) filling.put(row);
  expect(index.search({ answer: "count" }, everyone).count).toBe(0);
  for (const _ of filling.finish());
  expect(index.search({ answer: "count" }, everyone).count).toBe(2000);
});

test("an index is filled once, and a stone comes once", () => {
  const rows = stones(10, 27);
  const index = openIndex(schema);
  const filling = index.fill(kindsOf(rows));
  filling.put(rows[0] as Row);
  expect(() => filling.put(rows[0] as Row)).toThrow("Stone 1 comes twice.");
  expect(() => filling.put({ ...(rows[1] as Row), bucket: 20 })).toThrow("no price bucket 20");
  expect(() => index.fill(kindsOf(rows))).toThrow("filled once");
});
