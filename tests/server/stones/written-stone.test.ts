import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOf, WrittenList } from "#server/wire/written-list.ts";
import { WrittenStone } from "#server/wire/written-stone.ts";
import { budget } from "#support/budget.ts";

const cents = fc.integer({ min: -99_999_999, max: 2 ** 31 }).map((value) => (value === 0 ? 0 : value));
const amount = fc.integer({ min: 0, max: 2 ** 31 * 65_000 });
const priced = fc.record({
  id: fc.nat(),
  comment: fc.string(),
  own: fc.record({ markup_disc: fc.option(cents), markup_ppc: cents, sell_amt: amount }),
});

test("a stone that was kept as bytes is sent as any other would be, whatever it costs", () => {
  fc.assert(
    fc.property(fc.array(priced, { maxLength: 5 }), fc.string(), (stones, words) => {
      const rows = stones.map(({ id, comment, own }) => {
        const kept = Buffer.from(JSON.stringify({ id, comment }).slice(0, -1));
        return new WrittenStone(kept, own);
      });
      const data = { words, stones: new WrittenList(rows) };
      const sent = bytesOf(JSON.stringify({ data: { words, stones: [] } }), data);
      const hundredth = (value: number | null) => (value === null ? null : value / 100);
      const wanted = stones.map(({ id, comment, own: { markup_disc, markup_ppc, sell_amt } }) => ({
        id,
        comment,
        markup_disc: hundredth(markup_disc),
        markup_ppc: hundredth(markup_ppc),
        sell_amt: hundredth(sell_amt),
      }));
      expect(String(sent)).toBe(JSON.stringify({ data: { words, stones: wanted } }));
    }),
    budget(),
  );
});
