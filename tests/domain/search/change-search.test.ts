import { expect, test } from "vitest";
import {
  chooseAvailability,
  chooseRange,
  chooseUpTo,
  chooseValues,
  conditionsOf,
  kindOf,
  lift,
  liftAll,
  setContain,
  toggleRange,
  toggleValue,
  widenRange,
} from "#domain/search/change-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";

const search: StoneSearch = {
  diamond_type: "white",
  sort: "-carat",
  availability: 1,
  attributes: { color: { values: ["D", "E"] }, shade: { values: ["BROWN"], contain: 2 } },
  ranges: { carat: { from: 1, to: 1.49 } },
  begins: "JD",
  startDate: "2026-01-01",
};

test("the moment of an arrival is one condition with its days, and is lifted with them", () => {
  const search: StoneSearch = { since: "2026-11-21T14:05:00Z", startDate: "2026-11-21", begins: "JD" };
  expect(conditionsOf(search)).toEqual(["begins", "arrived_at"]);
  expect(lift(search, ["arrived_at"])).toEqual({ begins: "JD" });
});

test("a value goes out of its list and in again, and other lists stay as they are", () => {
  const without = toggleValue(search, "color", "D");
  expect(without).toEqual({ ...search, attributes: { ...search.attributes, color: { values: ["E"] } } });
  expect(toggleValue(without, "color", "D").attributes).toEqual({
    color: { values: ["E", "D"] },
    shade: { values: ["BROWN"], contain: 2 },
  });
});

test("an attribute without a value is no condition any more", () => {
  expect(toggleValue({ attributes: { cut: { values: ["EX"] } } }, "cut", "EX")).toEqual({});
});

test("a value joins what is not wanted as long as the list is of what is not wanted", () => {
  expect(toggleValue(search, "shade", "GREEN").attributes?.shade).toEqual({ values: ["BROWN", "GREEN"], contain: 2 });
  expect(setContain(search, "shade", 1).attributes?.shade).toEqual({ values: ["BROWN"] });
  expect(setContain(search, "color", 2).attributes?.color).toEqual({ values: ["D", "E"], contain: 2 });
  expect(setContain(search, "cut", 2)).toBe(search);
});

test("values from the last chosen one up to another are added, whichever comes first", () => {
  const colors = ["D", "E", "F", "G", "H", "I"];
  const of = (values: string[]): StoneSearch => ({ attributes: { color: { values } } });
  expect(chooseUpTo(of(["D"]), "color", "G", colors)).toEqual(of(["D", "E", "F", "G"]));
  expect(chooseUpTo(of(["D", "G"]), "color", "E", colors)).toEqual(of(["D", "G", "F", "E"]));
  // the next choice goes on from the last one
  expect(chooseUpTo(chooseUpTo(of(["F"]), "color", "H", colors), "color", "I", colors)).toEqual(
    of(["F", "G", "H", "I"]),
  );
  expect(chooseUpTo({}, "color", "G", colors)).toEqual(of(["G"]));
  expect(chooseUpTo(of(["Z"]), "color", "G", colors)).toEqual(of(["Z", "G"]));
  const unwanted: StoneSearch = { attributes: { color: { values: ["H"], contain: 2 } } };
  expect(chooseUpTo(unwanted, "color", "I", colors).attributes?.color).toEqual({ values: ["H", "I"], contain: 2 });
});

test("a range is widened by another one, and an open end stays open", () => {
  const wider = (carat: { from?: number; to?: number }) =>
    widenRange({ ranges: { carat } }, "carat", { from: 0.5, to: 0.69 }).ranges;
  expect(wider({ from: 1, to: 1.49 })).toEqual({ carat: { from: 0.5, to: 1.49 } });
  expect(wider({ from: 0.3, to: 0.39 })).toEqual({ carat: { from: 0.3, to: 0.69 } });
  expect(wider({ from: 1 })).toEqual({ carat: { from: 0.5 } });
  expect(widenRange({}, "carat", { from: 0.5, to: 0.69 }).ranges).toEqual({ carat: { from: 0.5, to: 0.69 } });
});

test("a second range takes the place of the first", () => {
  const other = chooseRange(search, "carat", { from: 2, to: 2.99 });
  expect(other.ranges).toEqual({ carat: { from: 2, to: 2.99 } });
  expect(chooseRange(other, "ratio", { to: 1.05 }).ranges).toEqual({
    carat: { from: 2, to: 2.99 },
    ratio: { to: 1.05 },
  });
});

test("the same range again, or one without ends, lifts it", () => {
  expect(toggleRange(search, "carat", { from: 1, to: 1.49 }).ranges).toBeUndefined();
  expect(toggleRange(search, "carat", { from: 1.5, to: 1.99 }).ranges?.carat).toEqual({ from: 1.5, to: 1.99 });
  expect(chooseRange(search, "carat", { from: null }).ranges).toBeUndefined();
});

test("one type is cleared and the others stay; all are cleared and none stays", () => {
  expect(lift(search, ["color", "carat", "arrived_at"])).toEqual({
    diamond_type: "white",
    sort: "-carat",
    availability: 1,
    attributes: { shade: { values: ["BROWN"], contain: 2 } },
    begins: "JD",
  });
  expect(liftAll(search)).toEqual({ diamond_type: "white", sort: "-carat" });
});

test("all stones is no condition", () => {
  expect(chooseAvailability(search, 2).availability).toBe(2);
  expect(chooseAvailability(search, 3)).not.toHaveProperty("availability");
});

test("every condition counts once, the type of the stones and their order do not", () => {
  expect(conditionsOf(search)).toEqual(["color", "shade", "carat", "availability", "begins", "arrived_at"]);
  expect(conditionsOf(liftAll(search))).toEqual([]);
});

test("all origins, named one by one, are the kind that is looked at too", () => {
  const all = { ...search, attributes: { ...search.attributes, stone_origin: { values: ["1", "2"] } } };
  expect(kindOf(all)).toEqual({ diamond_type: "white", stone_origin: null });
  expect(conditionsOf(all)).toEqual(conditionsOf(search));
  expect(liftAll(all).attributes).toEqual({ stone_origin: { values: ["1", "2"] } });
});

test("lab grown or natural is the kind that is looked at: no condition, and cleared by nobody but who asks for both", () => {
  const natural = { ...search, attributes: { ...search.attributes, stone_origin: { values: ["2"] } } };
  expect(kindOf(natural)).toEqual({ diamond_type: "white", stone_origin: 2 });
  expect(conditionsOf(natural)).toEqual(conditionsOf(search));
  expect(liftAll(natural)).toEqual({
    diamond_type: "white",
    sort: "-carat",
    attributes: { stone_origin: { values: ["2"] } },
  });
  expect(kindOf(chooseValues(natural, "stone_origin", []))).toEqual({ diamond_type: "white", stone_origin: null });
  const not = { attributes: { stone_origin: { values: ["1"], contain: 2 as const } } };
  expect(kindOf(not)).toEqual({ diamond_type: null, stone_origin: null });
  expect(conditionsOf(not)).toEqual(["stone_origin"]);
});
