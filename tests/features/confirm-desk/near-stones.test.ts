import { describe, expect, test } from "vitest";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { afterDecision } from "#features/confirm-desk/after-decision.ts";
import { nearestOf, nearSearch, withOffer } from "#features/confirm-desk/near-stones.ts";
import { aStoneOnWire } from "#support/a-stone-on-wire.ts";

const listed = (...codes: string[]) => codes.map((code) => ({ code, name: code, keyword: null }));
const vocabulary: Vocabulary = {
  color: listed("D", "E", "F", "G"),
  clarity: listed("FL", "IF", "VVS1", "VVS2"),
};

describe("what could be offered in place of a stone", () => {
  test("is available, of the same shape, type and origin, of the same laboratory, nearly as heavy, and a step away in colour and clarity", () => {
    const stone = aStoneOnWire({ color: "E", clarity: "IF", carat: 1.2, shape: "OVAL", stone_origin: 1 });
    expect(nearSearch(stone, vocabulary, 5000, "below")).toEqual({
      diamond_type: "white",
      availability: 1,
      attributes: {
        shape: { values: ["OVAL"] },
        stone_origin: { values: ["1"] },
        lab: { values: ["GIA"] },
        color: { values: ["D", "E", "F"] },
        clarity: { values: ["FL", "IF", "VVS1"] },
      },
      ranges: { carat: { from: 1.14, to: 1.26 }, markup_ppc: { to: 5000 } },
      sort: "-markup_ppc",
    });
  });

  test("has at the end of a list one neighbour alone, and of a code that no list knows none", () => {
    const of = (color: string) => nearSearch(aStoneOnWire({ color }), vocabulary, 1, "below").attributes?.color?.values;
    expect(of("D")).toEqual(["D", "E"]);
    expect(of("G")).toEqual(["F", "G"]);
    expect(of("Z")).toEqual(["Z"]);
  });

  test("of a fancy stone has the same colour", () => {
    const fancy = aStoneOnWire({ diamond_type: "fancy", color: null, fancy_color: "YELLOW" });
    const { diamond_type, attributes } = nearSearch(fancy, vocabulary, 1, "above");
    expect(diamond_type).toBe("fancy");
    expect(attributes?.fancy_color).toEqual({ values: ["YELLOW"] });
    expect(attributes?.color).toBeUndefined();
  });

  test("is asked for on both sides of the price, none of them twice", () => {
    const above = nearSearch(aStoneOnWire(), vocabulary, 5000.29, "above");
    expect(above.ranges?.markup_ppc).toEqual({ from: 5000.3 });
    expect(above.sort).toBe("markup_ppc");
  });

  test("are the three nearest in price, of two as near the cheaper", () => {
    const found = [5200, 4990, 5010, 4000].map((markup_ppc) => ({ stock_no: `NW${markup_ppc}`, markup_ppc }));
    expect(nearestOf(found, 5000).map(({ markup_ppc }) => markup_ppc)).toEqual([4990, 5010, 5200]);
  });

  test("stands in the reason that the client reads", () => {
    const two = [
      { stock_no: "NW1", markup_ppc: 1 },
      { stock_no: "NW2", markup_ppc: 2 },
    ];
    expect(withOffer(" Promised already ", two)).toBe("Promised already. Instead: NW1, NW2.");
    expect(withOffer("Promised already!", two)).toBe("Promised already! Instead: NW1, NW2.");
  });
});

describe("after a decision", () => {
  const queue = [1, 2, 3, 4].map((id) => ({ id }));
  const of = (...ids: number[]) => ids.map((id) => ({ id }));

  test("the next request opens, at the end of the queue the one before", () => {
    expect(afterDecision(queue, 2, of(2))).toBe(3);
    expect(afterDecision(queue, 4, of(4))).toBe(3);
    expect(afterDecision(queue, 2, of(2, 3))).toBe(4);
    expect(afterDecision(queue, 4, of(3, 4))).toBe(2);
    expect(afterDecision(of(1), 1, of(1))).toBeUndefined();
  });

  test("what was open stays so where others were decided", () => {
    expect(afterDecision(queue, 2, of(3, 4))).toBe(2);
  });
});
