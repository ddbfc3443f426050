import fc from "fast-check";
import { expect, test } from "vitest";
import type { Row } from "#server/search/index/row.ts";
import { rowChecksum } from "#server/search/index/row-checksum.ts";
import { openIndex } from "#server/search/index/search-index.ts";
import { budget } from "#support/budget.ts";
import { queries, viewers } from "./random-query.ts";
import { naiveSearch } from "./reference.ts";
import { dice, schema, stone } from "./small-stock.ts";

const most = 6000;
const withStatus = (row: Row, status: number): Row => ({
  ...row,
  codes: Array.from(row.codes, (code, i) => (i === 1 ? status : code)),
});

/** Two indexes and the plain truth, through the same changes. */
function house(seed: number) {
  const chance = dice(seed);
  const truth = new Map<number, Row>();
  const indexes = (["simd", "plain"] as const).map((kernel) => openIndex(schema, { kernel }));
  const put = (row: Row) => {
    truth.set(row.id, row);
    for (const index of indexes) index.put([row]);
  };
  for (let id = 1; id <= most; id++) put(stone(id, chance));
  const change = () => {
    const id = 1 + chance.below(most);
    const known = truth.get(id);
    if (!known) return put(stone(id, chance)); // it comes back, in whatever place is free
    if (chance.chance(0.3)) {
      truth.delete(id);
      for (const index of indexes) index.remove([id]);
    } else if (chance.chance(0.5)) put(withStatus(known, chance.below(6)));
    else put(stone(id, chance));
  };
  return { truth, indexes, change, chance };
}

function expectTruth({ truth, indexes }: ReturnType<typeof house>, runs: number, seed: number) {
  const rows = [...truth.values()].sort((a, b) => a.id - b.id);
  fc.assert(
    fc.property(queries(schema, rows), viewers(schema), (query, description) => {
      const wanted = naiveSearch(schema, rows, query, description);
      for (const index of indexes) expect(index.search(query, index.viewer(description))).toEqual(wanted);
    }),
    budget({ rounds: runs, seed }),
  );
}

test("after thousands of changes every search answers as row by row", () => {
  const one = house(3);
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i < 2500; i++) one.change();
    expectTruth(one, 15, round);
  }
  for (const index of one.indexes) expect(index.count).toBe(one.truth.size);
});

test("stones change while a second index is built beside the first, and none is lost", () => {
  const one = house(4);
  for (let i = 0; i < 2000; i++) one.change();
  let slices = 0;
  for (const index of one.indexes)
    while (!index.tidy(0)) {
      expect(index.isReclustering).toBe(true);
      for (let i = 0; i < 20; i++) one.change();
      slices++;
    }
  expect(slices).toBeGreaterThan(50);
  for (const index of one.indexes) {
    expect(index.isReclustering).toBe(false);
    expect(index.count).toBe(one.truth.size);
    expect(index.late).toBeLessThan(most / 2);
  }
  expectTruth(one, 30, 1);
});

test("stones that arrive while a second index is built push none of the old ones out", () => {
  const chance = dice(8);
  const index = openIndex(schema);
  index.put(Array.from({ length: 20_000 }, (_, i) => stone(i + 1, chance)));
  index.remove(Array.from({ length: 5000 }, (_, i) => i + 1)); // room at the beginning, where reading begins
  let next = 20_000;
  while (!index.tidy(0)) if (next < 30_000) index.put(Array.from({ length: 100 }, () => stone(++next, chance)));
  expect(index.count).toBe(15_000 + next - 20_000);
  for (let id = 5001; id <= next; id++) if (!index.has(id)) expect.fail(`stone ${id} is lost`);
});

test("where there is no room for a second index, the first one goes on", () => {
  const chance = dice(9);
  const most = 14_000_000; // of five blocks
  const index = openIndex(schema, { mostBytes: most });
  index.put(Array.from({ length: 40_000 }, (_, i) => stone(i + 1, chance)));
  index.tidy(0);
  const refused = Array.from({ length: 100_000 }, (_, i) => stone(40_001 + i, chance));
  expect(() => index.put(refused)).toThrow("may have");
  const { count } = index;
  while (!index.tidy(5));
  expect(index.count).toBe(count);
});

test("rows that are put in order lie together: what is alike is in few blocks", () => {
  const chance = dice(5);
  const index = openIndex(schema);
  index.put(Array.from({ length: 40_000 }, (_, i) => stone(i + 1, chance)));
  expect(index.late).toBe(40_000);
  while (!index.tidy(5));
  expect(index.late).toBe(0);
  const shapes = Array.from({ length: index.blocks }, (_, block) => {
    const stones = index.idsIn(block).map((id) => index.read(id) as Row);
    return new Set(stones.map(({ codes }) => `${codes[0]} ${codes[3]}`)).size;
  });
  expect(Math.max(...shapes)).toBeLessThanOrEqual(5); // of eight, were they mixed
});

test("each number is found while the table of numbers is made larger, however stones change meanwhile", () => {
  const chance = dice(10);
  const index = openIndex(schema);
  const viewer = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });
  const known = new Map<number, string>();
  const numberOf = ({ keys }: Row) => String(keys[0]).trim().toUpperCase();
  for (let turn = 1; turn <= 12_000; turn++) {
    const id = turn % 3 === 0 ? 1 + chance.below(turn) : turn;
    const row = stone(id, chance); // a known stone gets another number
    index.put([row]);
    known.set(id, numberOf(row));
    if (turn % 7 === 0) index.remove([turn - 5]);
    if (turn % 7 === 0) known.delete(turn - 5);
    if (turn % 20 !== 0) continue;
    const ids = Array.from({ length: 10 }, () => 1 + chance.below(turn));
    const numbers = ids.map((one) => known.get(one) ?? "NONE");
    const wanted = ids.map((one, at) => ({ text: numbers[at], ids: known.has(one) ? [one] : [] }));
    expect(index.search({ numbers, answer: "count" }, viewer).numbers).toEqual(wanted);
  }
});

test("places of removed stones are used again: the memory does not grow", () => {
  const chance = dice(6);
  const index = openIndex(schema, { rows: 16_384 });
  index.put(Array.from({ length: 16_384 }, (_, i) => stone(i + 1, chance)));
  const before = index.bytes;
  for (let day = 0; day < 5; day++) {
    const first = 1 + day * 16_384;
    index.remove(Array.from({ length: 16_384 }, (_, i) => first + i));
    index.put(Array.from({ length: 16_384 }, (_, i) => stone(first + 16_384 + i, chance)));
  }
  expect(index.blocks).toBe(1);
  expect(index.bytes).toBeLessThan(before * 1.5);
});

test("a stone's checksum is that of all it says, and a block knows its stones", () => {
  const chance = dice(7);
  const rows = Array.from({ length: 100 }, (_, i) => stone(i + 1, chance));
  const index = openIndex(schema);
  index.put([...rows].reverse());
  expect(index.idsIn(0).sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
  for (const row of rows) expect(rowChecksum(index.read(row.id) as Row)).toBe(rowChecksum(row));
  const [first] = rows as [Row, ...Row[]];
  index.put([withStatus(first, 5)]);
  expect(rowChecksum(index.read(first.id) as Row)).not.toBe(rowChecksum(first));
  expect(() => index.idsIn(1)).toThrow("no block 1");
});
