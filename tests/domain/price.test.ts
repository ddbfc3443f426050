import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edgesOf, gapsBetween, overlapsAmong } from "#domain/carat.ts";
import { gapsOf, overlapsOf, resolveMarkup } from "#domain/markup.ts";
import { amountAt, discOf, ownPrice, pricePerCt, quotedPrice, totalAmt } from "#domain/price.ts";
import { totalsOf } from "#domain/totals.ts";
import { budget } from "#support/budget.ts";

const base = { carat: 101, rap: 10_000_00, disc: -35_00, price_per_ct: 6_500_00, total_amt: 6_565_00 };
const carat = fc.integer({ min: 1, max: 3000 });
const rap = fc.integer({ min: 1, max: 1_000 }).map((hundreds) => hundreds * 100_00);
const disc = fc.integer({ min: -99_00, max: 20_00 });

/** Is `value` the whole number nearest to n/d, of two that are as near the one further from zero? */
const isRounded = (value: number, n: bigint, d: bigint) => {
  const size = n < 0n ? -n : n;
  const at = 2n * d * BigInt(Math.abs(value));
  return at - d <= 2n * size && 2n * size < at + d && (value === 0 || value < 0 === n < 0n);
};

describe("the price of a stone", () => {
  test("the trade's example: rap 10,000, disc −35, markup 4 %, 1.01 ct", () => {
    expect(pricePerCt(base.rap, base.disc)).toBe(6_500_00);
    expect(ownPrice(base, { kind: "percent", value: 4_00 })).toEqual({
      markup_ppc: 6_760_00,
      markup_disc: -32_40,
      sell_amt: 6_827_60,
    });
  });

  test("points are added to the discount", () => {
    expect(ownPrice(base, { kind: "points", value: 2_50 })).toEqual({
      markup_disc: -32_50,
      markup_ppc: 6_750_00,
      sell_amt: 6_817_50,
    });
  });

  test("no markup is the cost itself", () => {
    expect(ownPrice(base, null)).toEqual({
      markup_ppc: 6_500_00,
      markup_disc: -35_00,
      sell_amt: totalAmt(6_500_00, 101),
    });
  });

  test("without a list price there is no discount, never a 0", () => {
    const fancy = { carat: 150, rap: null, disc: null, price_per_ct: 9_000_00, total_amt: 13_500_00 };
    expect(ownPrice(fancy, { kind: "percent", value: -10_00 })).toEqual({
      markup_disc: null,
      markup_ppc: 8_100_00,
      sell_amt: 12_150_00,
    });
  });

  test("points never take a price below nothing", () => {
    const labGrown = { carat: 100, rap: 5_000_00, disc: -97_00, price_per_ct: 150_00, total_amt: 150_00 };
    expect(ownPrice(labGrown, { kind: "points", value: -5_00 })).toMatchObject({ markup_disc: -100_00, markup_ppc: 0 });
  });

  test("every figure is the exact one, rounded at two places", () => {
    fc.assert(
      fc.property(carat, rap, disc, fc.integer({ min: -99_99, max: 300_00 }), (ct, list, off, percent) => {
        const perCt = pricePerCt(list, off);
        expect(isRounded(perCt, BigInt(list) * BigInt(10_000 + off), 10_000n)).toBe(true);
        const own = ownPrice(
          { carat: ct, rap: list, disc: off, price_per_ct: perCt, total_amt: totalAmt(perCt, ct) },
          { kind: "percent", value: percent },
        );
        expect(isRounded(own.markup_ppc, BigInt(perCt) * BigInt(10_000 + percent), 10_000n)).toBe(true);
        expect(isRounded(own.sell_amt, BigInt(own.markup_ppc) * BigInt(ct), 100n)).toBe(true);
        const exactDisc = BigInt(own.markup_ppc) * 10_000n - 10_000n * BigInt(list);
        expect(isRounded(own.markup_disc ?? 0, exactDisc, BigInt(list))).toBe(true);
      }),
      budget(),
    );
  });

  test("a discount read off a price gives that discount again", () => {
    fc.assert(
      fc.property(rap, disc, (list, off) => {
        fc.pre(list >= 100_00);
        expect(discOf(pricePerCt(list, off), list)).toBe(off);
      }),
      budget(),
    );
  });
});

