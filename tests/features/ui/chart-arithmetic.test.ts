import fc from "fast-check";
import { expect, test } from "vitest";
import { budget } from "#support/budget.ts";
import { withUnit } from "#ui/charts/figure-words.ts";
import { shadeOf } from "#ui/charts/heat-row.tsx";
import { cutTo, middlesOf, nameStep } from "#ui/charts/name-axis.ts";
import { bandPlaces, pointPlaces } from "#ui/charts/places.ts";
import { changeOf, shareOf, stopsOf } from "#ui/charts/shares.ts";
import { smallLine } from "#ui/charts/small-line.tsx";
import { endsOf } from "#ui/charts/stacked.tsx";
import { valueAxis } from "#ui/charts/value-axis.ts";

const ticksOf = (figures: number[], whole = true) => valueAxis(figures, { whole }).ticks.map(({ words }) => words);

test.each<[figures: number[], ticks: string[], magnitude: string]>([
  [[334, 190], ["0", "100", "200", "300", "400"], ""],
  [[1], ["0", "1"], ""],
  [[0, 0], ["0", "1"], ""],
  [[], ["0", "1"], ""],
  [[-12300, 21014], ["−20,000", "−10,000", "0", "10,000", "20,000", "30,000"], ""],
  [[-3], ["−3", "−2", "−1", "0"], ""],
  [[600_000], ["0", "200", "400", "600"], "thousands"],
  [[8_000_000_000], ["0", "2", "4", "6", "8"], "billions"],
])("an axis of counts to %j has round steps, zero, and no half pieces", (figures, ticks, magnitude) => {
  expect(ticksOf(figures)).toEqual(ticks);
  expect(valueAxis(figures, { whole: true }).magnitude).toBe(magnitude);
});

test("steps below one have as many decimals as tell them apart", () => {
  expect(ticksOf([0.4], false)).toEqual(["0.00", "0.10", "0.20", "0.30", "0.40"]);
  expect(ticksOf([0.004], false)).toEqual(["0.000", "0.001", "0.002", "0.003", "0.004"]);
  expect(ticksOf([780_000_000], false)).toEqual(["0", "200", "400", "600", "800"]);
});

/** Counts, and sums to the cent. */
const figure = fc.oneof(
  fc.integer({ min: -1e15, max: 1e15 }),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
);

test("every figure lies on its axis, zero too, and steps are 1, 2 or 5 times a power of ten, all of one length", () => {
  fc.assert(
    fc.property(fc.array(figure, { minLength: 1, maxLength: 50 }), (figures) => {
      const { scale, ticks } = valueAxis(figures, { whole: false });
      const [low = 0, high = 0] = scale.domain();
      for (const value of [...figures, 0]) {
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
      }
      expect(ticks.some(({ at }) => at === 0)).toBe(true);
      const steps = ticks.slice(1).map(({ at }, before) => at - (ticks[before]?.at ?? 0));
      for (const step of steps) {
        expect(step / (steps[0] ?? 1)).toBeCloseTo(1, 6);
        const [digit] = step.toExponential(6);
        expect(["1", "2", "5", "9", "4"]).toContain(digit); // 0.999999 and 4.999999 are 1 and 5
      }
      expect(new Set(ticks.map(({ words }) => words)).size).toBe(ticks.length);
    }),
    budget(),
  );
});

const edges = { left: 40, right: 440, top: 8, bottom: 174 };

test("bars share their width evenly, and a mouse at the middle of a bar reads that bar", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (length) => {
      const places = bandPlaces(length, edges);
      const all = [...Array(length).keys()];
      expect(places.apart * length).toBeCloseTo(400, 6);
      expect(all.every((at) => places.nearest(places.centre(at)) === at)).toBe(true);
      expect(places.centre(0) + places.centre(length - 1)).toBeCloseTo(480, 6); // the same room at both edges
    }),
    budget(),
  );
});

test("points go from edge to edge, one alone stands in the middle, and the nearest point is read", () => {
  expect(pointPlaces(1, edges).centre(0)).toBe(240);
  const five = pointPlaces(5, edges);
  expect([0, 1, 2, 3, 4].map(five.centre)).toEqual([40, 140, 240, 340, 440]);
  expect([0, 89, 91, 400, 900].map(five.nearest)).toEqual([0, 0, 1, 4, 4]);
});

test("names are left out at the steps of a calendar, and cut with dots", () => {
  expect(nameStep(40, 50)).toBe(1);
  expect(nameStep(40, 14)).toBe(3);
  expect(nameStep(40, 8)).toBe(6); // every fifth would do, and every sixth is a quarter of a day
  expect(nameStep(80, 0.1)).toBe(800);
  expect(nameStep(80, 0)).toBe(1);
  expect(cutTo("Oval", 200, 12)).toBe("Oval");
  expect(cutTo("Juwelenhandelsgesellschaft", 60, 12)).toMatch(/^Juwel.*…$/);
});

