import { expect, test } from "vitest";
import { recordOf, withBrowserOf } from "../../tools/walk-record.ts";
import type { WalkLine } from "../../tools/walk-report.ts";

const figures = (covered: number) => ({ transitions: 5, covered, missing: [], refusals: 0 });
const line = (model: string, browser: WalkLine["targets"]["browser"]): WalkLine => ({
  machine: "hold",
  version: "1.0.0",
  model,
  states: 3,
  transitions: 5,
  covered: 5,
  refusals: 7,
  mutants: 2,
  mutants_killed: 2,
  targets: { machine: figures(5), http: figures(5), browser },
});

test("a walk without a browser keeps the browser's figures of a model that is still the same, and of no other", () => {
  const [same] = withBrowserOf([line("one", null)], [line("one", figures(4))]);
  expect(same?.targets.browser).toEqual(figures(4));
  const [changed] = withBrowserOf([line("two", null)], [line("one", figures(4))]);
  expect(changed?.targets.browser).toBeNull();
  const [walked] = withBrowserOf([line("one", figures(5))], [line("one", figures(4))]);
  expect(walked?.targets.browser).toEqual(figures(5));
});

test("the record of a walk names its day and its commit, and sums up what it walked", () => {
  const at = new Date("2026-12-01T10:00:00Z");
  const record = recordOf([line("one", figures(4))], { commit: "ed5971b0", at });
  expect(record).toMatchObject({ walked_at: "2026-12-01T10:00:00.000Z", commit: "ed5971b0" });
  expect(record.summary.targets.browser).toMatchObject({ machines: 1, transitions: 5, covered: 4 });
});
