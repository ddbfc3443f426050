import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stonePriceMax } from "#domain/limits.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { byLumpSum, byPercent, type LotPrices } from "#stones/lines/whole-lot.ts";
import { dealAmount, type PricedLine } from "#stones/stone-line.ts";
import { aStoneLine } from "#support/a-stone-line.ts";
import { budget } from "#support/budget.ts";

const lot = (...of: readonly (readonly [carat: number, price: number])[]): PricedLine[] =>
  of.map(([carat, markup_ppc], id) => aStoneLine({ id, markup_ppc, agreed_ppc: null, stone: { carat } }));
const comesTo = (lines: readonly PricedLine[], prices: LotPrices) =>
  decimalNumber(lines.reduce((sum, line) => sum + hundredths(dealAmount(line, prices.get(line.id) ?? 0)), 0));

describe("a lump sum over a lot", () => {
  test("is met to the cent, each stone in proportion to its price", () => {
    const lines = lot([1, 1000], [1, 2000], [1, 3000]);
    const { prices, sum } = byLumpSum(lines, 5400);
    expect([...prices.values()]).toEqual([900, 1800, 2700]);
    expect(sum).toBe(5400);
  });

  test("puts what does not come out even on single stones, a cent a carat at a time", () => {
    const lines = lot([1, 1000], [1, 1000], [1, 1000]);
    const { prices, sum } = byLumpSum(lines, 1000);
    expect([...prices.values()].sort()).toEqual([333.33, 333.33, 333.34]);
    expect(sum).toBe(1000);
  });

  test("is met over stones of odd weights", () => {
    const lines = lot([1.13, 5521.19], [1.14, 295.74], [2.37, 8110.03], [0.31, 912.5]);
    const { prices, sum } = byLumpSum(lines, 25_000);
    expect([sum, comesTo(lines, prices)]).toEqual([25_000, 25_000]);
  });

  test("of one heavy stone is the nearest that a price per carat can say", () => {
    const lines = lot([2.37, 4219.4]);
    const { prices, sum } = byLumpSum(lines, 10_000);
    expect([...prices.values()]).toEqual([4219.41]);
    expect(sum).toBe(10_000);
    expect(byLumpSum(lot([7.03, 1000]), 7000.01).sum).toBeCloseTo(7000.01, 1);
  });

  test("comes to what is asked, or as near as one stone's cent a carat, over any lot", () => {
    const stone = fc.tuple(fc.integer({ min: 20, max: 1200 }), fc.integer({ min: 10_000, max: 2_000_000 }));
    fc.assert(
      fc.property(
        fc.array(stone, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 50, max: 150 }),
        (of, percent) => {
          const lines = lot(...of.map(([carat, price]) => [carat / 100, price / 100] as const));
          const asked = decimalNumber(
            Math.round(
              (hundredths(comesTo(lines, new Map(lines.map((line) => [line.id, line.markup_ppc])))) * percent) / 100,
            ),
          );
          const { prices, sum } = byLumpSum(lines, asked);
          expect(sum).toBe(comesTo(lines, prices));
          const lightest = Math.min(...lines.map((line) => line.stone.carat));
          expect(Math.abs(hundredths(sum) - hundredths(asked))).toBeLessThanOrEqual(Math.ceil(lightest / 2) + 1);
          expect([...prices.values()].every((price) => price > 0)).toBe(true);
        },
      ),
      budget({ rounds: 200 }),
    );
  });

  test("is met to the cent at many times the price of the lot", () => {
    const lines = lot([0.1, 100.01], [0.1, 100]);
    const { prices, sum } = byLumpSum(lines, 4001.53);
    expect([sum, comesTo(lines, prices)]).toEqual([4001.53, 4001.53]);
  });

  test("is met to the cent wherever a cent a carat moves a stone by no more than a cent, up to the highest price", () => {
    const stone = (least: number, most: number) =>
      fc.tuple(fc.integer({ min: least, max: most }), fc.integer({ min: 10_000, max: 2_000_000 }));
    const stones = fc.tuple(stone(10, 100), fc.array(stone(10, 1200), { maxLength: 11 }));
    fc.assert(
      fc.property(stones, fc.double({ min: 0, max: 1, noNaN: true }), ([light, others], height) => {
        const of = [...others, light];
        const dearest = Math.max(...of.map(([, price]) => price));
        const lines = lot(...of.map(([carat, price]) => [carat / 100, price / 100] as const));
        const now = comesTo(lines, new Map(lines.map((line) => [line.id, line.markup_ppc])));
        // From a twentieth of the present prices up to the highest price that may be agreed for the dearest stone.
        const factor = 0.05 * (stonePriceMax / dearest / 0.05) ** (height * 0.999);
        const asked = decimalNumber(Math.round(hundredths(now) * factor));
        const { prices, sum } = byLumpSum(lines, asked);
        expect([sum, comesTo(lines, prices)]).toEqual([asked, asked]);
        expect(Math.max(...prices.values())).toBeLessThanOrEqual(stonePriceMax / 100);
      }),
      budget({ rounds: 200 }),
    );
  });

  test("over five hundred stones takes no longer than a key", () => {
    const lines = lot(...Array.from({ length: 500 }, (_, at) => [0.3 + (at % 97) / 100, 500 + at * 3.17] as const));
    expect(byLumpSum(lines, 333_333.33).sum).toBe(333_333.33);
  });
});

describe("a percentage over a lot", () => {
  test("moves every price alike, and a price below nothing there is none", () => {
    const lines = lot([1.13, 1000], [0.5, 333.33]);
    expect([...byPercent(lines, -3).values()]).toEqual([970, 323.33]);
    expect([...byPercent(lines, 12.5).values()]).toEqual([1125, 375]);
    expect([...byPercent(lines, -100).values()]).toEqual([0, 0]);
  });
});
