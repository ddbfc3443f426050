import { expect, test } from "vitest";
import { Kinds } from "#server/search/index/kinds.ts";
import type { Query } from "#server/search/index/query.ts";
import type { SearchRefusal } from "#server/search/index/refusals.ts";
import type { Row } from "#server/search/index/row.ts";
import { defineSchema } from "#server/search/index/schema.ts";
import { openIndex } from "#server/search/index/search-index.ts";
import { dice, schema, stone } from "./small-stock.ts";

const factors = new Array<number>(schema.buckets).fill(10_000);
const index = openIndex(schema);
const good = stone(1, dice(1));
index.put([good]);
const everyone = index.viewer({ factors });
const customer = index.viewer({ factors, closed: ["price_per_ct", "provider"] });

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as SearchRefusal).code;
  }
  return "nothing refused";
}

const search = (query: Query) => () => index.search(query, everyone);
const closed = (query: Query) => () => index.search(query, customer);
const put = (change: Partial<Row>) => () => index.put([{ ...good, ...change }]);
const viewer = (change: object) => () => index.viewer({ factors, ...change });
const changed = (at: number, value: number | null) => Array.from(good.numbers, (one, i) => (i === at ? value : one));
const rule = { equal: ["shape"], carat: 5, within: {} };

const refused: Record<string, [string, () => unknown]> = {
  "a sort by an unknown column": ["columnUnknown", search({ sort: "colour" })],
  "a range of an unknown column": ["columnUnknown", search({ ranges: { girth: [1, 2] } })],
  "a filter by an unknown attribute": ["columnUnknown", search({ filters: { girth: { in: [0] } } })],
  "a beginning of what is no key": ["columnUnknown", search({ begins: { carat: "1" } })],
  "a value that there is not": ["codeOutOfRange", search({ filters: { shape: { in: [4] } } })],
  "half a value": ["codeOutOfRange", search({ filters: { shape: { notIn: [0.5] } } })],
  "a bound that is no number": ["rangeWrong", search({ ranges: { carat: [Number.NaN, 1] } })],
  "5,001 pasted numbers": ["tooManyNumbers", search({ numbers: new Array(5_001).fill("1") })],
  "five sort columns": ["tooManySortColumns", search({ sort: "carat,rap,disc,shape,color" })],
  "a page before the first": ["pageOutOfRange", search({ offset: -1 })],
  "half a page": ["pageOutOfRange", search({ size: 0.5 })],
  "a range of cost, asked by a customer": ["columnClosed", closed({ ranges: { price_per_ct: [1, 2] } })],
  "a sort by cost": ["columnClosed", closed({ sort: "-price_per_ct" })],
  "a filter by provider": ["columnClosed", closed({ filters: { provider: { in: [0] } } })],
  "pairs within a cost": [
    "columnClosed",
    () => index.pairs({ pair: { ...rule, within: { price_per_ct: 5 } } }, customer),
  ],
  "a code beyond the attribute's values": ["codeOutOfRange", put({ codes: [0, 0, 5, 0, 0, 0] })],
  "a carat of 655.36": ["numberOutOfRange", put({ numbers: changed(0, 65_536) })],
  "half a cent": ["numberOutOfRange", put({ numbers: changed(3, 0.5) })],
  "no price": ["numberOutOfRange", put({ numbers: changed(3, null) })],
  "a list price of nothing": ["numberOutOfRange", put({ numbers: changed(1, 0) })],
  "a bucket that there is not": ["bucketOutOfRange", put({ bucket: 20 })],
  "a row without all columns": ["rowIncomplete", put({ codes: [0] })],
  "an id of nothing": ["idOutOfRange", put({ id: 0 })],
  "a number of 256 bytes": ["textTooLong", put({ keys: ["x".repeat(256), null] })],
  "a viewer without a factor for each bucket": ["factorsIncomplete", viewer({ factors: [10_000] })],
  "a factor below nothing": ["factorOutOfRange", viewer({ factors: factors.with(3, -1) })],
  "a factor of a fraction": ["factorOutOfRange", viewer({ factors: factors.with(3, 0.5) })],
  "points of a fraction": ["pointsWrong", viewer({ points: factors.map(() => 0.5) })],
  "a provider that nobody is": ["codeOutOfRange", viewer({ sees: { provider: [5] } })],
};

for (const [what, [code, work]] of Object.entries(refused))
  test(`${what} is refused in words`, () => {
    expect(codeOf(work)).toBe(code);
    expect(work).toThrow(/\.$/);
    expect(index.search({}, everyone)).toMatchObject({ count: 1, ids: [1] }); // nothing was half written
  });

test("more memory than there may be is refused in words, and what is there stays", () => {
  const stones = Array.from({ length: 40_000 }, (_, i) => stone(i + 1, dice(i)));
  const small = openIndex(schema, { mostBytes: 6_000_000 });
  expect(() => small.put(stones)).toThrow(/needs \d+ bytes and may have 6000000/);
  expect(small.count).toBeGreaterThan(10_000);
  expect(small.count % 16_384).toBe(0);
  small.put([stone(1, dice(77))]);
  expect(small.search({ answer: "count" }, everyone).count).toBe(small.count);
  expect(codeOf(() => openIndex(schema, { rows: 30_000_000 }))).toBe("memoryFull");
});

test("more stones than there may be are refused in words, and a stone that goes makes room for another", () => {
  const small = openIndex(schema, { mostRows: 100 });
  const stones = Array.from({ length: 101 }, (_, i) => stone(i + 1, dice(i)));
  expect(() => small.put(stones)).toThrow("The index holds at most 100 stones.");
  expect(small.search({ answer: "count" }, everyone).count).toBe(100);
  small.remove([7]);
  small.put([stone(101, dice(101))]);
  expect(small.read(101)?.id).toBe(101);
  const kinds = new Kinds(schema);
  kinds.add([0, 0, 100], 101); // type, shape, carat
  expect(codeOf(() => openIndex(schema, { mostRows: 100 }).fill(kinds))).toBe("tooManyRows");
});

test("more text than there may be is refused in words, and what is there stays", () => {
  const small = openIndex(schema, { mostTexts: 2000 });
  const stones = Array.from({ length: 500 }, (_, i) => ({ ...stone(i + 1, dice(i)), keys: [`S${i + 1000}`, null] }));
  expect(() => small.put(stones)).toThrow(/needs \d+ bytes and may have 2000/);
  const { count } = small;
  expect(count).toBe(333); // a text of five letters takes six bytes, and the first byte is nobody's
  expect(small.search({ answer: "count" }, everyone).count).toBe(count);
  expect(small.read(count)?.keys).toEqual([`S${count + 999}`, null]);
  expect(small.read(count + 1)).toBeUndefined();
});

test("a schema that cannot be held is refused when it is described", () => {
  const { description } = schema;
  const many = Array.from({ length: 45 }, (_, i) => ({ name: `a${i}`, values: ["x"] }));
  const described = (change: object) => () => defineSchema({ ...description, ...change });
  expect(described({ attributes: [...description.attributes, ...many] })).toThrow("do not fit a row's line");
  expect(described({ attributes: [...description.attributes, { name: "carat", values: ["x"] }] })).toThrow(
    "stands twice",
  );
  expect(described({ attributes: [...description.attributes, { name: "none", values: [] }] })).toThrow("not 1 to 256");
  expect(described({ price: { ...description.price, buckets: 65_537 } })).toThrow("price buckets");
  expect(described({ clusterBy: ["girth"] })).toThrow("clustered by girth");
});
