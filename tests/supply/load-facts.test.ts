import { describe, expect, test } from "vitest";
import type { LoadMode } from "#domain/load.ts";
import { loadLogWords } from "#domain/load-log-words.ts";
import { waitSentence } from "#domain/load-words.ts";
import { countsIn, factsIn, waitsIn } from "#server/supply/load-facts.ts";
import { suggestMapping } from "#server/supply/understand/suggest-mapping.ts";
import { supplyWorld } from "#support/supply-world.ts";

const none = { new: 0, changed: 0, same: 0, gone: 0, back: 0, refused: 0, conflict: 0, left_out: 0 };
const prices = {
  price_moved: 0,
  rising: 0,
  falling: 0,
  median: null,
  median_fall: null,
  listed: 0,
  with_report: 0,
  others: 0,
};
const { mapping } = suggestMapping({ rows: [], world: supplyWorld });
const earlier = { rows: null, mapping: null, isSameFile: false };
const factsOf = (figures: object, mode: LoadMode = "whole") =>
  factsIn({ ...none, ...prices, rows: 0, ...figures }, earlier, mapping, mode);

test("a share is as precise as it is shown: with two decimals", () => {
  expect(factsOf({ rows: 31, refused: 8 }).refused_pct).toBe(25.81);
  expect(factsOf({ rows: 34, refused: 8, left_out: 3 }).refused_pct).toBe(25.81);
  expect(factsOf({ listed: 7, gone: 1, conflict: 1 }).gone_pct).toBe(28.57);
});

test("a share of nothing is none, and of everything a hundred", () => {
  expect(factsOf({}).refused_pct).toBe(0);
  expect(factsOf({ rows: 3, refused: 3 }).refused_pct).toBe(100);
});

describe("a list in which most prices fall, each by little, may be an earlier one", () => {
  const limits = { gone_limit_pct: 20, price_limit_pct: 30 };
  const found = (figures: object, mode?: LoadMode) => {
    const whole = { ...none, ...prices, rows: 0, listed: 1_000, median_fall: "-3.00", ...figures };
    const facts = { ...factsOf(whole, mode), is_first: false };
    return { counts: countsIn(whole), facts, waits: waitsIn(facts, countsIn(whole), limits) };
  };
  const waits = (figures: object, mode?: LoadMode) => found(figures, mode).waits;

  test("it waits, and says how many of how many prices fall, and by how much", () => {
    const figures = { changed: 52_479, falling: 52_479, same: 1_457, listed: 55_393, gone: 1_457 };
    const { counts, facts, waits: reasons } = found(figures);
    expect(reasons).toEqual(["pricesFall"]);
    expect(waitSentence("pricesFall", { counts, facts })).toBe(
      "52,479 of 53,936 prices fall, by 3.00 % at the median. The file may be an earlier one.",
    );
  });

  test("the log keeps that they fall together, and the reason", () => {
    const { facts } = found({ changed: 900, falling: 900, same: 100 });
    expect(loadLogWords("load", "facts", facts)).toContain("The prices fall together, by 3.00 % at the median.");
    expect(loadLogWords("load", "facts", found({ same: 100 }).facts)?.join(" ")).not.toContain("fall together");
    expect(loadLogWords("load", "waits_for", ["pricesFall"])).toEqual([
      "Reason to wait: Most of the prices fall, each by little. The file may be an earlier one.",
    ]);
  });

  test("a load from before the house looked at this says the reason without figures", () => {
    expect(waitSentence("pricesFall", { counts: null, facts: null })).toBe(
      "Most of the prices fall, each by little. The file may be an earlier one.",
    );
  });

  test("from twenty prices on, of which four in five fall, and that are half of those compared", () => {
    expect(waits({ changed: 20, rising: 4, falling: 16, same: 20 })).toEqual(["pricesFall"]);
    expect(waits({ changed: 19, falling: 19 })).toEqual([]);
    expect(waits({ changed: 100, rising: 21, falling: 79 })).toEqual([]);
    expect(waits({ changed: 50, falling: 50, same: 51 })).toEqual([]);
    expect(waits({ changed: 40, falling: 40, back: 41 })).toEqual([]);
  });

  test("stones that change otherwise count as prices that stay", () => {
    expect(waits({ changed: 60, falling: 20 })).toEqual([]);
  });

  test("prices that rise are no sign of it", () => {
    expect(waits({ changed: 900, rising: 900, same: 100, median_fall: null })).toEqual([]);
  });

  test("prices that fall beyond the provider's limit are told as such, and not a second time", () => {
    const far = { changed: 900, falling: 900, same: 100, price_moved: 900, median: "-31.00", median_fall: "-31.00" };
    expect(waits(far)).toEqual(["priceShare"]);
    expect(waits({ ...far, median: "-30.00", median_fall: "-30.00", price_moved: 0 })).toEqual(["pricesFall"]);
  });

  test("a list of changes names little else, so it waits from a twentieth of the provider's stock on", () => {
    const changes = (falling: number, listed: number) => waits({ changed: falling, falling, listed }, "changes");
    expect(changes(19, 100)).toEqual([]);
    expect(changes(20, 400)).toEqual(["pricesFall"]);
    expect(changes(20, 401)).toEqual([]);
    expect(changes(100, 2_000)).toEqual(["pricesFall"]);
    expect(changes(499, 50_000)).toEqual([]);
    expect(changes(500, 50_000)).toEqual(["pricesFall"]);
  });
});