describe("a price is kept as it was quoted", () => {
  // 3,705.00 for 1.03 ct is 3,597.0874 a carat: no price per carat of two decimals gives this total.
  const whole = { kind: "total", figure: 3_705_00 } as const;

  test("a total is the cost to the cent, whatever the list says", () => {
    const cost = { price_per_ct: 3_597_09, total_amt: 3_705_00 };
    expect(quotedPrice(whole, 103, null)).toEqual({ ...cost, disc: null });
    expect(quotedPrice(whole, 103, 5_750_00)).toEqual({ ...cost, disc: -37_44 });
    expect(quotedPrice(whole, 103, 6_037_50)).toEqual({ ...cost, disc: -40_42 });
  });

  test("a price per carat stays when the list rises, and its discount is counted anew", () => {
    const quote = { kind: "per_carat", figure: 3_596_41 } as const;
    const cost = { price_per_ct: 3_596_41, total_amt: 3_704_30 };
    expect(quotedPrice(quote, 103, 5_750_00)).toEqual({ ...cost, disc: -37_45 });
    expect(quotedPrice(quote, 103, 6_037_50)).toEqual({ ...cost, disc: -40_43 });
  });

  test("a discount stays when the list rises, and its price moves by as much", () => {
    const quote = { kind: "discount", figure: -37_45 } as const;
    expect(quotedPrice(quote, 103, 5_750_00)).toEqual({ disc: -37_45, price_per_ct: 3_596_63, total_amt: 3_704_53 });
    expect(quotedPrice(quote, 103, 6_037_50)).toEqual({ disc: -37_45, price_per_ct: 3_776_46, total_amt: 3_889_75 });
  });

  test("a discount without a list price is no price, nor is one that rounds to nothing", () => {
    expect(quotedPrice({ kind: "discount", figure: -37_45 }, 103, null)).toBeNull();
    expect(quotedPrice({ kind: "discount", figure: -99_99 }, 103, 10_00)).toBeNull();
    expect(quotedPrice({ kind: "total", figure: 1 }, 650_00, null)).toBeNull();
  });

  test("who pays the quoted price pays the quoted total; a markup is counted from the price per carat", () => {
    const stone = { carat: 103, rap: 5_750_00, disc: -37_44, price_per_ct: 3_597_09, total_amt: 3_705_00 };
    const atCost = { markup_ppc: 3_597_09, markup_disc: -37_44, sell_amt: 3_705_00 };
    expect(ownPrice(stone, null)).toEqual(atCost);
    expect(ownPrice(stone, { kind: "percent", value: 0 })).toEqual(atCost);
    expect(ownPrice(stone, { kind: "points", value: 0 })).toEqual(atCost);
    // 3,597.09 × 1.05 = 3,776.94 (3,776.9445), and 3,776.94 × 1.03 = 3,890.25 (3,890.2482)
    expect(ownPrice(stone, { kind: "percent", value: 5_00 })).toMatchObject({
      markup_ppc: 3_776_94,
      sell_amt: 3_890_25,
    });
  });

  test("points on a price in dollars never fall below it by a rounded discount", () => {
    const stone = { carat: 103, rap: 5_750_00, disc: -37_44, price_per_ct: 3_597_09, total_amt: 3_705_00 };
    // two points are 2 % of the list price, 115.00 a carat
    expect(ownPrice(stone, { kind: "points", value: 2_00 })).toMatchObject({
      markup_ppc: 3_712_09,
      markup_disc: -35_44,
    });
    expect(ownPrice(stone, { kind: "points", value: -70_00 })).toMatchObject({ markup_ppc: 0 });
  });

  test("an amount at the quoted price is the quoted one, until the weight is corrected", () => {
    const line = { carat: 103, price_per_ct: 3_597_09, total_amt: 3_705_00 };
    expect(amountAt(3_597_09, line)).toBe(3_705_00);
    expect(amountAt(3_500_00, line)).toBe(3_605_00);
    expect(amountAt(3_597_09, { ...line, carat: 102 })).toBe(3_669_03);
  });
});

