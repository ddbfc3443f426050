import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromPairAddress, toPairAddress } from "#domain/search/pair-address.ts";
import { pairFaults, pairRuleOf } from "#domain/search/pair-rule.ts";
import {
  defaultPairSetting,
  type PairSearch,
  pairAttributes,
  usualTolerances,
  wholePairSearch,
} from "#domain/search/pair-search.ts";
import { budget } from "#support/budget.ts";

describe("what is not said is as the trade has it", () => {
  it("is finer below a carat than from one on", () => {
    expect(usualTolerances({ ranges: { carat: { from: 0.5 } } }, defaultPairSetting)).toMatchObject({
      carat: 0.03,
      length: 0.05,
      width: 0.05,
    });
    expect(usualTolerances({ ranges: { carat: { from: 1 } } }, defaultPairSetting)).toMatchObject({
      carat: 0.05,
      length: 0.1,
      width: 0.1,
    });
    expect(usualTolerances({ ranges: { carat: { to: 2 } } }, defaultPairSetting).length).toBe(0.05);
  });

  it("is one grade of colour, which a fancy stone does not have", () => {
    expect(pairRuleOf(wholePairSearch({}, defaultPairSetting)).steps).toEqual({ color: 1, clarity: 1 });
    const fancy = pairRuleOf(wholePairSearch({ diamond_type: "fancy" }, defaultPairSetting));
    expect(fancy.steps).toEqual({ clarity: 1 });
    expect(fancy.equal).toEqual(expect.arrayContaining(["shape", "stone_origin", "fancy_color", "intensity"]));
  });

  it("gives way to what is said, and what is switched off is not compared", () => {
    const pair = { length: 0.2, ratio: null, depth_pct: 0.5, equal: [], is_exclusive: false };
    const whole = wholePairSearch({ pair }, defaultPairSetting);
    expect(pairRuleOf(whole)).toEqual({
      equal: ["shape", "stone_origin"],
      steps: { color: 1, clarity: 1 },
      carat: 3,
      within: { length: 20, width: 5, depth_pct: 5 },
      isExclusive: false,
    });
  });
});

describe("what the house says", () => {
  const house = {
    ...defaultPairSetting,
    below_carat: { ...defaultPairSetting.below_carat, length: 0.08, depth_pct: 1 },
    equal: ["polish" as const],
  };

  it("takes the place of the trade's tolerances, on its side of a carat, for whatever a search leaves out", () => {
    const light = wholePairSearch({ pair: { width: 0.2 } }, house).pair;
    expect(light).toMatchObject({ length: 0.08, width: 0.2, depth_pct: 1, equal: ["polish"] });
    const heavy = wholePairSearch({ ranges: { carat: { from: 1 } } }, house).pair;
    expect(heavy).toMatchObject({ length: 0.1, depth_pct: null, equal: ["polish"] });
  });
});

describe("a tolerance", () => {
  it("is nothing below nothing, nothing that lets everything through, and no finer than stones are measured", () => {
    expect(pairFaults({ carat: -0.01, length: 1.5, width: 0.005, depth_pct: 0.55, color_steps: 9 })).toEqual([
      { field: "carat", rule: "minimum", params: { comparison: ">=", limit: 0 } },
      { field: "length", rule: "maximum", params: { comparison: "<=", limit: 1 } },
      { field: "width", rule: "multipleOf", params: { multipleOf: 0.01 } },
      { field: "depth_pct", rule: "multipleOf", params: { multipleOf: 0.1 } },
      { field: "color_steps", rule: "maximum", params: { comparison: "<=", limit: 5 } },
    ]);
  });

  it("may be nothing, what the trade uses, or switched off", () => {
    expect(pairFaults({ carat: 0, length: null, table_pct: 0.3 })).toEqual([]);
    expect(pairFaults(usualTolerances({}, defaultPairSetting))).toEqual([]);
    expect(pairFaults(usualTolerances({ ranges: { carat: { from: 2 } } }, defaultPairSetting))).toEqual([]);
  });
});

describe("the address of a pair search", () => {
  const hundredths = fc.nat(100).map((value) => value / 100);
  const search = fc.record(
    {
      diamond_type: fc.constantFrom("white" as const, "fancy" as const),
      ranges: fc.constant({ carat: { from: 1, to: 1.49 } }),
      pair: fc
        .record(
          {
            carat: hundredths,
            length: fc.option(hundredths),
            table_pct: fc.option(hundredths),
            color_steps: fc.nat(5),
            equal: fc.subarray([...pairAttributes]),
            is_exclusive: fc.boolean(),
          },
          { requiredKeys: [] },
        )
        .filter((pair) => Object.keys(pair).length > 0),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<PairSearch>;

  it("keeps every pair search whole", () => {
    fc.assert(
      fc.property(search, (one) => {
        expect(fromPairAddress(toPairAddress(one))).toEqual(one);
      }),
      budget(),
    );
  });

  it("can be read by a person", () => {
    const pair = { length: 0.05, ratio: null, equal: ["cut", "lab"], is_exclusive: true } as const;
    expect(
      toPairAddress({ ranges: { carat: { from: 1, to: 1.49 } }, pair: { ...pair, equal: [...pair.equal] } }),
    ).toEqual({
      carat: "1..1.49",
      pair_length: "0.05",
      pair_ratio: "off",
      pair_equal: "cut,lab",
      pair_exclusive: "yes",
    });
  });

  it("is nothing where nothing fits", () => {
    const pasted = { pair_carat: "off", pair_length: "-1", pair_equal: "size", pair_exclusive: true, pair_width: [1] };
    expect(fromPairAddress(pasted)).toEqual({});
    expect(fromPairAddress({ pair_length: 0.1, pair_equal: "off" })).toEqual({ pair: { length: 0.1, equal: [] } });
  });
});
