import { expect, test } from "vitest";
import { sameValue } from "#ui/form/same-value.ts";

test("a search is the same in whatever order the house has kept its parts", () => {
  const search = { diamond_type: "white", attributes: { color: { values: ["D", "E"] }, lab: { values: ["GIA"] } } };
  const kept = { attributes: { lab: { values: ["GIA"] }, color: { values: ["D", "E"] } }, diamond_type: "white" };
  expect(sameValue(search, kept)).toBe(true);
  expect(sameValue(search, { ...kept, diamond_type: "fancy" })).toBe(false);
});

test("a list in another order is another list", () => {
  expect(sameValue(["D", "E"], ["E", "D"])).toBe(false);
});