describe("which markup applies", () => {
  const white = { diamond_type: "white", stone_origin: 2 } as const;
  const rule = (from: number, to: number, value: number, kind: "percent" | "points" = "percent") => ({
    ...white,
    from,
    to,
    kind,
    value,
  });
  const stone = { ...base, ...white };

  test("the most specific layer that holds the stone, and that one alone", () => {
    const found = resolveMarkup(
      [
        { layer: "business_provider", rules: [] },
        { layer: "business", rules: [rule(50, 99, 1_00)] },
        { layer: "associate", rules: [rule(100, 149, 7_00)] },
        { layer: "default", rules: [rule(1, 65_000, 10_00)] },
      ],
      stone,
    );
    expect([found.layer, found.rule?.value]).toEqual(["associate", 7_00]);
    expect(found.tried.map(({ outcome }) => outcome)).toEqual(["unset", "gap", "applied", "notReached"]);
  });

  test("points that have no list price to stand on leave the stone to the next layer", () => {
    const layers = [
      { layer: "business", rules: [rule(1, 65_000, 3_00, "points")] },
      { layer: "default", rules: [rule(1, 65_000, 10_00)] },
    ] as const;
    expect(resolveMarkup(layers, { ...stone, rap: null }).layer).toBe("default");
    expect(resolveMarkup(layers, stone).layer).toBe("business");
  });

  test("where no layer holds it, a stone is sold at cost, and nothing is hidden", () => {
    expect(resolveMarkup([{ layer: "default", rules: [rule(1, 99, 5_00)] }], stone)).toMatchObject({
      rule: null,
      layer: null,
    });
  });

  test("gaps are told for the kinds of stone that a set speaks of, and for all in the default", () => {
    const rules = [rule(1, 99, 5_00), rule(150, 65_000, 5_00)];
    expect(gapsOf(rules, "begun")).toEqual([{ ...white, from: 100, to: 149 }]);
    expect(gapsOf(rules, "all")).toHaveLength(4);
  });

  test("overlaps are told by the places of both rows, and only within one kind of stone", () => {
    const lab = { ...rule(1, 65_000, 1_00), stone_origin: 1 as const };
    expect(overlapsOf([rule(100, 149, 1_00), lab, rule(149, 200, 1_00), rule(50, 100, 1_00)])).toEqual([
      [0, 2],
      [0, 3],
    ]);
  });
});

describe("ranges of carats", () => {
  const ranges = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 })), { maxLength: 8 })
    .map((pairs) => pairs.map(([from, more]) => ({ from, to: from + more })));
  const weights = Array.from({ length: 90 }, (_, at) => at + 1);
  const whole = { from: 1, to: 90 };
  const within = (all: { from: number; to: number }[], weight: number) =>
    all.filter(({ from, to }) => from <= weight && weight <= to).length;

  test("each weight is in a range or in a gap, never in both", () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const gaps = gapsBetween(all, whole);
        for (const weight of weights) expect(within(gaps, weight)).toBe(within(all, weight) > 0 ? 0 : 1);
      }),
      budget(),
    );
  });

  test("ranges overlap where a weight is in two of them, and nowhere else", () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const expected = all.flatMap((one, a) =>
          all.flatMap((other, b) => (a < b && one.from <= other.to && other.from <= one.to ? [[a, b]] : [])),
        );
        expect(overlapsAmong(all)).toEqual(expected);
      }),
      budget(),
    );
  });

  test("between two edges nothing changes", () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const edges = edgesOf(all);
        for (const weight of weights.slice(1)) {
          if (!edges.includes(weight)) {
            const holders = (at: number) => all.map(({ from, to }) => from <= at && at <= to);
            expect(holders(weight)).toEqual(holders(weight - 1));
          }
        }
      }),
      budget(),
    );
  });
});

describe("the summary of many stones", () => {
  test("is weighted by carat, over stones with a list price alone", () => {
    const totals = totalsOf([
      { carat: 100, rap: 10_000_00, total: 6_000_00 },
      { carat: 300, rap: 20_000_00, total: 30_000_00 },
      { carat: 50, rap: null, total: 4_000_00 },
    ]);
    expect(totals).toEqual({
      pieces: 3,
      carat: 450,
      rap_avg: 17_500_00,
      disc_avg: -48_57, // 36,000 of 70,000, not the mean of −40 and −50
      price_per_ct: 8_888_89,
      total_amt: 40_000_00,
    });
  });

  test("of no stone is nothing, not 0 per carat", () => {
    expect(totalsOf([])).toEqual({
      pieces: 0,
      carat: 0,
      rap_avg: null,
      disc_avg: null,
      price_per_ct: null,
      total_amt: 0,
    });
  });

  test("stays exact where the sums outgrow what JavaScript counts", () => {
    const stone = { carat: 30_00, rap: 200_000_00, total: 3_999_999_99 };
    const totals = totalsOf(Array.from({ length: 20_000 }, () => stone));
    expect(totals).toMatchObject({ rap_avg: stone.rap, total_amt: 20_000 * stone.total });
    expect(isRounded(totals.disc_avg ?? 0, (39999999900n - 60000000000n) * 100n, 600000000n)).toBe(true);
  });
});
