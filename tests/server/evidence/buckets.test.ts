import fc from "fast-check";
import { expect, test } from "vitest";
import { bucketOf, quantile } from "#server/evidence/buckets.ts";
import { budget } from "#support/budget.ts";

const inBuckets = (all: readonly number[]) => all.map((ms) => ({ bucket: bucketOf(ms), stays: 1 }));
const stay = fc.oneof(
  fc.nat(1000),
  fc.nat(100_000_000),
  fc.nat(2 ** 31 - 1).map((seconds) => seconds * 1000),
);

test("what is read from buckets is wrong by one part in twenty at most, and of no time at all not wrong", () => {
  fc.assert(
    fc.property(fc.array(stay, { minLength: 1, maxLength: 60 }), fc.constantFrom(0.5, 0.9, 1), (all, part) => {
      const sorted = [...all].sort((a, b) => a - b);
      const exact = sorted[Math.ceil(sorted.length * part) - 1] ?? 0;
      const told = quantile(inBuckets(all), part) ?? Number.NaN;
      // A whole number of milliseconds is told.
      expect(Math.abs(told - exact)).toBeLessThanOrEqual(exact * 0.0445 + 0.5);
    }),
    budget(),
  );
});

test("however the stays are gathered, the same is told", () => {
  fc.assert(
    fc.property(fc.array(stay, { minLength: 1 }), fc.constantFrom(0.5, 0.9), (all, part) => {
      const counts = new Map<number, number>();
      for (const ms of all) counts.set(bucketOf(ms), (counts.get(bucketOf(ms)) ?? 0) + 1);
      const gathered = [...counts].map(([bucket, stays]) => ({ bucket, stays }));
      expect(quantile(gathered, part)).toBe(quantile(inBuckets(all), part));
    }),
    budget(),
  );
});

test("of nothing nothing is told", () => {
  expect(quantile([], 0.5)).toBeNull();
});
