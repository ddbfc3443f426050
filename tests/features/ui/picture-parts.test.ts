import fc from "fast-check";
import { expect, test } from "vitest";
import { budget } from "#support/budget.ts";
import type { Point } from "#ui/workflow-picture/layout.ts";
import { along, headPath, lengthOf, linePath } from "#ui/workflow-picture/line.ts";
import { standaloneSvg } from "#ui/workflow-picture/standalone.ts";
import { textWidth, wrap } from "#ui/workflow-picture/text-width.ts";
import { lasting } from "#ui/workflow-picture/words.ts";

test.each([
  [0, "0 s"],
  [59_000, "59 s"],
  [41 * 60_000, "41 min"],
  [5.2 * 3_600_000, "5.2 h"],
  [23.9 * 3_600_000, "24 h"],
  [1.4 * 86_400_000, "1.4 d"],
  [1_200 * 86_400_000, "1,200 d"],
])("%d ms are shown as %s", (milliseconds, shown) => {
  expect(lasting(milliseconds)).toBe(shown);
});

const word = fc.stringMatching(/^[a-z]{1,12}$/);

test("wrapped words are the same words, and no line of several is wider than allowed", () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), fc.integer({ min: 60, max: 300 }), (words, width) => {
      const lines = wrap(words.join(" "), 12, width);
      expect(lines.join(" ")).toBe(words.join(" "));
      for (const line of lines.filter((one) => one.includes(" "))) {
        expect(textWidth(line, 12)).toBeLessThanOrEqual(width);
      }
    }),
    budget(),
  );
});

/** A way of level and upright pieces, as layouts have them. */
const way = fc
  .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 200 })), { minLength: 1, maxLength: 6 })
  .map((steps) => {
    const points: Point[] = [[0, 0]];
    for (const [level, by] of steps) {
      const [x, y] = points.at(-1) ?? [0, 0];
      points.push(level ? [x + by, y] : [x, y + by]);
    }
    return points;
  });

test("a line begins where its arrow begins, its head ends where the arrow ends, and nothing of them is no number", () => {
  fc.assert(
    fc.property(way, fc.double({ min: 0.5, max: 6, noNaN: true }), (points, weight) => {
      const [endX, endY] = points.at(-1) ?? [0, 0];
      expect(linePath(points)).toMatch(/^M0,0/);
      expect(headPath(points, weight).startsWith(`M${endX},${endY}L`)).toBe(true);
      expect(linePath(points) + headPath(points, weight)).not.toMatch(/NaN|undefined|Infinity/);
    }),
    budget(),
  );
});

test("a point along a line lies as far from its beginning as asked, and never beyond its end", () => {
  fc.assert(
    fc.property(way, fc.double({ min: 0, max: 2, noNaN: true }), (points, share) => {
      const [x, y] = along(points, lengthOf(points) * share);
      expect(x + y).toBeCloseTo(lengthOf(points) * Math.min(1, share), 5);
    }),
    budget(),
  );
});

test("a picture that stands alone brings its colours for light and dark, and its name space once", () => {
  const text = standaloneSvg('<svg class="workflow-picture"><g/></svg>', ".a { fill: red; }");
  expect(text.match(/xmlns=/g)).toHaveLength(1);
  expect(text).toContain("prefers-color-scheme:dark");
  expect(text).toContain(".a { fill: red; }");
  expect(standaloneSvg(text, "").match(/xmlns=/g)).toHaveLength(1);
});
