import { expect, test } from "vitest";
import { chain, checkpoint, histories, modelTests } from "#features/workflows/verdicts.ts";
import { aModel, goodVerdict, memoFigures } from "#support/workflow-rows.ts";

type Figures = Parameters<typeof modelTests>[0] & Parameters<typeof histories>[0];
type Chain = Parameters<typeof chain>[0];
type Checkpoint = NonNullable<Parameters<typeof checkpoint>[0]>;

const figures = memoFigures() as Figures;
const walk = { ...figures.walk } as NonNullable<Figures["walk"]>;
const whole = goodVerdict().chain as Chain;
const signed = goodVerdict().checkpoint as Checkpoint;

test("only what was looked at and is whole is green", () => {
  const cases: [hue: string, verdict: { hue: string }][] = [
    ["green", histories(figures)],
    ["gray", histories({ ...figures, is_recorded: false })],
    ["red", histories({ ...figures, conformance: { ...figures.conformance, deviations: 1 } })],
    ["green", chain(whole)],
    ["orange", chain({ ...whole, state: "unchecked" })],
    ["red", chain({ ...whole, state: "broken", broken_at: 7 })],
    ["red", chain({ ...whole, state: "broken", broken_at: null })],
    ["green", checkpoint(signed)],
    ["orange", checkpoint(null)],
    ["red", checkpoint({ ...signed, agrees: false, why: "otherEntry" })],
    ["red", checkpoint({ ...signed, agrees: false, why: null })],
    ["green", modelTests(figures)],
    ["orange", modelTests({ ...figures, walk: null })],
    ["orange", modelTests({ ...figures, walk: { ...walk, model: "f".repeat(64) } })],
    ["orange", modelTests({ ...figures, walk: { ...walk, covered: walk.transitions - 1 } })],
    ["red", modelTests({ ...figures, walk: { ...walk, mutants_killed: walk.mutants - 1 } })],
  ];
  for (const [hue, verdict] of cases) expect(verdict, JSON.stringify(verdict)).toMatchObject({ hue });
});

test("the verdict on the tests names the day and the commit of the walk", () => {
  expect(modelTests(figures).says).toMatch(/refusals, walked on 20\/11\/2026 at commit ed5971b0$/);
  expect(modelTests({ ...figures, walk: { ...walk, commit: null } }).says).toMatch(/walked on 20\/11\/2026$/);
});

test("a walk of another model is no proof of this one", () => {
  const other = modelTests({ model: aModel, walk: { ...walk, model: "0123456789".padEnd(64, "f") } });
  expect(other.says).toBe("walked as 01234567, a different model");
});