test("names move a little aside before they are cut, and never touch", () => {
  const wished = [60, 106, 152, 198, 244, 290];
  const widths = [31, 50, 43, 36, 36, 29];
  const row = { widths, gap: 6, room: 318, farthest: 12 };
  const middles = middlesOf(wished, row) ?? [];
  expect(middles).toHaveLength(6);
  for (const [at, middle] of middles.entries()) {
    expect(Math.abs(middle - (wished[at] ?? 0))).toBeLessThanOrEqual(12);
    const next = middles[at + 1];
    if (next === undefined) continue;
    expect(next - middle).toBeGreaterThanOrEqual(((widths[at] ?? 0) + (widths[at + 1] ?? 0)) / 2 + 6 - 1e-9);
  }
  expect(middlesOf([20, 120, 220], { ...row, widths: [30, 30, 30] })).toEqual([20, 120, 220]);
  expect(middlesOf([5, 313], { ...row, widths: [30, 30] })).toEqual([15, 303]);
  expect(middlesOf(wished, { ...row, farthest: 1 })).toBeNull();
  expect(middlesOf(wished, { ...row, room: 200 })).toBeNull();
});

test("shares are percent of the whole, and nothing has no parts", () => {
  expect(shareOf(1, 4)).toBe(25);
  expect(shareOf(0, 4)).toBe(0);
  expect(shareOf(4, 0)).toBeNull();
  expect(shareOf(null, 4)).toBeNull();
});

test("a funnel says how many stop before each step, and what is left of the first", () => {
  expect(stopsOf([200, 50, 50, 0, 10])).toEqual([
    { stopped: null, share: null, ofFirst: 100 },
    { stopped: 150, share: 75, ofFirst: 25 },
    { stopped: 0, share: 0, ofFirst: 25 },
    { stopped: 50, share: 100, ofFirst: 0 },
    { stopped: 0, share: null, ofFirst: 5 },
  ]);
});

test("those who stop and those who are left are together those who came", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1e6), { minLength: 2, maxLength: 9 }), (came) => {
      const falling = came.sort((a, b) => b - a);
      const stops = stopsOf(falling);
      const stopped = stops.reduce((sum, { stopped: some }) => sum + (some ?? 0), 0);
      expect(stopped + (falling.at(-1) ?? 0)).toBe(falling[0]);
    }),
    budget(),
  );
});

test("a change is told in percent of the figure before, and in its own unit where there is no percent", () => {
  expect(changeOf(110, 100)).toEqual({ kind: "more", by: 10, percent: 10 });
  expect(changeOf(75, 100)).toEqual({ kind: "less", by: 25, percent: 25 });
  expect(changeOf(5, 0)).toEqual({ kind: "more", by: 5, percent: null });
  expect(changeOf(-2, -6)).toEqual({ kind: "more", by: 4, percent: null });
  expect(changeOf(0, 0)).toEqual({ kind: "same" });
  expect(changeOf(3, null)).toEqual({ kind: "unknown" });
});

test("shades are equal fifths of the highest, and nothing has none", () => {
  expect([0, 1, 20, 21, 80, 81, 100].map((value) => shadeOf(value, 100))).toEqual([0, 1, 1, 2, 4, 5, 5]);
  expect(shadeOf(0, 0)).toBe(0);
});

test("parts above zero stand on each other, and those below hang", () => {
  const rows = [{ id: "1", label: "1", values: [3, -2, 4, -5, null] }];
  const ends = endsOf(
    rows,
    ["a", "b", "c", "d", "e"].map((label) => ({ label })),
  );
  expect([Math.min(...ends), Math.max(...ends)]).toEqual([-7, 7]);
});

test("a small line is whole within its box, level for equal figures, and broken where nothing is known", () => {
  expect(smallLine([1, 3])).toBe("M2.0 26.0L94.0 2.0");
  expect(smallLine([7, 7, 7])).toBe("M2.0 14.0L48.0 14.0L94.0 14.0");
  expect(smallLine([1, null, 3])).toBe("M2.0 26.0M94.0 2.0");
  expect(smallLine([])).toBe("");
});

test("a figure has its unit: one of one, many of none, the dollar before it and after the minus", () => {
  expect(withUnit(1, { unit: ["stone", "stones"] })).toBe("1 stone");
  expect(withUnit(0, { unit: ["stone", "stones"] })).toBe("0 stones");
  expect(withUnit(-1234.5, { unit: "$", decimals: true })).toBe("−$1,234.50");
  expect(withUnit(-1234, { unit: "$" })).toBe("−$1,234");
  expect(withUnit(1.5, { unit: "ct", decimals: true })).toBe("1.50 ct");
  expect(withUnit(null, { unit: "ct" })).toBe("–");
});
