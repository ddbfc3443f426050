import { describe, expect, test } from "vitest";
import { lostRowName, stepThatLoses } from "#domain/lost-deals.ts";

const house = (attribute: string, code: string) => `${attribute} ${code}`;

test.each([
  [{ hold: 4, request: 8, memo: 1 }, "request"],
  [{ hold: 4, request: 8, memo: 8 }, null],
  [{ hold: 0, request: 0, memo: 0 }, null],
  [{}, null],
] as const)("of %j lost lines, the step that loses most is %s", (lost, step) => {
  expect(stepThatLoses(lost)).toBe(step);
});

describe("a row of lost deals", () => {
  test.each([
    ["shape", "ROUND", null, "shape ROUND"],
    ["color", "D", null, "color D"],
    ["color", "-", null, "No colour"],
    ["clarity", "-", null, "No clarity"],
    ["type", "fancy", null, "Fancy"],
    ["carat", "0", null, "0.00–0.29 ct"],
    ["carat", "10", null, "10.00 ct and more"],
    ["associate", "-", null, "No associate"],
    ["client", "7", "Mara Lind", "Mara Lind"],
    ["client", null, null, "All"],
  ] as const)("by %s with the value %s and the name %s is called %s", (by, value, name, said) => {
    expect(lostRowName(by, { value, name }, house)).toBe(said);
  });
});
