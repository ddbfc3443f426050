import { describe, expect, test } from "vitest";
import type { Row } from "#server/search/index/row.ts";
import { openIndex } from "#server/search/index/search-index.ts";
import { dice, schema, stone } from "./small-stock.ts";

const buckets = (factor: number) => new Array<number>(schema.buckets).fill(factor);
const plain: Row = {
  id: 1,
  codes: [0, 0, 0, 0, 0, 0],
  numbers: [100, 1_000_000, -3500, 650_000, 0, 640, 640, null],
  bucket: 0,
  keys: ["LP-1", null],
};
const row = (id: number, change: Partial<Row> = {}): Row => ({ ...plain, keys: [`LP-${id}`, null], ...change, id });
const numbers = (carat: number, rap: number | null, price: number) => [
  carat,
  rap,
  rap === null ? null : -1,
  price,
  0,
  640,
  640,
  null,
];

for (const kernel of ["simd", "plain"] as const) {
  const opened = (rows: Row[]) => {
    const index = openIndex(schema, { kernel });
    index.put(rows);
    return index;
  };
  const all = (index: ReturnType<typeof opened>, factor = 10_000) => index.viewer({ factors: buckets(factor) });

  describe(`with the ${kernel} kernel`, () => {
    test("an empty index finds nothing, and says so in full", () => {
      const index = opened([]);
      const { count, totals, ids, facets } = index.search({}, all(index));
      expect({ count, ids }).toEqual({ count: 0, ids: [] });
      expect(totals).toEqual({ pieces: 0, carat: 0, rap_avg: null, disc_avg: null, price_per_ct: null, total_amt: 0 });
      expect(facets?.shape).toEqual([0, 0, 0, 0]);
    });

    test("one stone is found, counted and totalled", () => {
      const index = opened([plain]);
      const { count, totals, ids, facets } = index.search({}, all(index, 10_400));
      expect({ count, ids }).toEqual({ count: 1, ids: [1] });
      expect(facets?.shape).toEqual([1, 0, 0, 0]);
      expect(totals).toMatchObject({ pieces: 1, carat: 100, rap_avg: 1_000_000, disc_avg: -3240, total_amt: 676_000 });
    });

    for (const count of [1023, 1024, 1025, 16_383, 16_384, 16_385])
      test(`${count} stones: every one is found at the borders of blocks and of few`, () => {
        const index = opened(Array.from({ length: count }, (_, i) => row(i + 1)));
        const found = index.search({ sort: "-id", size: 3, offset: count - 2 }, all(index));
        expect(found.count).toBe(count);
        expect(found.ids).toEqual([2, 1]);
        expect(found.totals?.total_amt).toBe(count * 650_000);
      });

    test("a filter that nothing passes still counts what its own facet would give", () => {
      const index = opened([row(1), row(2)]);
      const { count, facets } = index.search({ filters: { shape: { in: [3] } } }, all(index));
      expect(count).toBe(0);
      expect(facets?.shape).toEqual([2, 0, 0, 0]);
      expect(facets?.color).toEqual([0, 0, 0, 0, 0, 0]);
    });

    test("a page past the end is empty; a range upside down finds nothing", () => {
      const index = opened([row(1), row(2)]);
      expect(index.search({ offset: 50 }, all(index))).toMatchObject({ count: 2, ids: [] });
      expect(index.search({ ranges: { carat: [200, 100] } }, all(index)).count).toBe(0);
    });

    test("a factor of nothing makes everything free, and a range of own prices knows it", () => {
      const index = opened([row(1)]);
      const viewer = all(index, 0);
      expect(index.search({ ranges: { markup_ppc: [0, 0] } }, viewer).totals).toMatchObject({
        total_amt: 0,
        disc_avg: -10_000,
      });
      expect(index.search({ ranges: { markup_ppc: [1, null] } }, viewer).count).toBe(0);
    });

    test("a stone without a list price has no discount: it is in no range of it, and last in its order either way", () => {
      const index = opened([
        row(1),
        row(2, { numbers: numbers(100, null, 5_000) }),
        row(3, { numbers: numbers(100, 900_000, 650_000) }),
      ]);
      const viewer = all(index);
      expect(index.search({ sort: "markup_disc" }, viewer).ids).toEqual([1, 3, 2]);
      expect(index.search({ sort: "-markup_disc" }, viewer).ids).toEqual([3, 1, 2]);
      expect(index.search({ sort: "-rap" }, viewer).ids).toEqual([1, 3, 2]);
      expect(index.search({ ranges: { markup_disc: [null, null] } }, viewer).count).toBe(2);
      expect(index.search({}, viewer).totals).toMatchObject({ carat: 300, rap_avg: 950_000 });
    });

    test("fancy stones alone have neither list average nor discount", () => {
      const index = opened([row(1, { numbers: numbers(100, null, 5_000) })]);
      expect(index.search({}, all(index)).totals).toMatchObject({ rap_avg: null, disc_avg: null, price_per_ct: 5_000 });
    });

    test("half a cent rounds up, half a hundredth of a discount away from zero", () => {
      // 33.33 × 1.05 = 34.9965; 0.10 × 1.05 = 0.105; 34.05 × 0.50 ct = 17.025
      const at = (price: number, carat: number, factor: number) => {
        const index = opened([row(1, { numbers: numbers(carat, 1_000_000, price) })]);
        const { totals } = index.search({}, all(index, factor));
        return [totals?.total_amt, totals?.disc_avg];
      };
      expect(at(3333, 100, 10_500)).toEqual([3500, -9965]);
      expect(at(10, 100, 10_500)[0]).toBe(11);
      expect(at(3405, 50, 10_000)[0]).toBe(1703);
      const index = opened([row(1, { numbers: numbers(100, 1_000_000, 675_950) })]); // −32.405 %
      expect(index.search({ ranges: { markup_disc: [-3241, -3241] } }, all(index)).count).toBe(1);
    });

    test("numbers are found by capitals or not, told from what is hidden, and beyond ten characters", () => {
      const long = "HOUSE-OF-STONES/000123";
      const index = opened([
        row(1, { keys: [long, "77"] }),
        row(2, { keys: [`${long}B`, "77"], codes: [0, 0, 1, 0, 0, 0] }),
      ]);
      const viewer = index.viewer({ factors: buckets(10_000), sees: { provider: [0] } });
      const numbers = [long.toLowerCase(), `${long}B`, "77", "", "nobody"];
      expect(index.search({ numbers, answer: "count" }, viewer)).toEqual({
        count: 1,
        numbers: numbers.map((text, i) => ({ text, ids: i === 0 || i === 2 ? [1] : [] })),
      });
      expect(index.search({ begins: { stock_no: "house-of-stones/0001" } }, all(index)).ids).toEqual([1, 2]);
      expect(index.search({ begins: { stock_no: `${long}b` } }, all(index)).ids).toEqual([2]);
      expect(index.search({ sort: "-stock_no" }, all(index)).ids).toEqual([2, 1]);
      expect(index.search({ sort: "-report_no,id" }, all(index)).ids).toEqual([1, 2]);
    });

    test("a number under a key that is closed to whoever asks is found by its other keys alone", () => {
      const index = opened([row(1, { keys: ["LP-1", "77"] }), row(2, { keys: ["77", null] })]);
      const closed = index.viewer({ factors: buckets(10_000), closed: ["report_no"] });
      const asked = { numbers: ["77", "LP-1"], answer: "count" } as const;
      expect(index.search(asked, closed).numbers).toEqual([
        { text: "77", ids: [2] },
        { text: "LP-1", ids: [1] },
      ]);
      expect(index.search(asked, all(index)).numbers?.[0]).toEqual({ text: "77", ids: [1, 2] });
    });

    test("available and not available add up to all, as do contains and does not contain", () => {
      const chance = dice(9);
      const index = opened(Array.from({ length: 500 }, (_, i) => stone(i + 1, chance)));
      const count = (query: object) => index.search({ ...query, answer: "count" }, all(index)).count;
      expect(count({ availability: 1 }) + count({ availability: 2 })).toBe(count({ availability: 3 }));
      expect(count({ filters: { color: { in: [1, 4] } } }) + count({ filters: { color: { notIn: [1, 4] } } })).toBe(
        500,
      );
    });

    test("what a viewer may not see is in no row, count, total or facet", () => {
      const chance = dice(10);
      const index = opened(Array.from({ length: 3000 }, (_, i) => stone(i + 1, chance)));
      const viewer = index.viewer({ factors: buckets(10_000), sees: { provider: [2], location: [] } });
      expect(index.search({}, viewer)).toMatchObject({ count: 0, ids: [], totals: { pieces: 0 } });
      const one = index.viewer({ factors: buckets(10_000), sees: { provider: [2] } });
      const { facets, count } = index.search({ filters: { provider: { in: [0, 2] } } }, one);
      expect(facets?.provider).toEqual([0, 0, count, 0, 0]);
    });
  });
}
